import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/store/schema.ts';

/** Which requests were answered with which results: what is kept of a request is found by its id. */
export interface ResultRequests extends AsyncDisposable {
  /** Costs the request an entry in a list. */
  note(requestId: string, resultKey: Buffer): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
}

const FLUSH_EVERY_MS = 1_000;
/** So many wait at most for a database that is away; the results can still be found by their content. */
const PENDING_MAX = 20_000;

type Answered = [requestId: string, resultKey: Buffer];

/** Gathered in memory and written in one statement, never while a request waits for it. */
export function createResultRequests(deps: { db: Kysely<Database>; onError(error: unknown): void }): ResultRequests {
  let pending: Answered[] = [];

  const flush = async () => {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    try {
      await writeRequests(deps.db, batch);
    } catch (error) {
      pending = [...batch, ...pending].slice(-PENDING_MAX);
      deps.onError(error);
    }
  };

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    note(requestId, resultKey) {
      if (pending.length < PENDING_MAX) pending.push([requestId, resultKey]);
    },
    flush,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** A result that could not be stored, or was erased meanwhile, has nothing to be found. */
async function writeRequests(db: Kysely<Database>, batch: readonly Answered[]): Promise<void> {
  const ids = batch.map(([requestId]) => requestId);
  const keys = batch.map(([, key]) => key);
  await sql`
    insert into result_requests (request_id, key)
    select given.id, a.key from unnest(${ids}::text[], ${keys}::bytea[]) as given (id, key) join analyses a using (key)
    for key share of a
    on conflict do nothing`.execute(db);
}
