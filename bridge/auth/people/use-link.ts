import type { Kysely, Transaction } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { hasPeople, insertPerson } from './create-person.ts';
import { readLink, takeLink } from './one-time-links.ts';
import { hashOf, writePassword } from './passwords.ts';

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
export async function useLink(db: Kysely<Database>, { token, password, name, ...given }: Used) {
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
async function insertFirstOwner(
  trx: Transaction<Database>,
  { accountId, email }: { accountId: string; email: string },
): Promise<string> {
  if (await hasPeople(trx, accountId)) throw new Problem('link_used_up');
  return insertPerson(trx, { accountId, email, role: 'owner' }, `dashboard:${email}`);
}

async function noteChosen(trx: Transaction<Database>, { userId, email }: { userId: string; email: string }) {
  const { account_id: accountId } = await trx
    .selectFrom('people')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const entry = { accountId, actor: `dashboard:${email}`, target: userId, detail: { email } };
  await writeAudit(trx, { ...entry, action: 'person.password_chosen' });
}
