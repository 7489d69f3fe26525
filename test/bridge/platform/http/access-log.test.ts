import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../../../bridge/platform/log/log.ts';
import { exampleRecord } from '../../../../shared/examples.ts';
import { APP_ID } from '../../../fixtures/hubspot-events.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { instantAnalyzer } from '../../../fixtures/instant-analyzer.ts';
import { createCaller, post, startTestServer } from '../../../fixtures/test-server.ts';
import { createAppProxy } from '../../../simulators/hubspot/app-proxy.ts';

function memoryLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  return { log: createLog({ level: 'trace', destination }).log, lines };
}

test('one line for each request: what, how long, for whom; and never a word of it', async () => {
  const { log, lines } = memoryLog();
  const record = { ...exampleRecord, firstName: 'Zebulon', intakeNotes: 'Unmistakable words about 555-867-5309' };
  let failing = false;
  const before = () => {
    if (failing) throw new Error(`cannot analyse ${record.email}, ${record.phone}, 555-867-5309`);
  };
  await using server = await startTestServer({ log, analyzer: instantAnalyzer({ before }) });
  const { key, accountId } = await createCaller(server);
  await post(server, { key, body: { record }, path: '/api/v1/screen', headers: { 'x-request-id': 'mine-1' } });
  await post(server, { key, body: { record, extra: record } });
  await post(server, { key: `${key}wrong`, body: { record } });
  await fetch(`${server.url}/docs?email=${record.email}`);
  await fetch(`${server.url}/Zebulon?secret=1`);
  failing = true;
  await post(server, { key, body: { record } });
  await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(6);

  const [first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toEqual({
    level: 'info',
    time: expect.any(String),
    method: 'POST',
    route: '/api/v1/screen',
    status: 200,
    ms: expect.any(Number),
    requestId: 'mine-1',
    accountId,
    aborted: false,
    msg: 'request',
  });
  const text = lines.join('\n');
  for (const word of [
    'Zebulon',
    'Unmistakable',
    '867-5309',
    record.email,
    record.phone,
    key,
    key.slice(10, 30),
    'secret=',
  ]) {
    expect(text).not.toContain(word);
  }
  const failure = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === 'request failed');
  expect(failure).toMatchObject({ level: 'error', code: 'analysis_failed', accountId, cause: { type: 'Error' } });
});

test('a request of the app in HubSpot is logged with portal and account, not with the user', async () => {
  const { log, lines } = memoryLog();
  const secret = 'a secret of the app';
  await using server = await startTestServer({ log, clientSecrets: [secret] });
  const accountId = await connectPortal(server.store);
  const proxy = createAppProxy({ appId: APP_ID, clientSecret: () => secret });
  proxy.point('https://bridge.example', server.url);
  const user = { portalId: 11, userId: 70_555, userEmail: 'zebulon@firm.example' };
  const settings = 'https://bridge.example/hubspot/card/settings';
  expect((await proxy.fetch(user, settings)).status).toBe(200);
  const signed = proxy.sign({ ...user, portalId: 12 }, settings);
  const forged = signed.url.replace('https://bridge.example', server.url).replace('portalId=12', 'portalId=11');
  expect((await fetch(forged, signed.init)).status).toBe(401);
  await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(2);
  const [known, unproved] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(known).toMatchObject({ route: '/hubspot/card/settings', status: 200, accountId, portalId: '11' });
  expect(unproved).toMatchObject({ route: '/hubspot/card/settings', status: 401 });
  expect(unproved).not.toHaveProperty('portalId');
  expect(lines.join()).not.toMatch(/70555|zebulon/);
  const counted = await server.metrics.registry.getSingleMetricAsString('hubspot_app_requests_refused_total');
  expect(counted).toContain('{reason="signature"} 1');
});
