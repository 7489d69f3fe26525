import { type Kysely, sql } from 'kysely';
import { Problem } from '../platform/problem.ts';
import type { Database } from '../platform/store/schema.ts';
import type { Answered, Claim } from './idempotency.ts';

type ClaimState = { is: 'ours' } | { is: 'pending' } | { is: 'different' } | ({ is: 'answered' } & Answered);

/** Who answers a key, stored so that it holds for every process. Each rejects with `unavailable`. */
export interface IdempotencyClaims {
  claim(claim: Claim): Promise<ClaimState>;
  renew(claim: Claim): Promise<void>;
  /** False when the claim was lost meanwhile. */
  complete(claim: Claim, answered: Answered): Promise<boolean>;
  /** Frees the key after a failure: failures are not stored. */
  release(claim: Claim): Promise<void>;
}

interface Deps {
  db: Kysely<Database>;
  seal(text: string, purpose: string): Buffer;
  unseal(sealed: Buffer, purpose: string): string;
}

const PURPOSE = 'idempotency_keys.response';
const KEPT = sql`interval '24 hours'`;
/** Three missed heartbeats: the claiming process is gone. */
const STALE = sql`interval '12 seconds'`;

export function createIdempotencyClaims(deps: Deps): IdempotencyClaims {
  const { db } = deps;
  return {
    claim: (claim) => reachable(() => takeOrRead(deps, claim)),
    renew: (claim) =>
      reachable(async () => {
        await ours(db, claim).set({ claimed_at: sql`now()` }).execute();
      }),
    complete: (claim, { json, resultKey }) =>
      reachable(async () => {
        const response = deps.seal(json, PURPOSE);
        const result = await ours(db, claim).set({ response, result_key: resultKey }).executeTakeFirst();
        return result.numUpdatedRows === 1n;
      }),
    release: (claim) =>
      reachable(async () => {
        await db
          .deleteFrom('idempotency_keys')
          .where('account_id', '=', claim.accountId)
          .where('key', '=', claim.key)
          .where('claimed_by', '=', claim.claimedBy)
          .where('response', 'is', null)
          .execute();
      }),
  };
}

async function takeOrRead(deps: Deps, claim: Claim): Promise<ClaimState> {
  const taken = await deps.db
    .insertInto('idempotency_keys')
    .values({
      account_id: claim.accountId,
      key: claim.key,
      request_hash: claim.requestHash,
      response: null,
      claimed_by: claim.claimedBy,
      claimed_at: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({
          request_hash: claim.requestHash,
          response: null,
          result_key: null,
          claimed_by: claim.claimedBy,
          claimed_at: sql`now()`,
          created_at: sql`now()`,
        })
        .where(
          sql<boolean>`idempotency_keys.claimed_at < now() - ${KEPT}
            or (idempotency_keys.response is null and idempotency_keys.claimed_at < now() - ${STALE})`,
        ),
    )
    .returning('claimed_by')
    .executeTakeFirst();
  return taken === undefined ? read(deps, claim) : { is: 'ours' };
}

async function read(deps: Deps, claim: Claim): Promise<ClaimState> {
  const row = await deps.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response', 'result_key'])
    .where('account_id', '=', claim.accountId)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  // Released between the two statements: the next round claims it.
  if (row === undefined) return { is: 'pending' };
  if (!row.request_hash.equals(claim.requestHash)) return { is: 'different' };
  const { response } = row;
  if (response === null) return { is: 'pending' };
  try {
    return { is: 'answered', json: deps.unseal(response, PURPOSE), resultKey: row.result_key };
  } catch (error) {
    if (!(await forget(deps.db, claim, response))) throw error;
    return { is: 'pending' };
  }
}

/**
 * An answer that no secret here opens was sealed with a lost secret, or, during rotation, with one that only other
 * processes have yet. After an hour it is the former, and the next round answers again.
 */
async function forget(db: Kysely<Database>, { accountId, key }: Claim, response: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('response', '=', response)
    .where('claimed_at', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function ours(db: Kysely<Database>, claim: Claim) {
  return db
    .updateTable('idempotency_keys')
    .where('account_id', '=', claim.accountId)
    .where('key', '=', claim.key)
    .where('claimed_by', '=', claim.claimedBy);
}

async function reachable<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (cause) {
    throw new Problem('unavailable', { cause, headers: { 'Retry-After': '5' } });
  }
}
