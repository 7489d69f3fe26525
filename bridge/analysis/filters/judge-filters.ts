import type { InputRecord } from '../../../shared/record.ts';
import type { FilterJudgement } from '../../../shared/results.ts';
import type { EngineInput, ScreenAssessment } from '../engine.ts';
import { NOT_JUDGED } from './base/filter-verdict.ts';
import { type RecordFacts, readRecord, withoutPlanted } from './base/record-facts.ts';
import { compiledFilter } from './compile-filter.ts';

function judge(facts: RecordFacts, filter: string): FilterJudgement {
  const rule = compiledFilter(filter);
  const { verdict, why, evidence } =
    rule === null ? { verdict: 'unknown' as const, why: NOT_JUDGED, evidence: null } : rule.judge(facts);
  const quoted =
    evidence !== null && evidence.quote !== '' && facts.record[evidence.field].includes(evidence.quote)
      ? evidence
      : null;
  return { filter, verdict, why, quote: quoted?.quote ?? null, field: quoted?.field ?? null };
}

interface FiltersInput extends Pick<EngineInput, 'record' | 'today'>, Pick<ScreenAssessment, 'found'> {
  /** The record without what a model saw to be addressed to the scorer, beyond what is found here. */
  honest?: InputRecord | undefined;
}

/**
 * Judges a record by each custom filter of a firm, in their order: met, violated, or unknown where it does not say.
 * Text that tries to change the score can violate a filter and never meets one.
 */
export function judgeFilters(
  { record, today, honest, found }: FiltersInput,
  filters: readonly string[],
): FilterJudgement[] {
  if (filters.length === 0) return [];
  const rest = withoutPlanted(honest ?? record) ?? honest;
  const whole = readRecord({ record, today, found: rest === undefined ? found : undefined });
  if (rest === undefined) return filters.map((filter) => judge(whole, filter));
  const left = readRecord({ record: rest, today, found });
  return filters.map((filter) => {
    const ofWhole = judge(whole, filter);
    return ofWhole.verdict === 'violated' ? ofWhole : judge(left, filter);
  });
}
