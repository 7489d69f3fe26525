import { mayDo, type Role } from '../../../shared/dashboard/operation.ts';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { hashOf, writePassword } from './passwords.ts';
import { getPerson, type Person } from './people.ts';

interface NewPerson {
  accountId: string;
  email: string;
  /** When omitted: owner for the first person of an account, intake for the others. */
  role?: Role | undefined;
  /** Without one a link has to be made. */
  password?: string | undefined;
}

/** Who creates, changes or removes people. Nobody but the operator grants or revokes more than their own role. */
export interface PeopleActor {
  /** For the audit log. */
  actor: string;
  role: Role;
  /** Set when a signed-in person acts. */
  id?: string;
}

export const operator: PeopleActor = { actor: 'cli', role: 'owner' };

/** An admin can neither create nor change an owner. @throws {Problem} `role_too_low` */
export function refuseBeyond({ role }: Pick<PeopleActor, 'role'>, ...needed: Role[]): void {
  if (!needed.every((needs) => mayDo(role, needs))) throw new Problem('role_too_low');
}

/** @throws {Problem} `person_exists`, `role_too_low` */
export async function createPerson(
  db: Db,
  { accountId, password, ...wanted }: NewPerson,
  { actor, role: has }: PeopleActor,
): Promise<Person> {
  const email = wanted.email.toLowerCase();
  const hash = password === undefined ? undefined : await hashOf(password);
  const personId = await db.transaction().execute(async (trx) => {
    // Serializes two concurrent first people: only one becomes owner.
    await lockAccount(trx, accountId);
    const role = wanted.role ?? ((await hasPeople(trx, accountId)) ? 'intake' : 'owner');
    refuseBeyond({ role: has }, role);
    const userId = await insertPerson(trx, { accountId, email, role }, actor);
    if (hash !== undefined) await writePassword(trx, { userId, hash });
    return userId;
  });
  return getPerson(db, { accountId, personId });
}

/** The lock is held until the transaction ends. @throws {Problem} `account_not_found` */
export async function lockAccount(trx: Trx, accountId: string): Promise<void> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Problem('account_not_found');
}

export async function hasPeople(db: Db, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('user_id').where('account_id', '=', accountId).limit(1).execute();
  return row.length > 0;
}

/** @throws {Problem} `person_exists` */
export async function insertPerson(
  trx: Trx,
  { accountId, email, role }: { accountId: string; email: string; role: Role },
  actor: string,
): Promise<string> {
  const userId = await insertUser(trx, email);
  await trx.insertInto('people').values({ user_id: userId, account_id: accountId, role }).execute();
  await writeAudit(trx, { accountId, actor, action: 'person.created', target: userId, detail: { email, role } });
  return userId;
}

async function insertUser(trx: Trx, email: string): Promise<string> {
  const name = email.split('@')[0] ?? email;
  const row = await trx
    .insertInto('dashboard_auth.user')
    .values({ email, name, emailVerified: false })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new Problem('person_exists');
  return row.id;
}
