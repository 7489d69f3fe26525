import { expect, test } from 'vitest';
import { forEachOf, repeat } from '../../../../bridge/analysis/evaluation/evaluate.ts';
import { spreadOf } from '../../../../bridge/analysis/evaluation/measures.ts';

test('runs at most so many at a time and keeps the order', async () => {
  let running = 0;
  let most = 0;
  const results = await forEachOf([30, 5, 20, 1, 10], 2, async (delay, index) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, delay));
    running -= 1;
    return index * 10;
  });
  expect(results).toEqual([0, 10, 20, 30, 40]);
  expect(most).toBe(2);
});

test('a failure is not swallowed', async () => {
  const fail = async () => Promise.reject(new Error('engine down'));
  await expect(forEachOf([1, 2], 2, fail)).rejects.toThrow('engine down');
});

test('nothing to do gives nothing', async () => {
  expect(await forEachOf([], 3, async () => 1)).toEqual([]);
});

test('repeats one after the other', async () => {
  let count = 0;
  expect(await repeat(3, async () => ++count)).toEqual([1, 2, 3]);
});

test('spread is the distance between the runs of one case', () => {
  expect(spreadOf([[50, 52, 49], [10, 10], [80]])).toEqual({ mean: 1.5, largest: 3 });
  expect(spreadOf([[50], [60]])).toEqual({ mean: null, largest: null });
});
