import { type RawBuilder, sql } from 'kysely';
import { deleteAnalyses, unlinkRequests } from '../platform/results/analysis-cache.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Db, Trx } from '../platform/store/schema.ts';

/** A request by its `X-Request-Id`, or records by the hashes of their fields. */
type ResultCriteria = { requestId: string } | { recordHashes: readonly Buffer[] };

interface ErasedResults {
  results: number;
  /** Answers stored for `Idempotency-Key`. */
  answers: number;
  /** Calls kept with their records. */
  calls: number;
}

/** Who erases: an account its own data, an operator (null) everything. */
interface By {
  accountId: string | null;
  actor: string;
}

/**
 * Erases everything kept of records sent to the API, or of the record in a request: results of every day and firm,
 * answers made from them, and kept calls. Data shared with another account stays for that account. Triggers make every
 * process drop what it holds in memory.
 */
export function eraseResults(db: Db, criteria: ResultCriteria, { accountId, actor }: By): Promise<ErasedResults> {
  return db.transaction().execute(async (trx) => {
    const hashes = 'recordHashes' in criteria ? [...criteria.recordHashes] : await recordsOf(trx, criteria, accountId);
    const keys = await findResults(trx, { criteria, hashes, accountId });
    const calls = await deleteCalls(trx, hashes, accountId);
    const answers = await deleteAnswers(trx, { criteria, keys: [...keys, ...calls.resultKeys], accountId });
    const results = accountId === null ? await deleteAnalyses(trx, keys) : await giveUp(trx, keys, accountId);
    const erased = { results, answers, calls: calls.deleted };
    const target = 'requestId' in criteria ? criteria.requestId : 'record';
    await writeAudit(trx, { accountId, actor, action: 'results.erased', target, detail: { ...erased } });
    return erased;
  });
}

/** Results that only this deleted account received. */
export async function eraseResultsOf(trx: Trx, accountId: string): Promise<number> {
  const { rows } = await sql<{ key: Buffer }>`
    select a.key from analyses a
    where a.key in (
        select key from result_requests where account_id = ${accountId}
        union select result_key from idempotency_keys where account_id = ${accountId} and result_key is not null)
      and not exists (
        select from result_requests r where r.key = a.key and r.account_id is distinct from ${accountId}::uuid)
      and not exists (select from lead_analyses l where l.key = a.key)`.execute(trx);
  const keys = rows.map(({ key }) => key);
  return deleteAnalyses(trx, keys);
}

const isOf = (accountId: string | null): RawBuilder<unknown> =>
  accountId === null ? sql`true` : sql`account_id = ${accountId}`;

/** The records of the requests with this id: callers may choose the same id twice. */
async function recordsOf(trx: Trx, { requestId }: { requestId: string }, accountId: string | null): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select a.record_hash as hash from result_requests r join analyses a using (key)
    where r.request_id = ${requestId} and ${isOf(accountId)} and a.record_hash is not null
    union select record_hash from kept_calls where request_id = ${requestId} and ${isOf(accountId)}`.execute(trx);
  return rows.map(({ hash }) => hash);
}

interface Found {
  criteria: ResultCriteria;
  accountId: string | null;
}

/**
 * Results of earlier versions without an owning contact do not say which record they are of: when an operator searches
 * for a record they are deleted too, and made again when needed.
 */
async function findResults(trx: Trx, { criteria, hashes, accountId }: Found & { hashes: Buffer[] }): Promise<Buffer[]> {
  const wanted =
    'requestId' in criteria
      ? sql`a.key in (select key from result_requests where request_id = ${criteria.requestId} and ${isOf(accountId)})`
      : sql`${accountId === null} and a.record_hash is null
          and not exists (select from lead_analyses l where l.key = a.key)`;
  const { rows } = await sql<{ key: Buffer }>`
    select a.key from analyses a
    where (a.record_hash = any(${hashes}::bytea[]) or ${wanted}) and ${isGivenTo(accountId)} for update`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Results that an account received, for a request or for a contact of its portal. */
const isGivenTo = (accountId: string | null): RawBuilder<unknown> =>
  accountId === null
    ? sql`true`
    : sql`(exists (select from result_requests r where r.key = a.key and r.account_id = ${accountId})
        or exists (select from idempotency_keys i where i.result_key = a.key and i.account_id = ${accountId})
        or exists (select from kept_calls c where c.result_key = a.key and c.account_id = ${accountId})
        or exists (
          select from lead_analyses l join hubspot_connections c using (portal_id)
          where l.key = a.key and c.account_id = ${accountId}))`;

/** Answers of earlier versions do not say what they were made from; they are a day old at most. */
async function deleteAnswers(trx: Trx, { criteria, keys, accountId }: Found & { keys: Buffer[] }): Promise<number> {
  const unknown = accountId === null && 'recordHashes' in criteria;
  const { numAffectedRows } = await sql`
    delete from idempotency_keys
    where (result_key = any(${keys}::bytea[]) or (${unknown} and result_key is null and response is not null))
      and ${isOf(accountId)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function deleteCalls(
  trx: Trx,
  hashes: readonly Buffer[],
  accountId: string | null,
): Promise<{ deleted: number; resultKeys: Buffer[] }> {
  const { rows } = await sql<{ key: Buffer | null }>`
    delete from kept_calls where record_hash = any(${[...hashes]}::bytea[]) and ${isOf(accountId)}
    returning result_key as key`.execute(trx);
  return { deleted: rows.length, resultKeys: rows.flatMap(({ key }) => key ?? []) };
}

/** Removes an account's share in results, which are deleted without another owner. @returns how many shares */
async function giveUp(trx: Trx, keys: readonly Buffer[], accountId: string): Promise<number> {
  const { rows } = await sql<{ key: Buffer }>`
    select a.key from analyses a where a.key = any(${[...keys]}::bytea[])
      and not exists (
        select from result_requests r where r.key = a.key and r.account_id is distinct from ${accountId}::uuid)
      and not exists (select from idempotency_keys i where i.result_key = a.key and i.account_id <> ${accountId})
      and not exists (
        select from lead_analyses l left join hubspot_connections c using (portal_id)
        where l.key = a.key and c.account_id is distinct from ${accountId}::uuid)`.execute(trx);
  await unlinkRequests(trx, keys, accountId);
  const unowned = rows.map(({ key }) => key);
  await deleteAnalyses(trx, unowned);
  return keys.length;
}
