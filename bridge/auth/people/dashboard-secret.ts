import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

export interface SealedStore {
  db: Kysely<Database>;
  seal(text: string, purpose: string): Buffer;
  unseal(sealed: Uint8Array, purpose: string): string;
}

const PURPOSE = 'dashboard_secret.secret';

/** A separate secret rather than APP_SECRET, whose rotation must not end sessions or lose second factors. */
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
