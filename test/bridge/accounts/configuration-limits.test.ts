import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import {
  getConfiguration,
  listConfigurationVersions,
  revertConfiguration,
  setConfiguration,
} from '../../../bridge/accounts/configurations.ts';
import { parseConfiguration } from '../../../bridge/accounts/parse-configuration.ts';
import { Problem } from '../../../bridge/platform/problem.ts';
import { type Configuration, configuration } from '../../../shared/configuration.ts';
import { accountForEach } from '../../fixtures/account-for-each.ts';

const firm = accountForEach({ name: 'Firm' });

const set = (input: unknown, expectedVersion?: number) =>
  setConfiguration(firm.db, { accountId: firm.accountId, input, actor: 'test', expectedVersion });

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index));
const area = (name: string, aliases: string[]) => ({ name, aliases });

function detailsOf(input: unknown): { path: string; code: string }[] {
  try {
    parseConfiguration(input);
  } catch (error) {
    if (error instanceof Problem) return (error.details ?? []).map(({ path, code }) => ({ path, code }));
    throw error;
  }
  throw new Error('was accepted');
}

describe('the largest that is taken, and one more', () => {
  test.each<[string, (size: number) => unknown, number, string]>([
    ['filters', (size) => ({ customFilters: many(size, (index) => `Rule ${index}`) }), 20, 'customFilters'],
    ['characters of a filter', (size) => ({ customFilters: ['x'.repeat(size)] }), 300, 'customFilters.0'],
    [
      'characters of a filter, each of two units',
      (size) => ({ customFilters: ['🙂'.repeat(size)] }),
      300,
      'customFilters.0',
    ],
    ['areas', (size) => ({ practiceAreas: many(size, (index) => `Area ${index}`) }), 100, 'practiceAreas'],
    ['characters of an area', (size) => ({ practiceAreas: [area('x'.repeat(size), [])] }), 100, 'practiceAreas.0'],
    [
      'aliases',
      (size) => ({
        practiceAreas: [
          area(
            'A',
            many(size, (index) => `alias ${index}`),
          ),
        ],
      }),
      50,
      'practiceAreas.0',
    ],
    ['characters of an alias', (size) => ({ practiceAreas: [area('A', ['x'.repeat(size)])] }), 100, 'practiceAreas.0'],
    ['threshold', (size) => ({ threshold: size }), 100, 'threshold'],
  ])('%s', async (_what, input, most, path) => {
    expect((await set(input(most))).version).toBe(1);
    expect(detailsOf(input(most + 1))).toEqual([{ path: expect.stringContaining(path), code: expect.any(String) }]);
    await expect(set(input(most + 1))).rejects.toMatchObject({ code: 'invalid_configuration', status: 400 });
    expect(await getConfiguration(firm.db, firm.accountId)).toMatchObject({ version: 1 });
  });

  test.each([1, 2, 99, 100])('a threshold of %d', async (threshold) => {
    expect((await set({ threshold })).configuration.threshold).toBe(threshold);
  });

  test.each([0, -1, 101, 1.5, 59.999, Number.NaN, Number.POSITIVE_INFINITY, '60', null, true, [60], 2 ** 53])(
    'not a threshold of %o',
    (threshold) => {
      expect(new Set(detailsOf({ threshold }).map(({ path }) => path))).toEqual(new Set(['threshold']));
    },
  );

  test.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['a NUL', 'a\0b'],
    ['half a pair', 'a\ud800'],
    ['the other half', '\udc00a'],
  ])('no text that holds %s, wherever it stands', (_what, text) => {
    for (const input of [
      { customFilters: [text] },
      { practiceAreas: [text] },
      { practiceAreas: [area(text, [])] },
      { practiceAreas: [area('A', [text])] },
    ])
      expect(detailsOf(input), JSON.stringify(input)).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'all'],
    ['a list', []],
    ['a typo', { practiseAreas: [] }],
    ['a typo in an area', { practiceAreas: [{ name: 'A', alias: [] }] }],
    ['an area without a name', { practiceAreas: [{ aliases: ['x'] }] }],
    ['areas that are no list', { practiceAreas: 'Car Accident' }],
    ['filters that are no words', { customFilters: [7] }],
    ['a filter that is an object', { customFilters: [{ rule: 'Texas' }] }],
  ])('%s is refused, and nothing of it is repeated', (_what, input) => {
    const details = detailsOf(input);
    expect(details.length).toBeGreaterThan(0);
    expect(JSON.stringify(details)).not.toMatch(/practiseAreas|alias"|Texas|all/);
  });

  test('however much is wrong, twenty mistakes are named', () => {
    expect(detailsOf({ customFilters: many(20, () => ''), practiceAreas: many(100, () => '') })).toHaveLength(20);
  });
});

