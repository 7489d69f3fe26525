import { sql } from 'kysely';
import { mayDo, type Role } from '../../../shared/dashboard/operation.ts';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { lockAccount, type PeopleActor, refuseBeyond } from './create-person.ts';
import { getPerson, type Person } from './people.ts';

interface PersonRef {
  accountId: string;
  personId: string;
}

/** Takes effect with the person's next request. @throws {Problem} `person_not_found`, `role_too_low`, `last_owner` */
export async function setPersonRole(
  db: Db,
  { role, ...ref }: PersonRef & { role: Role },
  actor: PeopleActor,
): Promise<Person> {
  return change(db, { ref, actor, needs: role }, async (trx, { id, role: from, email }) => {
    if (from === role) return;
    if (from === 'owner') await refuseLastOwner(trx, ref.accountId);
    await trx.updateTable('people').set({ role }).where('user_id', '=', id).execute();
    await deleteLinks(trx, { id, andMade: !mayDo(role, from) });
    await writeAudit(trx, {
      accountId: ref.accountId,
      actor: actor.actor,
      action: 'person.role_changed',
      target: id,
      detail: { email, role: { from, to: role } },
    });
  }).then(() => getPerson(db, ref));
}

/** Ends the person's sessions too. @throws {Problem} `person_not_found`, `role_too_low`, `last_owner` */
export async function removePerson(db: Db, ref: PersonRef, actor: PeopleActor): Promise<void> {
  await change(db, { ref, actor }, async (trx, { id, role, email }) => {
    if (role === 'owner') await refuseLastOwner(trx, ref.accountId);
    // Deletes their links too, those they made included. The row that every change of a person locks is deleted first.
    await trx.deleteFrom('people').where('user_id', '=', id).execute();
    await trx.deleteFrom('dashboard_auth.user').where('id', '=', id).execute();
    await writeAudit(trx, {
      accountId: ref.accountId,
      actor: actor.actor,
      action: 'person.removed',
      target: id,
      detail: { email, role },
    });
  });
}

/** Removes all people of a deleted account, with sessions, links and second factors. @returns how many */
export async function removeEverybody(trx: Trx, accountId: string): Promise<number> {
  const people = await trx.deleteFrom('people').where('account_id', '=', accountId).returning('user_id').execute();
  const ids = people.map(({ user_id }) => user_id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('dashboard_auth.user').where('id', 'in', ids).execute();
  // Unfinished sign-in steps hold the user id.
  await sql`delete from dashboard_auth.verification where value like any(${ids.map((id) => `%${id}%`)})`.execute(trx);
  return ids.length;
}

/** People change only their own name. @throws {Problem} `person_not_found` */
export async function setPersonName(
  db: Db,
  { name, ...ref }: PersonRef & { name: string },
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, email } = await getPerson(trx, ref);
    const updatedAt = new Date();
    await trx.updateTable('dashboard_auth.user').set({ name, updatedAt }).where('id', '=', id).execute();
    const { accountId } = ref;
    await writeAudit(trx, { accountId, actor, action: 'person.renamed', target: id, detail: { email } });
  });
}

/** For a person who lost it and the recovery codes: for the operator only. @throws {Problem} `person_not_found` */
export async function endSecondFactor(db: Db, ref: PersonRef, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, email } = await getPerson(trx, ref);
    await trx.deleteFrom('dashboard_auth.twoFactor').where('userId', '=', id).execute();
    const updatedAt = new Date();
    await trx
      .updateTable('dashboard_auth.user')
      .set({ twoFactorEnabled: false, updatedAt })
      .where('id', '=', id)
      .execute();
    const { accountId } = ref;
    await writeAudit(trx, { accountId, actor, action: 'person.second_factor_off', target: id, detail: { email } });
  });
}

/** Links made for the old role must not outlive a change of role. */
async function deleteLinks(trx: Trx, { id, andMade }: { id: string; andMade: boolean }): Promise<void> {
  await trx
    .deleteFrom('one_time_links')
    .where((eb) => eb.or([eb('user_id', '=', id), ...(andMade ? [eb('made_by', '=', id)] : [])]))
    .execute();
}

interface Change {
  ref: PersonRef;
  actor: PeopleActor;
  /** The role to be granted, if any. */
  needs?: Role;
}

async function change(
  db: Db,
  { ref, actor, needs = 'read_only' }: Change,
  work: (trx: Trx, person: Person) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, ref.accountId);
    const person = await getPerson(trx, ref);
    refuseBeyond(actor, person.role, needs);
    await work(trx, person);
  });
}

async function refuseLastOwner(trx: Trx, accountId: string): Promise<void> {
  const { owners } = await trx
    .selectFrom('people')
    .select((eb) => eb.fn.countAll<string>().as('owners'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  if (Number(owners) <= 1) throw new Problem('last_owner');
}
