import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AnalysisCache, type CacheFailure, createResultCache } from '../../../bridge/analysis/result-cache.ts';
import { openTestCache } from '../../fixtures/analysis-cache.ts';

const key = (name: string) => Buffer.from(name);
const schema = z.object({ score: z.int() });

describe('createResultCache', () => {
  const place = { key: key('a'), engine: 'rubric', recordHash: key('record') };
  const open = (cache: AnalysisCache | undefined, timeoutMs = 20_000) => {
    const failures: CacheFailure[] = [];
    const results = createResultCache({ cache, timeoutMs, onFailure: (failure) => failures.push(failure) });
    return { results, failures };
  };

  test('without a cache finds nothing and keeps nothing', async () => {
    const { results } = open(undefined);
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(place, schema, { score: 1 })).toEqual({ score: 1 });
    expect(await results.find(key('a'), schema)).toBeUndefined();
  });

  test('answers with the stored winner', async () => {
    await using cache = await openTestCache();
    const { results } = open(cache);
    await results.keep(place, schema, { score: 1 });
    expect(await results.keep(place, schema, { score: 2 })).toEqual({ score: 1 });
    expect(await results.find(key('a'), schema)).toEqual({ score: 1 });
  });

  test('does not believe a stored value of another shape', async () => {
    await using cache = await openTestCache();
    await cache.writeFirst(place, { score: 'high' });
    const { results, failures } = open(cache);
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(place, schema, { score: 3 })).toEqual({ score: 3 });
    expect(failures.map(({ operation }) => operation)).toEqual(['read', 'write']);
  });

  test.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('goes on without a cache that %s, and reports it', async (_, work) => {
    const { results, failures } = open({ read: work, writeFirst: work }, 50);
    expect(await results.find(key('a'), schema)).toBeUndefined();
    expect(await results.keep(place, schema, { score: 4 })).toEqual({ score: 4 });
    expect(failures.map(({ operation }) => operation)).toEqual(['read', 'write']);
  });
});
