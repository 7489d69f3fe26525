import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setAccount } from '../../../bridge/accounts/accounts.ts';
import { createKeyUsage } from '../../../bridge/auth/call-counts.ts';
import { issueKey, listKeys, revokeKey, rotateKey } from '../../../bridge/auth/keys.ts';
import { accountForEach } from '../../fixtures/account-for-each.ts';

const firm = accountForEach({ name: 'Firm', plan: 'pro', subscription: 'active' });

const issue = (name = 'Zapier') => issueKey(firm.db, { accountId: firm.accountId, name }, 'cli');

test('a key is shown once: neither the list, the table nor the audit log holds it', async () => {
  const { keyId, key } = await issue();
  const [listed] = await listKeys(firm.db, firm.accountId);
  expect(listed).toEqual({
    id: keyId,
    accountId: firm.accountId,
    name: 'Zapier',
    hint: `lis_live_…${key.slice(-4)}`,
    createdAt: expect.any(Date),
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    rotatedFrom: null,
  });
  const { rows } = await firm.pool.query(
    'select row_to_json(k)::text as row from api_keys k union all select row_to_json(a)::text from audit_log a',
  );
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(key.slice(10, 40));
});

describe('issued only while the account has an active PRO subscription', () => {
  test.each([
    [{ subscription: 'none' }, 'key_needs_subscription'],
    [{ subscription: 'past_due' }, 'key_needs_subscription'],
    [{ subscription: 'canceled', plan: 'free' }, 'key_needs_subscription'],
    [{ plan: 'free' }, 'key_needs_pro_plan'],
  ] as const)('%j: %s', async (change, code) => {
    const { keyId } = await issue();
    await setAccount(firm.db, { accountId: firm.accountId, ...change }, 'test');
    await expect(issue()).rejects.toMatchObject({ code, status: 409 });
    await expect(rotateKey(firm.db, { keyId }, 'cli')).rejects.toMatchObject({ code });
    expect(await listKeys(firm.db, firm.accountId)).toHaveLength(1);
  });

  test('not for an account that is not there', async () => {
    for (const id of [randomUUID(), 'x']) {
      await expect(issueKey(firm.db, { accountId: id, name: 'k' }, 'cli')).rejects.toMatchObject({
        code: 'account_not_found',
      });
      expect(await listKeys(firm.db, id)).toEqual([]);
    }
  });

  test.each(['', '  ', 'x'.repeat(101), 'nul \0', '\udc00'])('not with the name %j', async (name) => {
    await expect(issue(name)).rejects.toMatchObject({ code: 'invalid_key_name' });
  });
});

describe('revokeKey', () => {
  test('sets the time once', async () => {
    const { keyId } = await issue();
    const first = await revokeKey(firm.db, { keyId }, 'cli');
    expect(first.revokedAt).toBeInstanceOf(Date);
    expect(await revokeKey(firm.db, { keyId }, 'cli')).toEqual(first);
    const actions = await firm.db.selectFrom('audit_log').select('action').where('target', '=', keyId).execute();
    expect(actions.map(({ action }) => action)).toEqual(['key.created', 'key.revoked']);
  });

  test.each([randomUUID(), 'x', ''])('key %j is not found', async (keyId) => {
    await expect(revokeKey(firm.db, { keyId }, 'cli')).rejects.toMatchObject({ code: 'key_not_found' });
    await expect(rotateKey(firm.db, { keyId }, 'cli')).rejects.toMatchObject({ code: 'key_not_found' });
  });
});

describe('rotateKey', () => {
  test('gives a new key of the same name and an end to the old one, a day from now', async () => {
    const { keyId } = await issue();
    const before = Date.now();
    const rotated = await rotateKey(firm.db, { keyId }, 'cli');
    expect(rotated.oldKeyExpiresAt.getTime() - before).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000 - 50);
    const keys = await listKeys(firm.db, firm.accountId);
    expect(keys.find(({ id }) => id === keyId)).toMatchObject({ expiresAt: rotated.oldKeyExpiresAt, revokedAt: null });
    expect(keys.find(({ id }) => id === rotated.keyId)).toMatchObject({
      name: 'Zapier',
      rotatedFrom: keyId,
      expiresAt: null,
    });
  });

  test('the overlap is bounded: never negative, never more than 30 days', async () => {
    const [short, long] = [await issue(), await issue()];
    const now = Date.now();
    const none = await rotateKey(firm.db, { keyId: short.keyId, overlapMs: -5 }, 'cli');
    const between = Date.now();
    expect(none.oldKeyExpiresAt.getTime()).toBeGreaterThanOrEqual(now);
    expect(none.oldKeyExpiresAt.getTime()).toBeLessThanOrEqual(between);
    const most = await rotateKey(firm.db, { keyId: long.keyId, overlapMs: 1e15 }, 'cli');
    const overlapMs = 30 * 24 * 60 * 60 * 1000;
    expect(most.oldKeyExpiresAt.getTime()).toBeGreaterThanOrEqual(between + overlapMs);
    expect(most.oldKeyExpiresAt.getTime()).toBeLessThanOrEqual(Date.now() + overlapMs);
  });

  test('a key is replaced once; a revoked one not at all', async () => {
    const [one, other] = [await issue(), await issue()];
    await rotateKey(firm.db, { keyId: one.keyId }, 'cli');
    await expect(rotateKey(firm.db, { keyId: one.keyId }, 'cli')).rejects.toMatchObject({ code: 'key_not_active' });
    await revokeKey(firm.db, { keyId: other.keyId }, 'cli');
    await expect(rotateKey(firm.db, { keyId: other.keyId }, 'cli')).rejects.toMatchObject({ code: 'key_not_active' });
  });
});

describe('last used', () => {
  const lastUsed = async (keyId: string) =>
    (await listKeys(firm.db, firm.accountId)).find(({ id }) => id === keyId)?.lastUsedAt;

  test('is written in one batch, and again when the process ends', async () => {
    const [one, other] = [await issue(), await issue()];
    {
      await using usage = createKeyUsage({ db: firm.db, onError: () => undefined });
      usage.used(one.keyId);
      usage.used(one.keyId);
      expect(await lastUsed(one.keyId)).toBeNull();
      await usage.flush();
      expect(await lastUsed(one.keyId)).toBeInstanceOf(Date);
      usage.used(other.keyId);
    }
    expect(await lastUsed(other.keyId)).toBeInstanceOf(Date);
  });

  test('never goes back, and survives a store that is away', async () => {
    const { keyId } = await issue();
    const future = new Date(Date.now() + 60_000);
    await firm.db.updateTable('api_keys').set({ last_used_at: future }).where('id', '=', keyId).execute();
    const errors: unknown[] = [];
    await using usage = createKeyUsage({ db: firm.db, onError: (error) => errors.push(error) });
    usage.used('not-a-uuid');
    usage.used(keyId);
    await usage.flush();
    expect(errors).toHaveLength(1);
    expect(await lastUsed(keyId)).toEqual(future);
  });
});
