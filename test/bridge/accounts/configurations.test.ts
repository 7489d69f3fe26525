import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  getConfiguration,
  listConfigurationVersions,
  revertConfiguration,
  setConfiguration,
} from '../../../bridge/accounts/configurations.ts';
import { accountForEach } from '../../fixtures/account-for-each.ts';

const firm = accountForEach({ name: 'Firm' });

const set = (input: unknown, expectedVersion?: number) =>
  setConfiguration(firm.db, { accountId: firm.accountId, input, actor: 'user:1', expectedVersion });

test('an account starts at version 0: takes nothing, threshold 60', async () => {
  expect(await getConfiguration(firm.db, firm.accountId)).toEqual({
    version: 0,
    configuration: { practiceAreas: [], threshold: 60, customFilters: [] },
    actor: null,
    changes: [],
    createdAt: null,
  });
});

test('saving makes a version with who, when and what changed in words', async () => {
  const saved = await set({ practiceAreas: ['Personal Injury'], threshold: 70, customFilters: ['Texas only'] });
  expect(saved).toMatchObject({
    version: 1,
    actor: 'user:1',
    createdAt: expect.any(Date),
    changes: [
      'Threshold changed from 60 to 70',
      'Practice area added: "Personal Injury"',
      'Filter added: "Texas only"',
    ],
  });
  expect(saved.configuration.practiceAreas[0]?.aliases.length).toBeGreaterThan(0);
  expect(await getConfiguration(firm.db, firm.accountId)).toEqual(saved);
});

test('aliases that are given are kept as they are, none included', async () => {
  const { configuration } = await set({ practiceAreas: [{ name: 'Personal Injury', aliases: [] }] });
  expect(configuration.practiceAreas).toEqual([{ name: 'Personal Injury', aliases: [] }]);
});

test('saving the same again makes no version', async () => {
  const first = await set({ threshold: 61 });
  expect(await set({ threshold: 61 })).toEqual(first);
});

test('reverting is a new version that says so', async () => {
  await set({ threshold: 70 });
  await set({ threshold: 80 });
  const reverted = await revertConfiguration(firm.db, { accountId: firm.accountId, toVersion: 1, actor: 'user:2' });
  expect(reverted).toMatchObject({
    version: 3,
    actor: 'user:2',
    configuration: { threshold: 70 },
    changes: ['Reverted to version 1', 'Threshold changed from 80 to 70'],
  });
  const start = await revertConfiguration(firm.db, { accountId: firm.accountId, toVersion: 0, actor: 'user:2' });
  expect(start).toMatchObject({ version: 4, configuration: { threshold: 60 } });
  expect((await listConfigurationVersions(firm.db, firm.accountId)).map(({ version }) => version)).toEqual([
    4, 3, 2, 1,
  ]);
});

test.each([5, -1, 1.5, Number.NaN, 2 ** 40])('there is no version %d to revert to', async (toVersion) => {
  await expect(
    revertConfiguration(firm.db, { accountId: firm.accountId, toVersion, actor: 'test' }),
  ).rejects.toMatchObject({
    code: 'version_not_found',
  });
});

describe('two people at once', () => {
  test('the one with the older version is told', async () => {
    await set({ threshold: 70 }, 0);
    await expect(set({ threshold: 80 }, 0)).rejects.toMatchObject({ code: 'configuration_conflict' });
    expect(await set({ threshold: 80 }, 1)).toMatchObject({ version: 2 });
    const stale = revertConfiguration(firm.db, {
      accountId: firm.accountId,
      toVersion: 1,
      actor: 'test',
      expectedVersion: 1,
    });
    await expect(stale).rejects.toMatchObject({ code: 'configuration_conflict' });
  });

  test('of ten with the same version one wins; without a version all are kept in a row', async () => {
    const racing = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => set({ threshold: index + 1 }, 0)));
    expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, (_, index) => set({ threshold: index + 50 })));
    const versions = await listConfigurationVersions(firm.db, firm.accountId);
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 11 }, (_, index) => 11 - index));
  });
});

test.each([
  [null],
  [[]],
  [{ threshold: 0 }],
  [{ threshold: 101 }],
  [{ threshold: 60.5 }],
  [{ threshold: '60' }],
  [{ treshold: 60 }],
  [{ practiceAreas: [''] }],
  [{ practiceAreas: [{ name: 'A', aliases: ['x'.repeat(101)] }] }],
  [{ practiceAreas: Array.from({ length: 101 }, (_, index) => `Area ${index}`) }],
  [{ customFilters: Array.from({ length: 21 }, () => 'rule') }],
  [{ customFilters: ['x'.repeat(301)] }],
  [{ customFilters: ['nul \0'] }],
  [{ practiceAreas: ['half \ud800'] }],
])('%j is refused with the mistakes', async (input) => {
  await expect(set(input)).rejects.toMatchObject({ code: 'invalid_configuration', details: [expect.anything()] });
});

test('what fails leaves neither version nor trace', async () => {
  await set({ threshold: 70 });
  await set({ threshold: 80 }, 0).catch(() => undefined);
  const actions = await firm.db
    .selectFrom('audit_log')
    .select('action')
    .where('account_id', '=', firm.accountId)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['account.created', 'configuration.changed']);
});

test('an account that is not there is not found', async () => {
  const missing = { accountId: randomUUID(), actor: 'test' };
  await expect(getConfiguration(firm.db, missing.accountId)).rejects.toMatchObject({ code: 'account_not_found' });
  await expect(getConfiguration(firm.db, 'x')).rejects.toMatchObject({ code: 'account_not_found' });
  await expect(setConfiguration(firm.db, { ...missing, input: {} })).rejects.toMatchObject({
    code: 'account_not_found',
  });
});
