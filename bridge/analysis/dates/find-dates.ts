import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { findAnchoredDates } from './anchored-dates.ts';
import { parseIsoDay } from './calendar.ts';
import { countedDates } from './counted-dates.ts';
import type { DateContext, DateMention, DatePattern, RawDate } from './date-mention.ts';
import { createRoleFinder } from './date-role.ts';
import { weekdayWord } from './date-words.ts';
import { standingAt } from './event-standing.ts';
import { foldText } from './fold-text.ts';
import { holidayDates } from './holiday-dates.ts';
import { monthDates } from './month-dates.ts';
import { numericDates } from './numeric-dates.ts';
import { ordinalDates } from './ordinal-dates.ts';
import { relativeDates } from './relative-dates.ts';
import { seasonYearDates } from './season-year-dates.ts';
import { shiftDates } from './shifted-dates.ts';
import { spokenDates } from './spoken-dates.ts';
import { mergeWeekdays } from './weekday-beside.ts';
import { weekdayDates } from './weekday-dates.ts';

const patterns: readonly DatePattern[] = [
  ...numericDates,
  ...monthDates,
  ...relativeDates,
  ...seasonYearDates,
  ...weekdayDates,
  ...spokenDates,
  ...countedDates,
  ...ordinalDates,
  ...holidayDates,
];
const mayMatch = createPatternGate(patterns.map(({ pattern }) => pattern));

const holidayNames = holidayDates.map(({ pattern }) => new RegExp(`^${pattern.source}`));

/** No honest account tells more dates of one form; what does is made to cost time. */
const MOST_OF_A_FORM = 200;

function readAll(context: DateContext): RawDate[] {
  const found: RawDate[] = [];
  for (const number of mayMatch(context.folded)) {
    const { pattern, read } = patterns[number] as DatePattern;
    for (const match of matchesOf(context.folded, pattern, MOST_OF_A_FORM)) {
      const window = read(match, context);
      const lead = match[0].length - match[0].trimStart().length;
      if (window !== null) {
        found.push({ ...window, start: match.index + lead, end: match.index + match[0].trimEnd().length });
      }
    }
  }
  return found;
}

/** Of readings that share characters the longest stands, then the earliest. */
function withoutOverlaps(dates: readonly RawDate[]): RawDate[] {
  const taken: RawDate[] = [];
  const byLength = [...dates].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const covered = new Set<number>();
  for (const date of byLength) {
    let free = true;
    for (let at = date.start; at < date.end && free; at += 1) free = !covered.has(at);
    if (!free) continue;
    for (let at = date.start; at < date.end; at += 1) covered.add(at);
    taken.push(date);
  }
  return taken.sort((a, b) => a.start - b.start);
}

const weekdayOnly = new RegExp(`^${weekdayWord}$`);

/** "Monday 7/6/2026" is one day: the name of the weekday beside a date says nothing further. */
function withoutWeekdayNames(dates: readonly RawDate[], folded: string): RawDate[] {
  return dates.filter((date, index) => {
    if (!weekdayOnly.test(folded.slice(date.start, date.end))) return true;
    const [before, after] = [dates[index - 1], dates[index + 1]];
    const touches = (from: number, to: number) =>
      /^[\s,(]{0,3}(?:(?:the|a|an|on a|it was a) )?$/.test(folded.slice(from, to));
    const named =
      (after?.precision === 'day' && touches(date.end, after.start)) ||
      (before?.precision === 'day' && touches(before.end, date.start));
    return !named;
  });
}

const ongoingLead = /\b(?:since|desde|ever since|from)\s*(?:about |around |early |late |el |mid )?$/;

/** "Holy week of last year, on the Thursday": a day told after a span with a year is one of that span. */
function withoutContradictions(dates: readonly RawDate[], folded: string): RawDate[] {
  return dates.filter((date, index) => {
    const before = dates[index - 1];
    if (before === undefined || date.explicitYear || !before.explicitYear || before.precision === 'day') return true;
    if (!/^[\s,(]{1,3}(?:(?:on|the|el|un|that) ){0,2}$/.test(folded.slice(before.end, date.start))) return true;
    return date.best >= before.earliest && date.best <= before.latest;
  });
}

/** Every date a text mentions, counted from `today` (`YYYY-MM-DD`) where it is told relatively or without a year. */
export function findBareDates(text: string, today: string): RawDate[] {
  const context: DateContext = { original: text, folded: foldText(text), today: parseIsoDay(today) };
  const direct = withoutContradictions(
    withoutWeekdayNames(
      mergeWeekdays(withoutOverlaps(readAll(context)), context.folded, ({ start, end, precision }) => {
        const words = context.folded.slice(start, end);
        return precision === 'day' && holidayNames.some((name) => name.test(words));
      }),
      context.folded,
    ),
    context.folded,
  );
  const near = shiftDates(direct, context.folded, context.today);
  return withoutOverlaps([...near, ...findAnchoredDates(context.folded, near)]);
}

/** The same with what each is the date of, by the words around it. */
export function findDates(text: string, today: string): DateMention[] {
  const folded = foldText(text);
  const roleAt = createRoleFinder(folded);
  return findBareDates(text, today).map((date) => ({
    ...date,
    quote: text.slice(date.start, date.end),
    role: roleAt(date.start, date.end),
    standing: standingAt(folded, date.start, date.end),
    ongoing: ongoingLead.test(folded.slice(Math.max(0, date.start - 20), date.start)),
  }));
}

/** The date of the event the matter is about: one told as such, else the first day in the past that nothing else claims. */
export function eventDate(dates: readonly DateMention[], today: string): DateMention | null {
  const past = dates.filter((date) => date.earliest <= parseIsoDay(today));
  const incidents = past.filter((date) => date.role === 'incident');
  const chosen = past.filter(
    (date) => date.standing === 'the_matter' && /^(?:incident|treatment|other)$/.test(date.role),
  );
  const own = incidents.filter((date) => date.standing !== 'another');
  const told =
    chosen.length > 0 && past.some((date) => date.standing === 'another') ? chosen : own.length > 0 ? own : incidents;
  const precise = told.find((date) => date.precision === 'day') ?? told[0];
  const unclaimed = past.filter(
    (date) =>
      !date.ongoing &&
      (own.length > 0 || date.standing !== 'another') &&
      (date.role === 'other' || date.role === 'treatment'),
  );
  const day = unclaimed.find((date) => date.precision === 'day');
  if (chosen.length === 0 && own.length === 0 && day !== undefined && told.length > 0) return day;
  return precise ?? unclaimed.find((date) => date.precision === 'day') ?? unclaimed[0] ?? null;
}
