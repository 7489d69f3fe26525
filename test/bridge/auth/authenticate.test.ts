import { beforeEach, expect, test } from 'vitest';
import { createAuthenticate, hashKey, mintKey } from '../../../bridge/auth/authenticate.ts';
import { Problem } from '../../../bridge/platform/problem.ts';
import { type PlanName, plans, type SubscriptionState } from '../../../shared/plan-limits.ts';

const { key } = mintKey();
const address = '192.0.2.1';
let owner: { keyId: string; plan: PlanName; subscription: SubscriptionState };
let blocked: boolean;
let log: string[];

beforeEach(() => {
  owner = { keyId: 'k1', plan: 'pro', subscription: 'active' };
  blocked = false;
  log = [];
});

const authenticate = createAuthenticate({
  plans,
  findOwner: (hash) => {
    log.push('looked up');
    return hash === hashKey(key) ? owner : undefined;
  },
  failedKeys: {
    check: () => {
      if (blocked) throw new Problem('rate_limited');
    },
    spend: async () => void log.push('spent'),
  },
  used: (keyId) => void log.push(`used ${keyId}`),
  refused: (keyId) => void log.push(`refused ${keyId}`),
  onFailedKey: () => void log.push('failed'),
});

test('a good key is looked up once, noted as used, and costs the address nothing', async () => {
  expect(await authenticate(`Bearer ${key}`, address)).toBe(owner);
  expect(log).toEqual(['looked up', 'used k1']);
});

test('a mistyped key is refused without a look into the store', async () => {
  await expect(authenticate(`Bearer ${key}x`, address)).rejects.toMatchObject({ code: 'invalid_api_key' });
  expect(log).toEqual(['failed', 'spent']);
});

test('a key that nobody has is looked up and refused', async () => {
  await expect(authenticate(`Bearer ${mintKey().key}`, address)).rejects.toMatchObject({ code: 'invalid_api_key' });
  expect(log).toEqual(['looked up', 'failed', 'spent']);
});

test('no key at all is refused and costs nothing', async () => {
  for (const header of [undefined, '']) {
    await expect(authenticate(header, address)).rejects.toMatchObject({ code: 'invalid_api_key' });
  }
  expect(log).toEqual([]);
});

test('from a blocked address a good key passes, and a wrong one is refused without being counted', async () => {
  blocked = true;
  expect(await authenticate(`Bearer ${key}`, address)).toBe(owner);
  expect(log).toEqual(['looked up', 'used k1']);
  log = [];
  await expect(authenticate(`Bearer ${key}x`, address)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(log).toEqual([]);
});

test('the subscription comes before the plan', async () => {
  owner = { ...owner, plan: 'free', subscription: 'canceled' };
  await expect(authenticate(`Bearer ${key}`, address)).rejects.toMatchObject({ code: 'no_active_subscription' });
  owner = { ...owner, subscription: 'active' };
  await expect(authenticate(`Bearer ${key}`, address)).rejects.toMatchObject({ code: 'plan_without_api' });
  expect(log.filter((line) => line === 'refused k1')).toHaveLength(2);
  expect(log).not.toContain('spent');
});
