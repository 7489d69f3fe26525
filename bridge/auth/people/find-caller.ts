import type { Kysely } from 'kysely';
import type { Role } from '../../../shared/dashboard/operation.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { SignInApi, SignInBrowser } from './sign-in.ts';

const SEEN_EVERY_MS = 600_000;

interface Caller {
  accountId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

/** The signed-in person with their current role; every call reads the store. */
export function createFindCaller({ db, signIn }: { db: Kysely<Database>; signIn: Pick<SignInApi, 'findSession'> }) {
  return async (
    browser: SignInBrowser,
    { onlyLooks }: { onlyLooks: boolean } = { onlyLooks: false },
  ): Promise<Caller | undefined> => {
    const session = await signIn.findSession(browser, { onlyLooks });
    if (session === undefined) return undefined;
    const { id: sessionId, userId, name, email } = session;
    const person = await db
      .selectFrom('people')
      .select(['account_id', 'role', 'seen_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (person === undefined) return undefined;
    const isStale = person.seen_at === null || person.seen_at.getTime() < Date.now() - SEEN_EVERY_MS;
    if (isStale && !onlyLooks) await noteSeen(db, userId);
    return { accountId: person.account_id, userId, name, email, role: person.role, sessionId };
  };
}

async function noteSeen(db: Kysely<Database>, userId: string): Promise<void> {
  await db.updateTable('people').set({ seen_at: new Date() }).where('user_id', '=', userId).execute();
}
