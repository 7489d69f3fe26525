import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownForm } from '../../../../../bridge/analysis/rubric/wording/wording-model.ts';
import { shareOut, wordingReasons, wordingWhy } from '../../../../../bridge/analysis/rubric/wording/wording-reasons.ts';

const notes = 'forklift crushed maybe whatever the supervisor';
const known = (form: string, worth: number): KnownForm => {
  const start = notes.indexOf(form.split('_')[0] ?? '');
  return { form, start, end: start + form.length, worth: [worth, worth, worth, worth] };
};
const quote = ({ start, end }: { start: number; end: number }): string => notes.slice(start, end);
const explain = (change: number, forms: readonly KnownForm[]) =>
  wordingReasons({ part: 'merit', change, known: forms, quote });

describe('shareOut', () => {
  it('gives the largest remainders first', () => {
    expect(shareOut(3, [2, 1])).toEqual([2, 1]);
    expect(shareOut(4, [1, 1, 1])).toEqual([2, 1, 1]);
    expect(shareOut(1, [0.2, 0.7])).toEqual([0, 1]);
  });

  it('always adds up', () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 50, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), weights, (points, of) => {
        const shares = shareOut(points, of);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(points);
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      }),
    );
  });
});

describe('wordingReasons', () => {
  const forms = [known('forklift', 3), known('crushed', 2), known('maybe', -2), known('whatever', -1)];

  it('names the words that speak for a rise', () => {
    expect(explain(3, forms)).toEqual([
      { points: 2, why: wordingWhy.stronger, quote: 'forklift', field: 'intakeNotes' },
      { points: 1, why: wordingWhy.stronger, quote: 'crushed', field: 'intakeNotes' },
    ]);
  });

  it('names the words that speak for a fall', () => {
    expect(explain(-3, forms).map(({ points, quote: words }) => [points, words])).toEqual([
      [-2, 'maybe'],
      [-1, 'whatever'],
    ]);
  });

  it('names no more than three words', () => {
    const many = [...forms, known('supervisor', 1), known('crushed_maybe', 2)];
    expect(explain(20, many).length).toBeLessThanOrEqual(3);
  });

  it('names no word twice, as itself and in a pair', () => {
    const reasons = explain(6, [known('forklift', 3), known('forklift_crushed', 4)]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]?.points).toBe(6);
  });

  it('names no word that only connects', () => {
    expect(explain(2, [known('the', 5), known('supervisor', 1)])[0]?.quote).toBe('supervisor');
  });

  it('says so without words where none speaks for the change', () => {
    expect(explain(-2, [known('forklift', 3)])).toEqual([
      { points: -2, why: wordingWhy.weaker, quote: null, field: null },
    ]);
  });

  it('always adds up to the change', () => {
    const change = fc.integer({ min: -20, max: 20 }).filter((points) => points !== 0);
    const worths = fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(change, worths, (points, [a = 0, b = 0, c = 0, d = 0]) => {
        const reasons = explain(points, [
          known('forklift', a),
          known('crushed', b),
          known('maybe', c),
          known('whatever', d),
        ]);
        expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
        expect(reasons.every((reason) => reason.points !== 0)).toBe(true);
      }),
    );
  });
});
