import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { StoreRefusal } from '../../../../bridge/platform/refusal.ts';
import { openStore } from '../../../../bridge/platform/store/open-store.ts';
import { createSealer } from '../../../../bridge/platform/store/seal.ts';
import { checkSealCanaries } from '../../../../bridge/platform/store/seal-canary.ts';
import { createTestDatabase, testStoreOptions } from '../../../fixtures/database.ts';

const secrets = ['one', 'two', 'three'].map((name) => `the secret number ${name}, of thirty-two characters`);
const [one = '', two = '', three = ''] = secrets;
const keyOf = (secret: string) => `seal_canary:${createSealer([secret]).keyId}`;

async function openDatabase() {
  const database = await createTestDatabase({ migrated: true });
  await (await openStore({ ...testStoreOptions, ...database, appSecrets: [one] }))[Symbol.asyncDispose]();
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  return {
    databaseUrl: database.databaseUrl,
    client,
    check: (...given: string[]) => checkSealCanaries(client, createSealer(given)),
    keys: async () =>
      (await client.query<{ key: string }>('select key from settings order by key')).rows.map(({ key }) => key),
    async [Symbol.asyncDispose]() {
      await client.end();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('the first start leaves one canary, and every later one finds it as it was', async () => {
  await using database = await openDatabase();
  const { rows: before } = await database.client.query('select * from settings');
  await database.check(one);
  expect((await database.client.query('select * from settings')).rows).toEqual(before);
  expect(await database.keys()).toEqual([keyOf(one)]);
});

test('through several rotations, every secret that ever sealed has to be given, in any order behind the first', async () => {
  await using database = await openDatabase();
  await database.check(two, one);
  await database.check(three, one, two);
  expect(await database.keys()).toEqual(secrets.map(keyOf).sort());
  await database.check(three, two, one);
  for (const given of [[three, two], [three, one], [three], [two, one], [one]])
    await expect(database.check(...given)).rejects.toBeInstanceOf(StoreRefusal);
});

test('a refusal names the keys that are missing and the one that is given, and no secret', async () => {
  await using database = await openDatabase();
  await database.check(two, one);
  const refusal = await database.check(three).catch((error: unknown) => error as Error);
  expect(refusal).toBeInstanceOf(StoreRefusal);
  for (const secret of secrets) {
    expect(refusal?.message).toContain(createSealer([secret]).keyId);
    expect(refusal?.message).not.toContain(secret);
  }
  expect(await database.keys()).toEqual([keyOf(one), keyOf(two)].sort());
});

describe('a canary that somebody has changed', () => {
  const changes: [string, string][] = [
    [
      'of another text',
      `jsonb_build_object('sealed', '${createSealer([one]).seal('other', keyOf(one)).toString('base64')}')`,
    ],
    [
      'of another purpose',
      `jsonb_build_object('sealed', '${createSealer([one]).seal('the secret is the right one', 'x').toString('base64')}')`,
    ],
    ['cut off', `jsonb_build_object('sealed', left(value->>'sealed', 20))`],
    ['that is no base64', `jsonb_build_object('sealed', '!!!')`],
    ['that is empty', `jsonb_build_object('sealed', '')`],
  ];

  test.each(changes)('%s: no start, although the secret is the right one', async (_what, value) => {
    await using database = await openDatabase();
    await database.client.query(`update settings set value = ${value}`);
    await expect(database.check(one)).rejects.toThrow(/APP_SECRET is not the secret/);
  });

  test('settings of other names are left alone', async () => {
    await using database = await openDatabase();
    await database.client.query(
      `insert into settings (key, value) values ('sealXcanary:1', '{}'), ('theme', '{"a":1}')`,
    );
    await database.check(two, one);
    expect(await database.keys()).toEqual(expect.arrayContaining(['sealXcanary:1', 'theme']));
  });
});

test('first starts with different secrets at the same moment: one is in, the others are told', async () => {
  await using database = await openDatabase();
  const others = await Promise.all(
    secrets.map(async (secret) => {
      const client = new Client({ connectionString: database.databaseUrl });
      await client.connect();
      return { client, start: () => checkSealCanaries(client, createSealer([secret])) };
    }),
  );
  for (let round = 0; round < 20; round += 1) {
    await database.client.query('delete from settings');
    const outcomes = await Promise.allSettled(others.map(({ start }) => start()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.keys()).toHaveLength(1);
  }
  for (const { client } of others) await client.end();
});
