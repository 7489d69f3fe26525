import { onceFor } from './once-for.ts';
import type { CaseText, Hit } from './read-text.ts';

/** Notes about a relative name the relative in the first two sentences, within so many words. */
const OPENING = 12;

const friends = new Set('friend friends buddy coworker coworkers roommate roommates'.split(' '));
/** "Left when mother got sick in 2017" dates what the client did. */
const whenWords = new Set('when after before while since until till cuando'.split(' '));

/** What may stand ahead of the relative who opens a clause, and how much of the clause is looked at. */
const owners = new Set('my our his her their the also and but then'.split(' '));
const OPENS = 8;

type Beside = (place: Pick<Hit, 'first' | 'last' | 'sentence'>) => boolean;

/** Whether something is said by the way: of a relative or friend ("his dad has a CDL"), or of another matter ("not related"). */
export const ofBystander = onceFor((text: CaseText): Beside => {
  const formOf = ({ last }: Hit) => text.words[last]?.form.replace(/s$/, '') ?? '';
  const family = text.hits('people.family');
  const opening = new Set(family.filter(({ first, sentence }) => sentence < 2 && first < OPENING).map(formOf));
  const others = text.hits('people.other').filter((hit) => friends.has(text.words[hit.last]?.form ?? ''));
  const client = text.hits('people.client');
  const bySentence = { family: Map.groupBy(family, sentenceOf), other: Map.groupBy(others, sentenceOf) };
  const isUnrelated = ofAnotherMatter(text);
  /** "Wife was in the hospital 3 nights": the relative who opens the clause, not the hospital. */
  const ofClause = ({ last, sentence }: Pick<Hit, 'last' | 'sentence'>): Hit | undefined => {
    const { clause } = text.words[last] ?? {};
    const relative = bySentence.family.get(sentence)?.findLast((hit) => hit.first <= last);
    if (relative === undefined || text.words[relative.last]?.clause !== clause) return undefined;
    const ahead = text.words.slice(Math.max(0, relative.first - OPENS), relative.first);
    const isFirst = ahead.every((word) => word.clause !== clause || owners.has(word.form));
    return isFirst && !client.some(({ first }) => first > relative.last && first < last) ? relative : undefined;
  };
  return (place) => {
    if (isUnrelated(place)) return true;
    const whose = text.whose(place);
    if (whose === 'client') return false;
    const isAhead = ({ first }: Hit) => first <= place.last;
    const named = bySentence[whose].get(place.sentence)?.findLast(isAhead) ?? ofClause(place);
    if (named === undefined) return whose === 'family' && opening.size === 0;
    const isWhen = text.words
      .slice(Math.max(0, named.first - 2), named.first)
      .some((word) => word.sentence === place.sentence && whenWords.has(word.form));
    return !isWhen && !opening.has(formOf(named));
  };
});

/** "My sister is divorcing in Charleston": the sentences that a relative opens, of whom they tell. */
export function relativeSentences(text: CaseText): ReadonlySet<number> {
  const isBeside = ofBystander(text);
  const opens = ({ first, sentence }: Hit): boolean =>
    text.words
      .slice(Math.max(0, first - OPENS), first)
      .every((word) => word.sentence !== sentence || owners.has(word.form));
  return new Set(
    text
      .hits('people.family')
      .filter((hit) => isBeside(hit) && opens(hit))
      .map(sentenceOf),
  );
}

const sentenceOf = ({ sentence }: Hit): number => sentence;

/** "Not related", "not involved": the sentence is about another matter. */
export function ofAnotherMatter(text: CaseText): Beside {
  const unrelated = text.hits('aside.unrelated').map(sentenceOf);
  return ({ sentence }) => unrelated.includes(sentence);
}

/** "My cousin had that surgeon too and she died", "prior claim settled": told of somebody beside the matter, or of an earlier one. */
export const ofAnecdote = onceFor((text: CaseText): ((place: Pick<Hit, 'last' | 'clause' | 'sentence'>) => boolean) => {
  const clients = text.hits('people.client');
  const ours = [...clients, ...text.hits('people.family')];
  const isNamedFirst = ({ first, sentence }: Hit) => !ours.some((one) => one.sentence === sentence && one.last < first);
  const isNamedOnce = ({ first }: Hit) =>
    text.words.filter(({ form }) => form === text.words[first + 1]?.form).length === 1;
  const others = text
    .hits('aside.others')
    .filter((hit) => text.narration !== 'report' && hit.sentence > 1 && isNamedFirst(hit) && isNamedOnce(hit));
  const prior = new Map(text.hits('aside.prior').map(({ clause, first }) => [clause, first]));
  return ({ sentence, clause, last }) =>
    last > (prior.get(clause) ?? last) ||
    others.some((one) => {
      const isOurs = clients.some((our) => our.clause === clause && our.first > one.last);
      return one.sentence === sentence && last > one.first && !isOurs;
    });
});
