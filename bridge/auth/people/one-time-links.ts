import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { Person } from './people.ts';

const MINUTES = 60;
const TOKEN_BYTES = 32;

export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

interface Wanted {
  /** Where the dashboard is, without a slash at the end. */
  origin: string;
  actor: string;
}

type Addressee = Pick<Person, 'id' | 'accountId' | 'email' | 'invited'>;

/** A link to choose a password. Links that were made before hold until one of them is used. */
export async function makeLink(
  db: Kysely<Database>,
  { person, origin, actor }: Wanted & { person: Addressee },
): Promise<OneTimeLink> {
  const { id, accountId, email, invited } = person;
  const kind = invited ? 'invitation' : 'reset';
  const entry = { accountId, actor, target: id, detail: { email, kind } };
  return insertLink(db, { origin, row: { user_id: id, account_id: null, kind }, entry });
}

/** A link by which somebody becomes the first owner of an account that has nobody; used up as soon as it has somebody. */
export async function makeFirstLink(
  db: Kysely<Database>,
  { accountId, origin, actor }: Wanted & { accountId: string },
): Promise<OneTimeLink> {
  const kind = 'invitation';
  const entry = { accountId, actor, target: accountId, detail: { kind, first: true } };
  return insertLink(db, { origin, row: { user_id: null, account_id: accountId, kind }, entry });
}

interface NewLink {
  origin: string;
  row: { user_id: string | null; account_id: string | null; kind: 'invitation' | 'reset' };
  entry: Omit<Parameters<typeof writeAudit>[1], 'action'>;
}

/**
 * For once, and for an hour. The token stands behind the hash sign, which no browser sends: it is in no log of any server on
 * the way.
 */
async function insertLink(db: Kysely<Database>, { origin, row, entry }: NewLink): Promise<OneTimeLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return db.transaction().execute(async (trx) => {
    const { expires_at: expiresAt } = await trx
      .insertInto('one_time_links')
      .values({ ...row, hash: sha256(token), expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})` })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    await writeAudit(trx, { ...entry, action: 'person.link_made' });
    return { url: `${origin}/link#${token}`, expiresAt };
  });
}

const sha256 = (token: string) => createHash('sha256').update(token).digest();

interface LinkPurpose {
  kind: 'invitation' | 'reset';
  /** Null where it is for the first owner. */
  email: string | null;
  /** Its name. */
  account: string;
}

/** Does not use it up. @throws {Problem} `link_used_up` */
export async function readLink(db: Kysely<Database>, token: string): Promise<LinkPurpose> {
  const row = await db
    .selectFrom('one_time_links as link')
    .leftJoin('people', 'people.user_id', 'link.user_id')
    .leftJoin('dashboard_auth.user as user', 'user.id', 'link.user_id')
    .innerJoin('accounts', (join) =>
      join.on((eb) => eb('accounts.id', '=', eb.fn.coalesce('people.account_id', 'link.account_id'))),
    )
    .select(['link.kind', 'user.email', 'accounts.name as account'])
    .where('link.hash', '=', sha256(token))
    .where('link.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('link_used_up');
  return row;
}

/** What the link leads to; it and every other one of the same person, or for the same first owner, is gone. @throws {Problem} `link_used_up` */
export async function takeLink(trx: Transaction<Database>, token: string) {
  const taken = await trx
    .deleteFrom('one_time_links')
    .where('hash', '=', sha256(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'account_id', 'kind'])
    .executeTakeFirst();
  if (taken === undefined) throw new Problem('link_used_up');
  const { user_id: userId, account_id: accountId, kind } = taken;
  await trx
    .deleteFrom('one_time_links')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('account_id', '=', accountId)]))
    .execute();
  if (userId !== null) return { userId, kind } as const;
  if (accountId === null) throw new Problem('link_used_up');
  return { accountId } as const;
}
