import type { FilterReading } from '../../../shared/filter-conditions.ts';
import type { FilterRule } from './base/filter-verdict.ts';
import { compiledFilter } from './compile-filter.ts';

const sentenceOf = ({ asks, ifUnstated }: FilterRule): string =>
  `${asks.charAt(0).toUpperCase()}${asks.slice(1)}; ${ifUnstated}.`;

/** Says how a filter is read, as `judgeFilters` judges by it. */
export function explainFilter(filter: string): FilterReading {
  const rule = compiledFilter(filter);
  if (rule === null) return { filter, readAs: null, understood: 'no' };
  return { filter, readAs: sentenceOf(rule), understood: rule.ambiguous ? 'ambiguous' : 'yes' };
}
