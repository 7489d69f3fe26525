import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../../bridge/analysis/analyzer.ts';
import { createLoopTurns } from '../../../bridge/analysis/compose-analysis.ts';
import { createRubricEngine } from '../../../bridge/analysis/rubric/rubric-engine.ts';
import { sampleRecord } from './sample-record.ts';

/** How many rounds the event loop made until the work was done: in each of them it would have answered a request. */
async function roundsDuring(work: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let done = false;
  const round = () => {
    rounds += 1;
    if (!done) setImmediate(round);
  };
  setImmediate(round);
  await work;
  done = true;
  return rounds;
}

describe('turns of the event loop', () => {
  test('are had in the order they were asked for, each in a round of its own', async () => {
    const turn = createLoopTurns();
    const order: number[] = [];
    const rounds = await roundsDuring(
      Promise.all(Array.from({ length: 20 }, (_, at) => turn().then(() => order.push(at)))),
    );
    expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(rounds).toBeGreaterThanOrEqual(20);
  });

  test('many records at once leave the loop a round between one analysis and the next', async () => {
    const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' });
    const records = Array.from({ length: 15 }, (_, at) => ({
      ...sampleRecord,
      intakeNotes: `${sampleRecord.intakeNotes} Bills of $${at + 1},000.`,
    }));
    const rounds = await roundsDuring(Promise.all(records.map((record) => analyzer.score(record))));
    expect(rounds).toBeGreaterThanOrEqual(records.length);
  });

  test('an analysis that fails lets the next have its turn', async () => {
    const engine = createRubricEngine();
    const analyzer = createAnalyzer({
      engine: {
        ...engine,
        assess: async (input) => {
          if (input.record.firstName === 'Fails') throw new Error('no judgement');
          return engine.assess(input);
        },
      },
      today: () => '2026-11-20',
    });
    const failing = analyzer.score({ ...sampleRecord, firstName: 'Fails' });
    const next = analyzer.score(sampleRecord);
    await expect(failing).rejects.toMatchObject({ code: 'analysis_failed' });
    expect((await next).score).toBeGreaterThan(0);
  });
});
