import { randomBytes } from 'node:crypto';
import type { Trx } from '../../platform/store/schema.ts';

const MADE_BYTES = 15;

/** A password that is rarely typed: 20 letters and digits. */
export const makePassword = (): string => randomBytes(MADE_BYTES).toString('base64url');

/** Takes 100 ms of a thread: do not call it inside a transaction. The library is loaded on first use. */
export async function hashOf(password: string): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto');
  return hashPassword(password);
}

/** Sets a person's first password, or replaces it. */
export async function writePassword(trx: Trx, { userId, hash }: { userId: string; hash: string }): Promise<void> {
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
