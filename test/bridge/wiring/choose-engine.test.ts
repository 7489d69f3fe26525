import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLog } from '../../../bridge/platform/log/log.ts';
import { chooseEngine } from '../../../bridge/wiring/choose-engine.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { startOpenAISimulator } from '../../simulators/openai/openai-simulator.ts';

test('a model account without quota is named in the log, in the metrics and as the trouble of the engine', async () => {
  await using simulator = await startOpenAISimulator();
  const lines: string[] = [];
  const { log } = createLog({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
  const metrics = { registry: new Registry() };
  const openai = { apiKey: 'sim-key-empty-account', baseUrl: simulator.url, model: 'gpt-6-luna' };
  const { engine, trouble } = await chooseEngine({ engine: 'openai', openai }, { log, metrics });
  expect(trouble()).toBeUndefined();

  await expect(engine.assess({ record: exampleRecord, today: '2026-11-21' })).rejects.toThrow();
  expect(trouble()).toContain('no quota left');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', breaker: 'open', reason: 'insufficient_quota' }),
  ]);
  expect(await metrics.registry.metrics()).toContain('model_calls_total{outcome="insufficient_quota"} 1');
});
