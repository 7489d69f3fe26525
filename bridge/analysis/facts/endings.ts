import type { InputRecord } from '../../../shared/record.ts';
import { type DayNumber, parseIsoDay } from '../dates/calendar.ts';
import { daysToAppeal, isTimeOver, RIGHT_TO_SUE_DAYS } from '../limitation/limitation-deadline.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseFacts, Ending, IncidentDate } from './case-facts.ts';
import { type NotedDate, rankOf, readDates, sayDate, tellsEvent } from './incident-date.ts';
import { type Matter, matterOfArea } from './named-matter.ts';
import { isOfMatter, isToldAtLength, placeOf, sayOf, spanOf } from './pick-told.ts';

export interface EndingsInput {
  record: Pick<InputRecord, 'practiceArea' | 'state'>;
  text: CaseText;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Every date of the notes. */
  dates: readonly NotedDate[];
  told: Omit<CaseFacts, 'endings' | 'nonLead'>;
}

type Kind = Ending['kind'];
type Told = EndingsInput['told'];

interface Sign extends Ending {
  readonly weight: number;
}

/** Who writes of an own matter at length says the same of other things. */
const saidInPassing = new Set<Kind>(['no_loss', 'nothing_wrong']);
const ENOUGH_IN_PASSING = 5;

/** Signs of one kind, less what speaks against it, have to add up to this. */
const ENOUGH = 3;

/** These say that nothing was done in time only where the ordinary time is over. */
const sleeping = new Set(['ending.slept', 'ending.slept_more']);

/** So long after the ordinary end a claim is over unless something stopped the clock, whatever else is told. */
const LONG_OVER_DAYS = 300;

const GRAVE = 3;
const OVER = 2;
const LARGE_SUM = 5000;
const SMALL_SUM = 500;

function loss({ harms, care, lostWork, sums }: Told): number {
  const large = care.some(({ level }) => level >= GRAVE) || sums.some(({ amount }) => amount >= LARGE_SUM);
  const grave = harms.some(({ severity }) => severity >= GRAVE);
  return (grave ? 4 : 0) + (large ? 2 : 0) + (lostWork.length > 0 ? 2 : 0);
}

/** Matters of liberty, status, family and debt are not measured by their loss. */
const beyondLoss = /divorc|famil|custod|crimin|\bd[uw]i|immig|visa|estate|probate|will|bankrupt|tax|disab|social|adopt/;

/** What speaks against an ending of each kind. */
function against(told: Told, practiceArea: string): Readonly<Partial<Record<Kind, number>>> {
  const { theirFault, harms, events, deadlines, insurance, lostWork } = told;
  const fault = 2 * Math.min(2, theirFault.filter(({ strength }) => strength > 1).length);
  return {
    nothing_wrong: fault,
    no_loss: beyondLoss.test(practiceArea) ? Number.POSITIVE_INFINITY : loss(told),
    at_fault: fault,
    no_standing: 2 * Math.min(1, harms.length + lostWork.length),
    curiosity: 2 * Math.min(1, harms.length) + Math.min(1, events.length) + 2 * Math.min(1, deadlines.length),
    not_collectible: insurance.some(({ kind }) => kind === 'theirs') ? 4 : 1,
  };
}

function signOf(text: CaseText, hit: Hit): Sign {
  const { kind, weight } = hit.concept.attributes;
  return { kind: kind as Kind, weight: Number(weight), span: spanOf(hit), say: sayOf(text, hit) };
}

/** Charges and divorces are not ended by what the client did. */
const claimsForHarm = new Set(['body', 'death']);

function readFaultSigns(text: CaseText, { ownFault, harms }: Told): Sign[] {
  if (!harms.some(({ kind }) => claimsForHarm.has(kind))) return [];
  const starts = (name: string) => new Set(text.hits(name).map(({ start }) => start));
  const [offenses, admitted] = [starts('ownfault.own_offense'), starts('ownfault.at_fault')];
  return ownFault
    .filter(({ span }) => !offenses.has(span.start) && (admitted.has(span.start) || !isToldAtLength(text)))
    .map(({ share, span }, at) => ({
      kind: 'at_fault',
      weight: share === 'partly' ? 1 : at > 0 ? 2 : 3,
      span,
      say: 'client seems to be at fault',
    }));
}

function readRepresented(text: CaseText, { lawyer }: Told): Sign[] {
  if (lawyer?.status !== 'acts' || text.hits('lawyer.public_defender').length > 0) return [];
  return [{ kind: 'represented', weight: 3, span: lawyer.span, say: lawyer.say }];
}

