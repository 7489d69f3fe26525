import { denials } from '../lexicon/match-words.ts';
import type { Concept } from '../lexicon/parse-lexicon.ts';
import { answerAfter } from '../text/denial.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import { askedAround, isAskedInTalk } from '../text/turns.ts';
import type { Lawyer, Told } from './case-facts.ts';
import { type Matter, matterOfArea } from './named-matter.ts';
import { follows, isToldAtLength, sayOf, spanOf } from './pick-told.ts';

const ofOthers = new Set(['people.other', 'people.family']);
const strangers = new Set(['people.other']);
const OTHER_PRONOUN = 'people.third';
/** "The aide has an attorney". */
const articles = new Set(['the', 'an', 'other']);
const isLawyer = /^(?:lawyer|attorney)s?$/;

/** Whether the one spoken of before a phrase is the client: nobody named, the client, or in a report "he" who is nobody else. */
function isOfClient(text: CaseText, { first, sentence, clause, mood }: Hit, others = ofOthers): boolean {
  if (
    articles.has(text.words[first - 2]?.form ?? '') &&
    text.words[first - 1]?.clause === clause &&
    !text.hits('people.client').some(({ last }) => last === first - 1)
  )
    return false;
  const people = text.hits('people');
  for (let next = people.findLastIndex(({ last }) => last < first); next >= 0; next -= 1) {
    const { concept, first: at, last, sentence: its } = people[next] as Hit;
    if (its !== sentence) break;
    if (last >= first) continue;
    if (isLawyer.test(text.words[at]?.form ?? '')) continue;
    if (concept.name === 'people.client') return true;
    const isThird = concept.name === OTHER_PRONOUN && text.narration === 'first_person' && mood !== 'asked';
    if (others.has(concept.name) || isThird) return false;
  }
  return true;
}

/** Where spouses and heirs face each other, "her lawyer" may be anybody's. */
const facing = /divorc|custod|famil|estate|probate/;

function isClientsInReport(text: CaseText, area: string, hit: Hit): boolean {
  return text.narration === 'report' && !facing.test(area) && isOfClient(text, hit);
}

/** Words that can only be said of the client's own. */
const OWN = 'lawyer.acts_mine';
const LEAST_IN_COMMON = 4;
/** A probate lawyer for an estate is one of the matter; of what hurts people only the name says so. */
const byMatter: ReadonlySet<Matter> = new Set(['family', 'estate', 'crime', 'status', 'home']);

/** Where courts appoint lawyers. */
const withAppointed: ReadonlySet<Matter> = new Set(['crime', 'family']);

function isOfAnotherMatter(text: CaseText, area: string, hit: Hit): boolean {
  const beside = ({ sentence }: Hit) => sentence === hit.sentence;
  // "Filed by her attorney" names nobody else's.
  const apart = (other: Hit) => beside(other) && (other.first < hit.first || other.last > hit.last);
  const isAreaWord = (form: string): boolean => {
    const matter = matterOfArea(form);
    return area.includes(form.slice(0, LEAST_IN_COMMON)) || (byMatter.has(matter) && matter === matterOfArea(area));
  };
  // "Divorce attorney", "only for my divorce": the matter is said first or last.
  const isOfArea = ({ first, last }: Hit) =>
    [first, last].some((at) => isAreaWord(text.words[at]?.form ?? area) && !isLawyer.test(text.words[at]?.form ?? ''));
  return (
    text.hits('lawyer.elsewhere').some(apart) ||
    (hit.concept.name !== OWN &&
      text.hits('lawyer.elsewhere_pronoun').some((other) => apart(other) && !isClientsInReport(text, area, other))) ||
    text.hits('lawyer.of_matter').some((other) => beside(other) && !isOfArea(other))
  );
}

const withOwn = /^(?:with|from|of|reach|trust|like|believe|understand|contact|about|by|to|when|why)$/;

