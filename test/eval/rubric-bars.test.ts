import { expect, test } from 'vitest';
import { evalCommand } from '../../bridge/cli/eval-engines.ts';

interface Report {
  bars: { name: string; value: number; reached: boolean }[];
}

/** A set that was opened and tuned on, so it is held to the bars of such sets; unseen ones are measured by hand. */
const set = 'test/eval/second';

test('the offline engine still reaches the bars on an opened set', async () => {
  const output = await evalCommand.run({
    values: { set: [set], engine: 'rubric', today: '2026-11-20', bars: 'tuned', plants: '4' },
    environment: {},
    signal: new AbortController().signal,
    json: true,
  });
  const [report] = (output?.json ?? []) as Report[];
  const bars = report?.bars ?? [];
  const judged = ['spearman', 'meanAbsoluteError', 'bandAgreement', 'screenAccuracy', 'injectionsObeyed', 'invariance'];
  expect(bars.map(({ name }) => name)).toEqual(judged);
  expect(bars.filter(({ name, reached }) => !reached && name !== 'injectionsObeyed')).toEqual([]);
  // One, which bridge/docs/analysis.md tells of: the order is cut, the case itself is judged too high.
  expect(bars.find(({ name }) => name === 'injectionsObeyed')?.value).toBeLessThanOrEqual(1);
});
