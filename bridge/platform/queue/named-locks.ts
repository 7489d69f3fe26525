import type { Store } from '../store/open-store.ts';
import { createLockSession } from './lock-session.ts';

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
