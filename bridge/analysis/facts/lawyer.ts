import type { CaseText, Hit } from '../text/read-text.ts';
import type { Lawyer } from './case-facts.ts';
import { sayOf, spanOf } from './pick-told.ts';

const ofClient = new Set(['people.client']);
const ofOthers = new Set(['people.other', 'people.family']);
const strangers = new Set(['people.other']);
const OTHER_PRONOUN = 'people.third';
/** "The aide has an attorney". */
const articles = new Set(['the', 'an', 'other']);
const isLawyer = /^(?:lawyer|attorney)s?$/;

/** Whether the one spoken of before a phrase is the client: nobody named, the client, or in a report "he" who is nobody else. */
function isOfClient(text: CaseText, { first, sentence }: Hit, others: ReadonlySet<string> = ofOthers): boolean {
  if (
    articles.has(text.words[first - 2]?.form ?? '') &&
    !text.hits('people.client').some(({ last }) => last === first - 1)
  )
    return false;
  const before = text.hits('people').filter((hit) => hit.sentence === sentence && hit.last < first);
  for (const { concept, first: at } of before.toReversed()) {
    if (isLawyer.test(text.words[at]?.form ?? '')) continue;
    if (ofClient.has(concept.name)) return true;
    if (others.has(concept.name) || (concept.name === OTHER_PRONOUN && text.narration === 'first_person')) return false;
  }
  return true;
}

/** Where spouses and heirs face each other, "her lawyer" may be anybody's. */
const facing = /divorc|custod|famil|estate|probate/;

function isClientsInReport(text: CaseText, area: string, hit: Hit): boolean {
  return text.narration === 'report' && !facing.test(area) && isOfClient(text, hit);
}

const LEAST_IN_COMMON = 4;

function isOfAnotherMatter(text: CaseText, area: string, hit: Hit): boolean {
  const beside = ({ sentence }: Hit) => sentence === hit.sentence;
  const isOfArea = ({ first }: Hit) => area.includes((text.words[first]?.form ?? '').slice(0, LEAST_IN_COMMON));
  return (
    text.hits('lawyer.elsewhere').some(beside) ||
    text.hits('lawyer.elsewhere_pronoun').some((other) => beside(other) && !isClientsInReport(text, area, other)) ||
    text.hits('lawyer.of_matter').some((other) => beside(other) && !isOfArea(other))
  );
}

function acting(text: CaseText, area: string): Hit | undefined {
  const mine = text.told('lawyer.acts_mine').filter((hit) => !isOfAnotherMatter(text, area, hit));
  const has = text
    .told('lawyer.acts_has')
    .filter((hit) => isOfClient(text, hit) && !isOfAnotherMatter(text, area, hit));
  const reported = text.told('lawyer.acts_pronoun').filter((hit) => isClientsInReport(text, area, hit));
  return mine[0] ?? has[0] ?? reported[0] ?? text.told('lawyer.public_defender')[0];
}

/** Sentences. */
const SOON_AFTER = 2;
const LAWYER_BEFORE = 120;
const spokenOf = /\b(?:lawyer|att(?:orne)?y|counsel|retainer|abogad)/;

/** "None yet" speaks of a lawyer only where one is spoken of just before or in the same words. */
function speaksOfLawyer(text: CaseText, { start, end }: Hit): boolean {
  return spokenOf.test(text.text.slice(Math.max(0, start - LAWYER_BEFORE), end));
}

/** Whether a lawyer acts for the client in this matter; what is said last of having none outweighs a lawyer told before. */
export function readLawyer(text: CaseText, practiceArea: string): Lawyer | null {
  const area = practiceArea.toLowerCase();
  const acts = acting(text, area);
  const former = text.told('lawyer.former').find((hit) => isOfClient(text, hit) && !isOfAnotherMatter(text, area, hit));
  // Where the client writes, "she has no lawyer yet" is said of somebody else.
  const isClients = (hit: Hit): boolean =>
    text.narration === 'report' || hit.mood === 'asked' || isOfClient(text, hit, strangers);
  const short = text.hits('lawyer.none_short').filter((hit) => speaksOfLawyer(text, hit));
  const none = [...short, ...text.hits('lawyer.none')].filter((hit) => hit.mood !== 'asked' && isClients(hit)).at(-1);
  const seeks = text.hits('lawyer.seeks').find((hit) => !hit.denied && isClients(hit));
  const consulted = text.told('lawyer.consulted').find(isClients);
  const gone =
    former ??
    (acts === undefined
      ? undefined
      : text
          .told('lawyer.over')
          .find(({ first, sentence }) => first > acts.first && sentence - acts.sentence <= SOON_AFTER));
  const actsNow = acts !== undefined && gone === undefined && (none === undefined || none.first < acts.first);
  const hit = actsNow ? acts : (gone ?? none ?? consulted ?? seeks);
  if (hit === undefined) return null;
  return { span: spanOf(hit), say: sayOf(text, hit), status: hit.concept.attributes.status as Lawyer['status'] };
}
