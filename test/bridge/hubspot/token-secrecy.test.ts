import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createCallHubSpot } from '../../../bridge/hubspot/client/call-hubspot.ts';
import { connectStatic } from '../../../bridge/hubspot/connect/connect-static.ts';
import { isTokenShaped } from '../../../bridge/hubspot/connections/connections.ts';
import { openHubSpot } from '../../fixtures/hubspot.ts';
import { recordingLog } from '../../fixtures/recording-log.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../simulators/hubspot/hubspot-simulator.ts';

const SECRET = 'pat-na1-11111111-2222-3333-4444-secretsecret';

/** Everything of an error that a log, a terminal or a careless developer could print. */
function everythingOf(error: unknown): string {
  const { log, text } = recordingLog();
  log.error({ err: error, cause: error }, 'failed');
  return [inspect(error, { depth: 10, showHidden: true }), String(error), JSON.stringify(error), text()].join('\n');
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
}

describe('no error tells a token', () => {
  test.each([
    ['a token that no header can hold', `${SECRET}\r\nX-Evil: 1`],
    ['a token of another script', `${SECRET}–ü`],
    ['a token of two lines', `${SECRET}\n`],
  ])('%s', async (_name, token) => {
    const call = createCallHubSpot({ apiUrl: 'http://127.0.0.1:9', deadlineMs: 1_000 });
    const { reply, over } = call({ method: 'GET', path: '/x', token });
    const error = await failureOf(reply);
    expect(everythingOf(error)).not.toContain('secretsecret');
    expect(error).toMatchObject({ kind: 'retryable' });
    await over;
  });

  test.each([
    ['a server that is not there', 'http://127.0.0.1:9'],
    ['an address that is none', 'http://[bad'],
    ['a name that is none', 'http://nowhere.invalid'],
  ])('%s', async (_name, apiUrl) => {
    const { reply } = createCallHubSpot({ apiUrl, deadlineMs: 5_000 })({ method: 'GET', path: '/x', token: SECRET });
    expect(everythingOf(await failureOf(reply))).not.toContain('secretsecret');
  });

  test.each(['resetBefore', 'hangBefore', 'serverError', 'locked', 'truncated'] as const)('%s', async (name) => {
    await using simulator = await startHubSpotSimulator();
    simulator.script({ deviations: [deviations[name]] });
    const { reply } = createCallHubSpot({ apiUrl: simulator.url, deadlineMs: 200 })({
      method: 'GET',
      path: '/account-info/2026-09/details',
      token: SECRET,
    });
    const outcome = await reply.catch((error: unknown) => error);
    expect(everythingOf(outcome)).not.toContain('secretsecret');
  });

  test('a server that sends the token back is not quoted', async () => {
    const server = createServer((request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      const { authorization } = request.headers;
      response.end(
        JSON.stringify({ message: authorization, category: authorization, errors: [{ code: authorization }] }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await using _closing = { [Symbol.asyncDispose]: async () => void server.close() };
    await using simulator = await startHubSpotSimulator();
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await using it = await openHubSpot(simulator, { settings: { apiUrl } });
    const wanted = { accountId: '00000000-0000-7000-8000-000000000000', portalId: '1', token: SECRET };
    expect(everythingOf(await failureOf(connectStatic(it, wanted, 'test')))).not.toContain('secretsecret');
  });
});

describe('a redirect', () => {
  test('is an error, whatever stands at its end', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/there') response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      else response.writeHead(302, { location: '/there' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await using _closing = { [Symbol.asyncDispose]: async () => void server.close() };
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { reply } = createCallHubSpot({ apiUrl, deadlineMs: 5_000 })({ method: 'GET', path: '/x', token: SECRET });
    expect(await failureOf(reply)).toMatchObject({ kind: 'retryable', message: expect.stringContaining('redirect') });
  });
});

describe('a call that ran out of time', () => {
  test('is over only when nothing is left of it', async () => {
    let answer = () => undefined as unknown;
    const server = createServer((_request, response) => {
      answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"late":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await using _closing = { [Symbol.asyncDispose]: async () => void server.close() };
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { reply, over } = createCallHubSpot({ apiUrl, deadlineMs: 200 })({ method: 'POST', path: '/x', body: {} });
    let isOver = false;
    void over.then(() => {
      isOver = true;
    });
    expect(await failureOf(reply)).toMatchObject({ outcomeUnknown: true });
    expect(isOver).toBe(false);
    answer();
    await over;
    expect(isOver).toBe(true);
  });
});

describe('the shape of a token', () => {
  test.each([SECRET, 'C'.repeat(600), '12345678', 'a.b-c_d~e+f/g=='])('%s is one', (token) => {
    expect(isTokenShaped(token)).toBe(true);
  });
  test.each([
    '',
    'short',
    'has a space',
    'tab\there',
    'line\nbreak',
    'ümlaut-token',
    'x'.repeat(5_000),
    'nul\0nul-nul',
  ])('%j is none', (token) => expect(isTokenShaped(token)).toBe(false));
});
