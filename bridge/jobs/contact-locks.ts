import type { Pool, PoolClient } from 'pg';
import { findWorkedOn } from '../queue/job-rows.ts';
import type { Store } from '../store/open-store.ts';
import { backfillContactJob, screenContactJob } from './screen-contact-job.ts';

/** A contact with the jobs that this process holds for it. */
interface Held {
  contactId: string;
  claims: readonly { id: string }[];
}

/** Which contacts are in hand, over all processes on one database. */
export interface ContactLocks extends AsyncDisposable {
  /** @returns the ids of those that no other process works on; they are this one's until it releases them or dies */
  take(portalId: string, contacts: readonly Held[]): Promise<Set<string>>;
  release(portalId: string, contactIds: Iterable<string>): Promise<void>;
}

/** Keeps the locks of contacts apart from every other use of advisory locks. */
const SEED = 7_120_240_011;
const NAME = `hashtextextended($1 || ':' || contact, ${SEED})`;
const TAKE = `select contact from unnest($2::text[]) as contact where pg_try_advisory_lock(${NAME})`;
const RELEASE = `select contact from unnest($2::text[]) as contact where pg_advisory_unlock(${NAME})`;

/**
 * Advisory locks of one connection that is kept for them: no transaction stays open, nothing has to be renewed, and the
 * database frees the contacts of a process that dies at once. One that is taken to be dead although its connection
 * lives has lost its jobs by then, and its locks count no more.
 */
export function createContactLocks({ pool, db }: Pick<Store, 'pool' | 'db'>): ContactLocks {
  const session = createSession(pool);
  const locked = new Set<string>();

  return {
    async take(portalId, contacts) {
      if (contacts.length === 0) return new Set();
      const ids = contacts.map(({ contactId }) => contactId);
      const taken = new Set(await session.ask(TAKE, portalId, ids));
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
      // Where the connection is gone, so are its locks.
      if (ids.length > 0 && session.isOpen()) await session.ask(RELEASE, portalId, ids);
    },
    [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
  };
}

/** One connection of the pool, made again when it breaks. */
function createSession(pool: Pool) {
  let current: Promise<PoolClient> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (): Promise<PoolClient> => {
    const opening: Promise<PoolClient> = pool.connect().then((client) => {
      client.once('end', () => forget(opening) && client.release(true));
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

  const query = async (text: string, values: unknown[]): Promise<string[]> => {
    current ??= open();
    const asked = current;
    const client = await asked;
    try {
      const { rows } = await client.query<{ contact: string }>(text, values);
      return rows.map(({ contact }) => contact);
    } catch (error) {
      // Closed, not given back: another user of the pool would go on holding its locks.
      if (forget(asked)) client.release(error as Error);
      throw error;
    }
  };

  return {
    isOpen: () => current !== undefined,
    /** One question at a time: a connection takes no more. */
    ask(text: string, portalId: string, contactIds: readonly string[]): Promise<string[]> {
      const answer = last.then(() => query(text, [portalId, contactIds]));
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
