import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { composeAnalysis } from '../../../bridge/analysis/compose-analysis.ts';
import { createOpenAIEngine } from '../../../bridge/analysis/openai/openai-engine.ts';
import { createLog } from '../../../bridge/platform/log/log.ts';
import { chooseEngine, openAnalysis } from '../../../bridge/wiring/choose-engine.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { faults } from '../../simulators/openai/faults.ts';
import { startOpenAISimulator } from '../../simulators/openai/openai-simulator.ts';
import { sampleRecord } from '../analysis/sample-record.ts';

test('with a model, records are read and judged in a thread, to the result of the engine in this one', async () => {
  await using simulator = await startOpenAISimulator();
  const { log } = createLog({ level: 'silent', destination: { write: () => undefined } });
  const metrics = { registry: new Registry() };
  const openai = { apiKey: 'sim-key', baseUrl: simulator.url, model: 'gpt-6-luna' };
  await using opened = await openAnalysis({ engine: 'openai', openai }, { log, metrics });
  expect(opened.unready()).toMatch(/^openai: the analysis threads are starting/);
  await opened.started();
  expect(opened.unready()).toBeUndefined();

  const record = { ...sampleRecord, intakeNotes: `Maria Delgado here. ${sampleRecord.intakeNotes}` };
  const today = '2026-11-20';
  const here = composeAnalysis(createOpenAIEngine(openai));
  const [inThread, inProcess] = [await opened.analysis.score({ record, today }), await here.score({ record, today })];
  expect(inThread).toEqual(inProcess);
  expect(inThread.engine.model).toBe('gpt-6-luna');
  expect(inThread.facts.map(({ value }) => value)).toContain('herniated disc');
  expect(simulator.requests.map(({ text }) => text).join()).not.toMatch(/Maria|Delgado/);

  const firm = {
    record,
    today,
    configuration: {
      practiceAreas: [{ name: 'Car Accident', aliases: [] }],
      threshold: 50,
      customFilters: ['Texas only'],
    },
    matched: 'Car Accident',
  };
  expect(await opened.analysis.screen(firm)).toEqual(await here.screen(firm));

  simulator.script(faults.refusal);
  await expect(opened.analysis.score({ record, today })).rejects.toMatchObject({ code: 'analysis_failed' });
});

test('a model account without quota is named in the log, in the metrics and as the problem of the engine', async () => {
  await using simulator = await startOpenAISimulator();
  const lines: string[] = [];
  const { log } = createLog({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
  const metrics = { registry: new Registry() };
  const openai = { apiKey: 'sim-key-empty-account', baseUrl: simulator.url, model: 'gpt-6-luna' };
  const { engine, problem } = await chooseEngine({ engine: 'openai', openai }, { log, metrics });
  expect(problem()).toBeUndefined();

  await expect(engine.assess({ record: exampleRecord, today: '2026-11-21' })).rejects.toThrow();
  expect(problem()).toContain('no quota left');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', breaker: 'open', reason: 'insufficient_quota' }),
  ]);
  expect(await metrics.registry.metrics()).toContain('model_calls_total{outcome="insufficient_quota"} 1');
});
