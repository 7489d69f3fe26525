import { getEventListeners } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SpecialAnswer } from '../../../bridge/dashboard-api/dashboard-routes.ts';
import type { DashboardCaller } from '../../../bridge/dashboard-api/handlers.ts';
import { createLeadFeed } from '../../../bridge/dashboard-api/leads/lead-feed.ts';
import { createLeadEvents } from '../../../bridge/dashboard-api/leads/lead-handlers.ts';
import { LEAD_EVENTS_PATH } from '../../../shared/dashboard/leads.ts';
import { runCli } from '../../fixtures/commands.ts';
import { collectEvents, serveSpecialRoutes } from '../../fixtures/lead-page-server.ts';
import { called, caller, type LeadPages, openLeadPages } from '../../fixtures/lead-pages.ts';
import { insertLead } from '../../fixtures/lead-row.ts';
import { cliEnvironment } from '../../fixtures/screening-bridge.ts';
import { enqueue } from '../../fixtures/screening-contacts.ts';
import { silentLog } from '../../fixtures/silent-log.ts';

let pages: LeadPages;
let server: Awaited<ReturnType<typeof serveSpecialRoutes>>;
let callers: Map<string, DashboardCaller>;
let answer: SpecialAnswer;
const opened: AbortController[] = [];

beforeEach(async () => {
  pages = await openLeadPages({ forCommands: true });
  const { db, store, stopping } = pages;
  const { signal } = stopping;
  const feed = createLeadFeed({ db, connectionString: store.connectionString, log: silentLog, stopping: signal });
  answer = createLeadEvents({ feed, stopping: signal, checkMs: 200 });
  callers = new Map([['amy', caller(pages.accountId)]]);
  server = await serveSpecialRoutes([{ path: LEAD_EVENTS_PATH, role: 'read_only', answer }], callers);
});
afterEach(async () => {
  for (const one of opened.splice(0)) one.abort();
  pages.stopping.abort();
  await server[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

async function open(cookie = 'amy') {
  const leaving = new AbortController();
  opened.push(leaving);
  const response = await server.get(LEAD_EVENTS_PATH, cookie, { signal: leaving.signal });
  return { response, leaving, ...collectEvents(response) };
}

const listeners = async () => {
  const { rows } = await pages.store.pool.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where application_name = 'bridge pages' and datname = current_database()",
  );
  return rows[0]?.count;
};

describe('a page that is open', () => {
  test('shows a new lead, what is done with it, and that it is gone, without its name', async () => {
    const page = await open();
    expect(page.response.headers.get('content-type')).toBe('text/event-stream');
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    const contactId = pages.contact(1, { firstname: 'Zoe' });
    await enqueue(pages, [contactId]);
    {
      await using _line = pages.start();
      await expect.poll(() => page.events.at(-1)?.data).toMatchObject({ contactId, score: 80, status: 'valid' });
    }
    const id = String(page.events.at(-1)?.data.id);
    const requestId = 'request-0001';
    const step = { requestId, action: 'claim', seen: 1, reason: null, note: null } as const;
    await pages.handlers.handleLead(called(caller(pages.accountId), { leadId: id, body: step }));
    await expect.poll(() => page.events.at(-1)?.data).toMatchObject({ id, handling: 'claimed', by: 'Amy Doe' });
    expect(page.events.every(({ event }) => event === 'lead')).toBe(true);
    // Another process: the command line.
    const erased = await runCli(
      ['leads', 'erase', '--account', pages.accountId, '--contact', contactId, '--json'],
      cliEnvironment(pages),
      '',
      import.meta.dirname,
    );
    expect(erased.code).toBe(0);
    await expect.poll(() => page.events.at(-1)).toEqual({ event: 'gone', data: { id } });
    expect(JSON.stringify(page.events)).not.toContain('Zoe');
  });

  test('hears of no other account, and shares one connection with all others', async () => {
    expect(await listeners()).toBe(0);
    callers.set('bob', caller('00000000-0000-4000-8000-000000000000', { userId: 'bob' }));
    const all = [await open(), await open(), await open('bob')];
    expect(await listeners()).toBe(1);
    const id = await insertLead(pages.store, { account_id: pages.accountId, contact_id: '501' });
    for (const page of all.slice(0, 2)) await expect.poll(() => page.events.map(({ data }) => data.id)).toEqual([id]);
    expect(all[2]?.events).toEqual([]);
  });

  test('hears nothing of changes that it does not show', async () => {
    const id = await insertLead(pages.store, { account_id: pages.accountId, contact_id: '501' });
    const page = await open();
    await pages.db.updateTable('leads').set({ updated_at: new Date(), written_at: new Date() }).execute();
    await pages.db.updateTable('leads').set({ score: 12 }).execute();
    await expect.poll(() => page.events).toHaveLength(1);
    expect(page.events[0]?.data).toMatchObject({ id, score: 12 });
  });

  test('asks for its list anew where more has changed than can be told, or something may have been missed', async () => {
    const page = await open();
    await pages.store.pool.query(
      `insert into leads (id, account_id, portal_id, contact_id, state, cause)
       select gen_random_uuid(), $1, 11, n, 'pending', 'backfill' from generate_series(1, 600) n`,
      [pages.accountId],
    );
    await expect.poll(() => page.events).toEqual([{ event: 'again', data: {} }]);
    await pages.store.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge pages' and datname = current_database()",
    );
    await expect.poll(() => page.events.length).toBeGreaterThan(2);
    const id = await insertLead(pages.store, { account_id: pages.accountId, contact_id: '9501' });
    await expect.poll(() => page.events.at(-1)?.data).toMatchObject({ id });
  });
});

describe('a stream ends', () => {
  test('soon after the sign-in has ended', async () => {
    const page = await open();
    callers.delete('amy');
    await expect.poll(page.ended).toBe(true);
    expect((await server.get(LEAD_EVENTS_PATH, 'amy')).status).toBe(401);
  });

  test('soon after the person belongs to another account', async () => {
    const page = await open();
    callers.set('amy', caller('00000000-0000-4000-8000-000000000000'));
    await expect.poll(page.ended).toBe(true);
  });

  test('when the server stops', async () => {
    const page = await open();
    pages.stopping.abort();
    await expect.poll(page.ended).toBe(true);
    expect((await server.get(LEAD_EVENTS_PATH, 'amy')).status).toBe(503);
  });
});

test('a person opens twenty at most, and one that was left makes room', async () => {
  const all = [];
  for (let at = 0; at < 20; at += 1) all.push(await open());
  const refused = await server.get(LEAD_EVENTS_PATH, 'amy');
  expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'too_many_pages']);
  all[0]?.leaving.abort();
  await expect.poll(async () => (await open()).response.status).toBe(200);
});

test('a browser that left while its sign-in was looked up takes no place', async () => {
  const req = new IncomingMessage(new Socket());
  for (let at = 0; at < 25; at += 1) {
    const res = new ServerResponse(req);
    res.destroy();
    const call = { caller: caller(pages.accountId), stillAllowed: async () => true };
    await answer(req as Request, res as Response, call);
  }
  expect((await open()).response.status).toBe(200);
});

test('a sign-in is asked for again only once the last answer is there', async () => {
  await open();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let asked = 0;
  callers.get = () => {
    asked += 1;
    return promise as never;
  };
  await new Promise((done) => setTimeout(done, 1_000));
  expect(asked).toBe(1);
  resolve(undefined);
});

test('what could not be opened leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const connectionString = 'postgres://nobody@127.0.0.1:1/nothing';
  const feed = createLeadFeed({ db: pages.db, connectionString, log: silentLog, stopping: signal });
  for (let at = 0; at < 3; at += 1)
    await expect(feed.follow({ accountId: pages.accountId, send: () => undefined })).rejects.toMatchObject({
      code: 'unavailable',
    });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
