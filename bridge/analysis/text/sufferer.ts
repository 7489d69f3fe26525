import { readWordSets } from '../lexicon/word-files.ts';
import { onceFor } from './once-for.ts';
import type { CaseText, Hit } from './read-text.ts';
import type { Word } from './read-words.ts';
import { belongsToAnother, isApart, type Person, personOf, type Whose } from './subjects.ts';

const list = readWordSets('sufferers.txt');
const [bystanders, articles] = [list('bystanders'), list('articles')];
const [prepositions, besideNoun] = [list('prepositions'), list('beside noun')];
const [objects, relatives] = [list('objects'), list('relatives')];
const [women, men, own, strangers] = [list('women'), list('men'), list('own'), list('strangers')];
/** "My friend" in the first words: the writer asks for the friend. */
const FRIEND_ASKED_FOR = 14;
/** The same person by another pronoun: "pushed her and she fell", "she broke her arm". */
const formerOf: Readonly<Record<string, readonly string[]>> = {
  he: ['him'],
  she: ['her'],
  his: ['he', 'him'],
  her: ['she'],
};
const SENTENCES_BACK = 3;
/** "Father, 79, in the home since March": the notes are about him. */
const OPENING = 4;
const HURT_REACH = 8;

interface Mention {
  readonly at: number;
  readonly form: string;
  readonly person: Person;
}

/** "Husband, 37, cyclist, killed by": another word for the person named before. */
function isApposition({ words, text }: CaseText, at: number): boolean {
  const before = text.slice(Math.max(0, (words[at]?.start ?? 0) - 2), words[at]?.start);
  if (before.includes('(')) return true;
  const after = text.slice(words[at]?.end, (words[at]?.end ?? 0) + 1);
  return before.startsWith(',') && after === ',';
}

function personsOf(text: CaseText): Mention[] {
  return text.hits('people').flatMap(({ concept, first, last }): Mention[] => {
    const form = text.words[last]?.form ?? '';
    if (concept.name === 'people.befallen') return [{ at: first, form, person: 'other' }];
    const person = personOf[concept.name];
    if (person === undefined || bystanders.has(form) || articles.has(form)) return [];
    if (form === 'they' && text.hits('people.staff').some((staff) => staff.first === first)) return [];
    if (person === 'other' && isApposition(text, last)) return [];
    const isStranger = person === 'family' && strangers.has(text.words[last - 1]?.form ?? '');
    if (isStranger || isApart(text.words, last, person))
      return [{ at: person === 'client' ? last - 2 : last, form, person: 'other' }];
    const asked = form.startsWith('friend') && last < FRIEND_ASKED_FOR && text.words[last - 1]?.form === 'my';
    return [{ at: last, form, person: asked ? 'family' : person }];
  });
}

/** "hit by a drunk driver", "fell at the neighbor's", "the man who hit me broke his leg": named, but not the one the clause is about. */
function besidePreposition(words: readonly Word[], at: number): boolean {
  if (relatives.has(words[at + 1]?.form ?? '')) return false;
  if (objects.has(words[at]?.form ?? '') && relatives.has(words[at - 2]?.form ?? '')) return true;
  let before = at - 1;
  while (at - before <= 2 && besideNoun.has(words[before]?.form ?? '')) before -= 1;
  return prepositions.has(words[before]?.form ?? '') && words[before]?.clause === words[at]?.clause;
}

/** "Only one girl was working. Broke his hip": "his" is not the girl's. */
const mayBeSame = (...forms: string[]): boolean => ![women, men].every((one) => forms.some((form) => one.has(form)));
const mayMean = ({ form, person }: Mention, pronoun: string): boolean =>
  person !== 'third' && (person !== 'other' || mayBeSame(form, pronoun));

/** The mention right before in its sentence, where it is the same person by another pronoun. */
function sameBefore({ at, form }: Mention, persons: readonly Mention[], words: readonly Word[]): Mention | undefined {
  const last = persons.findLast((one) => one.at < at);
  if (last === undefined || words[last.at]?.sentence !== words[at]?.sentence) return undefined;
  return formerOf[form]?.includes(last.form) ? last : undefined;
}

