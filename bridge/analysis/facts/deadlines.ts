import { parseIsoDay } from '../dates/calendar.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import { isAskedInTalk } from '../text/turns.ts';
import type { Deadline } from './case-facts.ts';
import { dayName, type NotedDate, ordinal, rankOf, sayDate } from './incident-date.ts';
import { asTold, isToldAtLength, withoutOverlaps } from './pick-told.ts';

const [YEAR, JUST_OVER, REACH] = [365, 120, 6];
/** A date without a year that passed within two months may be of either year. */
const EITHER_YEAR = 300;
const attended = new Set('missed went attended skipped showed appeared'.split(' '));
const over = new Set([...attended, 'already', 'granted', 'held']);
const coming = new Set(
  'scheduled set next coming appear will until by due must upcoming continued postponed rescheduled is'.split(' '),
);

const leadOf = ({ first, clause }: Pick<Hit, 'first' | 'clause'>, { words }: CaseText) =>
  words.slice(Math.max(0, first - REACH), first).filter((word) => word.clause === clause);

/** "Already missed the hearing in June": a date without a year is not put into the next one. */
function isOver(date: NotedDate, text: CaseText, now: number): boolean {
  if (date.explicitYear) return false;
  if (date.earliest - now > EITHER_YEAR) return true;
  const lead = leadOf(date, text);
  if (lead.some(({ form }) => over.has(form))) return true;
  const near = date.precision === 'day' && date.earliest - now < JUST_OVER;
  return !(near && now - (date.earliest - YEAR) >= JUST_OVER) && !lead.some(({ form }) => coming.has(form));
}

const past = new Set('was had went were got'.split(' '));

/** "The hearing was today", "today I had the hearing". */
const wasToday = (date: NotedDate, { words }: CaseText, now: number): boolean =>
  date.earliest === now && words.some(({ clause, form }) => clause === date.clause && past.has(form));

/** "Recently" is past, and "on a Tuesday" is any of them. */
const isVague = ({ first, words }: NotedDate, text: CaseText): boolean =>
  /\b(?:recently|lately|recientemente)\b/.test(words) ||
  (dayName.test(words) && /^(?:a|some|any)$/.test(text.words[first - 1]?.form ?? ''));

const owners = new Set(['his', 'her', 'their', 'has']);
/** "His next court date", "he has a court date", where he is nobody of the client's. */
const isOthers = ({ whose, first }: Hit, text: CaseText): boolean =>
  whose === 'other' && isToldAtLength(text) && [first - 1, first].some((at) => owners.has(text.words[at]?.form ?? ''));

const isBeside = ({ about, clause }: NotedDate): boolean => about?.clause === clause;

/** Coming dates of courts and terms that are told as dates. */
function dated(text: CaseText, dates: readonly NotedDate[], now: number): Deadline[] {
  return dates.flatMap((date): Deadline[] => {
    if (rankOf(date) !== -1 || date.latest < now || isVague(date, text) || isOver(date, text, now)) return [];
    if (wasToday(date, text, now) || (date.precision === 'year' && date.earliest - now > YEAR)) return [];
    // In a long story a day in another clause is as often of something else.
    const isAnswer = date.about !== null && isAskedInTalk(text, date.about.first);
    const isLoose = (!isBeside(date) && !isAnswer) || date.precision !== 'day' || date.words.endsWith(' after');
    if (isToldAtLength(text) && isLoose) return [];
    // "Retainer by Monday. Prelim 11/30": the day beside the hearing is its day.
    if (!isBeside(date) && dates.some((other) => other.about === date.about && isBeside(other))) return [];
    if (date.about?.concept.name === 'when.court')
      return isOthers(date.about, text) ? [] : [deadlineOn(date, 'hearing')];
    // "Due the 1st" is each month's.
    return ordinal.test(date.words) ? [] : [deadlineOn(date, 'term')];
  });
}

/** A hearing or the end of a term on a date. */
export function deadlineOn(date: NotedDate, kind: Deadline['kind']): Deadline {
  const { start, end, best, precision } = date;
  const say = `${kind === 'hearing' ? 'hearing' : 'deadline'} ${precision === 'day' ? 'on ' : ''}${sayDate(date)}`;
  return { span: { start, end }, say, kind, day: precision === 'day' ? best : null };
}

const guesses = new Set('probably prob maybe perhaps possibly eventually might'.split(' '));

/** "I have court in two weeks, what do I do?" tells of the court before it asks; "do I have to appear?" only asks. */
function isTold(hit: Hit, text: CaseText): boolean {
  if (hit.denied || hit.mood === 'supposed' || isOthers(hit, text)) return false;
  if (text.words.some((word) => word.clause === hit.clause && guesses.has(word.form))) return false;
  if (leadOf(hit, text).some(({ form }) => attended.has(form))) return false;
  if (hit.mood === 'told') return true;
  let opening = hit.first;
  while (text.words[opening - 1]?.clause === hit.clause) opening -= 1;
  return !text.hits('aside.asking').some((word) => word.first >= opening && word.first < opening + 3);
}

/** Coming dates and terms, counted where a day is told, else by their words ("court next month", "30 days to respond"). */
export function readDeadlines(text: CaseText, dates: readonly NotedDate[], today: string): Deadline[] {
  const worded = text
    .hits('deadline')
    .filter((hit) => isTold(hit, text) && !text.text.slice(hit.start, hit.end).includes(','))
    .map((hit): Deadline => ({ ...asTold<Deadline>(text)(hit), day: null }));
  const days = dated(text, dates, parseIsoDay(today));
  const sentenceOf = ({ span }: Deadline) => text.words.find(({ end }) => end > span.start)?.sentence;
  const told = new Set(days.map(sentenceOf));
  return withoutOverlaps([...days, ...worded.filter((term) => !told.has(sentenceOf(term)))]);
}
