import { type Kysely, sql } from 'kysely';
import { type Flushing, flushEvery } from '../platform/flush-every.ts';
import type { Database } from '../platform/store/schema.ts';

/** Which requests were answered with which results, so that the data of a request is found by its id. */
export interface ResultRequests extends Flushing {
  /** Costs the request an entry in a list. */
  note(request: AnsweredRequest, resultKey: Buffer): void;
}

const FLUSH_EVERY_MS = 1_000;
/** Buffer limit while the database is down; the results can still be found by their content. */
const PENDING_MAX = 20_000;

interface AnsweredRequest {
  id: string;
  accountId: string;
}

type Answered = [request: AnsweredRequest, resultKey: Buffer];

/** Collected in memory and written in one statement; no request waits for it. */
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

  return {
    note(request, resultKey) {
      if (pending.length < PENDING_MAX) pending.push([request, resultKey]);
    },
    ...flushEvery(FLUSH_EVERY_MS, flush),
  };
}

/** Skips results that were not stored or were erased meanwhile, and deleted accounts. */
async function writeRequests(db: Kysely<Database>, batch: readonly Answered[]): Promise<void> {
  const ids = batch.map(([{ id }]) => id);
  const accounts = batch.map(([{ accountId }]) => accountId);
  const keys = batch.map(([, key]) => key);
  await sql`
    insert into result_requests (request_id, key, account_id)
    select given.id, a.key, owner.id
    from unnest(${ids}::text[], ${keys}::bytea[], ${accounts}::uuid[]) as given (id, key, account_id)
    join analyses a using (key) join accounts owner on owner.id = given.account_id
    for key share of a, owner
    on conflict do nothing`.execute(db);
}
