import type { SelectQueryBuilder } from 'kysely';
import type { Role } from '../../../shared/dashboard/operation.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';

/** A person who may sign in to an account's dashboard. */
export interface Person {
  id: string;
  accountId: string;
  email: string;
  name: string;
  role: Role;
  twoFactor: boolean;
  /** No password has been chosen yet. */
  invited: boolean;
  lastSeenAt: Date | null;
  createdAt: Date;
}

export async function listPeople(db: Db, accountId: string): Promise<Person[]> {
  const rows = await selectPeople(db).where('people.account_id', '=', accountId).execute();
  return rows.map(personOf);
}

/** @throws {Problem} `person_not_found`, also for a person of another account */
export async function getPerson(
  db: Db,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<Person> {
  const row = isUuid(personId)
    ? await selectPeople(db)
        .where('people.account_id', '=', accountId)
        .where('people.user_id', '=', personId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Problem('person_not_found');
  return personOf(row);
}

/** Finds a person in any account; undefined when there is none with this address or id. */
export async function findPerson(db: Db, by: { email: string } | { id: string }): Promise<Person | undefined> {
  if ('id' in by && !isUuid(by.id)) return undefined;
  const all = selectPeople(db);
  const row = await ('id' in by
    ? all.where('people.user_id', '=', by.id)
    : all.where('user.email', '=', by.email.toLowerCase())
  ).executeTakeFirst();
  return row && personOf(row);
}

const selectPeople = (db: Db) =>
  db
    .selectFrom('people')
    .innerJoin('dashboard_auth.user as user', 'user.id', 'people.user_id')
    .leftJoin('dashboard_auth.account as credential', (join) =>
      join.onRef('credential.userId', '=', 'people.user_id').on('credential.providerId', '=', 'credential'),
    )
    .select([
      'people.user_id',
      'people.account_id',
      'people.role',
      'people.seen_at',
      'people.created_at',
      'user.email',
      'user.name',
      'user.twoFactorEnabled',
      'credential.password',
    ])
    .orderBy('people.created_at')
    .orderBy('people.user_id');

type Row =
  ReturnType<typeof selectPeople> extends SelectQueryBuilder<infer _DB, infer _TB, infer Selected> ? Selected : never;

const personOf = (row: Row): Person => ({
  id: row.user_id,
  accountId: row.account_id,
  email: row.email,
  name: row.name,
  role: row.role,
  twoFactor: row.twoFactorEnabled === true,
  invited: row.password === null,
  lastSeenAt: row.seen_at,
  createdAt: row.created_at,
});
