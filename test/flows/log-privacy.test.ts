import { expect, test } from 'vitest';
import { openCliPlace } from '../fixtures/cli-place.ts';
import { markers, personal } from '../fixtures/marked-lead.ts';
import { spawnCli, startCli } from '../fixtures/run-cli.ts';
import { faults, rateLimited } from '../simulators/openai/faults.ts';
import { startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';

test('a busy run at the finest log level holds no words of a lead, no contact data and no keys', async () => {
  await using place = await openCliPlace();
  await using simulator = await startOpenAISimulator();
  const environment = {
    ...place.environment,
    LOG_LEVEL: 'trace',
    OPENAI_API_KEY: 'sim-key',
    OPENAI_BASE_URL: simulator.url,
    METRICS_TOKEN: 'metrics-token-1234567890',
  };
  await using bridge = startCli(['start'], environment);
  const [, url] = await bridge.printed(/is running at (http:\S+)/);
  const [, key = ''] = await bridge.printed(/ API key +(\S+)/);
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      body,
    }).then((answer) => answer.status);
  const bodyOf = (number: number) =>
    JSON.stringify({ record: { ...personal, intakeNotes: `${personal.intakeNotes} Call ${number}.` } });

  const statuses: number[] = [];
  const script = [
    ...Object.values(faults).filter(({ kind }) => !['hang', 'drip'].includes(kind)),
    rateLimited({ 'retry-after': '120' }),
  ];
  for (const [number, fault] of script.entries()) {
    simulator.script(fault, fault, fault);
    statuses.push(await send('/api/v1/score', bodyOf(number)));
  }
  statuses.push(await send('/api/v1/screen', bodyOf(100), { 'Idempotency-Key': 'xanthippe-quorrell-1' }));
  statuses.push(await send('/api/v1/explain', bodyOf(101)));
  statuses.push(await send('/api/v1/score', bodyOf(1).replace('"zip":"78799"', '"zip":78799')));
  statuses.push(await send('/api/v1/score', bodyOf(2).slice(0, 200)));
  statuses.push(await send(`/api/v1/score?email=${personal.email}`, '{}'));
  statuses.push(await send(`/api/${personal.lastName}`, bodyOf(3)));
  statuses.push(await send('/api/v1/score', bodyOf(4), { Authorization: `Bearer ${key}x` }));
  statuses.push(await send('/api/v1/score', bodyOf(5), { Authorization: `Basic ${personal.lastName}` }));
  const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer metrics-token-1234567890' } });
  const wrongCommand = await spawnCli(['score', '--file', '-'], environment, bodyOf(6).slice(0, 150));
  expect(await bridge.stop()).toBe(0);

  expect(new Set(statuses)).toEqual(new Set([200, 400, 401, 404, 500]));
  const banner = /First account[\s\S]*Ctrl-C/.exec(bridge.output())?.[0] ?? '';
  const log = bridge.output().replace(banner, '');
  expect(log.split('\n').filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(20);
  expect(log).toMatch(/"msg":"request failed"/);
  for (const [where, text] of Object.entries({
    log,
    metrics: await metrics.text(),
    command: wrongCommand.stderr + wrongCommand.stdout,
  })) {
    expect(text.match(markers), where).toBeNull();
    for (const secret of [key, 'sim-key', 'metrics-token-1234567890', environment.APP_SECRET])
      expect(text.includes(secret), where).toBe(false);
  }
});
