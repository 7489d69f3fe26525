import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

const MADE_BYTES = 15;

/** One that nobody has to type often: 20 letters and digits. */
export const makePassword = (): string => randomBytes(MADE_BYTES).toString('base64url');

/** Costs 100 ms of a thread: not to be done while a transaction is open. The library is loaded with the first password. */
export async function hashOf(password: string): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto');
  return hashPassword(password);
}

/** The first password of somebody, or another one. */
export async function writePassword(
  trx: Transaction<Database>,
  { userId, hash }: { userId: string; hash: string },
): Promise<void> {
  const updatedAt = new Date();
  const { numUpdatedRows } = await trx
    .updateTable('dashboard_auth.account')
    .set({ password: hash, updatedAt })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx
    .insertInto('dashboard_auth.account')
    .values({ accountId: userId, providerId: 'credential', userId, password: hash, updatedAt })
    .execute();
}
