import type { Kysely } from 'kysely';
import type { ApiKey as ShownKey } from '../../../../shared/dashboard/api.ts';
import {
  type ApiKey,
  findKey,
  issueKey,
  keyBlockedReason,
  listKeys,
  renameKey,
  revokeKey,
  rotateKey,
} from '../../../auth/keys.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';

type KeyHandlers = Pick<DashboardHandlers, 'listKeys' | 'createKey' | 'renameKey' | 'rotateKey' | 'revokeKey'>;

const HOUR_MS = 60 * 60 * 1_000;

const iso = (date: Date | null) => date?.toISOString() ?? null;

const shown = ({ id, name, hint, createdAt, lastUsedAt, expiresAt, revokedAt, rotatedFrom }: ApiKey): ShownKey => ({
  id,
  name,
  hint,
  createdAt: createdAt.toISOString(),
  lastUsedAt: iso(lastUsedAt),
  expiresAt: iso(expiresAt),
  revokedAt: iso(revokedAt),
  rotatedFrom,
});

/** Keys of the signed-in person's account: a key of another account is not found. */
export function createKeyHandlers({ db }: { db: Kysely<Database> }): KeyHandlers {
  const withKey = async (accountId: string, { keyId, key }: { keyId: string; key: string }) => ({
    key,
    apiKey: shown(await findKey(db, { accountId, keyId })),
  });
  return {
    async listKeys({ caller: { accountId } }) {
      const obstacle = await keyBlockedReason(db, accountId);
      return { keys: (await listKeys(db, accountId)).map(shown), obstacle: obstacle?.message ?? null };
    },
    async createKey({ caller, body: { name } }) {
      const { accountId } = caller;
      return withKey(accountId, await issueKey(db, { accountId, name }, dashboardActor(caller)));
    },
    async renameKey({ caller, params: { keyId = '' }, body: { name } }) {
      const { accountId } = caller;
      return shown(await renameKey(db, { accountId, keyId, name }, dashboardActor(caller)));
    },
    async rotateKey({ caller, params: { keyId = '' }, body: { overlapHours } }) {
      const { accountId } = caller;
      const wanted = { accountId, keyId, overlapMs: overlapHours * HOUR_MS };
      const rotated = await rotateKey(db, wanted, dashboardActor(caller));
      const oldKeyExpiresAt = rotated.oldKeyExpiresAt.toISOString();
      return { ...(await withKey(accountId, rotated)), oldKeyExpiresAt };
    },
    async revokeKey({ caller, params: { keyId = '' } }) {
      return shown(await revokeKey(db, { accountId: caller.accountId, keyId }, dashboardActor(caller)));
    },
  };
}
