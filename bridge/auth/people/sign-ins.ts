import { sql } from 'kysely';
import { isUuid } from '../../platform/ids.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { SignInApi, SignInBrowser } from './sign-in.ts';

const SEEN_EVERY_MS = 600_000;

/** The signed-in person with their current role; every call reads the store. */
export function createFindCaller({ db, signIn }: { db: Db; signIn: Pick<SignInApi, 'findSession'> }) {
  return async (browser: SignInBrowser, { onlyLooks }: { onlyLooks: boolean } = { onlyLooks: false }) => {
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

async function noteSeen(db: Db, userId: string): Promise<void> {
  await db.updateTable('people').set({ seen_at: new Date() }).where('user_id', '=', userId).execute();
}

interface SignIn {
  id: string;
  device: string;
  address: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Newest first. */
export async function listSignIns(db: Db, userId: string): Promise<SignIn[]> {
  const rows = await db
    .selectFrom('dashboard_auth.session')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.ipAddress || null,
    createdAt: row.createdAt,
    lastSeenAt: row.updatedAt,
  }));
}

interface Ending {
  accountId: string;
  userId: string;
  actor: string;
  /** One session, or all but this one. */
  which: { only: string } | { allBut: string };
}

/** They stop working with the next request. @returns how many there were */
export async function endSignIns(db: Db, { accountId, userId, actor, which }: Ending): Promise<number> {
  if ('only' in which && !isUuid(which.only)) return 0;
  return db.transaction().execute(async (trx) => {
    const all = trx.deleteFrom('dashboard_auth.session').where('userId', '=', userId);
    const some = 'only' in which ? all.where('id', '=', which.only) : all.where('id', '<>', which.allBut);
    const ended = await some.returning('id').execute();
    if (ended.length > 0)
      await writeAudit(trx, {
        accountId,
        actor,
        action: 'person.sign_ins_ended',
        target: userId,
        detail: { signIns: ended.length },
      });
    return ended.length;
  });
}

/** From the most specific to the most general: most browsers also name other browsers. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
  ['curl', 'curl'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system in plain words; nothing of the user agent is shown verbatim. */
function deviceName(userAgent: string | null): string {
  const named = (table: readonly (readonly [part: string, name: string])[]) =>
    table.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
