import { compiledFilter } from './compile-filter.ts';
import type { FilterRule } from './filter-verdict.ts';

/** How a filter was understood. */
export interface FilterReading {
  readonly filter: string;
  /** One plain sentence: "The client lives in Texas; unknown if not stated." Null where not understood. */
  readonly readAs: string | null;
  readonly understood: 'yes' | 'ambiguous' | 'no';
}

const sentenceOf = ({ asks, ifUnstated }: FilterRule): string =>
  `${asks.charAt(0).toUpperCase()}${asks.slice(1)}; ${ifUnstated}.`;

/** Says how a filter is read, as `judgeFilters` judges by it. */
export function explainFilter(filter: string): FilterReading {
  const rule = compiledFilter(filter);
  const readAs = rule === null ? null : sentenceOf(rule);
  return { filter, readAs, understood: readAs === null ? 'no' : 'yes' };
}
