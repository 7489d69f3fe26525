import { describe, expect, it } from 'vitest';
import { formatIsoDay, parseIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { lastDayOfClaim } from '../../../../bridge/analysis/limits/claim-clock.ts';
import {
  limitationStates,
  limitationYears,
  longestPeriod,
  type TimedClaim,
} from '../../../../bridge/analysis/limits/limitation-periods.ts';

const claims: readonly TimedClaim[] = ['injury', 'malpractice', 'death', 'contract', 'defamation'];

describe('limitationYears', () => {
  it('knows the fifty states and the District of Columbia', () => {
    expect(limitationStates).toHaveLength(51);
    expect(new Set(limitationStates).size).toBe(51);
  });

  it.each(limitationStates.flatMap((state) => claims.map((claim) => [state, claim] as const)))(
    '%s %s has a period of years',
    (state, claim) => {
      expect(limitationYears(claim, state)).toBeGreaterThanOrEqual(1);
      expect(limitationYears(claim, state)).toBeLessThanOrEqual(10);
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
    ['defamation', 'NH', 3],
  ] as const)('%s in %s is %d years', (claim, state, years) => expect(limitationYears(claim, state)).toBe(years));

  it('is null where the table has no row', () => {
    expect(limitationYears('injury', 'PR')).toBeNull();
    expect(limitationYears('injury', '')).toBeNull();
  });

  it('has a longest period for an unknown place', () => expect(longestPeriod('injury')).toBe(6));
});

describe('lastDayOfClaim', () => {
  it.each([
    ['Employment', 'OH', '2026-11-27'],
    ['Employment', 'GA', '2026-07-30'],
    ['Employment', 'CA', '2029-01-31'],
    ['Unpaid wages', 'OH', '2029-01-31'],
    ["Workers' compensation", 'OH', '2028-01-31'],
    ['Car accident', 'TX', '2028-01-31'],
    ['Medical malpractice', 'NY', '2028-07-31'],
    ['Dog bite', 'PR', '2032-01-31'],
  ])('%s in %s: %s', (practiceArea, state, day) => {
    const claim = { practiceArea, state, eventKinds: [], hasDied: false };
    expect(formatIsoDay(lastDayOfClaim(claim, parseIsoDay('2026-01-31')) ?? 0)).toBe(day);
  });

  it('goes by what happened where the practice area names no claim, and by the death where somebody died', () => {
    const claim = { practiceArea: 'General', state: 'MN', eventKinds: ['crash_rear'], hasDied: true };
    expect(formatIsoDay(lastDayOfClaim(claim, parseIsoDay('2026-01-31')) ?? 0)).toBe('2029-01-31');
  });

  it('is null where no ordinary time is known', () => {
    const claim = { practiceArea: 'General', state: 'OH', eventKinds: [], hasDied: false };
    expect(lastDayOfClaim(claim, parseIsoDay('2026-01-31'))).toBeNull();
  });
});
