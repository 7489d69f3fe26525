import { readWordLists } from '../lexicon/word-files.ts';
import { matchesOf } from '../text/matches.ts';
import { type DayNumber, fromDayNumber } from './calendar.ts';
import type { DateContext, DateWindow, ParsedDate } from './date-mention.ts';
import { withYear, yearOf } from './date-windows.ts';

const wordList = readWordLists('date-words.txt', 'g');
const futureWords = wordList('future');
const pastWords = wordList('past');

/** A year that may follow a date: "2025", "'25", "last year". */
export const yearTail =
  "(?:[,/.-]?\\s?(?:of |in |de |del |del ano )?'?(?<year>(?:19|20)\\d{2}|(?<=')\\d{2})(?!\\d)|,? (?:of )?(?<relativeYear>last year|this year|next year|del ano pasado|de este ano)(?![a-z]))?";

/** Two-digit years up to ten years ahead are this century's. */
export function fullYear(written: number, { today }: Pick<DateContext, 'today'>): number {
  if (written >= 100) return written;
  return written <= (yearOf(today) % 100) + 10 ? 2000 + written : 1900 + written;
}

function statedYear({ groups = {} }: RegExpExecArray, context: DateContext): number | null {
  const { year, relativeYear } = groups;
  if (year !== undefined) return fullYear(Number(year), context);
  if (relativeYear === undefined) return null;
  return yearOf(context.today) + (/last|pasado/.test(relativeYear) ? -1 : relativeYear.startsWith('next') ? 1 : 0);
}

/** A date in the year that its words state, else in the likeliest one. */
export function inItsYear(
  match: RegExpExecArray,
  context: DateContext,
  inYear: (year: number) => DateWindow,
  ahead?: boolean,
): ParsedDate {
  const year = statedYear(match, context);
  if (year !== null) return withYear(inYear(year));
  const span = { start: match.index, end: match.index + match[0].length };
  return { ...likeliestYear(inYear, context, span, ahead), explicitYear: false };
}

/** Words that point ahead only where no past tense is near ("paid until August" does not). */
const weakFutureWords =
  /\b(?:until|till|thru|through|by(?= (?:the |about |around |noon |mid-?|early |late )*$)|(?<!\b(?:day|night|morning|evening|weekend|weeks?|days|months?|right|just|shortly|(?:sun|mon|tues|wednes|thurs|fri|satur)day) )before|antes|hasta)\b/g;
const WEAK = 40;
/** Right before a date these settle it: "court is Monday", "arraignment got moved up to this Tuesday". */
const dueBefore = /\b(?:was|were|had been) (?:due|set|scheduled|supposed to be|up)(?: \w+){0,2} $/;
const setAhead =
  /\b(?:is|are|isn'?t|(?:moved|pushed|bumped|reset|rescheduled|continued|postponed|changed|put off|set|scheduled|adjourned)(?: (?:\w+ ){0,2}(?:to|until|till|for)| back)?|es|sera)(?: (?:on|for|this|the|now|only|not|not until|until|this coming|el|para el)){0,2} $/;

function distanceBefore(words: RegExp, text: string): number {
  const last = matchesOf(text, words).at(-1);
  return last === undefined ? Number.POSITIVE_INFINITY : text.length - last.index - last[0].length;
}

const distanceAfter = (words: RegExp, text: string): number =>
  matchesOf(text, words, 1)[0]?.index ?? Number.POSITIVE_INFINITY;

/** Whether the words around a date speak of what is still to come; null where they do not say. */
export function looksAhead(folded: string, start: number, end: number): boolean | null {
  const [before = ''] = folded
    .slice(Math.max(0, start - 60), start)
    .split(/[.;!?\n](?=\s)/)
    .slice(-1);
  const after = folded.slice(end, end + 40).split(/[.;!?\n]|,\s/)[0] ?? '';
  if (setAhead.test(before)) return true;
  if (dueBefore.test(before)) return false;
  const weak = distanceBefore(weakFutureWords, before) + WEAK;
  const future = Math.min(distanceBefore(futureWords, before), distanceAfter(futureWords, after) + 12, weak);
  const past = Math.min(distanceBefore(pastWords, before), distanceAfter(pastWords, after) + 12);
  if (!Number.isFinite(future) && !Number.isFinite(past)) return null;
  return future < past;
}

const NEAR_FUTURE_DAYS = 45;
const LONG_PAST_DAYS = 300;

/** The most recent past, unless the words look ahead. */
function likeliestYear(
  inYear: (year: number) => DateWindow,
  { folded, today }: DateContext,
  { start, end }: { start: number; end: number },
  ahead: boolean | null = looksAhead(folded, start, end),
): DateWindow {
  const { year } = fromDayNumber(today);
  const windows = [year - 1, year, year + 1].map(inYear);
  const past = windows.findLast(({ earliest }) => earliest <= today);
  const future = windows.find(({ latest }) => latest > today);
  if (past === undefined || future === undefined) return inYear(year);
  if (isTimeLimit(folded, start, ahead !== false)) return today - past.latest < future.earliest - today ? past : future;
  return (ahead ?? isJustAhead(past, future, today)) ? future : past;
}

const limitWord = /\b(?:until|till|thru|by|antes del?|hasta(?: el)?)(?: the| about| around| noon)? $/;
const given = /\b(?:gave|gives?|given|have|has|got|tengo|tiene|dieron)(?: \w+){0,2} (?:until|till|by|hasta)\b[^.]*$/;
const LIMIT_REACH = 48;

/** "They gave me until November 4", said on the 20th, is over, not most of a year ahead. */
function isTimeLimit(folded: string, start: number, open: boolean): boolean {
  const before = folded.slice(Math.max(0, start - LIMIT_REACH), start);
  return limitWord.test(before) && (open || given.test(before));
}

function isJustAhead(past: DateWindow, future: DateWindow, today: DayNumber): boolean {
  return future.earliest - today <= NEAR_FUTURE_DAYS && today - past.latest >= LONG_PAST_DAYS;
}
