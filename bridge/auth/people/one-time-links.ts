import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { hashOf, writePassword } from './passwords.ts';
import type { Person } from './people.ts';

const MINUTES = 60;
const TOKEN_BYTES = 32;

export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

interface Wanted {
  person: Pick<Person, 'id' | 'accountId' | 'email' | 'invited'>;
  /** Where the dashboard is, without a slash at the end. */
  origin: string;
  actor: string;
}

/**
 * A link to choose a password, for once and for an hour. The token stands behind the hash sign, which no browser sends: it
 * is in no log of any server on the way. Links that were made before hold until one of them is used.
 */
export async function makeLink(db: Kysely<Database>, { person, origin, actor }: Wanted): Promise<OneTimeLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const kind = person.invited ? 'invitation' : 'reset';
  const expiresAt = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('one_time_links')
      .values({ hash: sha256(token), user_id: person.id, kind, expires_at: hourFromNow })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      accountId: person.accountId,
      actor,
      action: 'person.link_made',
      target: person.id,
      detail: { email: person.email, kind },
    });
    return row.expires_at;
  });
  return { url: `${origin}/link#${token}`, expiresAt };
}

const hourFromNow = sql<Date>`now() + make_interval(mins => ${MINUTES})`;
const sha256 = (token: string) => createHash('sha256').update(token).digest();

interface LinkPurpose {
  kind: 'invitation' | 'reset';
  email: string;
  /** Its name. */
  account: string;
}

/** Does not use it up. @throws {Problem} `link_used_up` */
export async function readLink(db: Kysely<Database>, token: string): Promise<LinkPurpose> {
  const row = await db
    .selectFrom('one_time_links as link')
    .innerJoin('people', 'people.user_id', 'link.user_id')
    .innerJoin('accounts', 'accounts.id', 'people.account_id')
    .innerJoin('dashboard_auth.user as user', 'user.id', 'link.user_id')
    .select(['link.kind', 'user.email', 'accounts.name as account'])
    .where('link.hash', '=', sha256(token))
    .where('link.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('link_used_up');
  return row;
}

interface Used {
  token: string;
  password: string;
  name?: string | undefined;
}

/**
 * Sets the password, and ends every sign-in of that person with every other link: those who had the old password are out.
 * @throws {Problem} `link_used_up`
 */
export async function useLink(db: Kysely<Database>, { token, password, name }: Used): Promise<{ email: string }> {
  // A token that leads to no person costs no hashing.
  await readLink(db, token);
  const hash = await hashOf(password);
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('one_time_links')
      .where('hash', '=', sha256(token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id', 'kind'])
      .executeTakeFirst();
    if (used === undefined) throw new Problem('link_used_up');
    const { user_id: userId, kind } = used;
    await trx.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
    await trx.deleteFrom('dashboard_auth.session').where('userId', '=', userId).execute();
    await writePassword(trx, { userId, hash });
    const { email } = await trx
      .updateTable('dashboard_auth.user')
      .set({ emailVerified: true, updatedAt: new Date(), ...(name !== undefined && { name }) })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    const { account_id: accountId } = await trx
      .selectFrom('people')
      .select('account_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await writeAudit(trx, {
      accountId,
      actor: `dashboard:${email}`,
      action: 'person.password_chosen',
      target: userId,
      detail: { email, kind },
    });
    return { email };
  });
}
