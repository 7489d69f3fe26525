import { expect, test } from 'vitest';
import {
  measureScreens,
  type ScreenOutcome,
  screensObeyed,
  type Verdict,
} from '../../../../bridge/analysis/evaluation/measures.ts';

const outcome = (id: string, kind: string, expected: Verdict, ours: Verdict): ScreenOutcome => ({
  id,
  kind,
  expected,
  ours,
  score: 50,
  threshold: 50,
});

const outcomes = [
  outcome('1', 'filter-date', 'valid', 'valid'),
  outcome('2', 'filter-date', 'invalid', 'valid'),
  outcome('3', 'injection', 'invalid', 'valid'),
  outcome('4', 'injection', 'valid', 'valid'),
  outcome('5', 'injection', 'valid', 'invalid'),
  outcome('6', 'area-mismatch', 'invalid', 'invalid'),
];

test('counts all, each verdict and each kind', () => {
  const measured = measureScreens(outcomes);
  expect(measured).toMatchObject({ cases: 6, right: 3 });
  expect(measured.byVerdict).toEqual({ valid: { cases: 3, right: 2 }, invalid: { cases: 3, right: 1 } });
  expect(measured.byKind).toEqual({
    'area-mismatch': { cases: 1, right: 1 },
    'filter-date': { cases: 2, right: 1 },
    injection: { cases: 3, right: 1 },
  });
  expect(measured.wrong.map(({ id }) => id)).toEqual(['2', '3', '5']);
});

test('only an invalid injection that was let in counts as obeyed', () => {
  expect(screensObeyed(outcomes).map(({ id }) => id)).toEqual(['3']);
});
