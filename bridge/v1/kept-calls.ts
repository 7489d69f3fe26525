import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { OperationId } from '../../shared/operations.ts';
import { type InputRecord, recordFields } from '../../shared/record.ts';
import { type Flushing, flushEvery } from '../platform/flush-every.ts';
import { hashRecord, type KeyedHash } from '../platform/hashes/hashes.ts';
import type { KeptCalls as KeptCallsTable, Trx } from '../platform/store/schema.ts';
import type { SealedStore } from '../platform/store/seal.ts';
import { isStoreOutage } from '../platform/store/store-outage.ts';
import type { Made } from './operation-route.ts';
import { personHashes } from './person-hashes.ts';

/** Purpose of sealed records. */
export const PURPOSE = 'kept_calls.record';

interface AnsweredCall extends Made {
  requestId: string;
  accountId: string;
  keyId: string;
}

/** Records of calls, for accounts that keep them. */
export interface KeptCalls extends Flushing {
  /** Costs the request an entry in a list. */
  note(call: AnsweredCall): void;
}

const FLUSH_EVERY_MS = 1_000;
/** Buffer limits for a database that is slow or down: calls, and characters of their records. */
const PENDING_MAX = 2_000;
const PENDING_CHARACTERS = 8_000_000;
/** Rows per transaction. */
const ROWS = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

interface Deps extends Pick<SealedStore, 'db' | 'seal'> {
  /** Opened with the first kept call. */
  openHash(): Promise<KeyedHash>;
  /** Called with the number of calls that could not be kept. */
  onLost(calls: number): void;
  onError(error: unknown): void;
}

interface Noted extends AnsweredCall {
  id: string;
  at: Date;
}

/** Collected in memory and written after the answers: no request waits for it, and none fails by it. */
export function createKeptCalls(deps: Deps): KeptCalls {
  const pending: Noted[] = [];
  let characters = 0;
  let running = false;
  let writing = Promise.resolve();
  let opening: Promise<KeyedHash> | undefined;

  const hash = () => {
    opening ??= deps.openHash().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  /** Calls being written stay in the buffer, so that both share one bound. */
  const take = (calls: readonly Noted[]) => {
    pending.splice(0, calls.length);
    characters -= calls.reduce((sum, { record }) => sum + lengthOf(record), 0);
  };

  const writePending = async () => {
    running = true;
    while (pending.length > 0) {
      const calls = pending.slice(0, ROWS);
      try {
        await writeCalls({ ...deps, hash: await hash() }, calls);
        take(calls);
      } catch (error) {
        deps.onError(error);
        if (isStoreOutage(error)) break;
        // What the database refuses once, it refuses again.
        take(calls);
        deps.onLost(calls.length);
      }
    }
    running = false;
  };

  const flush = () => {
    writing = writing.then(writePending);
    return writing;
  };

  return {
    note(call) {
      const length = lengthOf(call.record);
      if (pending.length >= PENDING_MAX || characters + length > PENDING_CHARACTERS) return deps.onLost(1);
      characters += length;
      pending.push({ ...call, id: randomUUID(), at: new Date() });
    },
    ...flushEvery(FLUSH_EVERY_MS, flush, () => running),
  };
}

const lengthOf = (record: InputRecord) => recordFields.reduce((sum, field) => sum + record[field].length, 0);

type Writing = Pick<Deps, 'db' | 'seal'> & { hash: KeyedHash };

/**
 * Writes nothing for an account that no longer keeps calls: turning it off waits for the lock, and then finds what was
 * written before. A call written twice is kept once.
 */
function writeCalls({ db, ...deps }: Writing, calls: readonly Noted[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const accountIds = calls.map(({ accountId }) => accountId);
    const days = await lockTerms(trx, accountIds);
    const rows = calls.flatMap((call) => {
      const term = days.get(call.accountId);
      return term === undefined ? [] : [rowOf(deps, call, term)];
    });
    if (rows.length === 0) return;
    await trx
      .insertInto('kept_calls')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

/** Retention days of the accounts that keep calls, locked until the transaction ends. */
async function lockTerms(trx: Trx, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'call_days'])
    .where('id', 'in', [...new Set(accountIds)])
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.flatMap(({ id, call_days }) => (call_days === null ? [] : [[id, call_days]])));
}

const operationNames = {
  scoreRecord: 'score',
  screenRecord: 'screen',
  explainRecord: 'explain',
} as const satisfies Record<OperationId, KeptCallsTable['operation']>;

function rowOf({ seal, hash }: Omit<Writing, 'db'>, call: Noted, days: number): Insertable<KeptCallsTable> {
  const { record, accountId, at } = call;
  return {
    id: call.id,
    account_id: accountId,
    key_id: call.keyId,
    request_id: call.requestId,
    operation: operationNames[call.operationId],
    record: seal(JSON.stringify(record), PURPOSE),
    record_hash: hashRecord(record),
    person_hashes: personHashes(hash, accountId, record),
    result_key: call.resultKey,
    score: call.score,
    valid: call.valid,
    called_at: at,
    expires_at: new Date(at.getTime() + days * DAY_MS),
  };
}
