import type { Pool, PoolClient } from 'pg';
import type { Store } from '../store/open-store.ts';

/** Named locks, each held once across all processes on one database. */
export interface NamedLocks extends AsyncDisposable {
  /** @returns whether the lock is held now, until it is released or the process dies */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Separates these locks from every other use of advisory locks. */
const SEED = 7_120_240_012;
const KEY = `hashtextextended($1, ${SEED})`;
const TAKE = `select 'taken' as name where pg_try_advisory_lock(${KEY})`;
const RELEASE = `select 'released' as name where pg_advisory_unlock(${KEY})`;

/** Advisory locks of one connection; within the process, a name is also held only once. */
export function createNamedLocks({ pool }: Pick<Store, 'pool'>): NamedLocks {
  const session = createLockSession(pool);
  const locked = new Set<string>();
  return {
    async take(name) {
      if (locked.has(name)) return false;
      locked.add(name);
      const taken = await session.ask(TAKE, [name]).catch((error: unknown) => {
        locked.delete(name);
        throw error;
      });
      if (taken.length === 0) locked.delete(name);
      return taken.length > 0;
    },
    async release(name) {
      if (!locked.delete(name)) return;
      // A closed connection has released its locks, and a failing query closes it.
      if (session.isOpen()) await session.ask(RELEASE, [name]).catch(() => undefined);
    },
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
  };
}

/**
 * A dedicated pool connection for advisory locks, reopened when it breaks: no transaction stays open, nothing has to be
 * renewed, and the database releases the locks of a dead process at once.
 */
interface LockSession extends AsyncDisposable {
  isOpen(): boolean;
  /** One query at a time, as a connection requires. @returns the column `name` of the rows */
  ask(text: string, values: readonly unknown[]): Promise<string[]>;
}

export function createLockSession(pool: Pool): LockSession {
  let current: Promise<PoolClient> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (): Promise<PoolClient> => {
    const opening: Promise<PoolClient> = pool.connect().then((client) => {
      // A client that met an error rejects queries, shortly before it ends.
      for (const sign of ['error', 'end']) client.once(sign, () => forget(opening) && client.release(true));
      return client;
    });
    opening.catch(() => forget(opening));
    return opening;
  };
  const forget = (which: Promise<PoolClient>): boolean => {
    if (current !== which) return false;
    current = undefined;
    return true;
  };

  const query = async (text: string, values: readonly unknown[]): Promise<string[]> => {
    current ??= open();
    const asked = current;
    const client = await asked;
    try {
      const { rows } = await client.query<{ name: string }>(text, [...values]);
      return rows.map(({ name }) => name);
    } catch (error) {
      // Closed, not returned: another user of the pool would hold its locks.
      if (forget(asked)) client.release(error as Error);
      throw error;
    }
  };

  return {
    isOpen: () => current !== undefined,
    ask(text, values) {
      const answer = last.then(() => query(text, values));
      last = answer.catch(() => undefined);
      return answer;
    },
    async [Symbol.asyncDispose]() {
      const open = current;
      if (open === undefined) return;
      const client = await open.catch(() => undefined);
      if (forget(open)) client?.release(true);
    },
  };
}
