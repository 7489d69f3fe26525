import { describe, expect, it } from 'vitest';
import {
  limitationPeriod,
  limitationStates,
  longestPeriod,
  type TimedClaim,
} from '../../../../bridge/analysis/limits/limitation-periods.ts';
import { discriminationCharge, federalDeadlines } from '../../../../bridge/analysis/limits/short-deadlines.ts';

const claims: readonly TimedClaim[] = ['injury', 'malpractice', 'death', 'contract', 'property', 'defamation'];

describe('limitationPeriod', () => {
  it('knows the fifty states and the District of Columbia', () => {
    expect(limitationStates).toHaveLength(51);
    expect(new Set(limitationStates).size).toBe(51);
  });

  it.each(limitationStates.flatMap((state) => claims.map((claim) => [state, claim] as const)))(
    '%s %s has years and a statute',
    (state, claim) => {
      const period = limitationPeriod(claim, state);
      expect(period?.years).toBeGreaterThanOrEqual(1);
      expect(period?.years).toBeLessThanOrEqual(10);
      expect(period?.source).toMatch(/\d/);
    },
  );

  it.each([
    ['injury', 'TN', 1],
    ['injury', 'TX', 2],
    ['injury', 'NY', 3],
    ['injury', 'ME', 6],
    ['malpractice', 'OH', 1],
    ['malpractice', 'NY', 2.5],
    ['contract', 'CA', 4],
  ] as const)('%s in %s is %d years', (claim, state, years) => {
    expect(limitationPeriod(claim, state)?.years).toBe(years);
  });

  it('is null where the table has no row', () => {
    expect(limitationPeriod('injury', 'PR')).toBeNull();
    expect(limitationPeriod('injury', '')).toBeNull();
  });

  it('has a longest period for an unknown place', () => {
    expect(longestPeriod('injury')).toBe(6);
  });
});

describe('short deadlines', () => {
  it('discrimination charges: 300 days, 180 without a state agency, years where the state is generous', () => {
    expect(discriminationCharge('OH').days).toBe(300);
    expect(discriminationCharge('GA').days).toBe(180);
    expect(discriminationCharge('CA').days).toBeGreaterThan(1000);
  });

  it('every federal deadline names its source', () => {
    for (const { days, source } of Object.values(federalDeadlines)) {
      expect(days).toBeGreaterThan(0);
      expect(source).not.toBe('');
    }
  });
});
