import { timingSafeEqual } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { type Configuration, defaultConfiguration } from '../../shared/configuration.ts';
import type { PlanName, SubscriptionState } from '../../shared/plan-limits.ts';
import { Problem } from '../platform/problem.ts';

/** Owner of a usable key, with everything a request needs to know about the account. */
export interface KeyOwner {
  readonly keyId: string;
  readonly accountId: string;
  readonly plan: PlanName;
  readonly subscription: SubscriptionState;
  readonly configuration: Configuration;
  /** Whether records of its calls are kept. */
  readonly keepsCalls: boolean;
  /** When the key stops working, epoch ms; null when it does not expire. */
  readonly expiresAt: number | null;
}

export interface AccountDirectory {
  /**
   * Looks up the owner of a key by the key's base64url SHA-256; undefined when no usable key has that hash.
   * @throws {Problem} `unavailable` when the store cannot answer.
   */
  find(hash: string): KeyOwner | Promise<KeyOwner | undefined>;
  /** Drops the cached keys of one account. */
  forget(accountId: string): void;
  /** Drops the whole cache, as after a gap in the notifications. */
  forgetAll(): void;
}

interface Entry {
  owner: KeyOwner;
  /** When this entry expires; counted from before it was read. */
  until: number;
}

/** Leaves time for a read within one second, so that changes take effect in a second without a notification. */
const TTL_MS = 800;
const MAX_ENTRIES = 10_000;
const QUERY_TIMEOUT_MS = 3_000;

/** One read of the store for each key in use and each 800 ms, however many requests there are. */
export function createAccountDirectory(deps: { pool: Pick<Pool, 'query'>; now?: () => number }): AccountDirectory {
  const now = deps.now ?? Date.now;
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<KeyOwner | undefined>>();

  const load = async (hash: string, started: number) => {
    const owner = await readOwner(deps.pool, hash);
    // An invalidation meanwhile removed this load from the map: what it read is not cached.
    if (owner !== undefined && loading.has(hash)) remember(hash, { owner, until: started + TTL_MS });
    return owner;
  };

  const remember = (hash: string, entry: Entry) => {
    entries.delete(hash);
    entries.set(hash, entry);
    if (entries.size <= MAX_ENTRIES) return;
    const oldest = entries.keys().next();
    if (!oldest.done) entries.delete(oldest.value);
  };

  const refresh = (hash: string, started: number) => {
    const running = loading.get(hash);
    if (running !== undefined) return running;
    const promise = load(hash, started).finally(() => {
      if (loading.get(hash) === promise) loading.delete(hash);
    });
    loading.set(hash, promise);
    return promise;
  };

  return {
    find(hash) {
      const time = now();
      const entry = entries.get(hash);
      if (entry === undefined) return refresh(hash, time);
      const { expiresAt } = entry.owner;
      if (time < entry.until && (expiresAt === null || time < expiresAt)) return entry.owner;
      entries.delete(hash);
      return refresh(hash, time);
    },
    forget(accountId) {
      loading.clear();
      for (const [hash, entry] of entries) if (entry.owner.accountId === accountId) entries.delete(hash);
    },
    forgetAll() {
      loading.clear();
      entries.clear();
    },
  };
}

interface OwnerRow {
  key_id: string;
  hash: Buffer;
  expires_at: Date | null;
  account_id: string;
  plan: PlanName;
  subscription: SubscriptionState;
  keeps_calls: boolean;
  body: Configuration | null;
}

const ownerQuery = `
  select k.id as key_id, k.hash, k.expires_at, k.account_id, a.plan, a.subscription,
    a.call_days is not null as keeps_calls, c.body
  from api_keys k
  join accounts a on a.id = k.account_id
  left join lateral (
    select body from configurations where account_id = a.id order by version desc limit 1
  ) c on true
  where k.hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;

async function readOwner(pool: Pick<Pool, 'query'>, hash: string): Promise<KeyOwner | undefined> {
  const wanted = Buffer.from(hash, 'base64url');
  const row = await queryOwner(pool, wanted);
  if (row === undefined || !timingSafeEqual(row.hash, wanted)) return undefined;
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    plan: row.plan,
    subscription: row.subscription,
    configuration: row.body ?? defaultConfiguration,
    keepsCalls: row.keeps_calls,
    expiresAt: row.expires_at === null ? null : row.expires_at.getTime(),
  };
}

async function queryOwner(pool: Pick<Pool, 'query'>, hash: Buffer): Promise<OwnerRow | undefined> {
  // pg reads query_timeout from the query, its types do not know it.
  const query: QueryConfig & { query_timeout: number } = {
    name: 'key-owner',
    text: ownerQuery,
    values: [hash],
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const { promise: late, reject } = Promise.withResolvers<never>();
  // query_timeout starts only when the pool has a connection.
  const timer = setTimeout(() => reject(new Error('The store did not answer in time')), QUERY_TIMEOUT_MS);
  try {
    return (await Promise.race([pool.query<OwnerRow>(query), late])).rows[0];
  } catch (cause) {
    throw new Problem('unavailable', { cause, headers: { 'Retry-After': '5' } });
  } finally {
    clearTimeout(timer);
  }
}