describe('what is saved is what was meant', () => {
  test('what is left out takes its default; text is trimmed, and otherwise kept byte for byte', async () => {
    expect((await set({})).version).toBe(0);
    const { configuration: saved } = await set({
      practiceAreas: [area('  Umzugs-Recht ', [' Ümzug 🙂 '])],
      customFilters: [' Must be\tin "Texas"; not \\ Ohio\u2028 '],
    });
    expect(saved).toEqual({
      practiceAreas: [area('Umzugs-Recht', ['Ümzug 🙂'])],
      threshold: 60,
      customFilters: ['Must be\tin "Texas"; not \\ Ohio'],
    });
    expect((await getConfiguration(firm.db, firm.accountId)).configuration).toEqual(saved);
  });

  test('whatever is accepted comes back as it is, is valid again, and makes no further version', async () => {
    const text = (max: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: max });
    const input = fc.record({
      practiceAreas: fc.array(fc.record({ name: text(20), aliases: fc.array(text(20), { maxLength: 3 }) }), {
        maxLength: 4,
      }),
      threshold: fc.integer({ min: 1, max: 100 }),
      customFilters: fc.array(text(50), { maxLength: 5 }),
    });
    let saved = 0;
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const first = await set(given).catch((error: unknown) => error);
        if (first instanceof Problem) {
          expect(first.code).toBe('invalid_configuration');
          return;
        }
        saved += 1;
        const kept = await getConfiguration(firm.db, firm.accountId);
        expect(kept).toEqual(first);
        expect(configuration.parse(kept.configuration)).toEqual(kept.configuration);
        expect(await set(kept.configuration)).toEqual(kept);
      }),
      { numRuns: 150 },
    );
    expect(saved).toBeGreaterThan(20);
  });

  test('a condition comes back as it is, and saved again makes no further version', async () => {
    const condition = {
      text: 'Texans with bills',
      if: { all: [{ place: { of: 'client', in: ['TX'] } }, { amount: { of: 'medical', atLeast: 5000 } }] },
      unknown: 'fail',
    };
    const { configuration: saved } = await set({ customFilters: ['Texas only', condition] });
    expect(saved.customFilters).toEqual(['Texas only', condition]);
    expect(configuration.parse(saved)).toEqual(saved);
    expect(await set(saved)).toMatchObject({ version: 1 });
    expect(await set({ customFilters: ['Texas only', { ...condition, unknown: 'pass' }] })).toMatchObject({
      version: 2,
      changes: [expect.stringMatching(/^Filter added: .*"pass"/), expect.stringMatching(/^Filter removed: .*"fail"/)],
    });
  });

  test('an area given by its name alone is filled in; taking the aliases out again is a change that is kept', async () => {
    const named = await set({ practiceAreas: ['Car Accident'] });
    const [filled] = named.configuration.practiceAreas;
    expect(filled?.aliases.length).toBeGreaterThan(2);
    expect(await set({ practiceAreas: ['Car Accident'] })).toEqual(named);
    const bare = await set({ practiceAreas: [area('Car Accident', [])] });
    expect(bare).toMatchObject({ version: 2, configuration: { practiceAreas: [area('Car Accident', [])] } });
    expect(bare.changes).toHaveLength(filled?.aliases.length ?? 0);
    expect(bare.changes.every((change) => change.startsWith('Alias of "Car Accident" removed: '))).toBe(true);
  });

  test('an area that no table knows has no aliases', async () => {
    const { configuration: saved } = await set({ practiceAreas: ['Zeppelin Law'] });
    expect(saved.practiceAreas).toEqual([area('Zeppelin Law', [])]);
  });

  test('an area that is listed twice stays so, and a change of the second is a change', async () => {
    const twice = (aliases: string[]): Partial<Configuration> => ({
      practiceAreas: [area('A', ['x']), area('A', aliases)],
    });
    const first = await set(twice(['y']));
    expect(await set(twice(['y']))).toEqual(first);
    const second = await set(twice(['z']));
    expect(second).toMatchObject({ version: 2, changes: ['Alias of "A" added: "z"', 'Alias of "A" removed: "y"'] });
  });
});

