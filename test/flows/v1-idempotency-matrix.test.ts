import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { issueKey, revokeKey } from '../../bridge/auth/keys.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { openTestStore } from '../fixtures/database.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let store: Store;
let here: TestServer;
let there: TestServer;
let analyzer: ReturnType<typeof instantAnalyzer>;
let hold: Promise<void> | undefined;

beforeAll(async () => {
  store = await openTestStore();
  analyzer = instantAnalyzer({ before: () => hold });
  here = await startTestServer({ store, analyzer });
  there = await startTestServer({ store, analyzer });
});
afterAll(async () => {
  await here[Symbol.asyncDispose]();
  await there[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

const paths = ['/api/v1/score', '/api/v1/screen', '/api/v1/explain'];
const bodies = {
  same: JSON.stringify({ record: exampleRecord }),
  'another record': JSON.stringify({ record: { ...exampleRecord, zip: '10001' } }),
  'the same with another space': JSON.stringify({ record: exampleRecord }, null, 1),
};

interface Sent {
  status: number;
  replayed: string | null;
  text: string;
}

async function send(server: TestServer, id: string, options: Parameters<typeof post>[1]): Promise<Sent> {
  const response = await post(server, { ...options, headers: { 'idempotency-key': id, ...options?.headers } });
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    text: await response.text(),
  };
}

describe('one key, two requests, two processes', () => {
  const cases = paths.flatMap((first) =>
    paths.flatMap((second) =>
      (Object.keys(bodies) as (keyof typeof bodies)[]).map((body) => ({ first, second, body })),
    ),
  );

  test.each(cases)('$first, then $second with $body', async ({ first, second, body }) => {
    const { key } = await createCaller(store);
    const id = randomUUID();
    const one = await send(here, id, { key, path: first, body: bodies.same });
    const calls = analyzer.calls();
    const two = await send(there, id, { key, path: second, body: bodies[body] });
    expect(one).toMatchObject({ status: 200, replayed: null });
    expect(analyzer.calls()).toBe(calls);
    if (first === second && body === 'same') expect(two).toEqual({ ...one, replayed: 'true' });
    else
      expect(two).toEqual({
        status: 409,
        replayed: null,
        text: '{"error":"Idempotency-Key was used with a different request"}',
      });
    // Neither outcome has changed what is kept.
    expect(await send(here, id, { key, path: first, body: bodies.same })).toEqual({ ...one, replayed: 'true' });
  });
});

describe('the key itself', () => {
  test.each([
    ['one character', 'a'],
    ['255 characters', 'k'.repeat(255)],
    ['spaces inside', 'order 42 of Tuesday'],
    [
      'every printable character',
      Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
        .join('')
        .trim(),
    ],
    ['quotes, as the draft writes them', '"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
    ['an attack', "'); delete from idempotency_keys; --"],
  ])('%s: taken as it is, told apart from others', async (_what, id) => {
    const { key } = await createCaller(store);
    const first = await send(here, id, { key });
    expect(first).toMatchObject({ status: 200, replayed: null });
    expect(await send(there, id, { key })).toEqual({ ...first, replayed: 'true' });
    expect(await send(there, `${id.slice(0, 254)}x`.replace('xx', 'xy'), { key })).toMatchObject({ replayed: null });
  });

  test.each([
    ['empty', ''],
    ['256 characters', 'k'.repeat(256)],
    ['a tab', 'a\tb'],
    ['not of ASCII', 'sch\u00f6n'],
  ])('%s: 400, nothing is analysed or kept', async (_what, id) => {
    const { key, accountId } = await createCaller(store);
    const calls = analyzer.calls();
    const { status, text } = await send(here, id, { key });
    expect([status, JSON.parse(text)]).toEqual([
      400,
      {
        error: 'Idempotency-Key must be 1 to 255 printable ASCII characters',
        details: [{ path: '', code: 'idempotency_key', message: 'Must be 1 to 255 printable ASCII characters' }],
      },
    ]);
    expect(analyzer.calls()).toBe(calls);
    expect(await keptBy(accountId)).toBe(0);
  });

  test('a wrong record is named before a wrong key', async () => {
    const { key } = await createCaller(store);
    const { text } = await send(here, '', { key, body: '{}' });
    expect(JSON.parse(text)).toMatchObject({ error: 'Record must match the InputRecord type' });
  });
});

async function keptBy(accountId: string): Promise<number> {
  const rows = await store.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .execute();
  return rows.length;
}

describe('who may hear a stored answer', () => {
  test('any key of the account, and no other account', async () => {
    const caller = await createCaller(store);
    const second = await issueKey(store.db, { accountId: caller.accountId, name: 'second' }, 'test');
    const stranger = await createCaller(store);
    const id = randomUUID();
    const first = await send(here, id, { key: caller.key });
    expect(await send(there, id, { key: second.key })).toEqual({ ...first, replayed: 'true' });
    expect(await send(there, id, { key: stranger.key })).toMatchObject({ status: 200, replayed: null });
  });

  test('nobody whose key, subscription or plan is not good any more', async () => {
    const caller = await createCaller(store);
    const id = randomUUID();
    const first = await send(here, id, { key: caller.key });
    await setAccount(store.db, { accountId: caller.accountId, subscription: 'past_due' }, 'test');
    here.directory.forgetAll();
    expect(await send(here, id, { key: caller.key })).toMatchObject({ status: 401, replayed: null });
    await setAccount(store.db, { accountId: caller.accountId, subscription: 'active' }, 'test');
    here.directory.forgetAll();
    expect(await send(here, id, { key: caller.key })).toEqual({ ...first, replayed: 'true' });
    await revokeKey(store.db, { keyId: caller.keyId }, 'test');
    here.directory.forgetAll();
    expect(await send(here, id, { key: caller.key })).toMatchObject({ status: 401, replayed: null });
  });

  test('a stored answer is counted against the limit as any other', async () => {
    await using tight = await startTestServer({ store, analyzer, requests: 2 });
    const { key } = await createCaller(store);
    const id = randomUUID();
    const statuses = [];
    for (let again = 0; again < 3; again += 1) statuses.push((await send(tight, id, { key })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

test('thirty at once on two processes, of one key: one analysis, and the same bytes for all', async () => {
  const { key, accountId } = await createCaller(store);
  const id = randomUUID();
  const calls = analyzer.calls();
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const requests = Array.from({ length: 30 }, (_, index) =>
    send(index % 2 === 0 ? here : there, id, { key, path: '/api/v1/explain' }),
  );
  await expect.poll(() => analyzer.calls()).toBe(calls + 1);
  gate.resolve();
  hold = undefined;
  const answers = await Promise.all(requests);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect(analyzer.calls()).toBe(calls + 1);
  expect(await keptBy(accountId)).toBe(1);
});

test('thirty at once with two bodies: each is answered as its own, or told that the key is taken', async () => {
  const { key } = await createCaller(store);
  const id = randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = index % 2 === 0 ? bodies.same : bodies['another record'];
      return { body, ...(await send(index % 3 === 0 ? here : there, id, { key, path: '/api/v1/screen', body })) };
    }),
  );
  const answered = sent.filter(({ status }) => status === 200);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(new Set(answered.map(({ body }) => body)).size).toBe(1);
  expect(answered).toHaveLength(15);
});

test('the answer of a server that is gone is given by the next one', async () => {
  const { key } = await createCaller(store);
  const id = randomUUID();
  let first: Sent;
  {
    await using gone = await startTestServer({ store, analyzer });
    first = await send(gone, id, { key });
  }
  await using next = await startTestServer({ store, analyzer });
  expect(await send(next, id, { key })).toEqual({ ...first, replayed: 'true' });
});