/** "Until I have a lawyer", "if my lawyer agrees": no lawyer acts yet. */
const pending = new Set('until till unless before if whether once should without'.split(' '));
const PENDING_REACH = 4;
/** "Got a letter from a lawyer", "have a question for a lawyer". */
const otherThing = /^(?:have|has|got|ive|hes|shes)\b.*\s(?:from|for|by|about|who|whos|is|was|to|against|with)\s/;
const leading = new Set('and now so but then also today well is are was been as'.split(' '));

const [LAWYER_BEFORE, LAWYER_AFTER] = [120, 40];
const spokenOf =
  /\b(?:law(?:yer| firm|suit)|laywer|att(?:or)?n(?:e?y|ies)|atty|counsel|retainer|case manager|represent|pro se|legal|abogad)/;

/** "None yet" and "I hired him" speak of a lawyer only where one is spoken of beside them. */
function speaksOfLawyer(text: CaseText, { start, end }: Hit, after = 0): boolean {
  return spokenOf.test(text.text.slice(Math.max(0, start - LAWYER_BEFORE), end + after));
}

/** "My lawyer" by the way may be one for another matter: it opens a sentence, says who somebody is, or is spoken of again. */
function isShown(text: CaseText, hit: Hit): boolean {
  const { first, last, clause, start, end } = hit;
  if (otherThing.test(text.text.slice(start, end))) return false;
  const { words } = text;
  const form = (at: number): string => words[at]?.form ?? '';
  // "We hired him" is said of a roofer too, and who writes "has" speaks of somebody else.
  const isHas = hit.concept.name === 'lawyer.acts_has';
  if (isHas && text.narration !== 'report' && /^(?:has|hes|shes)$/.test(form(first))) return false;
  if (!isToldAtLength(text)) return true;
  if (isHas && !speaksOfLawyer(text, hit, LAWYER_AFTER)) return false;
  const before = words.slice(Math.max(0, first - PENDING_REACH), first).filter((word) => word.clause === clause);
  if (before.some((word) => pending.has(word.form))) return false;
  if (!/^(?:my|our)$/.test(form(first)) || !isLawyer.test(form(last))) return true;
  if (before.every((word) => leading.has(word.form)) || /^(?:is|are|was|been|as)$/.test(form(first - 1))) return true;
  const isAgain = (at: number) => isLawyer.test(form(at)) && /^(?:my|our|the|this|that)$/.test(form(at - 1));
  return words.some((_, at) => (at < first || at > last) && isAgain(at));
}

/** "Not happy with my lawyer", "can't reach my lawyer": there is one all the same; not in "this is not my lawyer". */
function isTakenForGranted({ words }: CaseText, { denied, mood, first, last }: Hit): boolean {
  if (!denied || mood !== 'told' || !/^(?:my|our|mi)$/.test(words[first]?.form ?? '')) return false;
  return isLawyer.test(words[last]?.form ?? '') && withOwn.test(words[first - 1]?.form ?? '');
}

/** Where it is told that a lawyer acts, the surest first. */
function acting(text: CaseText, area: string): Hit[] {
  const granted = text.hits(OWN).filter((hit) => isTakenForGranted(text, hit));
  const isTold = (hit: Hit) => !isAskedInTalk(text, hit.first) && !isOfAnotherMatter(text, area, hit);
  const mine = [...text.told(OWN), ...granted].filter(isTold);
  const has = text.told('lawyer.acts_has').filter((hit) => isOfClient(text, hit) && isTold(hit));
  const reported = text.told('lawyer.acts_pronoun').filter((hit) => isClientsInReport(text, area, hit));
  const defended = withAppointed.has(matterOfArea(area)) ? text.told('lawyer.public_defender') : [];
  const shown = [...text.told('lawyer.acts_for'), ...mine, ...has].filter((hit) => isShown(text, hit));
  return [...shown, ...reported, ...defended.filter((hit) => !isOfAnotherMatter(text, area, hit))];
}

