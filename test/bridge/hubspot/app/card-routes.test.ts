import express from 'express';
import { expect, test } from 'vitest';
import type { CardHandlers } from '../../../../bridge/hubspot/app/card-handlers.ts';
import { type CardRouteDeps, createCardRoutes } from '../../../../bridge/hubspot/app/card-routes.ts';
import { HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';
import { exchangeOf } from '../../../../bridge/platform/http/exchange.ts';
import { createErrorHandler } from '../../../../bridge/platform/http/http-app.ts';
import { listen } from '../../../../bridge/platform/http/sockets/listen.ts';
import { createAppProxy } from '../../../simulators/hubspot/app-proxy.ts';

const PUBLIC_URL = 'https://bridge.example';
const SECRET = 'a secret of the app';
const user = { portalId: 11, userId: 7 };

/** The routes alone, with handlers of the test's own. */
async function serve(handlers: Partial<CardHandlers>, more: Partial<CardRouteDeps> = {}) {
  const seen: unknown[] = [];
  const app = express().set('query parser', false);
  const routes = createCardRoutes({
    secrets: [SECRET],
    verifyClaims: async () => true,
    publicUrl: PUBLIC_URL,
    handlers: handlers as CardHandlers,
    onRefused: (reason) => seen.push(reason),
    findAccount: async (portalId) => (portalId === '11' ? 'the account' : undefined),
    ...more,
  });
  app.use((_req, res, next) => {
    res.once('finish', () => {
      const { portalId, accountId } = exchangeOf(res);
      if (portalId !== undefined) seen.push({ portalId, accountId });
    });
    next();
  });
  for (const { method, path, handler } of routes) app[method](path, handler);
  app.use(createErrorHandler(() => undefined));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const proxy = createAppProxy({ appId: 1, clientSecret: () => SECRET });
  proxy.point(PUBLIC_URL, server.url);
  return { proxy, seen, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const press = { method: 'POST', body: { requestId: 'press-0001' } } as const;
const screen = `${PUBLIC_URL}/hubspot/card/contacts/501/screen`;

test('a handler is asked with the signed caller, the path and the parsed body; its answer is cut to the schema', async () => {
  const questions: unknown[] = [];
  await using server = await serve({
    async screenNow(question) {
      questions.push(question);
      return { contactId: question.contactId, work: 'queued', secret: 'not in the schema' } as never;
    },
  });
  const response = await server.proxy.fetch(user, screen, press);
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ contactId: '501', work: 'queued' });
  const caller = { portalId: '11', userId: '7', email: 'amy@firm.example' };
  expect(questions).toEqual([{ caller, contactId: '501', requestId: '', body: press.body }]);
});

test('the access log is told portal and account of what was proved, and nothing of what was not', async () => {
  await using server = await serve({ screenNow: async ({ contactId }) => ({ contactId, work: 'queued' }) });
  await server.proxy.fetch(user, screen, press);
  await server.proxy.fetch({ portalId: 12, userId: 7 }, screen, press);
  expect(server.seen).toEqual([
    { portalId: '11', accountId: 'the account' },
    { portalId: '12', accountId: undefined },
  ]);
});

test('refusals are counted: of signatures, and of what no page of ours sends', async () => {
  await using server = await serve({});
  const signed = server.proxy.sign(user, screen, press);
  const url = signed.url.replace(PUBLIC_URL, server.proxy.targetOf(PUBLIC_URL));
  expect((await fetch(url, { ...signed.init, body: '{}' })).status).toBe(401);
  expect((await server.proxy.fetch(user, screen, { method: 'POST', body: {} })).status).toBe(400);
  expect(server.seen).toEqual(['signature', 'shape']);
});

test('an answer that never comes is a 503 in time, and HubSpot asks once more', async () => {
  await using server = await serve({ screenNow: () => new Promise(() => undefined) });
  const response = await server.proxy.fetch(user, screen, press);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(server.proxy.sent.map(({ status }) => status)).toEqual([503, 503]);
});

test.each<[string, Error, number, string]>([
  [
    'the store is away',
    Object.assign(new Error('private'), { code: 'ECONNREFUSED' }),
    503,
    'Service temporarily unavailable',
  ],
  ['HubSpot is away', new HubSpotFailure('retryable', 'private'), 503, 'HubSpot did not answer in time'],
  ['the portal is lost', new HubSpotFailure('revoked', 'private'), 409, 'The connection has ended.'],
  ['a scope is missing', new HubSpotFailure('missing_scopes', 'The app lacks x'), 409, 'The app lacks x'],
  ['HubSpot refuses', new HubSpotFailure('permanent', 'HubSpot refused y'), 409, 'HubSpot refused y'],
  ['HubSpot does not have it', new HubSpotFailure('not_found', 'HubSpot has no z'), 409, 'HubSpot has no z'],
  ['the portal is paused', new HubSpotFailure('not_connected', 'private'), 409, 'Screening is paused'],
  ['something is broken', new TypeError('private'), 500, 'Internal error'],
])('%s: told in the words of the table', async (_what, error, status, words) => {
  await using server = await serve({ screenNow: () => Promise.reject(error) });
  const response = await server.proxy.fetch(user, screen, press);
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(text).toContain(words);
  expect(text).not.toContain('private');
});

test('more than a megabyte is refused unread', async () => {
  await using server = await serve({});
  const signed = server.proxy.sign(user, screen, { method: 'POST', body: { x: 'y'.repeat(1_100_000) } });
  const response = await fetch(signed.url.replace(PUBLIC_URL, server.proxy.targetOf(PUBLIC_URL)), signed.init);
  expect(response.status).toBe(413);
});
