import { type Kysely, sql } from 'kysely';
import { type Flushing, flushEvery } from '../platform/flush-every.ts';
import type { ApiCalls, Database } from '../platform/store/schema.ts';

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

/** Counts calls by hour, key and outcome in memory and writes them in one statement; no request waits for it. */
export function createCallCounts(deps: {
  db: Kysely<Database>;
  onError(error: unknown): void;
  now?: () => number;
}): CallCounts {
  const { db, onError, now = Date.now } = deps;
  let pending: Counts = new Map();

  const flush = async () => {
    if (pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    try {
      await writeCounts(db, [...batch.values()]);
    } catch (error) {
      for (const count of batch.values()) add(pending, count);
      onError(error);
    }
  };

  return {
    count: (keyId, end) => add(pending, { keyId, hour: Math.floor(now() / HOUR_MS), end, calls: 1 }),
    ...flushEvery(FLUSH_EVERY_MS, flush),
  };
}

function add(counts: Counts, { keyId, hour, end, calls }: Count): void {
  const name = `${hour} ${end} ${keyId}`;
  const known = counts.get(name);
  if (known === undefined) counts.set(name, { keyId, hour, end, calls });
  else known.calls += calls;
}

/** In primary key order, so that two processes never deadlock; calls of a deleted key are dropped. */
async function writeCounts(db: Kysely<Database>, counts: readonly Count[]): Promise<void> {
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
export async function listCalls(db: Kysely<Database>, accountId: string, since: Date): Promise<CallsInHour[]> {
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