const question = /^(?:lawyer|attorney|att?n?y|counsel|represented|representation|representing|rep+e?d|abogado)s?$/;
/** "Law firm", and behind a question about a lawyer "do you have one now?", "and do you?". */
const implying = /^(?:firm|office|one|you|anyone|anybody)$/;
const impliedQuestion =
  /\b(?:law (?:firm|office)|(?:hired|retained|signed with) any(?:one|body)|(?:lawyer|attorney|counsel)\b[^?]{0,60}\?.{0,40}\b(?:do (?:you|they|he|she) have one|(?:and|but|do|have) you))$/s;

const talks = /^(?:look|review|talk|spoke|speak|call|contact|consult|seen)/;

const ofClient =
  /^(?:and |so |ok |okay )*(?:(?:do|does|are|is|have|has|did(?= you (?:already )?(?:hire|get|retain|sign))) (?:you|u|client|caller|pnc|the family)\b|(?:is|has) (?:any|some)(?:one|body)$|(?:is|are) there\b)(?!.*\b(?:before|ever|previously)\b)/;
const ofAnyone = /\b(?:anyone|anybody|any|another|you)\b/;
const closing =
  /^(?:$|(?:for|on|in|with|already|yet|now|right|at|currently|you|or|law|representing|handling|working|helping|reviewed|looked|today)\b)/;
const qualified = /\b(?:but|only|fired|dropped|settled|let|used|was|had|not|until|conflict|divorce|withdrew)\b/;
const ANSWER_LENGTH = 12;

/** "Does the truck company have a lawyer?", "Has a lawyer turned you down?" ask nothing of a lawyer of the client. */
function asksOfClient({ words, text, hits }: CaseText, at: number, answer: 'yes' | 'no'): boolean {
  const [first, end] = askedAround(words, at, text) ?? [];
  if (first === undefined || end === undefined) {
    // "Spouse has attorney: yes", "have you fired your attorney: no" on a form.
    if (words[at - 2]?.spelt === 'fired') return false;
    const named = [...hits('people'), ...hits('opponent')].filter((hit) => hit.sentence === words[at]?.sentence);
    return named.every(({ first, concept }) => first >= at || concept.name === 'people.client');
  }
  const said = words.map(({ spelt }) => spelt);
  const [before, after] = [said.slice(first, at).join(' '), said.slice(at + 1, end + 1).join(' ')];
  if (!closing.test(after)) return false;
  if (answer === 'yes' && qualified.test(said.slice(end + 1, end + 1 + ANSWER_LENGTH).join(' '))) return false;
  if (at - first < 2 || (said[at] === 'you' && at === end) || talks.test(after) || ofClient.test(before)) return true;
  return answer === 'no' && ofAnyone.test(before);
}

/** "Do you have one?" "I have Ms. Ruiz's office." "I'm looking for one." */
const namesLawyer =
  /\b(?:i|we|ive|weve) (?:(?:do|already) )?(?:have|got|hired|retained|signed|went|am)\b.{0,50}\b(?:office|firm|law|group|mr|mrs|ms|lawyer|attorney)\b/;
const seeksLawyer = /\b(?:looking (?:for|to)|trying to (?:find|get)|cant afford|(?:just|only) you)\b/;

/** What the client answers where it is neither yes nor no. */
function answerInWords({ words, text }: CaseText, at: number): 'yes' | 'no' | 'open' {
  const [, end] = askedAround(words, at, text) ?? [];
  if (end === undefined || askedAround(words, end + 1, text) !== null) return 'open';
  const told = words.slice(end + 1, end + 1 + ANSWER_LENGTH).map(({ spelt }) => spelt);
  if (seeksLawyer.test(told.join(' '))) return 'no';
  return namesLawyer.test(told.join(' ')) && !told.some((form) => denials.has(form)) ? 'yes' : 'open';
}

