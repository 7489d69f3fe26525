import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCuttableStore } from '../fixtures/cuttable-store.ts';
import { createCaller, post, startTestServer } from '../fixtures/test-server.ts';

test('the store is cut off and comes back: 503 that says when to come back, then 200 without a restart', async () => {
  await using cuttable = await openCuttableStore();
  await using server = await startTestServer({ store: cuttable.store });
  const { key } = await createCaller(server);
  expect((await post(server, { key })).status).toBe(200);

  cuttable.link.cut();
  await sleep(950);
  const response = await post(server, { key });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({ error: 'Service temporarily unavailable' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false, checks: { store: { status: 'down' } } });

  cuttable.link.mend();
  await expect.poll(async () => (await post(server, { key })).status).toBe(200);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('a store that hangs is given up', async () => {
  await using cuttable = await openCuttableStore();
  await using server = await startTestServer({ store: cuttable.store });
  const { key } = await createCaller(server);
  cuttable.link.freeze();
  expect((await post(server, { key })).status).toBe(503);
  cuttable.link.cut();
  cuttable.link.mend();
  await expect.poll(async () => (await post(server, { key })).status).toBe(200);
});

test('an idempotent request that cannot be claimed is 503, not an unprotected answer', async () => {
  await using cuttable = await openCuttableStore();
  await using server = await startTestServer({ store: cuttable.store });
  const { key } = await createCaller(server);
  await post(server, { key });
  cuttable.link.cut();
  expect((await post(server, { key, headers: { 'idempotency-key': 'a' } })).status).toBe(503);
});
