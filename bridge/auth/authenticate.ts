import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Plan, PlanName, SubscriptionState } from '../../shared/plan-limits.ts';
import { addressBlock } from '../platform/http/limits/rate-limiter.ts';
import { Problem } from '../platform/problem.ts';

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

/** Lets people and secret scanners recognize a leaked key. */
const PREFIX = 'lis_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 > 2^256 and 62^6 > 2^32. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const prefixChecksum = crc32(PREFIX);
const shape = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

interface MintedKey {
  /** Shown to its owner once and not stored. */
  key: string;
  hash: Buffer;
  /** Enough to tell keys apart in a list, too little to guess one. */
  hint: string;
}

/** `lis_live_` + 256 random bits + checksum, letters and digits only so that a double click selects all of it. */
export function mintKey(): MintedKey {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const key = `${PREFIX}${secret}${checksum(secret)}`;
  return { key, hash: hash('sha256', key, 'buffer'), hint: `${PREFIX}…${key.slice(-4)}` };
}

/** False for a mistyped or truncated key, which then needs no store lookup. */
export function isWellFormedKey(text: string): boolean {
  if (!shape.test(text)) return false;
  const secret = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return checksum(secret) === text.slice(-CHECKSUM_LENGTH);
}

/** The hash that the store and the directory know a key by: 256 random bits need no slow hash. */
export function hashKey(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Uses plain numbers for speed: it runs on every request. */
function checksum(secret: string): string {
  let rest = crc32(secret, prefixChecksum);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit += 1) {
    text = ALPHABET.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let digit = 0; digit < length; digit += 1) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
