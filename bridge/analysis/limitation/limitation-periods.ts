import { readSections } from '../lexicon/word-files.ts';

/** Claims with a limitation period in years that is counted from the event, in the order of the columns of the file. */
const timedClaims = ['injury', 'malpractice', 'death', 'contract', 'defamation'] as const;
export type TimedClaim = (typeof timedClaims)[number];

const periods = new Map<string, ReadonlyMap<TimedClaim, number>>(
  readSections('limitation-periods.txt')
    .get('')
    ?.map((row) => {
      const [state = '', ...years] = row.slice(0, row.indexOf(' | ')).split(' ');
      return [state, new Map(timedClaims.map((claim, column) => [claim, Number(years[column])]))];
    }),
);

/** The ordinary period in years of a claim in a state (two letters); null for a place that the table does not have. */
export const limitationYears = (claim: TimedClaim, state: string): number | null =>
  periods.get(state)?.get(claim) ?? null;

/** The longest period of any state: an older claim is out of time wherever it happened. */
export const longestPeriod = (claim: TimedClaim): number =>
  Math.max(...[...periods.values()].map((row) => row.get(claim) ?? 0));

export const limitationStates: readonly string[] = [...periods.keys()];
