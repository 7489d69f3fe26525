import { addMonths, addUnits, formatIsoDay, parseIsoDay } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { eventDate, findDates } from '../../dates/find-dates.ts';
import { limitationPeriod, longestPeriod, type TimedClaim } from '../limitation-periods.ts';
import type { Reading } from '../reading/read-notes.ts';
import { discriminationCharge, federalDeadlines, governmentNotice, licenceHearing } from '../short-deadlines.ts';
import type { CaseKind } from './case-kind.ts';
import type { Span } from './finding.ts';

export interface Timeliness {
  /** The event the matter is about. */
  readonly event: DateMention | null;
  /** The last day by the ordinary period, where both are known. */
  readonly lastDay: string | null;
  readonly state: 'barred' | 'missed_notice' | 'near' | 'open' | 'unknown';
  readonly span: Span | null;
  readonly source: string | null;
  readonly dates: readonly DateMention[];
}

interface Clock {
  readonly days: number;
  readonly source: string;
}

const years = (count: number): number => Math.round(count * 365.25);

const timedClaims: Partial<Record<CaseKind, TimedClaim>> = {
  motor: 'injury',
  premises: 'injury',
  product: 'injury',
  animal: 'injury',
  nursing: 'injury',
  civil: 'injury',
  malpractice: 'malpractice',
  business: 'contract',
};

const clockOf = (kind: CaseKind | null, state: string, reading: Reading): Clock | null => {
  if (kind === 'employment') return discriminationCharge(state);
  if (kind === 'wage') return federalDeadlines.wages;
  if (kind === 'comp') return federalDeadlines.compensationClaim;
  if (kind === 'ideas') return federalDeadlines.copyright;
  const harmed = reading.hits('harm.serious').length + reading.hits('harm.surgery').length > 0;
  const claim = kind === null ? (harmed ? 'injury' : undefined) : timedClaims[kind];
  if (claim === undefined) return null;
  const asked = claim === 'injury' && reading.hits('harm.death').length > 0 ? 'death' : claim;
  const period = limitationPeriod(asked, state);
  return period === null
    ? { days: years(longestPeriod(asked)), source: 'longest period of any state' }
    : { days: years(period.years), source: period.source };
};

// A child, a hidden injury, a running case or an agency's letter stop the clock or start it later.
const stopped =
  /\b(?:minor|newborn|infant|baby|toddler|birth injury|(?:age|aged) (?:\d|1[0-7])\b|(?:son|daughter|child|kid|boy|girl|hijo|hija|nino|nina|grandson|granddaughter|student)\b[^.]{0,25}\b(?:\d|1[0-7])\b(?![/:.,]\d| (?:am|pm|nights|days|weeks|months|stitches|hours|times))|(?:\d|1[0-7])[ -]?(?:yo|y\/o|yrs? old|years?[ -]old|anos de edad)\b|was (?:a )?(?:minor|child|kid)|did ?n.t (?:know|find out|learn)|found out|found (?:\d|in |on |last|this)|portal|discovered|learned (?:that|of)|just (?:found|learned|diagnosed)|only (?:now|recently)|recently diagnosed|diagnosed|dx|biopsy|tolling|in a coma|right to sue|claim (?:is )?(?:open|pending|paying)|still paying|ongoing|continues|still employed|still working there|still work there|(?:until|through|to) (?:the )?(?:present|now|today)|se entero|descubri\w*|coma)\b/;
const notStopped =
  /\b(?:knew (?:all )?(?:of )?it|knew (?:right away|at the time|from day one)|found out right away|told (?:her|him|me) (?:himself|herself|right away|the same)|adult at the time|no tolling|never signed any tolling)\b/;
const filed =
  /\b(?:suit|lawsuit|case|complaint|claim|charge|eeoc|dfeh|crd|petition|demanda) (?:was |is |has been |already )?(?:filed|pending|open|active|metida)\b|\b(?:filed|have) (?:a |the |an |my |our |his |her )?(?:suit|lawsuit|complaint|charge|eeoc|petition|dual charge)\b/;
const notFiled =
  /\b(?:never|no|not|nothing|hasn'?t|haven'?t|didn'?t|has not|have not|did not|n't|none|w\/o|without|sin) (?:\w+ ){0,4}(?:suit|lawsuit|filed|claim|complaint|charge|eeoc|court|demanda|file)\b/;

const runs = (reading: Reading): boolean => {
  const text = reading.text;
  if (notStopped.test(text)) return true;
  if (filed.test(text) && !notFiled.test(text)) return false;
  return !stopped.test(text);
};

