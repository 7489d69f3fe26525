import { describe, expect, test } from 'vitest';
import { bandOf, compareBands } from '../../../../bridge/analysis/evaluation/measures.ts';

test.each([
  [0, 'poor'],
  [30, 'poor'],
  [31, 'moderate'],
  [60, 'moderate'],
  [61, 'good'],
  [85, 'good'],
  [86, 'excellent'],
  [100, 'excellent'],
])('a score of %i is %s', (score, band) => expect(bandOf(score)).toBe(band));

describe('compareBands', () => {
  test.each([
    [20, 25, 1, 0],
    [58, 66, 0.5, 1],
    [64, 55, 0.5, 1],
    [55, 70, 0.5, 1],
    [56, 70, 0.5, 1],
    [54, 70, 0, 1],
    [90, 84, 0.5, 1],
    [95, 84, 0, 1],
    [29, 70, 0, 2],
    [10, 99, 0, 3],
  ])('gold %i against our %i earns %d, %i bands apart', (gold, ours, credit, bandsApart) => {
    expect(compareBands(gold, ours)).toEqual({ credit, bandsApart });
  });

  test('rounds the mean of several runs before it looks', () => {
    expect(compareBands(20, 30.4).bandsApart).toBe(0);
    expect(compareBands(20, 30.5).bandsApart).toBe(1);
  });
});
