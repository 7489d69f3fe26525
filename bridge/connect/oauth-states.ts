import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../platform/store/schema.ts';

/**
 * `install`: a link handed out by us; `state`: what comes back from a consent page; `confirm`: a person's confirmation
 * of the named account. One is never accepted as another.
 */
export type StatePurpose = 'install' | 'state' | 'confirm' | 'slack install' | 'slack state';

const LINK_MS = 30 * 60_000;
const STATE_MS = 10 * 60_000;
const LIFETIME_MS: Record<StatePurpose, number> = {
  install: LINK_MS,
  state: STATE_MS,
  confirm: STATE_MS,
  'slack install': LINK_MS,
  'slack state': STATE_MS,
};

/** @returns a single-use text; only its hash is stored */
export async function issueState(
  db: Db,
  { purpose, accountId }: { purpose: StatePurpose; accountId: string },
  now: () => number = Date.now,
): Promise<string> {
  const text = randomBytes(32).toString('base64url');
  await db.deleteFrom('oauth_states').where('expires_at', '<', new Date(now())).execute();
  await db
    .insertInto('oauth_states')
    .values({ hash: hashOf(purpose, text), account_id: accountId, expires_at: new Date(now() + LIFETIME_MS[purpose]) })
    .execute();
  return text;
}

/** The owner of a state, which is consumed; undefined when it was used, has expired or was never issued. */
export async function redeemState(
  db: Db,
  purpose: StatePurpose,
  text: string,
  now: () => number = Date.now,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('oauth_states')
    .where('hash', '=', hashOf(purpose, text))
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at.getTime() > now() ? row.account_id : undefined;
}

/** 256 random bits need no slow hash. */
function hashOf(purpose: StatePurpose, text: string): Buffer {
  return createHash('sha256').update(`${purpose} ${text}`).digest();
}
