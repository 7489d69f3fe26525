import { expect, test } from 'vitest';
import { clockTime, dayAndTime, dayName, timeRelativeTo } from '../../../../bridge/slack/routing/route-lead.ts';

const at = new Date('2026-11-21T05:30:00Z');

test.each([
  ['America/Chicago', '11:30 PM', 'Nov 20, 11:30 PM'],
  ['America/New_York', '12:30 AM', 'Nov 21, 12:30 AM'],
  ['UTC', '5:30 AM', 'Nov 21, 5:30 AM'],
  ['Asia/Kolkata', '11:00 AM', 'Nov 21, 11:00 AM'],
])('in %s it is %s', (zone, time, whole) => {
  expect(clockTime(at, zone)).toBe(time);
  expect(dayAndTime(at, zone)).toBe(whole);
});

test('only usual spaces are in it', () => expect(clockTime(at, 'UTC')).toMatch(/^[\d:]+ [AP]M$/));

test.each([
  ['2026-11-21T06:00:00Z', 'Nov 20, 11:30 PM', 'the next day has begun'],
  ['2026-11-21T05:59:59Z', '11:30 PM', 'the same day'],
  ['2025-11-21T05:30:00Z', 'Nov 20, 11:30 PM', 'the same day of another year'],
])('beside %s it is told as %s: %s', (other, told) => {
  expect(timeRelativeTo(at, new Date(other), 'America/Chicago')).toBe(told);
});

test.each([
  ['2026-11-21', 'Sat, Nov 21'],
  ['2026-03-08', 'Sun, Mar 8'],
  ['2028-02-29', 'Tue, Feb 29'],
])('%s is %s', (day, name) => expect(dayName(day)).toBe(name));