/** Matters whose time runs from what happened; that of benefits, debts and charges from a decision or not at all. */
const ofEvent: ReadonlySet<Matter> = new Set(['injury', 'work', 'other']);

const ADULT = 18;
const YOUNG = /\b(?:wks?|weeks?|mos?|months?)\b/;
/** Whether words that may stop the clock do: nobody waits for a client to grow up who was grown up then. */
function mayToll(text: CaseText, { start, end }: Hit, yearsAgo: number): boolean {
  const words = text.text.slice(start, end + 10);
  const [age] = /\d+/.exec(words) ?? [];
  return age === undefined || YOUNG.test(words) || Number(age) - yearsAgo < ADULT;
}

const decides = /\b(?:denied|denial|unfavorable|terminated|stopped|ended|right.to.sue)\b/;

/** Nothing was done within the time that the last denial or right-to-sue letter leaves; after a denial only where the notes say so. */
function readLapsedAppeal({ record, text, today, dates, told }: EndingsInput, slept: readonly Sign[]): Sign[] {
  const now = parseIsoDay(today);
  const clauseOf = ({ clause }: NotedDate) => text.text.slice(text.clauses[clause]?.start, text.clauses[clause]?.end);
  const letter = dates.findLast((date) => date.latest <= now && decides.test(clauseOf(date)));
  if (letter === undefined || told.deadlines.length > 0 || text.hits('ending.appealed').length > 0) return [];
  const isToSue = /right.to.sue/.test(clauseOf(letter));
  // A suit filed late is not always told.
  const days = isToSue ? RIGHT_TO_SUE_DAYS + (slept.length > 0 ? 0 : 30) : daysToAppeal(record.practiceArea);
  const isDated = letter.start === told.incident?.span.start && told.incident.unsure === undefined;
  if (days === null || !(isToSue || (isDated && slept.length > 0)) || letter.latest + days >= now) return [];
  if (dates.some(({ latest }) => latest > letter.latest)) return [];
  const say = `probably out of time (letter or decision of ${sayDate(letter)})`;
  return [{ kind: 'out_of_time', weight: ENOUGH, span: letter, say }];
}

const precise: ReadonlySet<string> = new Set(['day', 'month', 'season']);
/** A bare year is often that of something else: it counts beside the event, where the notes date nothing later. */
function isSure(
  { text, dates, told }: EndingsInput,
  { span, precision }: IncidentDate,
  isOver: (day: DayNumber) => boolean,
) {
  if (precise.has(precision)) return true;
  const date = dates.find(({ start }) => start === span.start);
  if (date === undefined || dates.some(({ latest }) => !isOver(latest))) return false;
  const isTold = tellsEvent(date, text) && rankOf(date) > 2;
  return isTold || told.events.some((event) => placeOf(text, event.span).clause === date.clause);
}

/** Out of time where somebody said so, or where the ordinary time is over, nothing was done, and nothing stopped the clock. */
function readTimeSigns(input: EndingsInput, slept: readonly Sign[]): Sign[] {
  const { record, text, today, dates, told } = input;
  const { incident, events, harms, jurisdiction } = told;
  if (incident === null || incident.unsure || !ofEvent.has(matterOfArea(record.practiceArea))) return [];
  const claim = {
    practiceArea: record.practiceArea,
    eventKinds: events.map(({ kind }) => kind),
    hasDied: harms.some(({ kind }) => kind === 'death'),
    state: jurisdiction?.place ?? record.state,
  };
  const now = parseIsoDay(today);
  const isOver = (day: DayNumber) => isTimeOver(claim, day, now);
  const operations = dates.filter(({ about }) => about?.concept.name === 'when.operated');
  // Which of several operations went wrong is not told.
  const isOne = operations.some(({ start }) => start === incident.span.start);
  if (!isOver(incident.latest) || (isOne && operations.length < text.hits('when.operated').length)) return [];
  // A long story that also tells of last week was not written years after.
  const isOpen = (date: NotedDate) =>
    date.precision !== 'year' &&
    date.earliest <= now &&
    (isToldAtLength(text) || tellsEvent(date, text)) &&
    !isOver(date.latest);
  if (dates.some(isOpen)) return [];
  const yearsAgo = (now - incident.latest) / YEAR;
  const tolling = text.hits('ending.tolled').filter((hit) => mayToll(text, hit, yearsAgo));
  const tolled = 2 * Math.min(2, text.told('ending.tolled').filter((hit) => tolling.includes(hit)).length);
  const mayRest = tolling.length > 0;
  const longOver = !mayRest && isSure(input, incident, isOver) && isOver(incident.latest + LONG_OVER_DAYS);
  if (slept.length === 0 && !longOver) return [];
  const say = `${text.narration === 'report' ? 'probably' : 'may be'} out of time (${incident.say})`;
  const weight = (longOver ? ENOUGH : OVER) - tolled;
  return [{ kind: 'out_of_time', weight, span: incident.span, say }, ...slept];
}

