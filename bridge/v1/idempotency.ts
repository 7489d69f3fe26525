import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../platform/problem.ts';
import type { IdempotencyClaims } from './idempotency-claims.ts';

const printable = /^[\x20-\x7e]{1,255}$/;

/** @throws {Problem} `invalid_idempotency_key` */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) {
    const message = 'Must be 1 to 255 printable ASCII characters';
    throw new Problem('invalid_idempotency_key', { details: [{ path: '', code: 'idempotency_key', message }] });
  }
  return key;
}

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
export function createIdempotency(deps: { claims: IdempotencyClaims; onError(error: unknown): void }): Idempotency {
  const { claims } = deps;

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

export interface Claim {
  accountId: string;
  key: string;
  requestHash: Buffer;
  claimedBy: string;
}

function claimOf({ accountId, key, operationId, body }: Request): Claim {
  const requestHash = hash('sha256', Buffer.concat([Buffer.from(`${operationId}\n`), body]), 'buffer');
  return { accountId, key, requestHash, claimedBy: randomUUID() };
}
