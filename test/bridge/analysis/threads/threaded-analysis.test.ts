import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import type { AnalysisPriority } from '../../../../bridge/analysis/compose-analysis.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { rubricIdentity } from '../../../../bridge/analysis/rubric/rubric-identity.ts';
import {
  createThreadedAnalysis,
  type ThreadedAnalysisOptions,
} from '../../../../bridge/analysis/threads/threaded-analysis.ts';
import { exampleConfiguration, exampleRecord } from '../../../../shared/examples.ts';
import { failingEngine, noEngine } from '../../../fixtures/troubled-engine.ts';

const rubric = {
  url: new URL('../../../../bridge/analysis/rubric/rubric-engine.ts', import.meta.url).href,
  factory: 'createRubricEngine',
};
const today = '2026-11-20';

function open(options: Partial<ThreadedAnalysisOptions> = {}) {
  const lost: string[] = [];
  const analysis = createThreadedAnalysis({
    identity: rubricIdentity,
    engine: failingEngine,
    onLost: ({ message }) => lost.push(message),
    ...options,
  });
  return {
    lost,
    analysis,
    analyzer: createAnalyzer({ engine: analysis, today: () => today }),
    [Symbol.asyncDispose]: () => analysis[Symbol.asyncDispose](),
  };
}

const named = (firstName: string, zip = '78704') => ({ ...exampleRecord, firstName, zip });

describe('analyses in threads', () => {
  test('are those of the same engine in this thread, to the letter', async () => {
    await using threads = open({ engine: rubric });
    const here = createAnalyzer({ engine: createRubricEngine(), today: () => today });
    const records = [
      exampleRecord,
      { ...exampleRecord, intakeNotes: 'Half a pair \ud83d and a NUL \0 in it; owed $3,000 by a landlord.' },
      { ...exampleRecord, practiceArea: 'Patent law' },
    ];
    for (const record of records) {
      expect(await threads.analyzer.score(record)).toEqual(await here.score(record));
      expect(await threads.analyzer.screen(record, exampleConfiguration)).toEqual(
        await here.screen(record, exampleConfiguration),
      );
    }
  });

  describe('of one thread', () => {
    let threads: ReturnType<typeof open>;
    beforeAll(() => {
      threads = open({ size: 1, deadlineMs: 1_000, heapMb: 64 });
    });
    afterAll(() => threads[Symbol.asyncDispose]());
    beforeEach(() => threads.lost.splice(0));

    test('an engine that throws keeps its thread; its Problem gets across', async () => {
      const failed = await threads.analyzer.score(named('Throws')).catch((error: unknown) => error);
      expect(failed).toMatchObject({ code: 'analysis_failed', cause: { message: 'no judgement' } });
      await expect(threads.analyzer.score(named('Refuses'))).rejects.toMatchObject({ code: 'unavailable' });
      expect(threads.lost).toEqual([]);
    });

    test.each(['Spins', 'Hoards', 'Exits', 'Bursts', 'Never'])(
      'an engine that %s costs one job and one thread; the next job is answered',
      async (trouble) => {
        await expect(threads.analyzer.score(named(trouble))).rejects.toMatchObject({ code: 'analysis_failed' });
        expect(threads.lost).toHaveLength(1);
        // Of its own, so that no answer of before is given.
        expect((await threads.analyzer.score(named('Maria', trouble))).score).toBeGreaterThan(0);
        expect(threads.lost).toHaveLength(1);
      },
    );
  });

  test('beside one that spins, others are answered', async () => {
    await using threads = open({ size: 2, deadlineMs: 600_000 });
    const spinning = threads.analyzer.score(named('Spins')).catch((error: unknown) => error);
    for (let zip = 0; zip < 5; zip += 1) {
      expect((await threads.analyzer.score(named('Maria', `${zip}`))).score).toBeGreaterThan(0);
    }
    await threads[Symbol.asyncDispose]();
    expect(await spinning).toMatchObject({ code: 'analysis_failed' });
  });

  test('whoever leaves while waiting is not analysed; whoever leaves during it hears so at once', async () => {
    await using threads = open({ size: 1, deadlineMs: 600_000 });
    const [during, before] = [new AbortController(), new AbortController()];
    const spinning = threads.analyzer.score(named('Spins'), { signal: during.signal });
    const waiting = threads.analyzer.score(named('Maria'), { signal: before.signal });
    before.abort(new Error('left in line'));
    await expect(waiting).rejects.toThrow('left in line');
    await threads.analysis.started();
    during.abort(new Error('left during it'));
    await expect(spinning).rejects.toThrow('left during it');
  });

  test('a full line refuses with 503 and says when to come again; lines of others have room', async () => {
    await using threads = open({ size: 1, maxWaiting: 1, deadlineMs: 600_000 });
    const first = threads.analyzer.score(named('Maria', '1'));
    const refused = threads.analyzer.score(named('Maria', '2'));
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '5' } });
    const lead = threads.analyzer.score(named('Maria', '3'), { priority: 'live' });
    expect((await Promise.all([first, lead])).map(({ score }) => score > 0)).toEqual([true, true]);
  });

  test('requests and new leads go in turn before a backfill, which goes on all the same', async () => {
    await using threads = open({ size: 1 });
    const answered: AnalysisPriority[] = [];
    // All wait while the thread warms.
    const priorities: AnalysisPriority[] = ['background', 'live', 'request'];
    const all = priorities.flatMap((priority) =>
      Array.from({ length: 6 }, async (_, zip) => {
        await threads.analyzer.score(named('Maria', `${priority}${zip}`), { priority });
        answered.push(priority);
      }),
    );
    await Promise.all(all);
    const pair: AnalysisPriority[] = ['request', 'live'];
    expect(answered).toEqual([
      ...Array.from({ length: 4 }, () => pair).flat(),
      'background',
      ...Array.from({ length: 2 }, () => pair).flat(),
      ...Array.from({ length: 5 }, () => 'background'),
    ]);
  });

  test('an engine that cannot be loaded is said, and refuses instead of letting wait', async () => {
    await using threads = open({ engine: noEngine });
    expect(threads.analysis.state()).toBe('starting');
    const waiting = threads.analyzer.score(named('Maria'));
    await expect(waiting).rejects.toMatchObject({ code: 'analysis_failed' });
    await threads.analysis.started();
    expect(threads.analysis.state()).toBe('failed');
    await expect(threads.analyzer.score(named('Maria'))).rejects.toMatchObject({ code: 'analysis_failed' });
    expect(threads.lost.length).toBeGreaterThan(0);
  });

  test('a thread that is not warm in time is given up', async () => {
    await using threads = open({ startMs: 0 });
    await threads.analysis.started();
    expect(threads.lost[0]).toContain('was not ready');
  });
});
