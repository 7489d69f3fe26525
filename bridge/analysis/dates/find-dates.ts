import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { findAnchoredDates } from './anchored-dates.ts';
import { parseIsoDay } from './calendar.ts';
import { countedDates } from './counted-dates.ts';
import type { DateContext, DateMention, DatePattern, EventStanding, RawDate } from './date-mention.ts';
import { createRoleFinder } from './date-role.ts';
import { weekdayWord } from './date-words.ts';
import { holidayDates } from './holiday-dates.ts';
import { monthDates } from './month-dates.ts';
import { numericDates } from './numeric-dates.ts';
import { ordinalDates } from './ordinal-dates.ts';
import { relativeDates } from './relative-dates.ts';
import { seasonYearDates } from './season-year-dates.ts';
import { shiftDates } from './shifted-dates.ts';
import { spokenDates } from './spoken-dates.ts';
import { mergeWeekdays, weekdayDates } from './weekday-dates.ts';

const event =
  '(?:accidents?|wrecks?|crash(?:es)?|collisions?|falls?|injur(?:y|ies)|incidents?|bites?|claims?|cases?|one|fender benders?|surger(?:y|ies)|arrests?|dui|dwi|denials?|choques?|accidentes?|caidas?|lesion(?:es)?)';
const another = new RegExp(
  [
    `(?<!\\bno |\\bany |\\bhas |\\bnor )\\b(?:earlier|previous|prior|old|older|another|other|separate|unrelated|past|different) (?:\\w+ ){0,2}?${event}\\b`,
    `\\b(?:otr[oa]|primer[oa]?) (?:\\w+ )?${event}\\b|\\b${event} (?:anterior|previ[oa]|viej[oa])\\b`,
    '\\b(?:that one|that case|that claim|it) (?:was|is|got) (?:already |all |long )?(?:settled|closed|over|done|resolved|paid)\\b',
    "\\b(?:bit|hit|hurt|attacked|burned|injured|struck|knocked down) (?:a|an|another|someone|some|two|three|other|the neighbor'?s) (?:\\w+ )?(?:kids?|boys?|girls?|child(?:ren)?|women|woman|man|lady|guy|persons?|people|customers?|guests?|neighbors?|tenants?|else|dogs?|mailman|employees?|workers?)\\b",
    '\\b(?:unrelated|separate|not (?:about|related to) (?:this|that|it))\\b',
  ].join('|'),
);
const matter = new RegExp(
  [
    `\\b(?:the|this) (?:\\w+ )?${event} (?:that )?(?:i|we|she|he)(?:'?m| am|'?re| are)? (?:\\w+ )?(?:want|wants|pursu\\w+|call\\w*|ask\\w*|writ\\w+|need)\\b`,
    `\\b(?:new|newest|newer|second|latest|current|present|most recent|more recent) ${event}\\b`,
    `\\bthis ${event} (?:is|was|happened|here)\\b|\\bthis (?:claim|case|matter|call) is (?:about|for|over)\\b`,
    '\\b(?:calling|call|writing|here|asking|contacting you|reaching out) (?:about|over|regarding|for) (?:the|this|a|my) (?:new|recent|second|other|one|accident|crash|wreck|fall|collision|incident|bite)\\b',
    `\\b(?:nuev[oa]|segund[oa]|este|esta) ${event}\\b|\\b${event} (?:nuev[oa]|reciente|de ahora)\\b`,
  ].join('|'),
);

const sentenceEnd = /[.;!?\n](?=\s|$)/;
/** Farther off than this, words speak of something else. */
const REACH = 110;

/** Whether the sentence of a date says that its event is the matter, or another one beside it; null where it says neither. */
function standingAt(folded: string, start: number, end: number): EventStanding | null {
  const before =
    folded
      .slice(Math.max(0, start - REACH), start)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = folded.slice(end, end + REACH).split(sentenceEnd)[0] ?? '';
  if (matter.test(before)) return 'the_matter';
  if (another.test(before)) return 'another';
  return another.test(after) && !matter.test(after) ? 'another' : matter.test(after) ? 'the_matter' : null;
}

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
  const context: DateContext = { original: text, folded: foldInPlace(text), today: parseIsoDay(today) };
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
  const folded = foldInPlace(text);
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
