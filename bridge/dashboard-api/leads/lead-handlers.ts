import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import { LEAD_EVENTS_PATH, LEADS_CSV_PATH, type leadOperations } from '../../../shared/dashboard/leads.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import type { Log } from '../../platform/log/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { SpecialAnswer, SpecialRoute } from '../dashboard-routes.ts';
import type { DashboardHandlers } from '../handlers.ts';
import { createLeadActions } from './lead-buttons.ts';
import { createLeadFeed, type LeadFeed } from './lead-feed.ts';
import { createListLeads } from './lead-list.ts';
import { createLeadNames, type LeadNames } from './lead-names.ts';
import { createLeadsCsv } from './leads-csv.ts';
import { createReadLeadPage } from './read-lead.ts';

/** Streams of an ended session close within ten seconds; proxies in between see traffic. */
const CHECK_MS = 4_000;
/** Streams per person, and in total. */
const PERSON_MAX = 20;
const ALL_MAX = 500;
/** A page that has stopped reading is disconnected, bytes. */
const UNREAD_MAX = 1_000_000;

interface EventDeps {
  feed: LeadFeed;
  stopping: AbortSignal;
  checkMs?: number;
}

/** Rows of the list as they change, as server-sent events, for the duration of the session. */
export function createLeadEvents({ feed, stopping, checkMs = CHECK_MS }: EventDeps): SpecialAnswer {
  const open = new Map<string, number>();
  const count = (userId: string, by: 1 | -1) => {
    const left = (open.get(userId) ?? 0) + by;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };

  return async (req, res, { caller: { accountId, userId }, stillAllowed }) => {
    // A client that left during the session lookup fires no close event anymore.
    if (res.closed || res.destroyed) return;
    const all = [...open.values()].reduce((sum, one) => sum + one, 0);
    if ((open.get(userId) ?? 0) >= PERSON_MAX || all >= ALL_MAX) throw new Problem('too_many_pages');
    if (stopping.aborted) throw new Problem('unavailable');
    count(userId, 1);
    const closed = new AbortController();
    res.once('close', () => {
      count(userId, -1);
      closed.abort();
    });
    const leave = await feed.follow({ accountId, send: (events) => write(res, events) });
    closed.signal.addEventListener('abort', leave, { once: true });
    if (closed.signal.aborted) return leave();
    begin(res);
    if (req.method === 'HEAD') return void res.end();
    const ends = AbortSignal.any([stopping, closed.signal]);
    ends.addEventListener('abort', () => res.end(), { once: true });
    await keepUp(res, { stillAllowed, checkMs, ended: ends });
  };
}

function begin(res: Response): void {
  res.setHeader('Content-Type', 'text/event-stream');
  res.setHeader('Cache-Control', 'no-store');
  // A proxy in front must not buffer the stream.
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
  write(res, 'retry: 3000\n\n');
}

function write(res: Response, events: string): void {
  if (res.writableEnded || res.destroyed) return;
  if (res.writableLength > UNREAD_MAX) res.destroy();
  else res.write(events);
}

interface Watched {
  stillAllowed(): Promise<boolean>;
  checkMs: number;
  ended: AbortSignal;
}

/** Rechecks the session at intervals, one check at a time. On failure the stream ends and the page reconnects. */
async function keepUp(res: Response, { stillAllowed, checkMs, ended }: Watched): Promise<void> {
  while (await passed(checkMs, ended)) {
    if (!(await stillAllowed().catch(() => false))) return void res.end();
    write(res, ': still here\n\n');
  }
}

/** @returns false when it ended meanwhile */
const passed = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal, ref: false }).catch(() => false);

interface Deps {
  store: Pick<Store, 'seal' | 'unseal' | 'connectionString'> & { db: Db };
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Tombstones;
  api: ContactApi;
  log: Log;
  /** Fires when the server stops. */
  stopping: AbortSignal;
}

type LeadHandlers = Pick<DashboardHandlers, keyof typeof leadOperations>;

interface LeadPart {
  handlers: LeadHandlers;
  special: SpecialRoute[];
  names: LeadNames;
}

/** Every lead and why, and a person's actions on it. */
export function createLeadHandlers(wired: Deps): LeadPart {
  const { store, stopping, api } = wired;
  const { db, unseal, connectionString } = store;
  const deps = { ...wired, db, unseal, connectionString, names: createLeadNames({ api }) };
  const feed = createLeadFeed(deps);
  return {
    handlers: {
      listLeads: createListLeads(deps),
      readLead: createReadLeadPage(deps),
      ...createLeadActions(deps),
    },
    names: deps.names,
    special: [
      { path: LEAD_EVENTS_PATH, role: 'read_only', answer: createLeadEvents({ feed, stopping }) },
      { path: LEADS_CSV_PATH, role: 'read_only', answer: createLeadsCsv(deps) },
    ],
  };
}