/** "Attorney? None": what a form asks and somebody filled in. */
function answered(text: CaseText): Lawyer | null {
  for (const [at, { form, start, end, sentence }] of text.words.entries()) {
    const isImplied =
      implying.test(text.words[at]?.spelt ?? '') &&
      impliedQuestion.test(text.text.slice(Math.max(0, start - LAWYER_BEFORE), end));
    const plain = question.test(form) || isImplied ? answerAfter(text.words, at, text.text) : null;
    const answer = plain === 'open' ? answerInWords(text, at) : plain;
    if (answer === null || answer === 'open' || !asksOfClient(text, at, answer)) continue;
    const span = { start, end: text.words[at + 1]?.end ?? end };
    if (answer === 'no') return lawyerOf(text, { span, say: 'no lawyer yet' }, { status: 'none' });
    return text.words.some((word) => word.sentence === sentence && talks.test(word.form))
      ? lawyerOf(text, { span, say: 'talked to a lawyer' }, { status: 'consulted' })
      : lawyerOf(text, { span, say: 'already represented by a lawyer' }, { status: 'acts' });
  }
  return null;
}

/** Sentences. */
const SOON_AFTER = 2;

/** Whether a lawyer acts for the client in this matter; what is said last of having none outweighs a lawyer told before. */
export function readLawyer(text: CaseText, practiceArea: string): Lawyer | null {
  const area = practiceArea.toLowerCase();
  const former = text.told('lawyer.former').find((hit) => isOfClient(text, hit) && !isOfAnotherMatter(text, area, hit));
  // Where the client writes, "she has no lawyer yet" is said of somebody else.
  const isClients = (hit: Hit): boolean => text.narration === 'report' || isOfClient(text, hit, strangers);
  const short = text.hits('lawyer.none_short').filter((hit) => speaksOfLawyer(text, hit));
  const said = [...short, ...text.hits('lawyer.none')].filter((hit) => hit.mood !== 'asked' && isClients(hit));
  const none = [...said, ...text.hits('lawyer.none_mine')].toSorted((a, b) => a.first - b.first).at(-1);
  const isAgents = ({ first, mood }: Hit) => mood === 'asked' && isAskedInTalk(text, first);
  const seeks = text
    .hits('lawyer.seeks')
    .find((hit) => !hit.denied && !isAgents(hit) && isClients(hit) && !follows(text, 'unreal.accusing', hit));
  const asked = ['consulted', 'declined', 'called_around'].flatMap((name) => text.told(`lawyer.${name}`));
  const consulted = asked
    .toSorted((a, b) => a.first - b.first)
    .find((hit) => isClients(hit) && (!isToldAtLength(text) || speaksOfLawyer(text, hit, LAWYER_AFTER)));
  const all = acting(text, area);
  const acts = all.find(({ first }) => none === undefined || first > none.first) ?? all[0];
  const gone =
    former ??
    (acts === undefined
      ? undefined
      : text
          .told('lawyer.over')
          .find(({ first, sentence }) => first > acts.first && sentence - acts.sentence <= SOON_AFTER));
  const actsNow = acts !== undefined && gone === undefined && (none === undefined || none.first < acts.first);
  const last = [...text.told('lawyer.advised'), ...text.told('lawyer.lien')][0];
  const hit = actsNow ? acts : (gone ?? none ?? consulted ?? seeks ?? last);
  if (hit === undefined) return answered(text);
  return lawyerOf(text, { span: spanOf(hit), say: sayOf(text, hit) }, hit.concept.attributes);
}

/** The fact that the attributes of a concept of `lawyer.lex` make of what is told. */
export function lawyerOf(text: CaseText, { span, say }: Told, attributes: Concept['attributes']): Lawyer {
  const [declined] = [...text.told('lawyer.declined'), ...text.told('lawyer.called_around')];
  const [lien] = text.told('lawyer.lien');
  return {
    span,
    say,
    status: attributes.status as Lawyer['status'],
    ...(attributes.appointed === 'yes' && { isAppointed: true }),
    ...(declined !== undefined && { declined: { span: spanOf(declined), say: sayOf(text, declined) } }),
    ...(lien !== undefined && { lien: { span: spanOf(lien), say: 'an earlier lawyer claims part of the fee' } }),
  };
}
