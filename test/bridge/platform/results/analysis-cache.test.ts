import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { createStoredAnalysisCache } from '../../../../bridge/platform/results/analysis-cache.ts';
import type { Store } from '../../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { engineOf, sampleAssessment } from '../../analysis/sample-engine.ts';
import { because, sampleRecord } from '../../analysis/sample-record.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store[Symbol.asyncDispose]());

const key = (name: string) => Buffer.from(name.padEnd(32, '.'));
const placeOf = (name: string, engine: string) => ({ key: key(name), engine, recordHash: key(`record ${name}`) });

describe('createStoredAnalysisCache', () => {
  test('keeps the first value and gives it to everyone', async () => {
    const cache = createStoredAnalysisCache(store);
    expect(await cache.read(key('a'))).toBeUndefined();
    expect(await cache.writeFirst(placeOf('a', 'rubric'), { score: 1, notes: 'ü "quoted"' })).toEqual({
      score: 1,
      notes: 'ü "quoted"',
    });
    expect(await cache.writeFirst(placeOf('a', 'rubric'), { score: 2 })).toEqual({ score: 1, notes: 'ü "quoted"' });
    expect(await cache.read(key('a'))).toEqual({ score: 1, notes: 'ü "quoted"' });
    const rows = await store.db.selectFrom('analyses').select('engine').where('key', '=', key('a')).execute();
    expect(rows).toEqual([{ engine: 'rubric' }]);
  });

  test('of many writers at once one wins, and all hear which', async () => {
    const cache = createStoredAnalysisCache(store);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => cache.writeFirst(placeOf('b', 'openai'), { writer })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await cache.read(key('b'))).toEqual(answers[0]);
  });

  test('two processes give one answer, byte for byte, though their engines differ in mood', async () => {
    const processOf = (points: number) =>
      createAnalyzer({
        engine: engineOf({
          assess: () => ({
            ...sampleAssessment,
            parts: { ...sampleAssessment.parts, clarity: { points, reasons: [because(points, 'clear')] } },
          }),
        }),
        today: () => '2026-11-20',
        cache: createStoredAnalysisCache(store),
        recent: 10,
      });
    const together = await Promise.all([processOf(3).score(sampleRecord), processOf(9).score(sampleRecord)]);
    const later = await processOf(12).score(sampleRecord);
    const texts = [...together, later].map((answer) => JSON.stringify(answer));
    expect(new Set(texts).size).toBe(1);
  });

  test('hostile characters in a record do not keep its result from being stored', async () => {
    const record = { ...sampleRecord, intakeNotes: 'Broken leg\0 and \ud800 more. \udc00' };
    const quote = record.intakeNotes;
    const engine = engineOf({
      assess: () => ({
        ...sampleAssessment,
        parts: { ...sampleAssessment.parts, damages: { points: 9, reasons: [because(9, `leg ${quote}`, quote)] } },
        facts: [{ name: 'injury' as const, value: quote, quote }],
      }),
    });
    const failures: unknown[] = [];
    const analyzer = createAnalyzer({
      engine,
      today: () => '2026-11-20',
      cache: createStoredAnalysisCache(store),
      onCacheFailure: (failure) => failures.push(failure),
    });
    const first = await analyzer.score(record);
    expect(first.parts.damages.reasons[0]?.quote).toBe('Broken leg');
    expect(await analyzer.score(record)).toEqual(first);
    expect(failures).toEqual([]);
    expect(engine.inputs).toHaveLength(1);
  });
});
