import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../../bridge/accounts/accounts.ts';
import { StoreRefusal } from '../../../../bridge/platform/refusal.ts';
import { openStore, type Store } from '../../../../bridge/platform/store/open-store.ts';
import { reseal, sealedColumns } from '../../../../bridge/platform/store/reseal.ts';
import { createSealer, keyIdOf } from '../../../../bridge/platform/store/seal.ts';
import { createTestDatabase, testStoreOptions } from '../../../fixtures/database.ts';

const old = 'the old secret of this test, thirty-two characters';
const middle = 'the one between, of thirty-two characters at least';
const fresh = 'the new secret of this test, thirty-two characters';
const stranger = 'a secret that was never given to anyone, 32 chars';
const PURPOSE = 'idempotency_keys.response';

async function openDatabase() {
  const database = await createTestDatabase({ migrated: true });
  return {
    open: (...secrets: string[]) => openStore({ ...testStoreOptions, ...database, appSecrets: secrets }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

async function keepAnswers({ db }: Store, seals: (text: string) => Buffer | null, texts: string[]): Promise<void> {
  const account = await createAccount(db, { name: 'Firm' }, 'test');
  const rows = texts.map((text) => ({
    account_id: account.id,
    key: `${text} ${randomUUID()}`,
    request_hash: randomBytes(32),
    response: seals(text),
    claimed_by: 'test',
    claimed_at: new Date(),
  }));
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('idempotency_keys')
      .values(rows.slice(start, start + 500))
      .execute();
}

const sealedBy = (secret: string) => (text: string) => createSealer([secret]).seal(text, PURPOSE);

async function answers({ db }: Store): Promise<Buffer[]> {
  const rows = await db.selectFrom('idempotency_keys').select('response').where('response', 'is not', null).execute();
  return rows.flatMap(({ response }) => response ?? []);
}

async function canaries({ pool }: Store): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>("select key from settings where key like 'seal%' order by key");
  return rows.map(({ key }) => key.replace('seal_canary:', ''));
}

const idOf = (secret: string) => createSealer([secret]).keyId;
const usual = idOf(testStoreOptions.appSecrets[0]!);

describe('resealing', () => {
  test('seals every value with the first secret, opens to the same text, and then the first is enough', async () => {
    await using database = await openDatabase();
    const texts = ['one', 'zwei 🙂', ''];
    {
      await using store = await database.open(old);
      await keepAnswers(store, (text) => store.seal(text, PURPOSE), texts);
    }
    {
      await using store = await database.open(fresh, old);
      expect(await reseal(store)).toEqual({ keyId: idOf(fresh), resealed: 3, unreadable: 0, dropped: [idOf(old)] });
      expect(await canaries(store)).toEqual([idOf(fresh)]);
    }
    await using store = await database.open(fresh);
    expect((await answers(store)).map(keyIdOf)).toEqual([idOf(fresh), idOf(fresh), idOf(fresh)]);
    const opened = (await answers(store)).map((sealed) => store.unseal(sealed, PURPOSE));
    expect(opened.toSorted()).toEqual(texts.toSorted());
  });

  test('a secret that was dropped is refused when it comes back alone', async () => {
    await using database = await openDatabase();
    {
      await using store = await database.open(fresh, old);
      await reseal(store);
    }
    await expect(database.open(old)).rejects.toBeInstanceOf(StoreRefusal);
    await (await database.open(fresh))[Symbol.asyncDispose]();
  });

  test('a second time there is nothing to do', async () => {
    await using database = await openDatabase();
    await using store = await database.open(fresh, old);
    await keepAnswers(store, sealedBy(old), ['one']);
    expect(await reseal(store)).toMatchObject({ resealed: 1 });
    expect(await reseal(store)).toEqual({ keyId: idOf(fresh), resealed: 0, unreadable: 0, dropped: [] });
  });

  test('with one secret alone it changes nothing', async () => {
    await using database = await openDatabase();
    await using store = await database.open(...testStoreOptions.appSecrets);
    await keepAnswers(store, (text) => store.seal(text, PURPOSE), ['one']);
    const before = await answers(store);
    expect(await reseal(store)).toEqual({ keyId: usual, resealed: 0, unreadable: 0, dropped: [] });
    expect(await answers(store)).toEqual(before);
  });

  test('values of several old keys, and more than one batch of them', async () => {
    await using database = await openDatabase();
    await using store = await database.open(fresh, middle, old);
    const texts = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`);
    await keepAnswers(store, sealedBy(old), texts('old', 700));
    await keepAnswers(store, sealedBy(fresh), texts('fresh', 30));
    await keepAnswers(store, sealedBy(middle), texts('middle', 600));
    expect(await reseal(store)).toMatchObject({ resealed: 1_300, unreadable: 0 });
    const sealed = await answers(store);
    expect(new Set(sealed.map(keyIdOf))).toEqual(new Set([idOf(fresh)]));
    expect(new Set(sealed.map((value) => store.unseal(value, PURPOSE)))).toHaveProperty('size', 1_330);
  });

  test('a claim that is not answered yet stays as it is', async () => {
    await using database = await openDatabase();
    await using store = await database.open(fresh, old);
    await keepAnswers(store, () => null, ['unanswered']);
    expect(await reseal(store)).toMatchObject({ resealed: 0, unreadable: 0 });
    expect(await answers(store)).toEqual([]);
  });
});

describe('a value that does not open', () => {
  const tampered = (text: string) => {
    const sealed = sealedBy(old)(text);
    sealed[sealed.length - 1]! ^= 1;
    return sealed;
  };

  test.each([
    ['sealed with a secret nobody has', sealedBy(stranger)],
    ['changed by a hand', tampered],
    ['sealed for something else', (text: string) => createSealer([old]).seal(text, 'settings.value')],
    ['cut short', (text: string) => sealedBy(old)(text).subarray(0, 20)],
  ])('%s is counted, kept as it is, and no secret is dropped for it', async (_what, seals) => {
    await using database = await openDatabase();
    await using store = await database.open(fresh, old);
    const before = await canaries(store);
    await keepAnswers(store, seals, ['bad']);
    await keepAnswers(store, sealedBy(old), ['good']);
    const [bad] = await answers(store);
    expect(await reseal(store)).toEqual({ keyId: idOf(fresh), resealed: 1, unreadable: 1, dropped: [] });
    expect(await answers(store)).toContainEqual(bad);
    expect(await canaries(store)).toEqual(before);
  });
});

describe('beside processes at work', () => {
  test('one that still seals with the old secret keeps it from being dropped, and is named as the reason', async () => {
    await using database = await openDatabase();
    await using store = await database.open(fresh, old);
    await keepAnswers(store, sealedBy(old), ['first']);
    const before = await canaries(store);
    // Whatever is sealed anew is written again by somebody with the old secret.
    await store.pool.query(`create function stubborn() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 then
          insert into idempotency_keys (account_id, key, request_hash, response, claimed_by, claimed_at)
          values (new.account_id, gen_random_uuid()::text, new.request_hash, old.response, 'old process', now());
        end if;
        return new;
      end $$;
      create trigger stubborn after update on idempotency_keys for each row execute function stubborn()`);
    const refused = reseal(store);
    await expect(refused).rejects.toBeInstanceOf(StoreRefusal);
    await expect(refused).rejects.toThrow(/APP_SECRET=NEW,OLD/);
    expect(await canaries(store)).toEqual(before);
  });

  test('two at the same time do the work once and both end well', async () => {
    await using database = await openDatabase();
    await using one = await database.open(fresh, old);
    await using other = await database.open(fresh, old);
    const texts = Array.from({ length: 800 }, (_, index) => `text ${index}`);
    await keepAnswers(one, sealedBy(old), texts);
    const done = await Promise.all([reseal(one), reseal(other)]);
    expect(done.reduce((sum, { resealed }) => sum + resealed, 0)).toBe(800);
    const opened = (await answers(one)).map((sealed) => other.unseal(sealed, PURPOSE));
    expect(opened.toSorted()).toEqual(texts.toSorted());
  });
});

test('every column that holds sealed bytes is resealed', async () => {
  await using database = await openDatabase();
  await using store = await database.open(fresh);
  // Bytes that are no seals: hashes and keys of contents. A new column of bytes has to be put here or into the table.
  const unsealed = [
    'api_keys.hash',
    'analyses.key',
    'analyses.record_hash',
    'idempotency_keys.request_hash',
    'idempotency_keys.result_key',
    'kept_calls.record_hash',
    'kept_calls.result_key',
    'lead_analyses.key',
    'leads.content_hash',
    'oauth_states.hash',
    'one_time_links.hash',
    'result_requests.key',
    'tombstones.hash',
  ];
  const { rows } = await store.pool.query<{ place: string }>(
    "select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public' and data_type = 'bytea'",
  );
  const places = rows.map(({ place }) => place).filter((place) => !unsealed.includes(place));
  expect(places.toSorted()).toEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted());
});

test('tokens and the key of tombstones are resealed as well, an absent one left absent', async () => {
  await using database = await openDatabase();
  await using store = await database.open(fresh, old);
  const sealedAs = (purpose: string) => createSealer([old]).seal(purpose, purpose);
  const account = await createAccount(store.db, { name: 'Firm' }, 'test');
  await store.pool.query(
    `insert into hubspot_connections (account_id, portal_id, auth, status, access_token, refresh_token, scopes, mapping)
     values ($1, 1, 'static', 'active', $2, null, '{}', '{}')`,
    [account.id, sealedAs('hubspot_connections.access_token')],
  );
  await store.pool.query('insert into tombstone_key (id, key) values (1, $1)', [sealedAs('tombstone_key.key')]);
  expect(await reseal(store)).toMatchObject({ resealed: 2, unreadable: 0 });
  const { rows } = await store.pool.query(
    'select access_token, refresh_token, key from hubspot_connections, tombstone_key',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].refresh_token).toBeNull();
  const alone = createSealer([fresh]);
  expect(alone.unseal(rows[0].access_token, 'hubspot_connections.access_token')).toBe(
    'hubspot_connections.access_token',
  );
  expect(alone.unseal(rows[0].key, 'tombstone_key.key')).toBe('tombstone_key.key');
});
