import { createHash } from 'node:crypto';
import { addressBlock } from '../../platform/http/address-block.ts';
import { Problem } from '../../platform/problem.ts';

interface Allowance {
  limited: boolean;
  resetMs: number;
}

/** Counts one try. @throws {Problem} `too_many_sign_ins` */
export type CountTry = (by: { address: string; person?: string }) => Promise<void>;

/** So many tries a minute for an address, and for a person from wherever they come. No address of a person leaves the process. */
export function createSignInLimits(limiter: { consume(key: string): Promise<Allowance> }): CountTry {
  return async ({ address, person }) => {
    const keys = [`address:${addressBlock(address)}`, ...(person === undefined ? [] : [`person:${keyOf(person)}`])];
    const allowances = await Promise.all(keys.map((key) => limiter.consume(key)));
    const waits = allowances.filter(({ limited }) => limited).map(({ resetMs }) => resetMs);
    if (waits.length === 0) return;
    const seconds = Math.max(1, Math.ceil(Math.max(...waits) / 1_000));
    throw new Problem('too_many_sign_ins', { headers: { 'Retry-After': `${seconds}` } });
  };
}

const keyOf = (person: string) => createHash('sha256').update(person.toLowerCase()).digest('base64url');
