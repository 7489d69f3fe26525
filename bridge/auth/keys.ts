import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { plans } from '../../shared/plan-limits.ts';
import { storableText } from '../../shared/storable-text.ts';
import { isUuid } from '../platform/ids.ts';
import { Problem } from '../platform/problem.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { ApiKeys, Db, Trx } from '../platform/store/schema.ts';
import { mintKey } from './authenticate.ts';

const keyName = storableText(100);

/** @throws {Problem} `invalid_key_name` */
function parseKeyName(text: string): string {
  const parsed = keyName.safeParse(text);
  if (!parsed.success) throw new Problem('invalid_key_name');
  return parsed.data;
}

/**
 * Keys are issued only while the account has an active PRO subscription (specification §5). The row stays locked, so
 * that a cancellation cannot slip in between the check and the key.
 * @throws {Problem} `account_not_found`, `key_needs_subscription`, `key_needs_pro_plan`
 */
async function refuseUnlessEntitled(trx: Trx, accountId: string): Promise<void> {
  const blockedReason = await keyBlockedReason(trx, accountId, 'hold');
  if (blockedReason !== null) throw blockedReason;
}

/** Why no key can be issued for an account; null when one can. @throws {Problem} `account_not_found` */
export async function keyBlockedReason(
  db: Db,
  accountId: string,
  purpose: 'look' | 'hold' = 'look',
): Promise<Problem | null> {
  const query = db.selectFrom('accounts').select(['plan', 'subscription']).where('id', '=', accountId);
  const account = isUuid(accountId)
    ? await (purpose === 'hold' ? query.forShare() : query).executeTakeFirst()
    : undefined;
  if (account === undefined) throw new Problem('account_not_found');
  if (account.subscription !== 'active') return new Problem('key_needs_subscription');
  return plans[account.plan].api ? null : new Problem('key_needs_pro_plan');
}

export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  rotatedFrom: string | null;
}

interface IssuedKey {
  keyId: string;
  /** Shown to its owner now and never again. */
  key: string;
}

/** @throws {Problem} `account_not_found`, `invalid_key_name`, `key_needs_subscription`, `key_needs_pro_plan` */
export async function issueKey(db: Db, input: { accountId: string; name: string }, actor: string): Promise<IssuedKey> {
  const name = parseKeyName(input.name);
  const { accountId } = input;
  return db.transaction().execute(async (trx) => {
    await refuseUnlessEntitled(trx, accountId);
    const minted = mintKey();
    const id = randomUUID();
    await trx
      .insertInto('api_keys')
      .values({ id, account_id: accountId, name, hint: minted.hint, hash: minted.hash })
      .execute();
    await writeAudit(trx, { accountId, actor, action: 'key.created', target: id, detail: { name, hint: minted.hint } });
    return { keyId: id, key: minted.key };
  });
}

/** Newest first, revoked and expired ones included. */
export async function listKeys(db: Db, accountId: string): Promise<ApiKey[]> {
  if (!isUuid(accountId)) return [];
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(apiKeyOf);
}

/** One of the account's keys. @throws {Problem} `key_not_found` */
export async function findKey(db: Db, { accountId, keyId }: Required<KeyOf>): Promise<ApiKey> {
  const key = (await listKeys(db, accountId)).find(({ id }) => id === keyId);
  if (key === undefined) throw new Problem('key_not_found');
  return key;
}

interface KeyOf {
  keyId: string;
  /** When given, the key must belong to this account; keys of other accounts are not found. */
  accountId?: string;
}

/** @throws {Problem} `key_not_found` */
async function lockKey(trx: Trx, { keyId, accountId }: KeyOf): Promise<Selectable<ApiKeys>> {
  const key = isUuid(keyId)
    ? await trx
        .selectFrom('api_keys')
        .selectAll()
        .where('id', '=', keyId)
        .$if(accountId !== undefined, (keys) => keys.where('account_id', '=', accountId ?? ''))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (key === undefined) throw new Problem('key_not_found');
  return key;
}

/** Renames the key; only the firm sees the name. @throws {Problem} `key_not_found`, `invalid_key_name` */
export async function renameKey(
  db: Db,
  { name: text, ...which }: Required<KeyOf> & { name: string },
  actor: string,
): Promise<ApiKey> {
  const name = parseKeyName(text);
  return db.transaction().execute(async (trx) => {
    const key = await lockKey(trx, which);
    if (key.name === name) return apiKeyOf(key);
    await trx.updateTable('api_keys').set({ name }).where('id', '=', key.id).execute();
    const { id: target, account_id: accountId } = key;
    await writeAudit(trx, { accountId, actor, action: 'key.renamed', target, detail: { from: key.name, to: name } });
    return apiKeyOf({ ...key, name });
  });
}

/** Revoking twice is not an error; the first time is kept. @throws {Problem} `key_not_found` */
export async function revokeKey(db: Db, which: KeyOf, actor: string): Promise<ApiKey> {
  return db.transaction().execute(async (trx) => {
    const key = await lockKey(trx, which);
    if (key.revoked_at !== null) return apiKeyOf(key);
    const revoked = await trx
      .updateTable('api_keys')
      .set({ revoked_at: new Date() })
      .where('id', '=', key.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id: target, account_id: accountId, name } = key;
    await writeAudit(trx, { accountId, actor, action: 'key.revoked', target, detail: { name } });
    return apiKeyOf(revoked);
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_OVERLAP_MS = 30 * DAY_MS;

/**
 * Creates a new key beside the old one, which keeps working for the overlap (a day by default, at most 30).
 * @throws {Problem} `key_not_found`, `key_not_active`, `key_needs_subscription`, `key_needs_pro_plan`
 */
export async function rotateKey(
  db: Db,
  input: KeyOf & { overlapMs?: number },
  actor: string,
): Promise<IssuedKey & { oldKeyExpiresAt: Date }> {
  const overlap = Math.min(Math.max(input.overlapMs ?? DAY_MS, 0), MAX_OVERLAP_MS);
  return db.transaction().execute(async (trx) => {
    const old = await lockKey(trx, input);
    // A key with an expiry was rotated before; its successor is the one to rotate.
    if (old.revoked_at !== null || old.expires_at !== null) throw new Problem('key_not_active');
    await refuseUnlessEntitled(trx, old.account_id);
    const minted = mintKey();
    const id = randomUUID();
    const { account_id: accountId, name } = old;
    const expiresAt = new Date(Date.now() + overlap);
    await trx.updateTable('api_keys').set({ expires_at: expiresAt }).where('id', '=', old.id).execute();
    await trx
      .insertInto('api_keys')
      .values({ id, account_id: accountId, name, hint: minted.hint, hash: minted.hash, rotated_from: old.id })
      .execute();
    const detail = { name, rotatedFrom: old.id, oldKeyExpiresAt: expiresAt.toISOString() };
    await writeAudit(trx, { accountId, actor, action: 'key.rotated', target: id, detail });
    return { keyId: id, key: minted.key, oldKeyExpiresAt: expiresAt };
  });
}

function apiKeyOf({ id, name, hint, ...row }: Selectable<ApiKeys>): ApiKey {
  return {
    id,
    accountId: row.account_id,
    name,
    hint,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    rotatedFrom: row.rotated_from,
  };
}
