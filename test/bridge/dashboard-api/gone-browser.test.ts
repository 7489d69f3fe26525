import { once } from 'node:events';
import express from 'express';
import { expect, test } from 'vitest';
import { createDashboardRoutes } from '../../../bridge/dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../../../bridge/dashboard-api/handlers.ts';
import { observeRequests } from '../../../bridge/platform/http/exchange.ts';
import { createErrorHandler } from '../../../bridge/platform/http/http-app.ts';
import { mountRoutes } from '../../../bridge/platform/http/mount-routes.ts';
import { listen } from '../../../bridge/platform/http/sockets/listen.ts';
import { dashboardOperations } from '../../../shared/dashboard/table.ts';
import { caller } from '../../fixtures/lead-calls.ts';

test('a browser that left while its sign-in was looked up is gone for what it asked', async () => {
  const app = express();
  app.set('query parser', false);
  const observe = observeRequests(() => undefined);
  const leaving = new AbortController();
  let closed: Promise<unknown> = Promise.resolve();
  app.use((req, res, next) => {
    observe(req, res);
    closed = once(res, 'close');
    next();
  });
  const findCaller = async () => {
    leaving.abort();
    await closed;
    return caller('1');
  };
  const { promise: seen, resolve } = Promise.withResolvers<boolean>();
  const handlers = {
    async readCalls({ signal }) {
      resolve(signal.aborted);
      return { calls: [] };
    },
  } as Pick<DashboardHandlers, 'readCalls'> as DashboardHandlers;
  const door = { publicUrl: 'http://127.0.0.1', findCaller, addressOf: () => '127.0.0.1' };
  mountRoutes(app, createDashboardRoutes(handlers, { ...door, explained: (work) => work }));
  app.use(createErrorHandler(() => undefined));
  await using server = await listen(app, { host: '127.0.0.1', port: 0 });
  await fetch(`${server.url}${dashboardOperations.readCalls.path}`, { signal: leaving.signal }).catch(() => undefined);
  expect(await seen).toBe(true);
});
