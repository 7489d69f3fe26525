import { addUnits } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { eventDate } from '../../dates/find-dates.ts';
import { nearbyAt, type RecordFacts } from '../record-facts.ts';
import { type DateSubject, eventSubject } from './date-subjects.ts';
import { deadlineOf } from './deadline-run-rule.ts';

/** No word stands farther from the date it tells of. */
const REACH = 160;

interface Near {
  date: DateMention;
  distance: number;
}

/** The dates with words of the subject in their own sentence, and how far off those stand. */
function datesBeside(facts: RecordFacts, side: readonly DateMention[], beside: RegExp): Near[] {
  return side.flatMap((date) => {
    const { start, text } = nearbyAt(facts, date.start, date.end);
    let best = REACH;
    for (const match of text.matchAll(beside)) {
      const at = start + match.index;
      const distance = at < date.start ? date.start - at - match[0].length : at - date.end;
      if (distance >= 0) best = Math.min(best, distance);
    }
    return best < REACH ? [{ date, distance: best }] : [];
  });
}

function pickOf(near: readonly Near[], pick: DateSubject['pick']): DateMention | null {
  const [first] =
    pick === undefined
      ? [...near].sort((a, b) => a.distance - b.distance)
      : [...near].sort((a, b) => (pick === 'first' ? a.date.best - b.date.best : b.date.best - a.date.best));
  return first?.date ?? null;
}

/** "We have been apart fourteen months": counted back from today. */
function countedBeside(facts: RecordFacts, beside: RegExp): DateMention | null {
  for (const { kind, start, end, quote, count, unit } of facts.durations) {
    const around = facts.folded.slice(Math.max(0, start - 30), end + 20);
    if (kind !== 'duration' || unit === 'day' || around.search(beside) === -1) continue;
    if (/^ (?:ago|before|later|after)\b/.test(facts.folded.slice(end))) continue;
    const day = addUnits(facts.today, -count, unit);
    const window = { earliest: day, latest: day, best: day, precision: 'month' } as const;
    return { ...window, start, end, quote, role: 'other', standing: null, explicitYear: true, ongoing: true };
  }
  return null;
}

/** "Thirty days to answer" from the day the papers came. */
function countedDeadline(facts: RecordFacts, { name }: DateSubject): DateMention | null {
  if (name !== 'the deadline' || !/\b\w+[ -]days?\b/.test(facts.folded)) return null;
  const deadline = deadlineOf(facts, Number.NaN);
  if (deadline === null || Number.isNaN(deadline.day)) return null;
  const { day, at } = deadline;
  return { ...at, earliest: day, latest: day, best: day };
}

interface Sides {
  side: readonly DateMention[];
  /** Those of them whose role is one of the subject's. */
  own: readonly DateMention[];
  subject: DateSubject;
  beside: RegExp;
}

/** The date beside words of the subject, one that no other words claim before the rest. */
function nearOf(facts: RecordFacts, { side, own, subject, beside }: Sides): DateMention | null {
  const { ahead, pick } = subject;
  return (
    pickOf(datesBeside(facts, own, beside), pick) ??
    (ahead && own.length > 0 ? null : pickOf(datesBeside(facts, side, beside), pick)) ??
    (ahead ? countedDeadline(facts, subject) : countedBeside(facts, beside))
  );
}

/** The date in the notes that a filter's subject speaks of; null where they tell none. */
export function mentionOf(facts: RecordFacts, subject: DateSubject): DateMention | null {
  const { roles, ahead, beside } = subject;
  const side = facts.dates.filter((date) => (ahead ? date.latest >= facts.today : date.earliest <= facts.today));
  const own = side.filter(({ role }) => roles.includes(role));
  const near = beside === undefined ? null : nearOf(facts, { side, own, subject, beside });
  if (near !== null || roles.length === 0) return near;
  if (roles === eventSubject.roles) {
    const event = eventDate(side, facts.todayIso);
    if (event !== null) return event;
  }
  for (const role of roles) {
    const found = side.filter((date) => date.role === role);
    // Only a purchase is told first and surveyed later in the same breath.
    const chosen = role === 'purchase' ? found[0] : (found.find((date) => date.precision === 'day') ?? found[0]);
    if (chosen !== undefined) return chosen;
  }
  if (!ahead) return eventDate(side, facts.todayIso);
  return (
    countedDeadline(facts, subject) ??
    side.find((date) => date.earliest > facts.today && date.precision === 'day') ??
    null
  );
}
