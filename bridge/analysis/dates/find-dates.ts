import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { parseIsoDay } from './calendar.ts';
import type { DateContext, DateMention, DatePattern, EventStanding, RawDate } from './date-mention.ts';
import { createRoleFinder } from './date-role.ts';
import { weekdayWord } from './date-words.ts';
import { withDependentDates } from './dependent-dates.ts';
import { holidayDates } from './holiday-dates.ts';
import { monthDates } from './month-dates.ts';
import { numericDates } from './numeric-dates.ts';
import { relativeDates } from './relative-dates.ts';
import { seasonYearDates } from './season-year-dates.ts';
import { weekdayDates } from './weekday-dates.ts';

const event =
  '(?:accidents?|wrecks?|crash(?:es)?|collisions?|falls?|injur(?:y|ies)|incidents?|bites?|claims?|cases?|one|surger(?:y|ies)|arrests?|dui|dwi|denials?|choques?|accidentes?|caidas?)';
const another = new RegExp(
  [
    `(?<!\\bno |\\bany |\\bhas |\\bnor )\\b(?:earlier|previous|prior|old|older|another|other|separate|unrelated|past|different|otr[oa]|primer[oa]?) (?:\\w+ ){0,2}?${event}\\b`,
    `\\b${event} (?:anterior|previ[oa]|viej[oa])\\b`,
    '\\b(?:that one|that case|that claim|it) (?:was|is|got) (?:already |all |long )?(?:settled|closed|over|done|resolved|paid)\\b',
    '\\b(?:unrelated|separate)\\b',
  ].join('|'),
);
const matter = new RegExp(
  [
    `\\b(?:new|newest|newer|second|latest|current|present|(?:most|more) recent|nuev[oa]|segund[oa]|este|esta) ${event}\\b`,
    `\\bthis ${event} (?:is|was|happened)\\b|\\b${event} (?:nuev[oa]|reciente)\\b`,
    '\\b(?:calling|call|writing|asking|contacting you|reaching out) (?:about|over|regarding)\\b',
  ].join('|'),
);

const sentenceEnd = /[.;!?\n](?=\s|$)/;
const REACH = 110;

/** Whether the sentence of a date says that its event is the matter, or another one; null where it says neither. */
function standingAt(folded: string, start: number, end: number): EventStanding | null {
  const [before = ''] = folded
    .slice(Math.max(0, start - REACH), start)
    .split(sentenceEnd)
    .slice(-1);
  const [after = ''] = folded.slice(end, end + REACH).split(sentenceEnd);
  if (matter.test(before)) return 'the_matter';
  if (another.test(before)) return 'another';
  return matter.test(after) ? 'the_matter' : another.test(after) ? 'another' : null;
}

const patterns: readonly DatePattern[] = [
  ...numericDates,
  ...monthDates,
  ...relativeDates,
  ...seasonYearDates,
  ...weekdayDates,
  ...holidayDates,
];
const mayMatch = createPatternGate(patterns.map(({ pattern }) => pattern));

/** No real account has more dates of one form; a text that does is an attack. */
const MOST_OF_A_FORM = 200;

function parseAll(context: DateContext): RawDate[] {
  const found: RawDate[] = [];
  for (const number of mayMatch(context.folded)) {
    const { pattern, parse } = patterns[number] as DatePattern;
    for (const match of matchesOf(context.folded, pattern, MOST_OF_A_FORM)) {
      const window = parse(match, context);
      const lead = match[0].length - match[0].trimStart().length;
      if (window !== null) {
        found.push({ ...window, start: match.index + lead, end: match.index + match[0].trimEnd().length });
      }
    }
  }
  return found;
}

/** Of dates that share characters the longest stays, then the earliest. */
function withoutOverlaps(dates: readonly RawDate[]): RawDate[] {
  const byLength = dates.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const covered = new Set<number>();
  const taken = byLength.filter(({ start, end }) => {
    const offsets = Array.from({ length: end - start }, (_, index) => start + index);
    const isFree = !offsets.some((offset) => covered.has(offset));
    if (isFree) for (const offset of offsets) covered.add(offset);
    return isFree;
  });
  return taken.sort((a, b) => a.start - b.start);
}

const weekdayOnly = new RegExp(`^${weekdayWord}$`);
const besideDate = /^[\s,(]{0,3}(?:(?:the|a|an|on a|it was a) )?$/;

/** "Monday 7/6/2026" is one day: the name of the weekday beside a date says nothing further. */
function withoutWeekdayNames(dates: readonly RawDate[], folded: string): RawDate[] {
  return dates.filter(({ start, end }, index) => {
    if (!weekdayOnly.test(folded.slice(start, end))) return true;
    const [before, after] = [dates[index - 1], dates[index + 1]];
    const isBefore = after?.precision === 'day' && besideDate.test(folded.slice(end, after.start));
    const isBehind = before?.precision === 'day' && besideDate.test(folded.slice(before.end, start));
    return !isBefore && !isBehind;
  });
}

const ongoingLead = /\b(?:since|desde|ever since|from)\s*(?:about |around |early |late |el |mid )?$/;

/** Every date a text mentions, counted from `today` (`YYYY-MM-DD`) where it is relative or has no year. */
export function findBareDates(text: string, today: string): RawDate[] {
  const context: DateContext = { original: text, folded: foldInPlace(text), today: parseIsoDay(today) };
  const direct = withoutWeekdayNames(withoutOverlaps(parseAll(context)), context.folded);
  return withoutOverlaps(withDependentDates(direct, context.folded));
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

const preciseFirst = (dates: readonly DateMention[]): DateMention | undefined =>
  dates.find(({ precision }) => precision === 'day') ?? dates[0];

/** The date of the event of the matter: that of an incident, else the first day in the past that no other event claims. */
export function eventDate(dates: readonly DateMention[], today: string): DateMention | null {
  const past = dates.filter(({ earliest }) => earliest <= parseIsoDay(today));
  const isAnother = ({ standing }: DateMention) => standing === 'another';
  const ofMatter = past.filter(({ standing, role }) => standing === 'the_matter' && role !== 'named');
  const incidents = past.filter(({ role }) => role === 'incident');
  const own = incidents.filter((date) => !isAnother(date));
  const unclaimed = past.filter(({ role, ongoing }) => !ongoing && (role === 'other' || role === 'treatment'));
  if (ofMatter.length > 0 && past.some(isAnother)) return preciseFirst(ofMatter) ?? null;
  const candidates = [own, unclaimed.filter((date) => !isAnother(date)), incidents];
  return candidates.map(preciseFirst).find((date) => date !== undefined) ?? null;
}
