import { describe, expect, test } from 'vitest';
import { largest, mean, ranks, spearman } from '../../../../bridge/analysis/evaluation/statistics.ts';

test('mean and largest of nothing are absent', () => {
  expect(mean([])).toBeNull();
  expect(largest([])).toBeNull();
  expect(mean([1, 2, 6])).toBe(3);
  expect(largest([-4, -2, -9])).toBe(-2);
});

test('ranks share the mean of their places', () => {
  expect(ranks([10, 30, 20])).toEqual([1, 3, 2]);
  expect(ranks([5, 5, 1, 9])).toEqual([2.5, 2.5, 1, 4]);
  expect(ranks([])).toEqual([]);
});

describe('spearman', () => {
  test('is 1 for the same order and -1 for the opposite', () => {
    expect(spearman([1, 2, 3, 4], [10, 200, 201, 1000])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [9, 7, 5, 1])).toBeCloseTo(-1);
  });

  test('agrees with a textbook example with ties', () => {
    expect(spearman([1, 2, 2, 4], [3, 1, 2, 4])).toBeCloseTo(0.3162, 3);
  });

  test('is absent where one side never varies', () => {
    expect(spearman([60, 60, 60], [1, 2, 3])).toBeNull();
    expect(spearman([], [])).toBeNull();
  });
});
