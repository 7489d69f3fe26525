import { type Kysely, sql, type Transaction } from 'kysely';
import { deleteAnalyses } from '../platform/results/lead-analyses.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Database } from '../platform/store/schema.ts';

/** A request by its `X-Request-Id`, or a record by the hash of its fields. */
export type SoughtResults = { requestId: string } | { recordHash: Buffer };

interface ErasedResults {
  results: number;
  /** Kept for `Idempotency-Key`. */
  answers: number;
}

/**
 * Erases all that is kept of a record that came over the API, or of the record in a request: results of every day and
 * firm, and answers made from them. Triggers tell every process to forget what it holds in memory.
 */
export function eraseResults(db: Kysely<Database>, sought: SoughtResults, actor: string): Promise<ErasedResults> {
  return db.transaction().execute(async (trx) => {
    const keys = await findResults(trx, sought);
    const answers = await deleteAnswers(trx, sought, keys);
    const erased = { results: await deleteAnalyses(trx, keys), answers };
    const target = 'requestId' in sought ? sought.requestId : 'record';
    await writeAudit(trx, { accountId: null, actor, action: 'results.erased', target, detail: { ...erased } });
    return erased;
  });
}

/** Results that were given to no account but this one, which is deleted. */
export async function eraseResultsOf(trx: Transaction<Database>, accountId: string): Promise<number> {
  const { rows } = await sql<{ key: Buffer }>`
    select a.key from analyses a
    where a.key in (
        select key from result_requests where account_id = ${accountId}
        union select result_key from idempotency_keys where account_id = ${accountId} and result_key is not null)
      and not exists (
        select from result_requests r where r.key = a.key and r.account_id is distinct from ${accountId}::uuid)
      and not exists (select from lead_analyses l where l.key = a.key)`.execute(trx);
  return deleteAnalyses(
    trx,
    rows.map(({ key }) => key),
  );
}

/**
 * Results of earlier versions that no contact owns do not say which record they are of: where a record is sought they go
 * too, and are made again when they are wanted.
 */
async function findResults(trx: Transaction<Database>, sought: SoughtResults): Promise<Buffer[]> {
  const wanted =
    'recordHash' in sought
      ? sql`a.record_hash = ${sought.recordHash}
          or (a.record_hash is null and not exists (select from lead_analyses l where l.key = a.key))`
      : sql`a.key in (select key from result_requests where request_id = ${sought.requestId})
          or a.record_hash in (select b.record_hash from result_requests r join analyses b using (key)
            where r.request_id = ${sought.requestId})`;
  const { rows } = await sql<{ key: Buffer }>`select a.key from analyses a where ${wanted} for update`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Answers of earlier versions do not say what they were made from; they are a day old at most. */
async function deleteAnswers(trx: Transaction<Database>, sought: SoughtResults, keys: Buffer[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where.or([
        where('result_key', 'in', keysOrNone(keys)),
        ...('recordHash' in sought
          ? [where.and([where('result_key', 'is', null), where('response', 'is not', null)])]
          : []),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An empty list is no SQL; no key is empty. */
const keysOrNone = (keys: Buffer[]): Buffer[] => (keys.length > 0 ? keys : [Buffer.alloc(0)]);
