import { addUnits, formatIsoDay } from '../../dates/calendar.ts';
import type { Dated } from '../../facts/case-facts.ts';
import type { Happening, Length } from '../../facts/details/details.ts';
import { type CaseInQuestion, shownBy, type Truth } from '../base/case-in-question.ts';
import { incidentSubject, type TimeSubject } from './time-subjects.ts';

type Side = Pick<TimeSubject, 'ahead' | 'pick'> & { readonly kinds: readonly string[] };

/** In words; a date farther away is the date of a thing only where nothing nearer dates it. */
const NEAR = 8;

function pickOf(found: readonly Happening[], pick: TimeSubject['pick']): Happening | undefined {
  const order = { first: (one: Happening) => one.best, last: (one: Happening) => -one.best, nearest: distanceOf };
  const measure = order[pick ?? 'nearest'];
  return found.toSorted((a, b) => measure(a) - measure(b))[0];
}
const distanceOf = ({ distance }: Happening): number => distance;

/** The date of such a thing on one side of today, by the first kind that has one near; null where there is none. */
export function happeningOf({ details, today }: CaseInQuestion, { kinds, ahead, pick }: Side): Happening | null {
  const side = details.happenings.filter(({ latest, earliest }) => (ahead ? latest >= today : earliest <= today));
  const near = (kind: string) => side.filter(({ what, distance }) => what === kind && distance <= NEAR);
  const first = pick === undefined ? kinds.map(near).find((found) => found.length > 0) : kinds.flatMap(near);
  const found = first?.length ? first : side.filter(({ what }) => kinds.includes(what));
  return pickOf(found, pick) ?? null;
}

const isOf =
  (kinds: readonly string[], farthest = NEAR) =>
  ({ what, distance }: Length): boolean =>
    distance <= farthest && kinds.includes(what);

/** "We have been apart fourteen months": counted back from today. */
function countedBack({ details, today }: CaseInQuestion, { kinds }: Side): Dated | null {
  const length = details.lengths.filter(({ unit }) => unit !== 'day').find(isOf(kinds));
  if (length === undefined) return null;
  const day = addUnits(today, -length.count, length.unit);
  return { span: length.span, say: formatIsoDay(day), earliest: day, latest: day, best: day, precision: 'month' };
}

/** Days to appeal a benefits decision where the notes give no other period. */
export const USUAL_DAYS = 60;
const papers = ['denial', 'notice', 'served'];

/** The last day to act as the notes give it, or counted from the letter: `usualDays` where the notes give no period. */
export function deadlineOf(lead: CaseInQuestion, usualDays: number | null): Dated | null {
  const { facts, details, today } = lead;
  const term = facts.deadlines.find(({ kind, day }) => kind === 'term' && day !== null);
  if (term?.day) return { ...term, earliest: term.day, latest: term.day, best: term.day, precision: 'day' };
  const own = details.happenings
    .filter(({ what }) => what === 'deadline')
    .findLast(
      ({ span, distance }) =>
        !details.happenings.some((one) => one.span.start === span.start && one.distance < distance),
    );
  if (own !== undefined) return own;
  const from = happeningOf(lead, { kinds: papers, ahead: false, pick: 'last' });
  if (from === null || from.latest > today + 1) return null;
  const period = details.lengths.find(isOf(['deadline'])) ?? details.lengths.find(isOf(papers));
  const { count, unit } = period ?? { count: usualDays, unit: 'day' as const };
  if (count === null) return null;
  const day = addUnits(from.best, count, unit);
  return { ...from, say: formatIsoDay(day), earliest: day, latest: day, best: day, precision: 'day' };
}

/** A coming date of a court or a term, as the facts know it. */
function comingTerm({ facts, today }: CaseInQuestion, kinds: readonly string[]): Dated | null {
  const kind = kinds.includes('hearing') ? 'hearing' : 'term';
  const next = facts.deadlines.find(
    (one) => one.day !== null && one.day >= today && (one.kind === kind || kinds.includes('deadline')),
  );
  const day = next?.day;
  if (next === undefined || day === null || day === undefined) return null;
  return { span: next.span, say: next.say, earliest: day, latest: day, best: day, precision: 'day' };
}

/** The date in the notes of what a filter asks about; null where they give none. */
export function datedOf(lead: CaseInQuestion, subject: TimeSubject): Dated | null {
  const incident = lead.facts.incident ?? lead.facts.otherDay;
  if (subject === incidentSubject && incident !== null) return incident;
  const found = happeningOf(lead, subject);
  if (found !== null) return found;
  if (!subject.ahead) return countedBack(lead, subject);
  const isTerm = subject.kinds.includes('deadline');
  return (isTerm ? deadlineOf(lead, null) : null) ?? comingTerm(lead, subject.kinds);
}

export const truthOf = (lead: CaseInQuestion, holds: boolean, why: string, dated: Pick<Dated, 'span'>): Truth => ({
  holds,
  why,
  shown: shownBy(lead, dated),
});
