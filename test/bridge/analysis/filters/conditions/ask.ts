import { withConditions } from '../../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { type Condition, customFilter, type DirectFilter } from '../../../../../shared/filter-conditions.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import type { FilterJudgement } from '../../../../../shared/results.ts';
import { recordWith, TODAY } from '../expect-verdicts.ts';

/** The verdict of one condition, as a firm would save it. */
export function judgeDirect(filter: DirectFilter, fields: Partial<InputRecord>): FilterJudgement {
  const [judgement] = withConditions({ record: recordWith(fields), today: TODAY }, [customFilter.parse(filter)], []);
  if (judgement === undefined) throw new Error('no judgement');
  return judgement;
}

/** Yes, no, or null where the verdict hangs on what `unknown` says. */
export function holds(condition: Condition, fields: Partial<InputRecord>): boolean | null {
  const [passing, failing] = (['pass', 'fail'] as const).map(
    (unknown) => judgeDirect({ if: condition, unknown }, fields).verdict,
  );
  if (passing === failing) return passing === 'met';
  return null;
}
