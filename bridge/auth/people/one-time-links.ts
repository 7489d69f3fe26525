import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, OneTimeLinks, Trx } from '../../platform/store/schema.ts';
import { hasPeople, insertPerson, lockAccount, type PeopleActor, refuseBeyond } from './create-person.ts';
import { hashOf, writePassword } from './passwords.ts';
import type { Person } from './people.ts';

interface Used {
  token: string;
  password: string;
  name?: string | undefined;
  /** Only for the first owner: other links belong to a known person. */
  email?: string | undefined;
}

/**
 * Sets the password and ends all sessions and links of the person, so that anybody with the old password is signed out.
 * @throws {Problem} `link_used_up`, `invalid_dashboard_request`, `person_exists`
 */
export async function useLink(db: Db, { token, password, name, ...given }: Used) {
  // Does not hash for a token that leads to no person.
  const { email: known } = await readLink(db, token);
  const email = known ?? given.email?.toLowerCase();
  if (email === undefined) throw new Problem('invalid_dashboard_request', { details: [addressMissing] });
  const hash = await hashOf(password);
  await db.transaction().execute(async (trx) => {
    const taken = await takeLink(trx, token);
    const userId = 'userId' in taken ? taken.userId : await insertFirstOwner(trx, { ...taken, email });
    await trx.deleteFrom('dashboard_auth.session').where('userId', '=', userId).execute();
    await writePassword(trx, { userId, hash });
    await trx
      .updateTable('dashboard_auth.user')
      .set({ emailVerified: true, updatedAt: new Date(), ...(name !== undefined && { name }) })
      .where('id', '=', userId)
      .execute();
    await noteChosen(trx, { userId, email });
  });
  return { email };
}

const addressMissing = { path: 'email', code: 'invalid_type', message: 'is required' };

/** Of two concurrent links the second fails here: the account is locked since its link was taken. */
async function insertFirstOwner(trx: Trx, { accountId, email }: { accountId: string; email: string }): Promise<string> {
  if (await hasPeople(trx, accountId)) throw new Problem('link_used_up');
  return insertPerson(trx, { accountId, email, role: 'owner' }, `dashboard:${email}`);
}

async function noteChosen(trx: Trx, { userId, email }: { userId: string; email: string }) {
  const { account_id: accountId } = await trx
    .selectFrom('people')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const entry = { accountId, actor: `dashboard:${email}`, target: userId, detail: { email } };
  await writeAudit(trx, { ...entry, action: 'person.password_chosen' });
}

const MINUTES = 60;
const TOKEN_BYTES = 32;

export interface OneTimeLink {
  url: string;
  expiresAt: Date;
}

type Addressee = Pick<Person, 'id' | 'accountId' | 'email' | 'invited'>;

interface Wanted {
  person: Addressee;
  /** Origin of the dashboard, without a trailing slash. */
  origin: string;
  by: PeopleActor;
}

/**
 * Makes a link to choose a password. Earlier links stay valid until one is used or the role of either changes.
 * @throws {Problem} `person_not_found`, `role_too_low`
 */
export async function makeLink(db: Db, { person, origin, by }: Wanted): Promise<OneTimeLink> {
  const { id, accountId, email, invited } = person;
  const kind = invited ? 'invitation' : 'reset';
  const entry = { accountId, actor: by.actor, target: id, detail: { email, kind } };
  const row = { user_id: id, account_id: null, kind, made_by: by.id ?? null } as const;
  return db.transaction().execute(async (trx) => {
    await refuseBeyondNow(trx, id, by);
    return insertLink(trx, { origin, row, entry });
  });
}

/** Checks the current roles; the row locks keep them until the link is inserted. */
async function refuseBeyondNow(trx: Trx, personId: string, by: PeopleActor): Promise<void> {
  const found = await trx
    .selectFrom('people')
    .select(['user_id', 'role'])
    .where('user_id', 'in', [personId, ...(by.id === undefined ? [] : [by.id])])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  const roleOf = (id: string) => found.find(({ user_id }) => user_id === id)?.role;
  const [role, has] = [roleOf(personId), by.id === undefined ? by.role : roleOf(by.id)];
  if (role === undefined) throw new Problem('person_not_found');
  if (has === undefined) throw new Problem('role_too_low');
  refuseBeyond({ role: has }, role);
}

/** Makes a link that creates the first owner of an account without people; invalid once the account has a person. */
export async function makeFirstLink(
  db: Db,
  { accountId, origin, actor }: { accountId: string; origin: string; actor: string },
): Promise<OneTimeLink> {
  const kind = 'invitation';
  const entry = { accountId, actor, target: accountId, detail: { kind, first: true } };
  const row = { user_id: null, account_id: accountId, kind, made_by: null } as const;
  return db.transaction().execute((trx) => insertLink(trx, { origin, row, entry }));
}

interface NewLink {
  origin: string;
  row: Omit<OneTimeLinks, 'hash' | 'expires_at'>;
  entry: Omit<Parameters<typeof writeAudit>[1], 'action'>;
}

/**
 * Valid once, for an hour. The token is in the URL fragment, which browsers do not send, so it appears in no server
 * log.
 */
async function insertLink(trx: Trx, { origin, row, entry }: NewLink): Promise<OneTimeLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { expires_at: expiresAt } = await trx
    .insertInto('one_time_links')
    .values({ ...row, hash: sha256(token), expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})` })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, { ...entry, action: 'person.link_made' });
  return { url: `${origin}/link#${token}`, expiresAt };
}

const sha256 = (token: string) => createHash('sha256').update(token).digest();

interface LinkPurpose {
  kind: 'invitation' | 'reset';
  /** Null for the first owner. */
  email: string | null;
  /** Name of the account. */
  account: string;
}

/** Does not consume the link. @throws {Problem} `link_used_up` */
export async function readLink(db: Db, token: string): Promise<LinkPurpose> {
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

/** Consumes a link, with all others of the same person or first owner. @throws {Problem} `link_used_up` */
export async function takeLink(trx: Trx, token: string) {
  await lockAddressee(trx, token);
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

/** Of two links for one person used at once, the second waits here: each deletes the other. */
async function lockAddressee(trx: Trx, token: string): Promise<void> {
  const link = await trx
    .selectFrom('one_time_links')
    .select(['user_id', 'account_id'])
    .where('hash', '=', sha256(token))
    .executeTakeFirst();
  if (link === undefined) throw new Problem('link_used_up');
  const { user_id: userId, account_id: accountId } = link;
  if (accountId !== null) await lockAccount(trx, accountId);
  await trx.selectFrom('people').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

/** A password change invalidates pending links to set another one. */
export async function deleteLinksTo(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('user_id', '=', userId).execute();
}
