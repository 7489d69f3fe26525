import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countClaims, countScores, type Digest, digest, median } from '../../../../bridge/slack/render/digest.ts';
import { renderDigest } from '../../../../bridge/slack/render/render-digest.ts';
import { type UnfitReason, unfitReasons } from '../../../../shared/lead-actions.ts';
import { findingsOfBlocks } from '../../../simulators/slack/check-blocks.ts';
import { textsIn } from '../lead-cards.ts';

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
};
const textsOf = (changes: Partial<Digest> = {}) =>
  textsIn(renderDigest({ ...week, ...changes }).blocks).map(({ text }) => text);

test('a week is told in figures, bars and reasons', () => {
  expect(renderDigest(week).text).toBe(
    '📊 Leads of the week, Mon, Nov 9 to Sun, Nov 15: 40 leads received, 22 valid, 19 claimed',
  );
  expect(textsOf()).toEqual([
    '📊 Leads of the week, Mon, Nov 9 to Sun, Nov 15',
    '*Received*\n40',
    '*Valid*\n22 (55 %)',
    '*Claimed*\n19',
    '*Contacted*\n15',
    '*Median time to claim*\n4 minutes',
    '*Unclaimed after 5 minutes*\n2 ⚠️',
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
    [
      '*Time to claim*\n```in 5 min  12 ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇',
      'in 15 min   4 ▇▇▇▇▇',
      '   in 1 h   2 ▇▇▇',
      '   in 4 h   1 ▇',
      '    later   0```',
    ]
      .join('\n')
      .replace('```in 5', '``` in 5'),
    '*Not a fit*\n•  3 × Outside our practice areas\n•  1 × Already has a lawyer\n_Was this wrong?_ A reason that comes up often means that the screening lets it through: add a filter or set the threshold higher.',
    'Counts only: no names are told here. The leads stand in their channels and in HubSpot.',
  ]);
});

test('a day without leads is short', () => {
  const none = {
    received: 0,
    valid: 0,
    claimed: 0,
    contacted: 0,
    medianClaimMinutes: null,
    unclaimedPastSla: 0,
    unfit: [],
  };
  const texts = textsOf({ ...none, kind: 'daily', to: '2026-11-20', slaMinutes: null });
  expect(texts).toEqual([
    '📋 Leads of Fri, Nov 20',
    '*Received*\n0',
    '*Valid*\n0',
    '*Claimed*\n0',
    '*Contacted*\n0',
    '*Median time to claim*\n–',
    '*Still unclaimed*\n0 ✅',
    'No leads came in that day.',
  ]);
});

test.each([
  [0.4, 'under a minute'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [3000, '2 days'],
])('a median of %f minutes is %s', (minutes, words) => {
  expect(textsOf({ medianClaimMinutes: minutes })).toContain(`*Median time to claim*\n${words}`);
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
  });
  fc.assert(
    fc.property(any, (made) => {
      const { blocks } = renderDigest(digest.parse(made));
      expect(findingsOfBlocks(blocks, 'message')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
