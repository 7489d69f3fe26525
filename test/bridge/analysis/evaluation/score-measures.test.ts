import { expect, test } from 'vitest';
import {
  measureScores,
  type Points,
  type ScoreOutcome,
  worstScores,
} from '../../../../bridge/analysis/evaluation/measures.ts';

const points = (total: number, parts: Partial<Points> = {}): Points => ({
  clarity: 0,
  strength: 0,
  damages: 0,
  merit: 0,
  present: 0,
  quality: 0,
  ...parts,
  total,
});
const outcome = (id: string, gold: number, ours: number): ScoreOutcome => ({
  id,
  gold: points(gold, { clarity: 10 }),
  ours: points(ours, { clarity: 12 }),
});

const outcomes = [outcome('a', 10, 14), outcome('b', 50, 44), outcome('c', 70, 72), outcome('d', 90, 60)];

test('measures error, bias, order and bands', () => {
  const measured = measureScores(outcomes);
  expect(measured).toMatchObject({ cases: 4, meanAbsoluteError: 10.5, bias: -7.5, missesByTwoBands: 1 });
  expect(measured.spearman).toBeCloseTo(0.8);
  expect(measured.bandAgreement).toBe(0.75);
  expect(measured.bandsExact).toBe(0.75);
});

test('measures each band of the gold and each part apart', () => {
  const { byBand, byPart } = measureScores(outcomes);
  expect(byBand.poor).toEqual({ cases: 1, meanAbsoluteError: 4, bias: 4 });
  expect(byBand.excellent).toEqual({ cases: 1, meanAbsoluteError: 30, bias: -30 });
  expect(byPart.clarity).toEqual({ cases: 4, meanAbsoluteError: 2, bias: 2 });
  expect(byPart.merit.meanAbsoluteError).toBe(0);
});

test('a band without cases has no error rather than a perfect one', () => {
  expect(measureScores([outcome('a', 10, 14)]).byBand.good).toEqual({ cases: 0, meanAbsoluteError: null, bias: null });
});

test('lists the largest misses first and leaves its input alone', () => {
  expect(worstScores(outcomes, 2).map(({ id }) => id)).toEqual(['d', 'b']);
  expect(outcomes.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