describe('history', () => {
  test('gives the newest fifty unless asked for more or fewer', async () => {
    for (let version = 1; version <= 60; version += 1) await set({ threshold: version === 60 ? 100 : version });
    const versions = async (limit?: number) =>
      (await listConfigurationVersions(firm.db, firm.accountId, { limit })).map(({ version }) => version);
    expect(await versions()).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
    expect(await versions(2)).toEqual([60, 59]);
    expect(await versions(1_000)).toHaveLength(60);
  });

  test('of another account is not seen, and its versions cannot be reverted to', async () => {
    const other = await createAccount(firm.db, { name: 'Other' }, 'test');
    await set({ threshold: 70 });
    expect(await listConfigurationVersions(firm.db, other.id)).toEqual([]);
    const change = { accountId: other.id, actor: 'test', toVersion: 1 };
    await expect(revertConfiguration(firm.db, change)).rejects.toMatchObject({ code: 'version_not_found' });
  });

  test('reverting to what already is makes no version', async () => {
    const saved = await set({ threshold: 70 });
    expect(await revertConfiguration(firm.db, { accountId: firm.accountId, actor: 'test', toVersion: 1 })).toEqual(
      saved,
    );
    const start = await createAccount(firm.db, { name: 'New' }, 'test');
    const untouched = await revertConfiguration(firm.db, { accountId: start.id, actor: 'test', toVersion: 0 });
    expect(untouched.version).toBe(0);
  });

  test('every version is one line of the audit log, by whom it was made', async () => {
    await set({ threshold: 70 });
    await setConfiguration(firm.db, { accountId: firm.accountId, actor: 'user:7', input: { threshold: 80 } });
    await revertConfiguration(firm.db, { accountId: firm.accountId, actor: 'cli', toVersion: 1 });
    const rows = await firm.db
      .selectFrom('audit_log')
      .select(['actor', 'target', 'detail'])
      .where('account_id', '=', firm.accountId)
      .where('action', '=', 'configuration.changed')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { actor: 'test', target: '1', detail: { version: 1, changes: ['Threshold changed from 60 to 70'] } },
      { actor: 'user:7', target: '2', detail: { version: 2, changes: ['Threshold changed from 70 to 80'] } },
      {
        actor: 'cli',
        target: '3',
        detail: { version: 3, changes: ['Reverted to version 1', 'Threshold changed from 80 to 70'] },
      },
    ]);
  });

  test('fifty writers at once, with and without a version: no gap, no version twice, each kept or told', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => set({ threshold: (index % 99) + 1 }, index % 5 === 0 ? 0 : undefined)),
    );
    const kept = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const told = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Problem] : []));
    expect(told.every(({ code }) => code === 'configuration_conflict')).toBe(true);
    const versions = (await listConfigurationVersions(firm.db, firm.accountId, { limit: 100 })).map(
      ({ version }) => version,
    );
    expect(versions).toEqual(Array.from({ length: versions.length }, (_, index) => versions.length - index));
    expect(new Set(kept.map(({ version }) => version)).size).toBe(versions.length);
  });
});
