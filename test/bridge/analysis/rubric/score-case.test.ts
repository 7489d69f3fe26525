import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseFeature, featureNames, levelsOf } from '../../../../bridge/analysis/rubric/case-features.ts';
import { scoreCase, shorten, totalOfCase } from '../../../../bridge/analysis/rubric/score-case.ts';
import { caseParts, partMaxima, type Reason } from '../../../../shared/results.ts';
import { because } from '../sample-record.ts';

const anyFeatures: fc.Arbitrary<CaseFeature[]> = fc
  .subarray([...featureNames])
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.integer({ min: 1, max: levelsOf(name) }).map((level) => ({ name, level, why: name, fact: null })),
      ),
    ),
  );

const totalOf = (reasons: readonly Reason[]) => reasons.reduce((total, { points }) => total + points, 0);
const nowhere = () => ({ quote: null, field: null });

test('whatever is told, a part has at most five reasons, which add up to its points', () => {
  fc.assert(
    fc.property(anyFeatures, (features) => {
      const parts = scoreCase(features, nowhere);
      for (const name of caseParts) {
        const { points, reasons } = parts[name];
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(partMaxima[name]);
        expect(reasons.length).toBeLessThanOrEqual(5);
        expect(totalOf(reasons)).toBe(points);
      }
      const levels = new Map(features.map(({ name, level }) => [name, level]));
      expect(totalOfCase(levels)).toBe(caseParts.reduce((total, name) => total + parts[name].points, 0));
    }),
  );
});

test('what was put together before is put together again, once', () => {
  const reasons = [because(6, 'a'), because(-5, '2 other facts'), because(3, 'b'), because(2, 'c'), because(1, 'd')];
  expect(shorten(reasons, 4).map(({ points, why }) => [points, why])).toEqual([
    [6, 'a'],
    [3, 'b'],
    [2, 'c'],
    [-4, '3 other facts'],
  ]);
});
