import type { Kysely } from 'kysely';
import type { ApiKey as ShownKey } from '../../../../shared/dashboard/api.ts';
import { getConfiguration } from '../../../accounts/configurations.ts';
import { parseConfiguration } from '../../../accounts/parse-configuration.ts';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import { listCalls } from '../../../auth/call-counts.ts';
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
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';
import { createKeptCallHandlers } from './kept-calls.ts';

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
function createKeyHandlers({ db }: { db: Kysely<Database> }): KeyHandlers {
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

interface Deps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Kysely<Database> };
  /** An analyzer that stores no results. */
  trial: Pick<Analyzer, 'screen'>;
  countTrial: CountTrial;
}

type ApiHandlers = ReturnType<typeof createKeyHandlers> &
  ReturnType<typeof createKeptCallHandlers> &
  Pick<DashboardHandlers, 'readCalls' | 'tryRecord'>;

/** Keys of the v1 API, their usage, and a playground. */
export function createApiHandlers(wired: Deps): ApiHandlers {
  const deps = { ...wired, db: wired.store.db };
  return {
    ...createKeyHandlers(deps),
    ...createKeptCallHandlers(deps),
    readCalls: createReadCalls(deps),
    tryRecord: createTryRecord(deps),
  };
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** As of the last write, seconds ago. */
function createReadCalls({ db }: { db: Kysely<Database> }): DashboardHandlers['readCalls'] {
  return async ({ caller: { accountId } }) => {
    const rows = await listCalls(db, accountId, new Date(Date.now() - WEEK_MS));
    return { calls: rows.map(({ hour, ...counted }) => ({ hour: hour.toISOString(), ...counted })) };
  };
}

/** Answers a record like the API, by the saved rules or a draft. */
function createTryRecord({
  db,
  trial,
  countTrial,
}: Omit<Deps, 'store'> & { db: Kysely<Database> }): DashboardHandlers['tryRecord'] {
  return async ({ caller: { accountId }, body: { record, configuration: draft }, signal }) => {
    await countTrial(accountId);
    const configuration =
      draft === null ? (await getConfiguration(db, accountId)).configuration : parseConfiguration(draft);
    const screening = await trial.screen(record, configuration, { priority: 'background', signal });
    return { screening, threshold: configuration.threshold };
  };
}
