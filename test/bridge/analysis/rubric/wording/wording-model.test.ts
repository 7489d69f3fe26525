import { describe, expect, it } from 'vitest';
import { parseWeights } from '../../../../../bridge/analysis/rubric/wording/parse-weights.ts';
import { judgeWording, lengthFeature } from '../../../../../bridge/analysis/rubric/wording/wording-model.ts';

const weights = parseWeights({
  base: [100, 80, 60, 40],
  length: [0, 0, 0, 0],
  forms: 'forklift 20 40 0 10|crushed 0 20 60 10\nmaybe -30 -50 -20 -40',
});
const token = (form: string, start = 0) => ({ form, start, end: start + form.length });

describe('parseWeights', () => {
  it('reads tenths', () => {
    expect(weights.base).toEqual([10, 8, 6, 4]);
    expect(weights.forms.get('maybe')).toEqual([-3, -5, -2, -4]);
    expect(weights.forms.size).toBe(3);
  });

  it('reads no forms from nothing', () => {
    expect(parseWeights({ base: [], length: [], forms: '' }).forms.size).toBe(0);
  });
});

describe('judgeWording', () => {
  it('starts from the base', () => {
    expect(judgeWording(weights, [])).toEqual({ points: [10, 8, 6, 4], known: [] });
  });

  it('adds what a known form is worth', () => {
    expect(judgeWording(weights, [token('forklift')]).points).toEqual([12, 12, 6, 5]);
  });

  it('counts a form once', () => {
    const once = judgeWording(weights, [token('forklift')]);
    expect(judgeWording(weights, [token('forklift'), token('forklift', 20)])).toEqual(once);
  });

  it('shares among the known forms only', () => {
    const four = judgeWording(weights, [token('forklift'), token('crushed', 10), token('maybe', 20)]);
    const root = 1 / Math.sqrt(3);
    expect(four.known.map(({ worth }) => worth[0])).toEqual([2 * root, 0, -3 * root]);
  });

  it('is moved by no unknown form', () => {
    const known = judgeWording(weights, [token('forklift'), token('crushed', 10)]);
    const withNames = [token('forklift'), token('pemberton', 9), token('crushed', 10), token('__proto__', 30)];
    expect(judgeWording(weights, withNames)).toEqual(known);
  });

  it('grows slowly with length', () => {
    expect(lengthFeature(0)).toBe(0);
    expect(lengthFeature(200) - lengthFeature(100)).toBeLessThan(lengthFeature(100) / 5);
  });
});
