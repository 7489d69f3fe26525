import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countClaims,
  countScores,
  type Digest,
  digest,
  median,
  renderDigest,
} from '../../../../bridge/slack/render/render-digest.ts';
import { type UnfitReason, unfitReasons } from '../../../../shared/lead-actions.ts';
import { findingsOfBlocks } from '../../../simulators/slack/check-blocks.ts';
import { textsIn } from '../lead-cards.ts';

const timeZone = 'America/Chicago';
const week: Digest = {
  kind: 'weekly',
  from: '2026-11-09',
  to: '2026-11-15',
  received: 40,
  valid: 22,
  claimed: 19,
  contacted: 15,
  medianClaimMinutes: 3.5,
  unclaimedPastSla: 2,
  slaMinutes: 5,
  unfit: [
    { reason: 'represented', count: 1 },
    { reason: 'outside_area', count: 3 },
    { reason: 'too_late', count: 0 },
  ],
  scores: [1, 0, 3, 4, 2, 8, 6, 9, 5, 2],
  claimTimes: [12, 4, 2, 1, 0],
  waiting: [
    { score: 71, since: '2026-11-13T22:10:00.000Z' },
    { score: 82, since: '2026-11-15T15:04:00.000Z' },
  ],
  waitingTotal: 3,
  uncalled: 4,
};
const textsOf = (changes: Partial<Digest> = {}) =>
  textsIn(renderDigest({ ...week, ...changes }, timeZone).blocks).map(({ text }) => text);

test('a week tells what was valid, how fast it was claimed, why it was no fit and who waits', () => {
  expect(renderDigest(week, timeZone).text).toBe(
    '📊 Leads from Mon, Nov 9 to Sun, Nov 15: 40 leads, 22 valid, 19 claimed, 3 waiting',
  );
  expect(textsOf()).toEqual([
    '📊 Leads from Mon, Nov 9 to Sun, Nov 15',
    '*22 of 40 leads* were valid (55%).\n*19 claimed*, half of them within 4 minutes.\n*15 contacted.*',
    [
      '*Time to claim*\n``` in 5 min  12 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇',
      'in 15 min   4 ▇▇▇▇▇',
      '   in 1 h   2 ▇▇▇',
      '   in 4 h   1 ▇',
      '    later   0```',
      '⚠️ 2 leads were not claimed within 5 minutes.',
    ].join('\n'),
    '*Not a fit*\n•  3 × Outside our practice areas\n•  1 × Already has a lawyer\n_If a reason comes up often, screening is letting such leads through: add a filter or raise the threshold._',
    [
      '⏳ *Still waiting for a call*',
      '•  score 71, since Nov 13, 4:10 PM',
      '•  score 82, since Nov 15, 9:04 AM',
      '•  and 1 more',
      '•  4 leads claimed and not marked as contacted',
      '_The Home tab of this app lists them, with a button to claim each one._',
    ].join('\n'),
    [
      '*Scores*\n```   0–9  1 ▇▇',
      ' 10–19  0',
      ' 20–29  3 ▇▇▇▇▇',
      ' 30–39  4 ▇▇▇▇▇▇▇',
      ' 40–49  2 ▇▇▇▇',
      ' 50–59  8 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇',
      ' 60–69  6 ▇▇▇▇▇▇▇▇▇▇▇',
      ' 70–79  9 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇',
      ' 80–89  5 ▇▇▇▇▇▇▇▇▇',
      '90–100  2 ▇▇▇▇```',
    ].join('\n'),
    'This message names no clients. The leads are in their channels and in HubSpot.',
  ]);
});

const nothing: Partial<Digest> = {
  received: 0,
  valid: 0,
  claimed: 0,
  contacted: 0,
  medianClaimMinutes: null,
  unclaimedPastSla: 0,
  slaMinutes: null,
  unfit: [],
  waiting: [],
  waitingTotal: 0,
  uncalled: 0,
};

test('a day without leads is short', () => {
  expect(textsOf({ ...nothing, kind: 'daily', to: '2026-11-20' })).toEqual([
    '📋 Leads on Fri, Nov 20',
    'No leads came in that day.',
    'This message names no clients. The leads are in their channels and in HubSpot.',
  ]);
});

test('one is told as one', () => {
  const texts = textsOf({ ...nothing, received: 1, valid: 1, slaMinutes: 5, unclaimedPastSla: 1, uncalled: 1 });
  expect(texts).toContain('*1 of 1 lead* was valid (100%).\n*0 claimed*.\n*0 contacted.*');
  expect(texts).toContain('⚠️ 1 lead was not claimed within 5 minutes.');
  expect(texts).toContain('⏳ *Still waiting for a call*\n•  1 lead claimed and not marked as contacted');
});

test.each([
  [0.4, 'a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [3000, '2 days'],
])('a median of %f minutes is %s', (minutes, words) => {
  expect(textsOf({ medianClaimMinutes: minutes })[1]).toContain(`half of them within ${words}.`);
});

describe('counting', () => {
  test('scores fall into tens, 100 into the last', () => {
    expect(countScores([0, 9, 10, 55, 89, 90, 99, 100])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 1, 3]);
  });

  test('claim times fall under the first end that holds them', () => {
    expect(countClaims([0, 5, 5.1, 15, 60, 61, 240, 241, 10_000])).toEqual([2, 2, 1, 2, 2]);
  });

  test.each([
    [[], null],
    [[7], 7],
    [[9, 1], 5],
    [[3, 1, 2], 2],
    [[100, 1, 2, 3], 2.5],
  ])('the median of %j is %j', (values, expected) => expect(median(values)).toBe(expected));

  test('nothing is lost, and the median leaves as many below as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (values) => {
        const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
        expect(sum(countScores(values))).toBe(values.length);
        expect(sum(countClaims(values))).toBe(values.length);
        const middle = median(values) ?? Number.NaN;
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

test('any digest fits Slack’s limits', () => {
  const count = fc.nat(10_000_000);
  const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
  const day = date.map((moment) => moment.toISOString().slice(0, 10));
  const reasons = Object.keys(unfitReasons) as UnfitReason[];
  const any = fc.record({
    kind: fc.constantFrom('daily', 'weekly'),
    from: day,
    to: day,
    received: count,
    valid: count,
    claimed: count,
    contacted: count,
    medianClaimMinutes: fc.option(fc.double({ min: 0, max: 1e7, noNaN: true })),
    unclaimedPastSla: count,
    slaMinutes: fc.option(count),
    unfit: fc.array(fc.record({ reason: fc.constantFrom(...reasons), count }), { maxLength: 30 }),
    scores: fc.array(count, { minLength: 10, maxLength: 10 }),
    claimTimes: fc.array(count, { minLength: 5, maxLength: 5 }),
    waiting: fc.array(fc.record({ score: fc.nat(100), since: date.map((at) => at.toISOString()) }), { maxLength: 5 }),
    waitingTotal: count,
    uncalled: count,
  });
  fc.assert(
    fc.property(any, (made) => {
      const { blocks } = renderDigest(digest.parse(made), timeZone);
      expect(findingsOfBlocks(blocks, 'message')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
