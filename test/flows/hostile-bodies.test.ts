import { describe, expect, test } from 'vitest';
import { CLIENT_SECRET, deliver, webhookEvent } from '../fixtures/hubspot-events.ts';
import { openSocket, type RawSocket, statusOf } from '../fixtures/raw-socket.ts';
import { startSlackServer } from '../fixtures/slack-server.ts';
import { createCaller, startTestServer } from '../fixtures/test-server.ts';

const routes = {
  webhook: 'POST /webhooks/hubspot',
  card: 'POST /hubspot/card/bulk',
  action: 'POST /hubspot/actions/screen-lead',
  score: 'POST /api/v1/score',
  'another path': 'POST /nothing',
  'a path without bodies': 'GET /healthz',
};

/** As a stranger can write it: everything is there, and nothing is proved. */
const strangersHeaders = () => ({
  'X-HubSpot-Signature-v3': Buffer.alloc(32).toString('base64'),
  'X-HubSpot-Request-Timestamp': `${Date.now()}`,
  'X-Slack-Signature': `v0=${'0'.repeat(64)}`,
  'X-Slack-Request-Timestamp': `${Math.floor(Date.now() / 1_000)}`,
  'Content-Type': 'application/json',
});

const headOf = (line: string, headers: Record<string, string>) =>
  [`${line} HTTP/1.1`, 'Host: x', ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join('\r\n');

async function send(port: number, line: string, headers: Record<string, string>, body = ''): Promise<RawSocket> {
  const raw = await openSocket(port);
  raw.socket.write(headOf(line, headers) + body);
  return raw;
}

const inChunks = { 'Transfer-Encoding': 'chunked' };
const tinyChunks = (count: number) => '1\r\nx\r\n'.repeat(count);

describe('chunks of one byte', () => {
  test.each(Object.entries(routes))(
    'on %s their sender is refused and cut off while it still sends',
    async (_, line) => {
      await using server = await startTestServer({ clientSecrets: [CLIENT_SECRET] });
      const { key } = await createCaller(server);
      const headers = { ...strangersHeaders(), Authorization: `Bearer ${key}`, ...inChunks };
      const { received, closed } = await send(server.port, line, headers, tinyChunks(5_000));
      await closed;
      expect([400, 404, 411]).toContain(statusOf(received()));
    },
  );

  test('Slack says how long a body is', async () => {
    await using it = await startSlackServer();
    const headers = { ...strangersHeaders(), ...inChunks };
    const { socket, received } = await send(it.server.port, 'POST /slack/events', headers, tinyChunks(10));
    await expect.poll(() => statusOf(received())).toBe(411);
    socket.destroy();
  });

  test('a body in a few hundred small chunks is read', async () => {
    await using server = await startTestServer();
    const { key } = await createCaller(server);
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, ...inChunks };
    const end = `0\r\n\r\n`;
    const { socket, received } = await send(server.port, routes.score, headers, tinyChunks(900) + end);
    await expect.poll(received).toContain('not valid JSON');
    socket.destroy();
  });
});

describe('before any of a signed body is read', () => {
  const signed = [routes.webhook, routes.card, routes.action];
  const unfinished = { 'Content-Length': '1000' };

  test.each(signed)('%s refuses a missing signature and a time that is over', async (line) => {
    await using server = await startTestServer({ clientSecrets: [CLIENT_SECRET] });
    const stale = { ...strangersHeaders(), 'X-HubSpot-Request-Timestamp': `${Date.now() - 301_000}` };
    const { 'X-HubSpot-Signature-v3': _signature, ...unsigned } = strangersHeaders();
    const { 'X-HubSpot-Request-Timestamp': _time, ...timeless } = strangersHeaders();
    for (const headers of [stale, unsigned, timeless]) {
      const { socket, received } = await send(server.port, line, { ...headers, ...unfinished }, '[');
      await expect.poll(() => statusOf(received())).toBe(401);
      socket.destroy();
    }
  });

  test.each(signed)('%s refuses a body without a length', async (line) => {
    await using server = await startTestServer({ clientSecrets: [CLIENT_SECRET] });
    const { socket, received } = await send(server.port, line, { ...strangersHeaders(), ...inChunks }, '1\r\n[\r\n');
    await expect.poll(() => statusOf(received())).toBe(411);
    socket.destroy();
  });

  test('of Slack no more is looked at either', async () => {
    await using it = await startSlackServer();
    const old = { ...strangersHeaders(), 'X-Slack-Request-Timestamp': `${Math.floor(Date.now() / 1_000) - 301}` };
    const { 'X-Slack-Signature': _signature, ...unsigned } = strangersHeaders();
    for (const headers of [old, unsigned]) {
      const { socket, received } = await send(it.server.port, 'POST /slack/events', { ...headers, ...unfinished }, '{');
      await expect.poll(() => statusOf(received())).toBe(401);
      socket.destroy();
    }
  });
});

test('unfinished bodies share 32 MB: the oldest make room, and HubSpot is answered meanwhile', async () => {
  await using server = await startTestServer({ clientSecrets: [CLIENT_SECRET] });
  const bytes = 2 * 1024 * 1024;
  const headers = { ...strangersHeaders(), 'Content-Length': `${bytes}` };
  const held: RawSocket[] = [];
  for (let count = 0; count < 24; count += 1) {
    const raw = await send(server.port, routes.webhook, headers, ' '.repeat(bytes - 1));
    await expect.poll(() => raw.socket.writableLength).toBe(0);
    held.push(raw);
  }
  const refused = () => held.filter(({ received }) => statusOf(received()) === 503).length;
  await expect.poll(refused).toBeGreaterThanOrEqual(8);
  expect((await deliver(server, [webhookEvent()])).status).toBe(200);
  expect(refused()).toBeLessThan(24);
  expect(statusOf(held[0]!.received())).toBe(503);
  for (const { socket } of held) socket.destroy();
});
