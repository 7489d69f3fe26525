import { z } from 'zod';
import type { ApiKey as ShownKey } from '../../../shared/dashboard/api.ts';
import type { KeptCall, keptCallOperations } from '../../../shared/dashboard/kept-calls.ts';
import { breakdown, screening } from '../../../shared/results.ts';
import { readCallDays } from '../../accounts/accounts.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import { listCalls } from '../../auth/call-counts.ts';
import {
  type ApiKey,
  findKey,
  issueKey,
  keyBlockedReason,
  listKeys,
  renameKey,
  revokeKey,
  rotateKey,
} from '../../auth/keys.ts';
import { keepCalls } from '../../jobs/erasure/keep-calls.ts';
import { hashRecord } from '../../platform/hashes/hashes.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { openAnalysis } from '../../platform/results/analysis-cache.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { openOrNull } from '../../platform/store/seal.ts';
import { eraseResults } from '../../v1/erase-results.ts';
import {
  countKeptCalls,
  keysOfKeptCalls,
  listKeptCalls,
  openRecord,
  readKeptCalls,
  type SealedCall,
  type KeptCall as StoredCall,
} from '../../v1/kept-call-rows.ts';
import type { CountTrial } from '../count-trial.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import { eraseCallsOf, exportCallsOf, personOfText } from '../leads/calls-of-person.ts';

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
function createKeyHandlers({ db }: { db: Db }): KeyHandlers {
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
  store: Pick<Store, 'seal' | 'unseal'> & { db: Db };
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
function createReadCalls({ db }: { db: Db }): DashboardHandlers['readCalls'] {
  return async ({ caller: { accountId } }) => {
    const rows = await listCalls(db, accountId, new Date(Date.now() - WEEK_MS));
    return { calls: rows.map(({ hour, ...counted }) => ({ hour: hour.toISOString(), ...counted })) };
  };
}

/** Answers a record like the API, by the saved rules or a draft. */
function createTryRecord({ db, trial, countTrial }: Omit<Deps, 'store'> & { db: Db }): DashboardHandlers['tryRecord'] {
  return async ({ caller: { accountId }, body: { record, configuration: draft }, signal }) => {
    await countTrial(accountId);
    const configuration =
      draft === null ? (await getConfiguration(db, accountId)).configuration : parseConfiguration(draft);
    const screening = await trial.screen(record, configuration, { priority: 'background', signal });
    return { screening, threshold: configuration.threshold };
  };
}

interface KeptCallDeps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Db };
}

type KeptCallHandlers = Pick<DashboardHandlers, keyof typeof keptCallOperations>;

const ROWS = 25;
const place = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

/** Records of API calls, for accounts that keep them, and their settings and results. */
function createKeptCallHandlers({ store }: KeptCallDeps): KeptCallHandlers {
  const { db } = store;
  return {
    async listKeptCalls({ caller: { accountId }, query: { key, outcome, cursor, limit } }) {
      const most = Number(limit ?? ROWS) || ROWS;
      const [at, id] = cursor === undefined ? [] : readCursor(cursor, place);
      const after = at === undefined || id === undefined ? null : { at, id };
      const criteria = { keyId: key, outcome };
      const found = await listKeptCalls(db, accountId, { criteria, after, limit: most + 1 });
      const calls = found.slice(0, most);
      const last = found.length > most ? calls.at(-1) : undefined;
      return {
        days: await readCallDays(db, accountId),
        calls: calls.map(shownCall),
        next: last === undefined ? null : writeCursor([last.at.getTime(), last.id]),
        keys: await keysOfKeptCalls(db, accountId),
      };
    },
    async readKeptCall({ caller: { accountId }, params: { callId = '' } }) {
      const call = await findCall(db, accountId, callId);
      return {
        call: shownCall(call),
        record: openOrNull(() => openRecord(store, call)),
        ...(await readResult(store, call)),
      };
    },
    async eraseKeptCall({ caller, params: { callId = '' } }) {
      const { accountId } = caller;
      const { recordHash } = await findCall(db, accountId, callId);
      return eraseResults(db, { recordHashes: [recordHash] }, { accountId, actor: dashboardActor(caller) });
    },
    async readCallKeeping({ caller: { accountId } }) {
      return { days: await readCallDays(db, accountId), calls: await countKeptCalls(db, accountId) };
    },
    async saveCallKeeping({ caller, body: { days } }) {
      const { accountId } = caller;
      const erased = await keepCalls(db, { accountId, days }, dashboardActor(caller));
      return { days, calls: await countKeptCalls(db, accountId), erased };
    },
    async exportPersonCalls({ caller, body: { person } }) {
      const { accountId } = caller;
      const calls = await exportCallsOf(store, accountId, await personOfText(store, accountId, person));
      const entry = { accountId, actor: dashboardActor(caller), target: 'record', detail: { calls: calls.length } };
      await db.transaction().execute((trx) => writeAudit(trx, { ...entry, action: 'calls.exported' }));
      return { exportedAt: new Date().toISOString(), calls };
    },
    async erasePersonCalls({ caller, body: { person } }) {
      const { accountId } = caller;
      const criteria = await personOfText(store, accountId, person);
      return eraseCallsOf(db, criteria, { accountId, actor: dashboardActor(caller) });
    },
    async eraseResults({ caller, body: { requestId, record } }) {
      const by = { accountId: caller.accountId, actor: dashboardActor(caller) };
      // Exactly one of the two is given.
      const criteria = record === null ? { requestId: requestId ?? '' } : { recordHashes: [hashRecord(record)] };
      return eraseResults(db, criteria, by);
    },
  };
}

const shownCall = ({ at, until, id, keyId, keyName, operation, score, valid, requestId }: StoredCall): KeptCall => ({
  id,
  at: at.toISOString(),
  keyId,
  keyName,
  operation,
  score,
  valid,
  requestId,
  keptUntil: until.toISOString(),
});

/** @throws {Problem} `kept_call_not_found`, also for a call of another account */
async function findCall(db: Db, accountId: string, id: string): Promise<SealedCall> {
  const [call] = isUuid(id) ? await readKeptCalls(db, accountId, { id }) : [];
  if (call === undefined) throw new Problem('kept_call_not_found');
  return call;
}

/** The answer with its reasons, while it is stored; the case score when the area is not taken. */
async function readResult({ db, unseal }: KeptCallDeps['store'], { resultKey }: SealedCall) {
  const none = { screening: null, breakdown: null };
  if (resultKey === null) return none;
  const row = await db.selectFrom('analyses').select('result').where('key', '=', resultKey).executeTakeFirst();
  if (!row?.result) return none;
  const { result } = row;
  const stored = openOrNull(() => openAnalysis({ unseal }, result));
  const screened = screening.safeParse(stored);
  if (screened.success) return { screening: screened.data, breakdown: screened.data.breakdown };
  const scored = breakdown.safeParse(stored);
  return { screening: null, breakdown: scored.success ? scored.data : null };
}
