import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfQuiet, isWithin } from '../../../../bridge/slack/routing/quiet-hours.ts';
import { type Hours, weekdays } from '../../../../shared/slack-settings.ts';

const chicago = 'America/Chicago';
const all = [...weekdays];
const nights: Hours = { days: all, from: '20:00', until: '08:00' };
const office: Hours = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '17:00' };
const at = (text: string) => new Date(text);

describe('isWithin', () => {
  test.each<[Hours, string, boolean]>([
    // 2026-11-20 is a Friday; Chicago is six hours behind in winter.
    [office, '2026-11-20T15:00:00Z', true],
    [office, '2026-11-20T14:59:59Z', false],
    [office, '2026-11-20T22:59:59Z', true],
    [office, '2026-11-20T23:00:00Z', false],
    [office, '2026-11-21T16:00:00Z', false],
    // In summer five.
    [office, '2026-07-17T14:00:00Z', true],
    [office, '2026-07-17T22:00:00Z', false],
    [nights, '2026-11-21T02:00:00Z', true],
    [nights, '2026-11-21T13:59:59Z', true],
    [nights, '2026-11-21T14:00:00Z', false],
    // A night of Friday ends on Saturday, and Saturday has none of its own.
    [{ days: ['fri'], from: '20:00', until: '08:00' }, '2026-11-21T13:00:00Z', true],
    [{ days: ['fri'], from: '20:00', until: '08:00' }, '2026-11-22T03:00:00Z', false],
    [{ days: ['fri'], from: '20:00', until: '08:00' }, '2026-11-20T13:00:00Z', false],
    // Sunday's night ends on Monday.
    [{ days: ['sun'], from: '22:00', until: '06:00' }, '2026-11-23T11:59:00Z', true],
    // Up to midnight, and from it.
    [{ days: ['fri'], from: '18:00', until: '00:00' }, '2026-11-21T05:59:59Z', true],
    [{ days: ['fri'], from: '18:00', until: '00:00' }, '2026-11-21T06:00:00Z', false],
    [{ days: ['sat'], from: '00:00', until: '06:00' }, '2026-11-21T06:00:00Z', true],
  ])('%j at %s is %j', (hours, time, expected) => expect(isWithin(hours, chicago, at(time))).toBe(expected));

  test('zones that are half an hour off, or a day ahead', () => {
    expect(isWithin(office, 'Asia/Kolkata', at('2026-11-20T03:30:00Z'))).toBe(true);
    expect(isWithin(office, 'Asia/Kolkata', at('2026-11-20T03:29:00Z'))).toBe(false);
    expect(
      isWithin({ days: ['sat'], from: '00:00', until: '01:00' }, 'Pacific/Kiritimati', at('2026-11-20T10:30:00Z')),
    ).toBe(true);
  });
});

describe('endOfQuiet', () => {
  test.each<[Hours[], string, string]>([
    [[nights], '2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'],
    [[nights], '2026-11-21T02:00:00Z', '2026-11-21T14:00:00Z'],
    [[nights], '2026-11-21T13:59:59.999Z', '2026-11-21T14:00:00Z'],
    [[], '2026-11-21T02:00:30Z', '2026-11-21T02:00:30Z'],
    // The weekend follows upon the night at once.
    [[nights, { days: ['sat', 'sun'], from: '08:00', until: '20:00' }], '2026-11-21T03:00:00Z', '2026-11-23T14:00:00Z'],
    // Spring: at 2:00 it is 3:00. The night is an hour shorter.
    [[nights], '2026-03-08T04:00:00Z', '2026-03-08T13:00:00Z'],
    // What would end at 2:30 ends when the clock jumps over it.
    [[{ days: all, from: '20:00', until: '02:30' }], '2026-03-08T07:45:00Z', '2026-03-08T08:00:00Z'],
    // Autumn: at 2:00 it is 1:00 again. The night is an hour longer.
    [[nights], '2026-11-01T04:00:00Z', '2026-11-01T14:00:00Z'],
    // What ends at 1:30 has ended at the first 1:30.
    [[{ days: all, from: '20:00', until: '01:30' }], '2026-11-01T05:00:00Z', '2026-11-01T06:30:00Z'],
  ])('%j at %s ends at %s', (spans, from, until) => {
    expect(endOfQuiet(spans, chicago, at(from)).toISOString()).toBe(at(until).toISOString());
  });

  test('what is always quiet keeps nothing back for ever', () => {
    const always: Hours[] = [
      { days: all, from: '00:00', until: '12:00' },
      { days: all, from: '12:00', until: '00:00' },
    ];
    expect(endOfQuiet(always, chicago, at('2026-11-20T18:00:00Z'))).toEqual(at('2026-11-20T18:00:00Z'));
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const span: fc.Arbitrary<Hours> = fc
  .record({ days: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }), from: time, until: time })
  .filter(({ from, until }) => from !== until);
const MINUTE = 60_000;
/** Within a day and a half of a change of the clock. */
const zones = fc.constantFrom(
  ['America/Chicago', '2026-03-08T08:00:00Z'],
  ['America/Chicago', '2026-11-01T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['America/Phoenix', '2026-06-01T00:00:00Z'],
);

test('around both changes of the clock, the end is the first minute that is not quiet', () => {
  fc.assert(
    fc.property(
      fc.array(span, { minLength: 1, maxLength: 2 }),
      zones,
      fc.integer({ min: -36 * 60, max: 36 * 60 }),
      (spans, [zone = '', change = ''], offset) => {
        const start = Date.parse(change) + offset * MINUTE;
        const quiet = (moment: number) => spans.some((hours) => isWithin(hours, zone, new Date(moment)));
        const end = endOfQuiet(spans, zone, new Date(start)).getTime();
        let first = start;
        const horizon = start + 2 * 24 * 60 * MINUTE;
        while (first < horizon && quiet(first)) first += MINUTE;
        if (first < horizon) expect(new Date(end).toISOString()).toBe(new Date(first).toISOString());
        else expect(end === start || end >= horizon).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test('a span and its other half share no moment and leave none out, changes of the clock included', () => {
  fc.assert(
    fc.property(
      span,
      zones,
      fc.integer({ min: -36 * 3600, max: 36 * 3600 }),
      ({ from, until }, [zone = '', change = ''], offset) => {
        const moment = new Date(Date.parse(change) + offset * 1000);
        const one = isWithin({ days: all, from, until }, zone, moment);
        expect(isWithin({ days: all, from: until, until: from }, zone, moment)).toBe(!one);
      },
    ),
    { numRuns: 500 },
  );
});
