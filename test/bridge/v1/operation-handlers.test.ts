import { expect, test } from 'vitest';
import { type Caller, createOperationHandlers } from '../../../bridge/v1/operation-handlers.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { instantAnalyzer } from '../../fixtures/instant-analyzer.ts';

const caller: Caller = {
  keyId: 'k',
  accountId: 'a',
  plan: 'pro',
  configuration: { practiceAreas: [], threshold: 60, customFilters: [] },
  keepsCalls: false,
};
const controller = new AbortController();
const signal = () => controller.signal;
const call = { signal, onKey: () => undefined, onJudged: () => undefined };

test('score does not look at the configuration', async () => {
  const handlers = createOperationHandlers({ analyzer: instantAnalyzer({ score: 12 }) });
  const answers = await Promise.all(
    [1, 100].map((threshold) =>
      handlers.scoreRecord(
        { record: exampleRecord },
        { ...caller, configuration: { ...caller.configuration, threshold } },
        call,
      ),
    ),
  );
  expect(answers.map(({ results }) => results.analysisScore)).toEqual([12, 12]);
});

test('screening hands the configuration and the signal of the caller to the analysis', async () => {
  const seen: unknown[] = [];
  const analyzer = instantAnalyzer();
  const handlers = createOperationHandlers({
    analyzer: {
      ...analyzer,
      screen(record, configuration, options) {
        seen.push(record, configuration, options.signal);
        return analyzer.screen(record, configuration, options);
      },
    },
  });
  await handlers.screenRecord({ record: exampleRecord }, caller, call);
  await handlers.explainRecord({ record: exampleRecord }, caller, call);
  expect(seen).toEqual([exampleRecord, caller.configuration, signal, exampleRecord, caller.configuration, signal]);
});

test('a record is in exactly one list for every score and threshold', async () => {
  for (let score = 0; score <= 100; score += 5) {
    const handlers = createOperationHandlers({ analyzer: instantAnalyzer({ score }) });
    for (const threshold of [1, 5, 50, 99, 100]) {
      const configuration = { ...caller.configuration, threshold };
      const { results } = await handlers.screenRecord({ record: exampleRecord }, { ...caller, configuration }, call);
      expect([results.valid.length, results.invalid.length]).toEqual(score >= threshold ? [1, 0] : [0, 1]);
    }
  }
});
