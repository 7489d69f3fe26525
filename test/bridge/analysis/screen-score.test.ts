import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeScreenScore, type ScreenScoreInput } from '../../../bridge/analysis/screen-score.ts';

type Verdict = ScreenScoreInput['filters'][number]['verdict'];
const filters = (...verdicts: Verdict[]) => verdicts.map((verdict) => ({ verdict }));
const fits = { verdict: 'fits' } as const;

describe('the screen score', () => {
  it('is the quality of the case where everything is met', () => {
    expect(composeScreenScore({ score: 82, relevance: fits, filters: filters('met', 'met') }).score).toBe(82);
  });

  it('is below every sensible threshold once a filter is violated', () => {
    expect(composeScreenScore({ score: 100, relevance: fits, filters: filters('met', 'violated') }).score).toBe(8);
    expect(composeScreenScore({ score: 100, relevance: fits, filters: filters('violated', 'violated') }).score).toBe(6);
  });

  it('loses a little for each filter that could not be judged, and never more than eight', () => {
    expect(composeScreenScore({ score: 70, relevance: fits, filters: filters('unknown') }).score).toBe(68);
    expect(
      composeScreenScore({ score: 70, relevance: fits, filters: filters(...Array<Verdict>(20).fill('unknown')) }).score,
    ).toBe(62);
  });

  it('keeps notes without a subject under 50, and other matters and no leads near nothing', () => {
    const at = (verdict: ScreenScoreInput['relevance']['verdict']) =>
      composeScreenScore({ score: 95, relevance: { verdict }, filters: [] });
    expect(at('unclear')).toEqual({ score: 49, relevancePoints: 49 });
    expect(at('other_area').score).toBeLessThan(10);
    expect(at('not_a_lead').score).toBeLessThan(5);
  });

  it('stays between 0 and the quality of the case, whatever is judged', () => {
    const verdict = fc.constantFrom<Verdict>('met', 'violated', 'unknown');
    const relevance = fc.constantFrom('fits', 'unclear', 'other_area', 'not_a_lead');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        relevance,
        fc.array(verdict, { maxLength: 20 }),
        (score, found, verdicts) => {
          const composed = composeScreenScore({
            score,
            relevance: { verdict: found as 'fits' },
            filters: filters(...verdicts),
          });
          expect(composed.score).toBeGreaterThanOrEqual(0);
          expect(composed.score).toBeLessThanOrEqual(score);
          expect(Number.isInteger(composed.score)).toBe(true);
          if (verdicts.includes('violated')) expect(composed.score).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});