/** How little is lost by what is told: 2 a small sum, 1 nothing at all, 0 something. */
function smallness({ sums, harms, care, lostWork, theirFault, events }: Told): number {
  const hurt = harms.some(({ severity }) => severity > 1) || care.some(({ level }) => level > 1);
  const large = sums.some(({ amount }) => amount >= SMALL_SUM) || lostWork.length > 0;
  if (hurt || large) return 0;
  if (sums.length > 0) return 2;
  return theirFault.some(({ strength }) => strength > 1) || events.some(({ stakes }) => stakes > 1) ? 0 : 1;
}

/** Each wording once, and of signs of one kind that share words the weightier. */
function wordedEndings(text: CaseText): Hit[] {
  const hits = text.told('ending').filter(({ concept }) => concept.attributes.kind !== 'tolled');
  const weightOf = ({ concept }: Hit) => Math.abs(Number(concept.attributes.weight));
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const words = text.text.slice(hit.start, hit.end);
    const known = kept.some(
      ({ concept, start, end }) =>
        concept.attributes.kind === hit.concept.attributes.kind &&
        ((hit.start < end && start < hit.end) || text.text.slice(start, end) === words),
    );
    if (!known) kept.push(hit);
  }
  return kept;
}

const YEAR = 365.25;

/** Some endings end only some matters (`for`), and some only for so many years (`within`) from a date beside them. */
function endsMatter(hit: Hit, { record, text, today, dates }: EndingsInput): boolean {
  const { concept, sentence } = hit;
  if (!isOfMatter(text, hit)) return false;
  const { for: areas, within } = concept.attributes;
  if (text.narration !== 'report' && concept.name === 'ending.released') return false;
  const area = record.practiceArea.toLowerCase();
  if (areas !== undefined && !areas.split(' ').some((name) => area.includes(name))) return false;
  if (within === undefined) return true;
  const earliest = parseIsoDay(today) - Number(within) * YEAR;
  return dates.some((date) => date.sentence === sentence && date.earliest > earliest);
}

/** What ends the case: only where its signs agree and outweigh what speaks for it. */
export function readEndings(input: EndingsInput): Ending[] {
  const { text, told } = input;
  const worded = wordedEndings(text).filter((hit) => endsMatter(hit, input));
  const others = worded.filter(({ concept }) => !sleeping.has(concept.name)).map((hit) => signOf(text, hit));
  return addUp([...others, ...readFaultSigns(text, told), ...signsOfFacts(input, worded)], input);
}

function signsOfFacts(input: EndingsInput, worded: readonly Hit[]): Sign[] {
  const { text, told } = input;
  const slept = worded.filter(({ concept }) => sleeping.has(concept.name)).map((hit) => signOf(text, hit));
  return [...readRepresented(text, told), ...readTimeSigns(input, slept), ...readLapsedAppeal(input, slept)];
}

/** What ends the case by the other facts alone, whatever words tell of an ending: a lawyer who acts, a time that is over. */
export function endingsByFacts(found: Omit<EndingsInput, 'dates'>): Ending[] {
  const input = { ...found, dates: readDates(found.text, found.today) };
  return addUp(signsOfFacts(input, wordedEndings(input.text)), input);
}

/** Signs of one kind that are enough together and outweigh what speaks against them. */
function addUp(signs: readonly Sign[], { record, text, told }: EndingsInput): Ending[] {
  const small = smallness(told);
  const speaksAgainst = against(told, record.practiceArea.toLowerCase());
  return [...Map.groupBy(signs, ({ kind }) => kind)].flatMap(([kind, same]): Ending[] => {
    const weight = same.reduce((sum, sign) => sum + sign.weight, 0) + (kind === 'no_loss' ? small : 0);
    const [strongest] = same.toSorted((a, b) => b.weight - a.weight);
    const enough = isToldAtLength(text) && saidInPassing.has(kind) ? ENOUGH_IN_PASSING : ENOUGH;
    if (strongest === undefined || weight - (speaksAgainst[kind] ?? 0) < enough) return [];
    return [{ kind, span: strongest.span, say: strongest.say }];
  });
}
