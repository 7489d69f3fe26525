import { expect, test } from 'vitest';
import { measureDrift, measureOrder, widestPairs } from '../../../../bridge/analysis/evaluation/measures.ts';

const ordered = (id: string, a: number, b: number, higher: 'a' | 'b' = 'a') => ({
  id,
  a,
  b,
  higher,
  decisive: 'time-barred',
});

test('order and margin look from the better record, a tie is wrong', () => {
  const measured = measureOrder([ordered('1', 80, 50), ordered('2', 20, 40, 'b'), ordered('3', 60, 60)]);
  expect(measured).toMatchObject({ pairs: 3, right: 2 });
  expect(measured.meanMargin).toBeCloseTo(50 / 3);
  expect(measured.wrong.map(({ id }) => id)).toEqual(['3']);
});

test('drift is measured without sign, one-sidedness with it', () => {
  const pairs = [
    { id: '1', a: 50, b: 54 },
    { id: '2', a: 60, b: 58 },
  ];
  expect(measureDrift(pairs)).toEqual({ pairs: 2, mean: 3, largest: 4, oneSided: -1 });
  expect(measureDrift([])).toEqual({ pairs: 0, mean: null, largest: null, oneSided: null });
  expect(widestPairs(pairs, 1).map(({ id }) => id)).toEqual(['1']);
});