/** "My son was hit", "a truck hit my brother": whether "he" means a relative shown hurt, though one not hurt was named since. */
function ofHurt({ words, told, hits }: CaseText, persons: readonly Mention[], named: readonly Mention[]) {
  const suffered = ['matter.befallen', 'matter.struck', 'harm', 'harm_light'].flatMap((name) => told(name));
  const hurt = suffered.flatMap(({ first, last, sentence, concept: { family, attributes } }) => {
    const end = family === 'matter' ? last + 1 : first;
    const isNear = ({ at }: Mention) => at < end && end - at <= HURT_REACH && words[at]?.sentence === sentence;
    return attributes.victim === 'object' ? [] : (named.findLast(isNear) ?? []);
  });
  const nouns = persons.filter(({ person }) => person === 'family' || person === 'other');
  const relatives = hurt.flatMap(({ at, form, person }) => {
    const meant = nouns.findLast((one) => one.at <= at && mayBeSame(one.form, form));
    return meant?.person === 'family' && person !== 'client' ? meant : [];
  });
  return (third: Mention, since?: Mention): boolean =>
    !hurt.some((one) => one === since) &&
    hits('matter.blamed').length === 0 &&
    relatives.some(({ at, form }) => at < third.at && mayBeSame(form, third.form));
}

/** "A jogger was bitten. 12 stitches", "two punctures, urgent care gave her pills": whose a harm is beside which none is named. */
function shownBeside({ words, hits }: CaseText, persons: readonly Mention[], sentence = 0): Mention | undefined {
  const shown = hits('matter.befallen').findLast((hit) => hit.sentence === sentence || hit.sentence === sentence - 1);
  return persons.findLast(({ at }) => at <= (shown?.last ?? -1) && words[at]?.sentence === shown?.sentence);
}

/** Says of every phrase about the body, care or work whose it is. Where nothing speaks for somebody else, it is the client's. */
export const suffererOf = onceFor((text: CaseText): ((hit: Pick<Hit, 'concept' | 'first' | 'last'>) => Whose) => {
  const { words, narration } = text;
  const persons = personsOf(text);
  const [opening] = persons;
  const report = narration === 'report' && !(opening !== undefined && opening.at < OPENING && own.has(opening.form));
  const sentenceOf = (at: number): number => words[at]?.sentence ?? 0;
  const named = persons.filter(({ at }) => !besidePreposition(words, at));
  const first = persons.find(({ form }) => form !== 'my' && form !== 'our');
  const isHurtRelative = ofHurt(text, persons, named);
  const isNamed = first !== undefined && (first.at < OPENING || words[first.at - 1]?.form === 'your');
  const isOfRelative = isNamed && first.person === 'family' && words[first.at + 1]?.form !== 'and';
  const meantBy = (third: Mention, object = objects.has(third.form) && third.form !== 'her'): Whose => {
    const sentence = words[third.at]?.sentence ?? 0;
    const same = object ? undefined : sameBefore(third, persons, words);
    if (same !== undefined) return meantBy(same, objects.has(same.form));
    const back = persons.findLast((one) => {
      const { at, person } = one;
      const gap = sentence - (words[at]?.sentence ?? 0);
      if (at >= third.at || !mayMean(one, third.form) || gap > (report ? 1 : SENTENCES_BACK)) return false;
      if (object && words[at]?.clause === words[third.at]?.clause) return false;
      return person === 'family' || (person === 'other' ? !belongsToAnother(words, at) : report);
    });
    if (!report && back?.person !== 'family' && isHurtRelative(third, back)) return 'family';
    if (back === undefined) return report ? 'client' : isOfRelative ? 'family' : 'other';
    if (back.person === 'other' && /^(?:an)?other$/.test(words[back.at - 1]?.form ?? '')) return 'other';
    return report && back.person === 'other' ? 'client' : (back.person as Whose);
  };
  const thirdHarmed = (before: number): Whose => {
    const isNear = (at: number) => at < before && sentenceOf(before) - sentenceOf(at) <= SENTENCES_BACK;
    if (report) return 'client';
    return persons.some(({ at, person }) => person === 'family' && isNear(at)) ? 'family' : 'other';
  };
  const main: Whose = opening?.person === 'family' && opening.at < OPENING ? 'family' : 'client';
  const settle = (mention: Mention): Whose => (mention.person === 'third' ? meantBy(mention) : mention.person);
  return ({ concept, first, last }) => {
    const { clause, sentence } = words[first] ?? {};
    const beside = named.findLast(({ at }) => at < first && words[at]?.clause === clause);
    const before = beside ?? named.findLast(({ at }) => at < first && words[at]?.sentence === sentence);
    const within = persons.findLast(({ at }) => at >= first && at <= last);
    if (concept.attributes.victim === 'object' && within !== undefined) {
      const attacker = before === undefined ? undefined : settle(before);
      if (within.person !== 'client' && attacker === 'client') return 'other';
      if (within.person === 'third') return thirdHarmed(first);
    }
    if (within !== undefined) return settle(within);
    const after = persons.find(
      ({ at, form }) => at > last && at <= last + 2 && objects.has(form) && words[at]?.clause === clause,
    );
    if (after?.person === 'client') return 'client';
    const sufferer = before ?? (report ? undefined : shownBeside(text, persons, sentence));
    return sufferer === undefined ? main : settle(sufferer);
  };
});
