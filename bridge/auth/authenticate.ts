import type { Plan, PlanName, SubscriptionState } from '../../shared/plan-limits.ts';
import { addressBlock } from '../platform/http/address-block.ts';
import { Problem } from '../platform/problem.ts';
import { hashKey, isWellFormedKey } from './api-key.ts';

interface Owner {
  readonly keyId: string;
  readonly plan: PlanName;
  readonly subscription: SubscriptionState;
}

type Authenticate<O extends Owner> = (authorization: string | undefined, address: string) => Promise<O>;

const challenge = { 'WWW-Authenticate': 'Bearer realm="api"' };

/**
 * Authenticates a request: key, subscription, plan, in this order (specification §5). A valid key passes from any
 * address, so that others behind a shared address cannot lock it out with wrong keys. Every credential is hashed,
 * well-formed or not; only hashes are compared.
 * @throws {Problem} `rate_limited`, `invalid_api_key`, `no_active_subscription`, `plan_without_api`, `unavailable`
 */
export function createAuthenticate<O extends Owner>(deps: {
  plans: Record<PlanName, Pick<Plan, 'api'>>;
  findOwner(hash: string): O | undefined | Promise<O | undefined>;
  failedKeys: FailedKeyBudget;
  used(keyId: string): void;
  /** Called with a valid key whose account may not call the API. */
  refused(keyId: string): void;
  onFailedKey(): void;
}): Authenticate<O> {
  const refuse = async (credential: string, address: string): Promise<never> => {
    // A request without a key is not a guess, so it is not counted.
    if (credential !== '') {
      deps.failedKeys.check(address);
      deps.onFailedKey();
      await deps.failedKeys.spend(address);
    }
    throw new Problem('invalid_api_key', { headers: challenge });
  };

  return async (authorization, address) => {
    const credential = bearerCredential(authorization);
    const hash = hashKey(credential);
    const owner = isWellFormedKey(credential) ? await deps.findOwner(hash) : undefined;
    if (owner === undefined) return refuse(credential || (authorization ?? '').trim(), address);
    deps.used(owner.keyId);
    const code = problemOf(owner, deps.plans);
    if (code === null) return owner;
    deps.refused(owner.keyId);
    throw new Problem(code, { headers: challenge });
  };
}

function problemOf({ subscription, plan }: Owner, plans: Record<PlanName, Pick<Plan, 'api'>>) {
  if (subscription !== 'active') return 'no_active_subscription';
  return plans[plan].api ? null : 'plan_without_api';
}

/** RFC 6750: the scheme in any case, spaces, one token68 and nothing after it. */
const bearer = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;

/** The credential of an `Authorization` header; empty when there is none. */
export function bearerCredential(header: string | undefined): string {
  return header === undefined ? '' : (bearer.exec(header)?.[1] ?? '');
}

interface Allowance {
  limited: boolean;
  remaining: number;
  resetMs: number;
}

export interface FailedKeyBudget {
  /** Checks before a failed key is counted. @throws {Problem} `rate_limited` when the address has no budget left. */
  check(address: string): void;
  /** Counts one failed key. @throws {Problem} `rate_limited` when other processes saw the address use up its budget. */
  spend(address: string): Promise<void>;
}

const MAX_BLOCKED = 10_000;

/**
 * Twenty wrong keys a minute are a mistake in a script; more is an attack. The check is answered from memory; the count
 * may be shared between processes.
 */
export function createFailedKeyBudget(deps: {
  consume(key: string): Promise<Allowance>;
  onBlocked(): void;
  now?: () => number;
}): FailedKeyBudget {
  const now = deps.now ?? Date.now;
  const blockedUntil = new Map<string, number>();

  const block = (key: string, until: number) => {
    if (blockedUntil.size >= MAX_BLOCKED) {
      for (const [other, end] of blockedUntil) if (end <= now()) blockedUntil.delete(other);
    }
    if (blockedUntil.size < MAX_BLOCKED) blockedUntil.set(key, until);
    deps.onBlocked();
  };

  return {
    check(address) {
      if (blockedUntil.size === 0) return;
      const key = addressBlock(address);
      const until = blockedUntil.get(key);
      if (until === undefined) return;
      const left = until - now();
      if (left > 0) throw limited(left);
      blockedUntil.delete(key);
    },
    async spend(address) {
      const key = addressBlock(address);
      const allowance = await deps.consume(key);
      if (allowance.remaining === 0) block(key, now() + allowance.resetMs);
      if (allowance.limited) throw limited(allowance.resetMs);
    },
  };
}

function limited(milliseconds: number): Problem {
  return new Problem('rate_limited', { headers: { 'Retry-After': `${Math.max(1, Math.ceil(milliseconds / 1000))}` } });
}
