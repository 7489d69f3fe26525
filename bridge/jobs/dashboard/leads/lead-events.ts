import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import type { SpecialAnswer } from '../../../dashboard-api/dashboard-routes.ts';
import { Problem } from '../../../platform/problem.ts';
import type { LeadFeed } from './lead-feed.ts';

/** A sign-in that has ended ends its streams within ten seconds; what is between here and the browser sees life. */
const CHECK_MS = 4_000;
/** Of one person, and of all. */
const PERSON_MAX = 20;
const ALL_MAX = 500;
/** A page that has stopped reading is let go, bytes. */
const UNREAD_MAX = 1_000_000;

interface Deps {
  feed: LeadFeed;
  stopping: AbortSignal;
  checkMs?: number;
}

/** Rows of the list as they change, as server-sent events, for as long as the sign-in lasts. */
export function createLeadEvents({ feed, stopping, checkMs = CHECK_MS }: Deps): SpecialAnswer {
  const open = new Map<string, number>();
  const count = (userId: string, by: 1 | -1) => {
    const left = (open.get(userId) ?? 0) + by;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };

  return async (req, res, { caller: { accountId, userId }, stillAllowed }) => {
    // A browser that left while the sign-in was looked up closes nothing anymore.
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
  // A proxy in front must not collect what is to be seen at once.
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

/** Asks again and again, each time only once it is answered. Where nobody can say, the page has to ask again. */
async function keepUp(res: Response, { stillAllowed, checkMs, ended }: Watched): Promise<void> {
  while (await passed(checkMs, ended)) {
    if (!(await stillAllowed().catch(() => false))) return void res.end();
    write(res, ': still here\n\n');
  }
}

/** @returns false where it ended meanwhile */
const passed = (ms: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(ms, true, { signal, ref: false }).catch(() => false);
