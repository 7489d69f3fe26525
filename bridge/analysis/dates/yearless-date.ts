import { matchesOf } from '../text/matches.ts';
import { type DayNumber, fromDayNumber } from './calendar.ts';
import type { DateContext, DateWindow } from './date-mention.ts';

const futureWords =
  /\b(?:court|hearing|arraign\w*|trial|auction|deadline|due|expires?|expiring|appt|appointment|scheduled|set for|next|upcoming|coming|starts?|begins?|cita|audiencia|corte|vence|proxim[oa]|sentencing|conference|mediation|will|wont|won't|going to|gonna|wants?|plans?|seeing|respond|response|answer|closing|closes|sale|moves?|petition|calendar|eviction date|lockout|surgery set|master)\b/g;
const pastWords =
  /\b(?:happened|occurred|was|were|fell|slipped|tripped|struck|bitten|broke|hit|crash|crashed|accident|wreck|arrested|ended|died|denied|served|received|got|signed|fired|terminated|quit|since|ago|last|released|filed|went|saw|had|started|left|born|injured|hurt|doi|doa|dol|choque|accidente|cayo|desde|operado|despidieron|murio|paso|dated|moved out|closed|passed|bought|stopped|reported|told|sent|expired|entered|arrived|ran out|came|moved|bought|sold|took|made|burned|attacked|crushed|slammed|rolled|pulled|jumped|collided|shoved|operated|removed|diagnosed|hired|joined|failed|collapsed|exploded|cut|shot|woke|convicted|pled|fire|flood|storm|hail|collision|incident|injury|bite|bit|assault(?:ed)?|sacked|canned|laid off)\b/g;

/** Words that point ahead only where nothing past stands beside them ("paid until August" does not). */
const weakFutureWords =
  /\b(?:until|till|thru|through|by(?= (?:the |about |around |noon |mid-?|early |late )*$)|(?<!\b(?:day|night|morning|evening|weekend|weeks?|days|months?|right|just|shortly|(?:sun|mon|tues|wednes|thurs|fri|satur)day) )before|antes|hasta)\b/g;
const WEAK = 40;
/** Right before a date these settle it: "court is Monday", "arraignment got moved up to this Tuesday". */
const toldBehind = /\b(?:was|were|had been) (?:due|set|scheduled|supposed to be|up)(?: \w+){0,2} $/;
const toldAhead =
  /\b(?:is|are|isn'?t|(?:moved|pushed|bumped|reset|rescheduled|continued|postponed|changed|put off|set|scheduled|adjourned)(?: (?:\w+ ){0,2}(?:to|until|till|for)| back)?|es|sera)(?: (?:on|for|this|the|now|only|not|not until|until|this coming|el|para el)){0,2} $/;

function nearest(words: RegExp, text: string): number {
  let last = -1;
  for (const match of matchesOf(text, words)) last = match.index + match[0].length;
  return last === -1 ? Number.POSITIVE_INFINITY : text.length - last;
}

const nearestAfter = (words: RegExp, text: string): number =>
  matchesOf(text, words, 1)[0]?.index ?? Number.POSITIVE_INFINITY;

/** Whether the words around a date speak of what is still to come; null where they do not say. */
export function looksAhead(folded: string, start: number, end: number): boolean | null {
  const before =
    folded
      .slice(Math.max(0, start - 60), start)
      .split(/[.;!?\n](?=\s)/)
      .at(-1) ?? '';
  const after = folded.slice(end, end + 40).split(/[.;!?\n]|,\s/)[0] ?? '';
  if (toldAhead.test(before)) return true;
  if (toldBehind.test(before)) return false;
  const weak = nearest(weakFutureWords, before) + WEAK;
  const future = Math.min(nearest(futureWords, before), nearestAfter(futureWords, after) + 12, weak);
  const past = Math.min(nearest(pastWords, before), nearestAfter(pastWords, after) + 12);
  if (!Number.isFinite(future) && !Number.isFinite(past)) return null;
  return future < past;
}

const NEAR_FUTURE_DAYS = 45;
const LONG_PAST_DAYS = 300;

/** Picks the year of a date written without one: the most recent past, unless the words look ahead. */
export function resolveYearless(
  inYear: (year: number) => DateWindow,
  { folded, today }: Pick<DateContext, 'folded' | 'today'>,
  span: { start: number; end: number },
  ahead: boolean | null = looksAhead(folded, span.start, span.end),
): DateWindow {
  const thisYear = fromDayNumber(today).year;
  const candidates = [thisYear - 1, thisYear, thisYear + 1].map(inYear);
  const past = candidates.findLast((window) => window.earliest <= today);
  const future = candidates.find((window) => window.latest > today);
  if (past === undefined || future === undefined) return inYear(thisYear);
  if (isLimit(folded, span.start, ahead !== false))
    return today - past.latest < future.earliest - today ? past : future;
  return (ahead ?? isJustAhead(past, future, today)) ? future : past;
}

const limitWord = /\b(?:until|till|thru|by|antes del?|hasta(?: el)?)(?: the| about| around| noon)? $/;
const given = /\b(?:gave|gives?|given|have|has|got|tengo|tiene|dieron)(?: \w+){0,2} (?:until|till|by|hasta)\b[^.]*$/;
const LIMIT_REACH = 48;

/** "They gave me until November 4", told on the 20th, is over, not most of a year ahead. */
const isLimit = (folded: string, start: number, open: boolean): boolean => {
  const before = folded.slice(Math.max(0, start - LIMIT_REACH), start);
  return limitWord.test(before) && (open || given.test(before));
};

function isJustAhead(past: DateWindow, future: DateWindow, today: DayNumber): boolean {
  return future.earliest - today <= NEAR_FUTURE_DAYS && today - past.latest >= LONG_PAST_DAYS;
}
