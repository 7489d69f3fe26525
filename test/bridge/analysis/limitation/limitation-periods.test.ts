import { describe, expect, it } from 'vitest';
import { formatIsoDay, parseIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { lastDayOfClaim } from '../../../../bridge/analysis/limitation/limitation-deadline.ts';
import {
  limitationStates,
  limitationYears,
  longestPeriod,
  type TimedClaim,
} from '../../../../bridge/analysis/limitation/limitation-periods.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

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

  it('is null where the table has no row', () => {
    expect(limitationYears('injury', 'PR')).toBeNull();
    expect(limitationYears('injury', '')).toBeNull();
  });

  it('has a longest period for an unknown place', () => expect(longestPeriod('injury')).toBe(6));
});

describe('lastDayOfClaim', () => {
  it('goes by what happened where the practice area names no claim, and by the death where somebody died', () => {
    const claim = { practiceArea: 'General', state: 'MN', eventKinds: ['crash_rear'], hasDied: true };
    expect(formatIsoDay(lastDayOfClaim(claim, parseIsoDay('2026-01-31')) ?? 0)).toBe('2029-01-31');
  });

  it('is null where no ordinary time is known', () => {
    const claim = { practiceArea: 'General', state: 'OH', eventKinds: [], hasDied: false };
    expect(lastDayOfClaim(claim, parseIsoDay('2026-01-31'))).toBeNull();
  });
});

checkRows(new URL('./rows/limitation-periods.txt', import.meta.url), {
  years: (claim, state) => limitationYears(claim as TimedClaim, state),
  lastDay(practiceArea, state) {
    const claim = { practiceArea, state, eventKinds: [], hasDied: false };
    return formatIsoDay(lastDayOfClaim(claim, parseIsoDay('2026-01-31')) ?? 0);
  },
});
