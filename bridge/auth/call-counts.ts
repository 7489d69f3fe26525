import { sql } from 'kysely';
import { bufferWrites, type Flushing } from '../platform/flush-every.ts';
import type { ApiCalls, Db } from '../platform/store/schema.ts';

type CallEnd = ApiCalls['outcome'];

export interface CallCounts extends Flushing {
  /** Counts how a call of a key ended; costs the request one map entry. */
  count(keyId: string, end: CallEnd): void;
}

const FLUSH_EVERY_MS = 10_000;
const HOUR_MS = 60 * 60 * 1_000;

/** The calls of one hour, key and outcome. */
interface Count {
  keyId: string;
  hour: number;
  end: CallEnd;
  calls: number;
}

type Counts = Map<string, Count>;

/** Counts calls by hour, key and outcome. */
export function createCallCounts(deps: { db: Db; onError(error: unknown): void; now?: () => number }): CallCounts {
  const { db, onError, now = Date.now } = deps;
  const counts: Counts = new Map();
  return {
    count: (keyId, end) => add(counts, { keyId, hour: Math.floor(now() / HOUR_MS), end, calls: 1 }),
    ...bufferWrites<Count>({
      everyMs: FLUSH_EVERY_MS,
      take: () => takeAll(counts).map(([, count]) => count),
      write: (batch) => writeCounts(db, batch),
      putBack(batch) {
        for (const count of batch) add(counts, count);
      },
      onError,
    }),
  };
}

function takeAll<Value>(collected: Map<string, Value>): [string, Value][] {
  const entries = [...collected];
  collected.clear();
  return entries;
}

function add(counts: Counts, { keyId, hour, end, calls }: Count): void {
  const name = `${hour} ${end} ${keyId}`;
  const known = counts.get(name);
  if (known === undefined) counts.set(name, { keyId, hour, end, calls });
  else known.calls += calls;
}

/** In primary key order, so that two processes never deadlock; calls of a deleted key are dropped. */
async function writeCounts(db: Db, counts: readonly Count[]): Promise<void> {
  const ids = counts.map(({ keyId }) => keyId);
  const hours = counts.map(({ hour }) => new Date(hour * HOUR_MS));
  const ends = counts.map(({ end }) => end);
  const calls = counts.map((count) => count.calls);
  await sql`
    insert into api_calls as c (key_id, hour, outcome, calls)
    select counted.key_id, counted.hour, counted.outcome, counted.calls
    from unnest(${ids}::uuid[], ${hours}::timestamptz[], ${ends}::text[], ${calls}::integer[])
      as counted (key_id, hour, outcome, calls)
    join api_keys k on k.id = counted.key_id
    order by counted.key_id, counted.hour, counted.outcome
    on conflict (key_id, hour, outcome) do update set calls = c.calls + excluded.calls`.execute(db);
}

interface CallsInHour {
  hour: Date;
  keyId: string;
  outcome: CallEnd;
  calls: number;
}

/** Calls of an account's keys since the given hour. */
export async function listCalls(db: Db, accountId: string, since: Date): Promise<CallsInHour[]> {
  const rows = await db
    .selectFrom('api_calls')
    .innerJoin('api_keys', 'api_keys.id', 'api_calls.key_id')
    .select(['api_calls.hour', 'api_calls.key_id', 'api_calls.outcome', 'api_calls.calls'])
    .where('api_keys.account_id', '=', accountId)
    .where('api_calls.hour', '>', since)
    .orderBy('api_calls.hour')
    .orderBy('api_calls.key_id')
    .orderBy('api_calls.outcome')
    .execute();
  return rows.map(({ hour, key_id, outcome, calls }) => ({ hour, keyId: key_id, outcome, calls }));
}

export interface KeyUsage extends Flushing {
  /** Records that a key was used now; costs the request one map entry. */
  used(keyId: string): void;
}

/** Collects `last used` of keys. */
export function createKeyUsage({ db, onError }: { db: Db; onError(error: unknown): void }): KeyUsage {
  const uses = new Map<string, number>();
  return {
    used: (keyId) => void uses.set(keyId, Date.now()),
    ...bufferWrites<[keyId: string, time: number]>({
      everyMs: FLUSH_EVERY_MS,
      take: () => takeAll(uses),
      write: (batch) => writeLastUsed(db, batch),
      putBack(batch) {
        // Newer uses recorded meanwhile win.
        for (const [keyId, time] of batch) if (!uses.has(keyId)) uses.set(keyId, time);
      },
      onError,
    }),
  };
}

async function writeLastUsed(db: Db, batch: readonly [keyId: string, time: number][]): Promise<void> {
  const ids = batch.map(([keyId]) => keyId);
  const times = batch.map(([, time]) => new Date(time));
  await sql`
    update api_keys set last_used_at = greatest(api_keys.last_used_at, used.at)
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
    where api_keys.id = used.id`.execute(db);
}