const lastDayWords =
  /\b(?:last day (?:to|for|was)|deadline|had until|must (?:file|respond|appeal)|window (?:ended|closed)|expired?|ran out|vencio|plazo)\b[^.;]{0,40}$/;
const certainLastDay = /\b(?:last day (?:to|for|was)|deadline (?:to|for|was)|had until|vencio|plazo)\b[^.;]{0,40}$/;
const keptInTime =
  /\b(?:filed|answered|responded|appealed|requested|done|met|mailed|petitioned)\b[^.]{0,30}\b(?:in time|on time|timely|before (?:it|that|then))\b/;

/** A last day told in the notes that is past. */
const missedDeadline = (dates: readonly DateMention[], today: number, text: string): DateMention | null => {
  if (keptInTime.test(text)) return null;
  const isPastLastDay = ({ role, start, latest }: DateMention): boolean => {
    if (latest >= today) return false;
    const before = text.slice(Math.max(0, start - 60), start);
    return certainLastDay.test(before) || (role === 'deadline' && lastDayWords.test(before));
  };
  return dates.find(isPastLastDay) ?? null;
};

const toldDays =
  /\b(?:within|had|have|has|only|gives? (?:me|us|you|him|her)|allowed|inside) (?:\w+ )?(\d{1,3})[ -]days?\b|\b(\d{1,3})[ -]days? (?:to|from|deadline|window|after)\b/;
const nothingDone =
  /\b(?:never|no|not|nothing|didn'?t|did not|hasn'?t|haven'?t|has not|have not|n't) (?:\w+ ){0,3}(?:filed|file|appeal(?:ed)?|respond(?:ed)?|answer(?:ed)?|petition(?:ed)?|request(?:ed)?|object(?:ed)?|contest(?:ed)?|get to it|done)\b/;

/** A period in days told with the notice that started it, and nothing done since. */
const toldDeadline = (dates: readonly DateMention[], day: number, text: string): DateMention | null => {
  const match = toldDays.exec(text);
  const days = Number(match?.[1] ?? match?.[2] ?? 0);
  if (days === 0 || !nothingDone.test(text)) return null;
  const starts = dates.filter(
    ({ role, precision }) => precision === 'day' && (role === 'denial' || role === 'notice' || role === 'served'),
  );
  const latest = starts.sort((a, b) => b.latest - a.latest)[0];
  return latest !== undefined && latest.latest + days < day ? latest : null;
};

/** A denial or notice that starts a short clock of its own. */
const startedClock = (kind: CaseKind | null, state: string, text: string): readonly [string[], Clock] | null => {
  if (kind === 'disability' && !/\b(?:va|veterans?|c-?file|service.connected|tdiu)\b/.test(text))
    return [['denial', 'notice'], federalDeadlines.disabilityAppeal];
  if (kind === 'tax' && /\b(?:notice of deficiency|90.?day letter|statutory notice)\b/.test(text))
    return [['notice', 'denial'], federalDeadlines.taxPetition];
  const licence =
    kind === 'criminal' &&
    /\b(?:dui|dwi|owi|ovi)\b/.test(text) &&
    /\b(?:hearing|dmv|alr|aps|admin\w*|license)\b/.test(text)
      ? licenceHearing(state)
      : null;
  return licence === null ? null : [['arrest'], licence];
};

const appealed =
  /\b(?:appealed|requested (?:a |the )?(?:hearing|reconsideration|review)|appeal (?:is )?(?:filed|pending)|hearing (?:is )?(?:set|scheduled|requested)|filed (?:the |an |my |his |her )?(?:appeal|request|petition))\b/;
const government =
  /\b(?:city|county|state|municipal|public|transit|mta|metro|school district|police|k-?9|sheriff|bus driver|housing authority|dot|park district|government|ciudad|condado)\b/;
const noticeDone =
  /\b(?:notice of claim|claim (?:form )?with the (?:city|county|state))\b[^.]{0,40}\b(?:filed|served|sent|done|mailed)\b|\b(?:filed|served|sent) (?:a |the |our |my )?(?:notice of claim|claim with the (?:city|county))/;

const noticeMissed = (reading: Reading, kind: CaseKind | null, state: string, age: number): Clock | null => {
  const injured = kind === null || kind === 'motor' || kind === 'premises';
  const notice = injured ? governmentNotice(state) : null;
  if (notice === null || age <= notice.days || noticeDone.test(reading.text)) return null;
  const told =
    /\b(?:never filed|no notice|not (?:file|send|sent)|didn'?t (?:file|send|know)|did not (?:file|send|know)|nothing filed|haven'?t filed|don'?t think i sent|no claim)\b/.test(
      reading.text,
    );
  const theirs =
    /\b(?:city (?:bus|truck|car|sidewalk|park|employee|worker|vehicle)|(?:county|state|municipal|public) (?:bus|truck|vehicle|building|hospital|park|employee)|transit|mta|school bus|police (?:car|cruiser|officer|k-?9)|housing authority)\b/.test(
      reading.text,
    );
  return theirs && told && government.test(reading.text) ? notice : null;
};

