import { describe, expect, test } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeFilters } from '../../../../bridge/analysis/filters/judge-filters.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';
import { judgeOne, recordWith, TODAY } from './expect-verdicts.ts';

test('what it leaves out in words that no list holds is not understood', () => {
  expect(explainFilter("Pain clinic bills don't count; other medical must be 5k+").understood).toBe('no');
});

describe('what notes add up to', () => {
  test('the words shown are those of the notes', () => {
    const [judged] = judgeFilters({ record: recordWith({ intakeNotes: 'Bills are $12,400 so far.' }), today: TODAY }, [
      'Medical bills must be over $10,000',
    ]);
    expect(judged).toMatchObject({ quote: '$12,400', field: 'intakeNotes' });
  });
});

checkRows(new URL('./rows/money-rule.txt', import.meta.url), {
  read(filter) {
    const { readAs, understood } = explainFilter(filter);
    return [readAs, understood];
  },
  verdict: (filter, intakeNotes) => judgeOne({ intakeNotes }, filter).verdict,
});
