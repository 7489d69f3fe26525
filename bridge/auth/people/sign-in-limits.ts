import { createHash } from 'node:crypto';
import { addressBlock } from '../../platform/http/limits/rate-limiter.ts';
import { Problem } from '../../platform/problem.ts';

interface Allowance {
  limited: boolean;
  resetMs: number;
}

interface Limiter {
  consume(key: string): Promise<Allowance>;
}

interface Try {
  /** Each kind is counted separately: requesting resets does not block signing in. */
  what: 'sign-in' | 'code' | 'password';
  address: string;
  person?: string;
}

/** Each @throws {Problem} `too_many_sign_ins` */
export interface SignInLimits {
  /** Counts failed attempts, by address and by person from any address. */
  guard<T>(by: Try, attempt: () => Promise<T>): Promise<T>;
  /** Counts a password reset request, for any person. */
  countReset(address: string): Promise<void>;
  /** Whether another mail may be sent to them; mails over the limit are skipped. */
  mayMail(userId: string): Promise<boolean>;
  /** Counts invitations and links of an account. */
  countLink(accountId: string): Promise<void>;
}

interface Limiters {
  /** Ten a minute. */
  tries: Limiter & { giveBack(key: string): Promise<void> };
  mails: Limiter;
  links: Limiter;
}

/** Email addresses of people do not leave the process. */
export function createSignInLimits({ tries, mails, links }: Limiters): SignInLimits {
  return {
    async guard({ what, address, person }, attempt) {
      const keys = [addressKey(what, address), ...(person === undefined ? [] : [`${what}:person:${keyOf(person)}`])];
      // In this order: a blocked address uses none of the person's attempts. Counted first: attempts run concurrently.
      for (const key of keys) refuseLimited(await tries.consume(key));
      const done = await attempt();
      await Promise.all(keys.map((key) => tries.giveBack(key)));
      return done;
    },
    countReset: async (address) => refuseLimited(await tries.consume(addressKey('reset', address))),
    mayMail: async (userId) => !(await mails.consume(userId)).limited,
    countLink: async (accountId) => refuseLimited(await links.consume(accountId)),
  };
}

const addressKey = (what: string, address: string) => `${what}:address:${addressBlock(address)}`;
const keyOf = (person: string) => createHash('sha256').update(person.toLowerCase()).digest('base64url');

function refuseLimited({ limited, resetMs }: Allowance): void {
  if (!limited) return;
  const seconds = Math.max(1, Math.ceil(resetMs / 1_000));
  throw new Problem('too_many_sign_ins', { headers: { 'Retry-After': `${seconds}` } });
}
