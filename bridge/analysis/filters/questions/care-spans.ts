import type { DurationMention } from '../../dates/find-durations.ts';
import { boundDenials } from '../dates/time-bound.ts';
import type { RecordFacts } from '../record-facts.ts';
import { hitsOf, textOf } from './mentions.ts';

/** How far words about care can be from a length of time or a day. */
export const NEAR = 45;
/** Whether the denials that belong to a bound ("no more than") are odd. */
export const hasOdd = (statement: string): boolean => (statement.match(boundDenials)?.length ?? 0) % 2 === 1;

/** The places of a concept, as offsets of the notes. */
export const placesOf = (facts: RecordFacts, name: string) =>
  hitsOf(facts, `ask_body.${name}`).map((hit) => textOf(facts).folded.span(hit.start, hit.end));

/** Lengths of time beside one of a concept. */
export function spansBeside(facts: RecordFacts, name: string, near = NEAR): DurationMention[] {
  const places = placesOf(facts, name);
  return facts.durations.filter(
    ({ kind, start, end }) =>
      kind === 'duration' && places.some((at) => start - at.end < near && at.start - end < near),
  );
}

export const longest = (spans: readonly DurationMention[]): DurationMention | undefined =>
  spans.toSorted((one, other) => other.days - one.days)[0];

const UNTIL_REACH = 10;
/** "Nothing until": what stands right before the day on which care went on. */
const goesOn = /\b(?:until|till?|'til|before)\s*$/;

/** "PT til 5/8, then nothing until 9/15": two days around words for no care. */
export function pauseBetweenDates(facts: RecordFacts) {
  const nothing = placesOf(facts, 'nothing_then');
  const cares = placesOf(facts, 'care');
  for (const [index, from] of facts.dates.entries()) {
    const to = facts.dates[index + 1];
    if (to === undefined || to.best <= from.best || to.best > facts.today) continue;
    const isCare = from.role === 'treatment' || cares.some(({ end }) => from.start >= end && from.start - end < NEAR);
    const isEmpty = nothing.some(({ start, end }) => start >= from.end && end <= to.start);
    const ahead = facts.folded.slice(Math.max(from.end, to.start - UNTIL_REACH), to.start);
    if (isCare && isEmpty && to.start - from.end < 2 * NEAR && goesOn.test(ahead))
      return { start: from.start, end: to.end, days: to.best - from.best };
  }
  return null;
}
