import { expect, test } from 'vitest';
import { dueDigests } from '../../../../../bridge/jobs/slack/digest/slack-digest.ts';

const since = new Date('2026-11-01T00:00:00Z');
const settings = (daily: string | null, weekly: { day: 'mon'; at: string } | null) => ({
  timeZone: 'America/New_York',
  digest: { channel: null, daily, weekly },
});

test('the daily digest is due from its time on, and tells of the day before', () => {
  const daily = settings('08:00', null);
  // 7:59 in New York.
  expect(
    dueDigests(daily, { at: new Date('2026-11-20T12:59:59Z'), since, settled: new Date('2026-11-20T00:00:00Z') }),
  ).toEqual([]);
  const due = { kind: 'daily', day: '2026-11-20', firstDay: '2026-11-19', lastDay: '2026-11-19' };
  const span = { from: new Date('2026-11-19T13:00:00Z'), until: new Date('2026-11-20T13:00:00Z') };
  expect(dueDigests(daily, { at: new Date('2026-11-20T13:00:30Z'), since, settled: since })).toEqual([
    { ...due, ...span },
  ]);
  // A bridge that was down at eight writes it when it is back.
  expect(dueDigests(daily, { at: new Date('2026-11-21T04:59:00Z'), since, settled: since })).toEqual([
    { ...due, ...span },
  ]);
  // Also where midnight has passed meanwhile, unless the settings are newer.
  const late = new Date('2026-11-21T05:00:00Z');
  expect(dueDigests(daily, { at: late, since, settled: since })).toEqual([{ ...due, ...span }]);
  expect(dueDigests(daily, { at: late, since, settled: late })).toEqual([]);
});

test('the weekly digest is due on its day alone, and tells of seven days', () => {
  const weekly = settings(null, { day: 'mon', at: '08:00' });
  expect(dueDigests(weekly, { at: new Date('2026-11-22T14:00:00Z'), since, settled: since })).toEqual([]);
  expect(dueDigests(weekly, { at: new Date('2026-11-23T14:00:00Z'), since, settled: since })).toMatchObject([
    { kind: 'weekly', day: '2026-11-23', firstDay: '2026-11-16', lastDay: '2026-11-22' },
  ]);
});

test('what came due before the account was connected is nobody’s', () => {
  const at = new Date('2026-11-20T15:00:00Z');
  expect(dueDigests(settings('08:00', null), { at, since: new Date('2026-11-20T14:00:00Z'), settled: since })).toEqual(
    [],
  );
  expect(
    dueDigests(settings('08:00', null), { at, since: new Date('2026-11-20T12:00:00Z'), settled: since }),
  ).toHaveLength(1);
});

test('a firm that wants none gets none', () => {
  expect(dueDigests(settings(null, null), { at: new Date('2026-11-23T14:00:00Z'), since, settled: since })).toEqual([]);
});

test.each([
  ['2026-11-01', '2026-10-31T12:00:00Z', '2026-11-01T13:00:00Z'],
  ['2026-03-08', '2026-03-07T13:00:00Z', '2026-03-08T12:00:00Z'],
])('on %s, when clocks change, no hour is left out or told twice', (day, from, until) => {
  const early = new Date('2026-01-01T00:00:00Z');
  const at = new Date(Date.parse(until) + 60_000);
  const [due] = dueDigests(settings('08:00', null), { at, since: early, settled: early });
  expect(due).toMatchObject({ day, from: new Date(from), until: new Date(until) });
});
