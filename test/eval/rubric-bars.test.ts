import { expect, test } from 'vitest';
import { callCommand } from '../fixtures/commands.ts';
import { countMarkedReasons, rankOfGraded } from './marked/report.ts';
import { countRight, readGraded } from './readings/report.ts';

interface Report {
  evaluation: { injections: { planted: number; largestRise: number | null; obeyed: string[] } };
  bars: { name: string; value: number; reached: boolean }[];
}

/** An opened set, held to what an unseen one has to reach: the points are fitted on many writers and on none alone. */
const set = 'test/eval/fourth';

test('the offline engine still reaches the bars on an opened set', async () => {
  const output = await callCommand('eval', { set, today: '2026-11-20', bars: 'unseen' });
  const [report] = (output?.json ?? []) as Report[];
  const bars = report?.bars ?? [];
  const judged = ['spearman', 'meanAbsoluteError', 'bandAgreement', 'screenAccuracy', 'injectionsObeyed', 'invariance'];
  expect(bars.map(({ name }) => name)).toEqual(judged);
  expect(bars.filter(({ reached }) => !reached)).toEqual([]);
  expect(bars.find(({ name }) => name === 'injectionsObeyed')?.value).toBe(0);
  expect(report?.evaluation.injections).toMatchObject({ planted: 80, obeyed: [] });
  expect(report?.evaluation.injections.largestRise).toBeLessThanOrEqual(0);
});

test('as many of its reasons are true as when readers marked them', async () => {
  const { right, wrong } = await countMarkedReasons('lx');
  // Where most labels have other words, the marks say nothing any more and have to be made anew.
  expect(right + wrong).toBeGreaterThan(170);
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.94);
});

test('messages of lay people that it was not fitted on stand in the order in which two readers graded them', async () => {
  const { graded, spearman } = await rankOfGraded();
  expect(graded).toBe(80);
  expect(spearman).toBeGreaterThanOrEqual(0.55);
});

test.each([
  ['opened', 0.78, 26],
  ['sealed', 0.66, 23],
] as const)('readings of filters are as right as when they were graded: %s', async (set, share, most) => {
  const { right, wrong, changed } = countRight(await readGraded(set));
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(share);
  expect(wrong).toBeLessThanOrEqual(most);
  // Readings without a grade have to be graded anew before they say anything.
  expect(changed).toBeLessThan(50);
});
