import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { KeptCall, keptCallOperations } from '../../../../shared/dashboard/kept-calls.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { breakdown, screening } from '../../../../shared/results.ts';
import { readCallDays } from '../../../accounts/call-days.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { hashRecord } from '../../../platform/hashes/hash-record.ts';
import { isUuid } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { openAnalysis } from '../../../platform/results/analysis-cache.ts';
import { writeAudit } from '../../../platform/store/audit.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { SealError } from '../../../platform/store/seal.ts';
import { eraseResults } from '../../../v1/erase-results.ts';
import {
  countKeptCalls,
  keysOfKeptCalls,
  listKeptCalls,
  openRecord,
  readKeptCalls,
  type SealedCall,
  type KeptCall as StoredCall,
} from '../../../v1/kept-call-rows.ts';
import { keepCalls } from '../../erasure/keep-calls.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { eraseCallsOf, exportCallsOf, personOfText } from '../leads/calls-of-person.ts';

interface Deps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Kysely<Database> };
}

type KeptCallHandlers = Pick<DashboardHandlers, keyof typeof keptCallOperations>;

const ROWS = 25;
const place = z.tuple([z.int().min(0).max(8.64e15), z.uuid()]);

/** Records of API calls, for accounts that keep them, and their settings and results. */
export function createKeptCallHandlers({ store }: Deps): KeptCallHandlers {
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
        calls: calls.map(shown),
        next: last === undefined ? null : writeCursor([last.at.getTime(), last.id]),
        keys: await keysOfKeptCalls(db, accountId),
      };
    },
    async readKeptCall({ caller: { accountId }, params: { callId = '' } }) {
      const call = await findCall(db, accountId, callId);
      return { call: shown(call), record: readRecord(store, call), ...(await readResult(store, call)) };
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

const shown = ({ at, until, id, keyId, keyName, operation, score, valid, requestId }: StoredCall): KeptCall => ({
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
async function findCall(db: Kysely<Database>, accountId: string, id: string): Promise<SealedCall> {
  const [call] = isUuid(id) ? await readKeptCalls(db, accountId, { id }) : [];
  if (call === undefined) throw new Problem('kept_call_not_found');
  return call;
}

function readRecord(store: Deps['store'], call: SealedCall): InputRecord | null {
  try {
    return openRecord(store, call);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** The answer with its reasons, while it is stored; the case score when the area is not taken. */
async function readResult({ db, unseal }: Deps['store'], { resultKey }: SealedCall) {
  const none = { screening: null, breakdown: null };
  if (resultKey === null) return none;
  const row = await db.selectFrom('analyses').select('result').where('key', '=', resultKey).executeTakeFirst();
  if (!row?.result) return none;
  try {
    const stored = openAnalysis({ unseal }, row.result);
    const screened = screening.safeParse(stored);
    if (screened.success) return { screening: screened.data, breakdown: screened.data.breakdown };
    const scored = breakdown.safeParse(stored);
    return { screening: null, breakdown: scored.success ? scored.data : null };
  } catch (error) {
    if (error instanceof SealError) return none;
    throw error;
  }
}
