import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type InputRecord, inputRecord } from '../../shared/record.ts';
import { isUuid } from '../platform/ids.ts';
import type { Db, KeptCalls } from '../platform/store/schema.ts';
import type { Sealer } from '../platform/store/seal.ts';
import { PURPOSE } from './kept-calls.ts';

/** A kept call without its record. */
export interface KeptCall extends Pick<KeptCalls, 'id' | 'operation' | 'score' | 'valid'> {
  keyId: string;
  keyName: string;
  requestId: string;
  at: Date;
  until: Date;
}

export interface SealedCall extends KeptCall {
  record: Buffer;
  recordHash: Buffer;
  resultKey: Buffer | null;
}

/** Which calls: of a key, with an outcome, of one person. */
interface CallCriteria {
  keyId?: string | undefined;
  /** `none` for those that were only scored. */
  outcome?: 'valid' | 'invalid' | 'none' | undefined;
  personHashes?: readonly Buffer[] | undefined;
}

/** The last call of the previous page; newest first. */
interface CallPlace {
  /** Milliseconds since 1970. */
  at: number;
  id: string;
}

/** A shortened retention applies at once, before the hourly clean-up. */
const until = sql<Date>`least(k.expires_at, k.called_at + make_interval(days => a.call_days))`;
const isKept = sql<SqlBool>`a.call_days is not null and ${until} > now()`;

const keptOf = (db: Db, accountId: string) =>
  db
    .selectFrom('kept_calls as k')
    .innerJoin('accounts as a', 'a.id', 'k.account_id')
    .innerJoin('api_keys as named', 'named.id', 'k.key_id')
    .where('k.account_id', '=', accountId)
    .where(isKept);

const shown = [
  'k.id',
  'k.operation',
  'k.score',
  'k.valid',
  'k.key_id as keyId',
  'named.name as keyName',
  'k.request_id as requestId',
  'k.called_at as at',
  until.as('until'),
] as const;

/** One page of the matching calls. */
export function listKeptCalls(
  db: Db,
  accountId: string,
  { criteria, after, limit }: { criteria: CallCriteria; after: CallPlace | null; limit: number },
): Promise<KeptCall[]> {
  return keptOf(db, accountId)
    .select(shown)
    .where(meets(criteria))
    .where(after === null ? sql<SqlBool>`true` : isAfter(after))
    .orderBy('k.called_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute();
}

function meets({ keyId, outcome, personHashes }: CallCriteria): RawBuilder<SqlBool> {
  const all = [
    sql`true`,
    keyId !== undefined && sql`k.key_id = ${keyId}`,
    outcome === 'none' && sql`k.valid is null`,
    (outcome === 'valid' || outcome === 'invalid') && sql`k.valid = ${outcome === 'valid'}`,
    personHashes !== undefined && sql`k.person_hashes && ${[...personHashes]}::bytea[]`,
  ].filter((condition) => condition !== false);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

const isAfter = ({ at, id }: CallPlace) => sql<SqlBool>`(k.called_at, k.id) < (${new Date(at)}, ${id}::uuid)`;

/** One call, or those of one person, with their records. */
export function readKeptCalls(
  db: Db,
  accountId: string,
  which: { id: string } | { personHashes: readonly Buffer[] },
): Promise<SealedCall[]> {
  if ('id' in which && !isUuid(which.id)) return Promise.resolve([]);
  return keptOf(db, accountId)
    .select([...shown, 'k.record', 'k.record_hash as recordHash', 'k.result_key as resultKey'])
    .where('id' in which ? sql<SqlBool>`k.id = ${which.id}` : meets(which))
    .orderBy('k.called_at')
    .orderBy('k.id')
    .execute();
}

/** The record of a kept call in clear. @throws {SealError} */
export function openRecord({ unseal }: Pick<Sealer, 'unseal'>, { record }: Pick<SealedCall, 'record'>): InputRecord {
  return inputRecord.parse(JSON.parse(unseal(record, PURPOSE)));
}

export function countKeptCalls(db: Db, accountId: string, criteria: CallCriteria = {}): Promise<number> {
  return keptOf(db, accountId)
    .select(sql<number>`count(*)::integer`.as('calls'))
    .where(meets(criteria))
    .executeTakeFirstOrThrow()
    .then(({ calls }) => calls);
}

/** Names of the keys that kept calls were made with. */
export async function keysOfKeptCalls(db: Db, accountId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from api_keys
    where account_id = ${accountId} and exists (select from kept_calls k where k.key_id = api_keys.id)
    order by name, created_at`.execute(db);
  return rows;
}

const BATCH = 5_000;

/** Deletes everything kept of an account so far, in short transactions. @returns how many */
export async function eraseKeptCallsOf(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  let total = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from kept_calls where id in (
        select id from kept_calls where account_id = ${accountId} and called_at <= ${rows[0]?.now} limit ${BATCH}
      )`.execute(db);
    total += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return total;
  }
}
