import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blendPoints } from '../../../../../bridge/analysis/rubric/wording/blend-points.ts';

const points = fc.integer({ min: 0, max: 20 });
const expected = fc.double({ min: -40, max: 60, noNaN: true });

describe('blendPoints', () => {
  it('leaves points alone where both agree', () => {
    fc.assert(
      fc.property(points, fc.boolean(), (rule, ended) => {
        expect(blendPoints(rule, rule, ended)).toBe(rule);
      }),
    );
  });

  it('stays between the two, in whole points of the part', () => {
    fc.assert(
      fc.property(points, expected, fc.boolean(), (rule, wording, ended) => {
        const blended = blendPoints(rule, wording, ended);
        expect(Number.isInteger(blended)).toBe(true);
        expect(blended).toBeGreaterThanOrEqual(Math.max(0, Math.floor(Math.min(rule, wording))));
        expect(blended).toBeLessThanOrEqual(Math.min(20, Math.ceil(Math.max(rule, wording))));
      }),
    );
  });

  it('never falls as the wording gets better', () => {
    fc.assert(
      fc.property(points, expected, expected, fc.boolean(), (rule, a, b, ended) => {
        expect(blendPoints(rule, Math.max(a, b), ended)).toBeGreaterThanOrEqual(
          blendPoints(rule, Math.min(a, b), ended),
        );
      }),
    );
  });

  it('lets the best wording save little of a case that has ended', () => {
    expect(blendPoints(1, 20, true)).toBeLessThanOrEqual(5);
    expect(blendPoints(1, 20, true)).toBeLessThan(blendPoints(1, 20, false));
  });

  it('lets the best reach the top and the empty the bottom', () => {
    expect(blendPoints(20, 24, false)).toBe(20);
    expect(blendPoints(0, -3, false)).toBe(0);
  });
});
