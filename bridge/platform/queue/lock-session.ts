import type { Pool, PoolClient } from 'pg';

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
