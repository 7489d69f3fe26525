import { findWorkedOn } from '../../platform/queue/job-rows.ts';
import { createLockSession } from '../../platform/queue/named-locks.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { backfillContactJob, screenContactJob } from '../definitions/contact-jobs.ts';

/** A contact with the jobs that this process holds for it. */
interface LockedContact {
  contactId: string;
  claims: readonly { id: string }[];
}

/** Contacts in flight, over all processes on one database. */
export interface ContactLocks extends AsyncDisposable {
  /** @returns the ids that no other process holds; they are held here until released or the process dies */
  take(portalId: string, contacts: readonly LockedContact[]): Promise<Set<string>>;
  release(portalId: string, contactIds: Iterable<string>): Promise<void>;
}

/** Separates the locks of contacts from every other use of advisory locks. */
const SEED = 7_120_240_011;
const NAME = `hashtextextended($1 || ':' || contact, ${SEED})`;
const TAKE = `select contact as name from unnest($2::text[]) as contact where pg_try_advisory_lock(${NAME})`;
const RELEASE = `select contact as name from unnest($2::text[]) as contact where pg_advisory_unlock(${NAME})`;

/**
 * Advisory locks on a dedicated connection: no transaction stays open, nothing has to be renewed, and the database
 * releases the contacts of a dead process at once. A process taken for dead although its connection lives has lost its
 * jobs, so its locks no longer count.
 */
export function createContactLocks({ pool, db }: Pick<Store, 'pool' | 'db'>): ContactLocks {
  const session = createLockSession(pool);
  const locked = new Set<string>();

  return {
    async take(portalId, contacts) {
      if (contacts.length === 0) return new Set();
      const ids = contacts.map(({ contactId }) => contactId);
      const taken = new Set(await session.ask(TAKE, [portalId, ids]));
      for (const id of taken) locked.add(`${portalId}:${id}`);
      const denied = contacts.filter(({ contactId }) => !taken.has(contactId));
      if (denied.length === 0) return taken;
      const alive = await findWorkedOn(db, [screenContactJob, backfillContactJob], {
        key: 'contactId',
        values: denied.map(({ contactId }) => contactId),
        match: { portalId },
        except: denied.flatMap(({ claims }) => claims.map(({ id }) => id)),
      });
      return new Set(ids.filter((id) => taken.has(id) || !alive.has(id)));
    },
    async release(portalId, contactIds) {
      const ids = [...contactIds].filter((id) => locked.delete(`${portalId}:${id}`));
      // A closed connection has released its locks.
      if (ids.length > 0 && session.isOpen()) await session.ask(RELEASE, [portalId, ids]);
    },
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
  };
}
