import { leadEvent } from '../../../shared/dashboard/leads.ts';
import { loadTeam } from '../../leads/team-members.ts';
import type { Log } from '../../platform/log/log.ts';
import { Problem } from '../../platform/problem.ts';
import { listen } from '../../platform/store/listen.ts';
import type { Db } from '../../platform/store/schema.ts';
import { findLeadRows, leadRowOf } from './lead-list-rows.ts';

/** Changes within this time are read together, ms. */
const GATHER_MS = 50;
/** Beyond this many, pages reload their list instead. */
const MOST_ROWS = 500;

/** An open page. */
interface Follower {
  accountId: string;
  /** Writes raw server-sent events. */
  send(events: string): void;
}

export interface LeadFeed {
  /** Sends every event from now on. @returns how to stop */
  follow(follower: Follower): Promise<() => void>;
}

interface Deps {
  db: Db;
  connectionString: string;
  log: Log;
  stopping: AbortSignal;
}

const eventText = (event: 'lead' | 'gone' | 'again', data: object): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Something may have been missed: the page has to reload its list. */
const again = eventText('again', {});

/**
 * Sends lead changes that any process commits to open pages: one connection listens for all of them, opened with the
 * first, and each change is read once however many pages show it.
 */
export function createLeadFeed({ db, connectionString, log, stopping }: Deps): LeadFeed {
  const followers = new Set<Follower>();
  const changed = new Map<string, Set<string>>();
  let listening: Promise<AsyncDisposable> | undefined;
  let turn: Promise<void> = Promise.resolve();

  const publish = (accountId: string, events: string) => {
    for (const follower of followers) if (follower.accountId === accountId) follower.send(events);
  };

  const notifyChanged = async () => {
    const accounts = [...changed];
    changed.clear();
    for (const [accountId, ids] of accounts) {
      publish(accountId, ids.size > MOST_ROWS ? again : await readEvents(db, accountId, [...ids]));
    }
  };
  const flush = async () => {
    try {
      await notifyChanged();
    } catch (err) {
      log.warn({ err }, 'changed leads could not be read for open pages');
      for (const follower of followers) follower.send(again);
    }
  };

  const onNotify = (payload: string | null) => {
    if (payload === null) {
      for (const follower of followers) follower.send(again);
      return;
    }
    const [accountId = '', leadId = ''] = payload.split(' ');
    if (![...followers].some((follower) => follower.accountId === accountId)) return;
    const isFirst = changed.size === 0;
    changed.set(accountId, (changed.get(accountId) ?? new Set()).add(leadId));
    if (!isFirst) return;
    setTimeout(() => {
      turn = turn.then(flush);
    }, GATHER_MS).unref();
  };

  const open = () => {
    const opened = listen({ connectionString, log, channel: 'lead_changed', name: 'bridge pages', onNotify });
    const close = () => void opened.then((one) => one[Symbol.asyncDispose]()).catch(() => undefined);
    stopping.addEventListener('abort', close, { once: true });
    opened.catch(() => {
      listening = undefined;
      stopping.removeEventListener('abort', close);
    });
    return opened;
  };

  return {
    async follow(follower) {
      listening ??= open();
      await listening.catch((cause: unknown) => {
        throw new Problem('unavailable', { cause });
      });
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** Current rows; a `gone` event for a lead that no longer exists. */
async function readEvents(db: Db, accountId: string, ids: readonly string[]): Promise<string> {
  const [rows, team] = await Promise.all([findLeadRows(db, accountId, ids), loadTeam(db, accountId)]);
  const shown = new Map(rows.map((row) => [row.id, leadRowOf(row, team, null)]));
  return ids
    .map((id) => {
      const row = shown.get(id) ?? null;
      return row === null ? eventText('gone', { id }) : eventText('lead', leadEvent.parse(row));
    })
    .join('');
}
