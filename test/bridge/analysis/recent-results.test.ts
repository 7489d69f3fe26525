import { expect, test } from 'vitest';
import { createRecentResults } from '../../../bridge/analysis/analyzer.ts';

test('gives back what was remembered, and nothing else', () => {
  const recent = createRecentResults<{ score: number }>(2);
  const result = { score: 1 };
  recent.remembering()('a', result);
  expect(recent.recall('a')).toBe(result);
  expect(recent.recall('b')).toBeUndefined();
});

test('drops what was not used for the longest time', () => {
  const recent = createRecentResults<number>(2);
  recent.remembering()('a', 1);
  recent.remembering()('b', 2);
  recent.recall('a');
  recent.remembering()('c', 3);
  expect(['a', 'b', 'c'].map(recent.recall)).toEqual([1, undefined, 3]);
});

test('with no room nothing is kept', () => {
  const recent = createRecentResults<number>(0);
  recent.remembering()('a', 1);
  expect(recent.recall('a')).toBeUndefined();
});

test('what was forgotten while the work went on is not remembered by it', () => {
  const recent = createRecentResults<number>(2);
  const remember = recent.remembering();
  remember('a', 1);
  recent.forget();
  expect(recent.recall('a')).toBeUndefined();
  remember('b', 2);
  expect(recent.recall('b')).toBeUndefined();
  recent.remembering()('c', 3);
  expect(recent.recall('c')).toBe(3);
});
