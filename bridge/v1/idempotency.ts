import { hash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Problem } from '../platform/problem.ts';
import type { Db } from '../platform/store/schema.ts';
import type { SealedStore } from '../platform/store/seal.ts';

interface Request {
  accountId: string;
  key: string;
  operationId: string;
  body: Buffer;
  signal: AbortSignal;
}

export interface Answered {
  json: string;
  /** Key of the result behind it; null in answers of earlier versions. */
  resultKey: Buffer | null;
}

export interface Answer extends Answered {
  replayed: boolean;
}

export type Idempotency = (request: Request, respond: () => Promise<Answered>) => Promise<Answer>;

/** Heartbeat interval of a claim. */
const HEARTBEAT_MS = 4_000;
const POLL_MIN_MS = 20;
const POLL_MAX_MS = 250;

/**
 * Answers a request once per account and key: the first one is answered and stored, the others get the same bytes.
 * Requests during the first one wait for it; if it fails, one of them is next.
 */
export function createIdempotency(deps: SealedStore & { onError(error: unknown): void }): Idempotency {
  const claims = createIdempotencyClaims(deps);

  const answerFirst = async (claim: Claim, respond: () => Promise<Answered>): Promise<Answered | undefined> => {
    const heartbeat = setInterval(() => void claims.renew(claim).catch(deps.onError), HEARTBEAT_MS);
    try {
      const answered = await respond();
      // The claim is lost: this process was taken for dead, and the one that took over has the answer.
      return (await claims.complete(claim, answered)) ? answered : undefined;
    } catch (error) {
      await claims.release(claim).catch(deps.onError);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  };

  return async (request, respond) => {
    const claim = claimOf(request);
    for (let pause = POLL_MIN_MS; ; pause = Math.min(pause * 1.5, POLL_MAX_MS)) {
      const state = await claims.claim(claim);
      if (state.is === 'different') throw new Problem('idempotency_conflict');
      if (state.is === 'answered') return { json: state.json, resultKey: state.resultKey, replayed: true };
      if (state.is === 'ours') {
        const answered = await answerFirst(claim, respond);
        if (answered !== undefined) return { ...answered, replayed: false };
      }
      await sleep(pause, undefined, { signal: request.signal });
    }
  };
}

interface Claim {
  accountId: string;
  key: string;
  requestHash: Buffer;
  claimedBy: string;
}

function claimOf({ accountId, key, operationId, body }: Request): Claim {
  const requestHash = hash('sha256', Buffer.concat([Buffer.from(`${operationId}\n`), body]), 'buffer');
  return { accountId, key, requestHash, claimedBy: randomUUID() };
}

type ClaimState = { is: 'ours' } | { is: 'pending' } | { is: 'different' } | ({ is: 'answered' } & Answered);

/** Who answers a key, stored so that it holds for every process. Each rejects with `unavailable`. */
interface IdempotencyClaims {
  claim(claim: Claim): Promise<ClaimState>;
  renew(claim: Claim): Promise<void>;
  /** False when the claim was lost meanwhile. */
  complete(claim: Claim, answered: Answered): Promise<boolean>;
  /** Frees the key after a failure: failures are not stored. */
  release(claim: Claim): Promise<void>;
}

const PURPOSE = 'idempotency_keys.response';
const KEPT = sql`interval '24 hours'`;
/** Three missed heartbeats: the claiming process is gone. */
const STALE = sql`interval '12 seconds'`;

export function createIdempotencyClaims(deps: SealedStore): IdempotencyClaims {
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

async function takeOrRead(deps: SealedStore, claim: Claim): Promise<ClaimState> {
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

async function read(deps: SealedStore, claim: Claim): Promise<ClaimState> {
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
async function forget(db: Db, { accountId, key }: Claim, response: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .where('response', '=', response)
    .where('claimed_at', '<', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function ours(db: Db, claim: Claim) {
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