/** The place of the matter in time: the event, the ordinary last day, and whether today is past it. */
export const findTimeliness = (reading: Reading, kind: CaseKind | null, state: string, today: string): Timeliness => {
  const dates = findDates(reading.text, today);
  const day = parseIsoDay(today);
  const event = eventOf(dates, kind, today);
  const base = { event, dates, lastDay: null, span: null, source: null };
  const missed = missedDeadline(dates, day, reading.text);
  if (missed !== null) return { ...base, state: 'barred', span: missed, source: 'the date told in the notes' };
  const told = toldDeadline(dates, day, reading.text);
  if (told !== null) return { ...base, state: 'barred', span: told, source: 'the period told in the notes' };
  const short = startedClock(kind, state, reading.text);
  if (short !== null) {
    const [roles, clock] = short;
    const start = dates.find((date) => roles.includes(date.role) && date.earliest <= day && date.precision === 'day');
    if (start !== undefined && !appealed.test(reading.text.replace(/\bno appeal filed\b/g, ''))) {
      return judged(base, start, clock, day);
    }
  }
  if (event === null) return { ...base, state: 'unknown' };
  if (isStale(reading, kind, event, day))
    return { ...base, state: 'barred', span: event, source: 'longer ago than any ordinary period' };
  const gone = noticeMissed(reading, kind, state, day - event.latest);
  if (gone !== null) return { ...base, state: 'missed_notice', span: event, source: gone.source };
  const clock = clockOf(kind, state, reading);
  if (clock === null || !runs(reading)) return { ...base, state: 'unknown' };
  return judged(base, event, clock, day);
};

// In these an old event is part of the story and starts no clock.
const ageless: ReadonlySet<CaseKind | null> = new Set<CaseKind | null>([
  'immigration',
  'family',
  'criminal',
  'debt',
  'disability',
  'tax',
  'comp',
  'estate',
  'property',
]);
const staleAfter = years(6) + 366;
const slept =
  /\b(?:never|didn'?t|did not|not|no|nunca) (?:\w+ ){0,4}?(?:filed|file|sued|sue|suit|claim|charge|court|demand\w*|anything about it)\b|\blet it (?:go|lay|lie|be|slide)\b|\bput it off\b/;

/** Many years ago and nothing done: out of time wherever it was, unless something stopped the clock. */
const isStale = (reading: Reading, kind: CaseKind | null, event: DateMention, day: number): boolean =>
  !ageless.has(kind) && day - event.latest > staleAfter && slept.test(reading.text) && runs(reading);

const eventOf = (dates: readonly DateMention[], kind: CaseKind | null, today: string): DateMention | null => {
  if (kind === 'employment') {
    const day = parseIsoDay(today);
    const ends = dates.filter((date) => date.role === 'termination' && date.earliest <= day);
    return ends.at(-1) ?? latestPast(dates, day) ?? eventDate(dates, today);
  }
  if (kind === 'wage' || kind === 'business') return latestPast(dates, parseIsoDay(today));
  const day = parseIsoDay(today);
  const exact = dates.find(
    ({ role, precision, explicitYear, earliest }) =>
      role === 'incident' && precision === 'day' && explicitYear && earliest <= day,
  );
  return exact ?? eventDate(dates, today);
};

const latestPast = (dates: readonly DateMention[], day: number): DateMention | null =>
  dates
    .filter((date) => date.latest <= day && date.role !== 'birth' && !date.ongoing)
    .sort((a, b) => b.latest - a.latest)[0] ?? null;

const soon = 60;
/** "About two years ago" may be less. */
const looseMargin = 120;

const judged = (base: Omit<Timeliness, 'state'>, start: DateMention, clock: Clock, day: number): Timeliness => {
  const wholeYears = Math.round(clock.days / 365.25);
  const isYears = Math.abs(clock.days - wholeYears * 365.25) < 1 && wholeYears > 0;
  const last = isYears ? addMonths(start.latest, wholeYears * 12) : addUnits(start.latest, clock.days, 'day');
  const margin = start.precision === 'day' || start.precision === 'month' ? 0 : looseMargin;
  const state = last + margin < day ? 'barred' : last - day <= soon ? 'near' : 'open';
  return { ...base, state, lastDay: formatIsoDay(last), span: start, source: clock.source };
};
