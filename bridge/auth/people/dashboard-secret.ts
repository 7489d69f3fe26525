import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

export interface SealedStore {
  db: Kysely<Database>;
  seal(text: string, purpose: string): Buffer;
  unseal(sealed: Uint8Array, purpose: string): string;
}

const PURPOSE = 'dashboard_secret.secret';

/** A secret of its own rather than APP_SECRET: a rotation of that one ends no sign-in and loses no second factor. */
export async function openDashboardSecret({ db, seal, unseal }: SealedStore): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('dashboard_secret')
    .values({ id: 1, secret: seal(fresh, PURPOSE) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('dashboard_secret').select('secret').where('id', '=', 1).executeTakeFirstOrThrow();
  return unseal(row.secret, PURPOSE);
}
