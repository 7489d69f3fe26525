import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type AnalysisCache,
  type CacheFailure,
  createMemoryAnalysisCache,
  createResultCache,
} from '../../../bridge/analysis/result-cache.ts';

const key = (name: string) => Buffer.from(name);
const schema = z.object({ score: z.int() });

function countingCache() {
  const behind = createMemoryAnalysisCache({ max: 100 });
  const counts = { reads: 0, writes: 0 };
  const cache: AnalysisCache = {
    read(wanted) {
      counts.reads += 1;
      return behind.read(wanted);
    },
    writeFirst(wanted, engine, value) {
      counts.writes += 1;
      return behind.writeFirst(wanted, engine, value);
    },
  };
  return { cache, counts };
}

describe('createMemoryAnalysisCache', () => {
  test('keeps the first value of a key', async () => {
    const cache = createMemoryAnalysisCache({ max: 2 });
    expect(await cache.read(key('a'))).toBeUndefined();
    expect(await cache.writeFirst(key('a'), 'rubric', 1)).toBe(1);
    expect(await cache.writeFirst(key('a'), 'rubric', 2)).toBe(1);
    expect(await cache.read(key('a'))).toBe(1);
  });

  test('drops what was not used for the longest time', async () => {
    const cache = createMemoryAnalysisCache({ max: 2 });
    await cache.writeFirst(key('a'), 'rubric', 1);
    await cache.writeFirst(key('b'), 'rubric', 2);
    await cache.read(key('a'));
    await cache.writeFirst(key('c'), 'rubric', 3);
    expect(await Promise.all(['a', 'b', 'c'].map((name) => cache.read(key(name))))).toEqual([1, undefined, 3]);
  });

  test('asks the cache behind once per key and keeps its answer', async () => {
    const { cache: behind, counts } = countingCache();
    await behind.writeFirst(key('a'), 'rubric', 'stored');
    const cache = createMemoryAnalysisCache({ max: 10, behind });
    expect([await cache.read(key('a')), await cache.read(key('a'))]).toEqual(['stored', 'stored']);
    expect(counts.reads).toBe(1);
  });

  test('two processes agree on the first writer', async () => {
    const { cache: behind } = countingCache();
    const [one, two] = [1, 2].map(() => createMemoryAnalysisCache({ max: 10, behind }));
    expect(await one?.writeFirst(key('a'), 'openai', 'first')).toBe('first');
    expect(await two?.writeFirst(key('a'), 'openai', 'second')).toBe('first');
    expect(await two?.read(key('a'))).toBe('first');
  });

  test('keeps the value for itself when the cache behind fails, and says so', async () => {
    const behind: AnalysisCache = {
      read: () => Promise.reject(new Error('down')),
      writeFirst: () => Promise.reject(new Error('down')),
    };
    const cache = createMemoryAnalysisCache({ max: 10, behind });
    await expect(cache.read(key('a'))).rejects.toThrow('down');
    await expect(cache.writeFirst(key('a'), 'openai', 'mine')).rejects.toThrow('down');
    expect(await cache.read(key('a'))).toBe('mine');
  });
});

describe('createResultCache', () => {
  const open = (cache: AnalysisCache | undefined) => {
    const failures: CacheFailure[] = [];
    const results = createResultCache({ cache, timeoutMs: 50, onFailure: (failure) => failures.push(failure) });
    return { results, failures };
  };

  test('without a cache finds nothing and keeps nothing', async () => {
    const { results } = open(undefined);
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(key('a'), 'rubric', schema, { score: 1 })).toEqual({ score: 1 });
    expect(await results.find(key('a'), schema)).toBeUndefined();
  });

  test('answers with the stored winner', async () => {
    const { results } = open(createMemoryAnalysisCache({ max: 9 }));
    await results.keep(key('a'), 'rubric', schema, { score: 1 });
    expect(await results.keep(key('a'), 'rubric', schema, { score: 2 })).toEqual({ score: 1 });
    expect(await results.find(key('a'), schema)).toEqual({ score: 1 });
  });

  test('does not believe a stored value of another shape', async () => {
    const cache = createMemoryAnalysisCache({ max: 9 });
    await cache.writeFirst(key('a'), 'rubric', { score: 'high' });
    const { results, failures } = open(cache);
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(key('a'), 'rubric', schema, { score: 3 })).toEqual({ score: 3 });
    expect(failures.map(({ operation }) => operation)).toEqual(['read', 'write']);
  });

  test.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('goes on without a cache that %s, and reports it', async (_, work) => {
    const { results, failures } = open({ read: work, writeFirst: work });
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(key('a'), 'rubric', schema, { score: 4 })).toEqual({ score: 4 });
    expect(failures.map(({ operation }) => operation)).toEqual(['read', 'write']);
  });
});
