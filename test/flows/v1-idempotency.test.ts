import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../bridge/jobs/retention/delete-expired.ts';
import { createSealer } from '../../bridge/platform/store/seal.ts';
import { createIdempotencyClaims } from '../../bridge/v1/idempotency.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { instantAnalyzer } from '../fixtures/instant-analyzer.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let server: TestServer;
let key: string;
let accountId: string;
let analyzer: ReturnType<typeof instantAnalyzer>;
let hold: Promise<void> | undefined;
let fail = false;

beforeAll(async () => {
  analyzer = instantAnalyzer({
    async before() {
      await hold;
      if (fail) throw new Error('failed');
    },
  });
  server = await startTestServer({ analyzer });
  ({ key, accountId } = await createCaller(server));
});
afterAll(() => server[Symbol.asyncDispose]());

const send = (idempotencyKey: string, options: Parameters<typeof post>[1] = {}) =>
  post(server, { key, ...options, headers: { 'idempotency-key': idempotencyKey } });

test('the same request again: the stored answer byte for byte, marked, counted, not analysed', async () => {
  const id = randomUUID();
  const first = await send(id);
  const calls = analyzer.calls();
  const again = await send(id);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get('ratelimit')).not.toBe(first.headers.get('ratelimit'));
  expect(analyzer.calls()).toBe(calls);
});

test('another body, another operation: 409', async () => {
  const id = randomUUID();
  await send(id);
  const body = { record: { ...exampleRecord, zip: '10001' } };
  for (const response of [await send(id, { body }), await send(id, { path: '/api/v1/screen' })]) {
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: 'Idempotency-Key was used with a different request' });
  }
});

test('keys belong to the account', async () => {
  const id = randomUUID();
  const other = await createCaller(server);
  await send(id);
  const response = await send(id, { key: other.key, path: '/api/v1/screen' });
  expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([200, null]);
});

test('ten at once: one analysis, one answer for all', async () => {
  const id = randomUUID();
  const calls = analyzer.calls();
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const requests = Array.from({ length: 10 }, () => send(id));
  await expect.poll(() => analyzer.calls()).toBe(calls + 1);
  gate.resolve();
  hold = undefined;
  const answers = await Promise.all((await Promise.all(requests)).map((response) => response.text()));
  expect(new Set(answers).size).toBe(1);
  expect(analyzer.calls()).toBe(calls + 1);
});

test('a failure is not kept, and those who waited for it take over', async () => {
  const id = randomUUID();
  fail = true;
  expect((await send(id)).status).toBe(500);
  fail = false;
  const response = await send(id);
  expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([200, null]);
});

test('a client that hangs up frees its key', async () => {
  const id = randomUUID();
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const calls = analyzer.calls();
  const controller = new AbortController();
  const request = send(id, { signal: controller.signal }).catch(() => undefined);
  await expect.poll(() => analyzer.calls()).toBe(calls + 1);
  controller.abort();
  await request;
  fail = true;
  gate.resolve();
  hold = undefined;
  await expect
    .poll(
      async () => (await server.db.selectFrom('idempotency_keys').select('key').where('key', '=', id).execute()).length,
    )
    .toBe(0);
  fail = false;
  expect((await send(id)).status).toBe(200);
});

test('wrong bodies and wrong keys claim nothing', async () => {
  const id = randomUUID();
  expect((await send(id, { body: '{}' })).status).toBe(400);
  expect((await send(id)).headers.get('idempotency-replayed')).toBeNull();
});

test('the stored answer is sealed', async () => {
  const id = randomUUID();
  await send(id, { path: '/api/v1/screen' });
  const row = await server.db
    .selectFrom('idempotency_keys')
    .select('response')
    .where('key', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.response?.length).toBeGreaterThan(100);
  expect(row.response?.includes(exampleRecord.email)).toBe(false);
});

test('an answer sealed with a secret this process lacks: 503 for an hour, then answered anew', async () => {
  const id = randomUUID();
  await send(id);
  const gone = createSealer(['a secret nobody has any more, long enough']);
  const response = gone.seal('{"success":true}', 'idempotency_keys.response');
  await server.db.updateTable('idempotency_keys').set({ response }).where('key', '=', id).execute();
  const unreadable = await send(id);
  expect([unreadable.status, unreadable.headers.get('retry-after')]).toEqual([503, '5']);
  const claimed_at = new Date(Date.now() - 3_660_000);
  await server.db.updateTable('idempotency_keys').set({ claimed_at }).where('key', '=', id).execute();
  const anew = await send(id);
  expect([anew.status, anew.headers.get('idempotency-replayed')]).toEqual([200, null]);
  const again = await send(id);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await again.text()).toBe(await anew.text());
});

/** A claim as a process leaves it that died while it was answering. */
async function leaveClaim(id: string, age: string): Promise<void> {
  const claims = createIdempotencyClaims(server.store);
  await send(id);
  const { request_hash: requestHash } = await server.db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('key', '=', id)
    .executeTakeFirstOrThrow();
  await server.store.pool.query('delete from idempotency_keys where key = $1', [id]);
  expect(await claims.claim({ accountId, key: id, requestHash, claimedBy: 'dead' })).toEqual({ is: 'ours' });
  await server.store.pool.query(
    `update idempotency_keys set claimed_at = now() - $1::interval, created_at = now() - $1::interval where key = $2`,
    [age, id],
  );
}

test('the claim of a dead process is taken over; a living one is waited for', async () => {
  const dead = randomUUID();
  await leaveClaim(dead, '13 seconds');
  expect((await send(dead)).status).toBe(200);
  const other = randomUUID();
  await leaveClaim(other, '13 seconds');
  expect((await send(other, { path: '/api/v1/screen' })).status).toBe(200);

  const living = randomUUID();
  await leaveClaim(living, '1 second');
  const outcome = await Promise.race([send(living), new Promise((resolve) => setTimeout(resolve, 600, 'waiting'))]);
  expect(outcome).toBe('waiting');
  await server.store.pool.query('delete from idempotency_keys where key = $1', [living]);
});

const ageByADay = (id: string) =>
  server.store.pool.query(
    `update idempotency_keys set created_at = now() - interval '25 hours', claimed_at = now() - interval '25 hours' where key = $1`,
    [id],
  );

test('after 24 hours a key is new, and its second life is as long as the first', async () => {
  const id = randomUUID();
  const first = await send(id);
  await ageByADay(id);
  const later = await send(id, { path: '/api/v1/screen' });
  expect([first.status, later.status]).toEqual([200, 200]);
  expect(await deleteExpired(server.db)).toMatchObject({ idempotencyKeys: 0 });
  expect((await send(id, { path: '/api/v1/screen' })).headers.get('idempotency-replayed')).toBe('true');
  await ageByADay(id);
  expect(await deleteExpired(server.db)).toMatchObject({ idempotencyKeys: 1 });
});
