import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Flushing, flushEvery } from '../platform/flush-every.ts';
import type { Database } from '../platform/store/schema.ts';

export interface KeyUsage extends Flushing {
  /** Records that a key was used now; costs the request one map entry. */
  used(keyId: string): void;
}

const FLUSH_EVERY_MS = 10_000;

/** Collects `last used` of keys in memory and writes it in one statement; no request waits for it. */
export function createKeyUsage(deps: { db: Kysely<Database>; onError(error: unknown): void }): KeyUsage {
  let pending = new Map<string, number>();

  const flush = async () => {
    if (pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    try {
      await writeLastUsed(deps.db, batch);
    } catch (error) {
      // Newer uses recorded meanwhile win over the batch that failed.
      pending = new Map([...batch, ...pending]);
      deps.onError(error);
    }
  };

  return {
    used: (keyId) => {
      pending.set(keyId, Date.now());
    },
    ...flushEvery(FLUSH_EVERY_MS, flush),
  };
}

async function writeLastUsed(db: Kysely<Database>, batch: Map<string, number>): Promise<void> {
  const ids = [...batch.keys()];
  const times = Array.from(batch.values(), (time) => new Date(time));
  await sql`
    update api_keys set last_used_at = greatest(api_keys.last_used_at, used.at)
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
    where api_keys.id = used.id`.execute(db);
}
