import { expect, onTestFinished, test } from 'vitest';
import { setAccount } from '../../bridge/accounts/accounts.ts';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { createCaller, post, startTestServer } from '../fixtures/test-server.ts';

async function openFirm(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { accountId, keyId, key } = await createCaller(server);
  const owner = await signInAs(server, { accountId });
  return { server, accountId, keyId, key, owner, ask: asker(owner) };
}

const statusOf = async (server: { url: string }, key: string) => (await post(server, { key })).status;

test('a key is created, named anew, rotated and revoked, with its trace, and shown once', async () => {
  const { server, accountId, ask, owner } = await openFirm();
  const created = await ask('createKey', { body: { name: 'Website form' } });
  expect(created.status).toBe(200);
  const { key, apiKey } = created.body;
  expect(apiKey).toMatchObject({ name: 'Website form', revokedAt: null, expiresAt: null, rotatedFrom: null });
  expect(await statusOf(server, key)).toBe(200);

  const params = { keyId: apiKey.id };
  expect((await ask('renameKey', { params, body: { name: 'Intake form' } })).body.name).toBe('Intake form');
  const rotated = await ask('rotateKey', { params, body: { overlapHours: 24 } });
  expect(rotated.body.apiKey).toMatchObject({ name: 'Intake form', rotatedFrom: apiKey.id });
  expect(Date.parse(rotated.body.oldKeyExpiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect([await statusOf(server, key), await statusOf(server, rotated.body.key)]).toEqual([200, 200]);
  const twice = await ask('rotateKey', { params, body: { overlapHours: 24 } });
  expect(twice).toMatchObject({ status: 409, code: 'key_not_active' });

  const revoked = await ask('revokeKey', { params: { keyId: rotated.body.apiKey.id } });
  expect(revoked.body.revokedAt).not.toBeNull();
  await expect.poll(() => statusOf(server, rotated.body.key)).toBe(401);

  const listed = await ask('listKeys');
  expect(listed.body.obstacle).toBeNull();
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const audit = await server.db
    .selectFrom('audit_log')
    .select(['action', 'actor'])
    .where('account_id', '=', accountId)
    .where('action', 'like', 'key.%')
    .where('actor', 'like', 'dashboard:%')
    .orderBy('id')
    .execute();
  expect(audit).toEqual(
    ['key.created', 'key.renamed', 'key.rotated', 'key.revoked'].map((action) => ({
      action,
      actor: `dashboard:${owner.email}`,
    })),
  );
});

test('a key of another account is unknown, and stays as it was', async () => {
  const { server, ask } = await openFirm();
  const other = await createCaller(server, 'Neighbors');
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const keyId of [other.keyId, missing, 'no-id']) {
    const params = { keyId };
    const answers = [
      await ask('renameKey', { params, body: { name: 'Mine' } }),
      await ask('rotateKey', { params, body: { overlapHours: 0 } }),
      await ask('revokeKey', { params }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'key_not_found' });
  }
  expect(await statusOf(server, other.key)).toBe(200);
  expect((await ask('listKeys')).body.keys.map(({ id }) => id)).not.toContain(other.keyId);
});

test('without a subscription no key is made, and the list says why', async () => {
  const { server, accountId, ask } = await openFirm();
  await setAccount(server.db, { accountId, subscription: 'none' }, 'test');
  expect(await ask('createKey', { body: { name: 'Form' } })).toMatchObject({ code: 'key_needs_subscription' });
  expect((await ask('listKeys')).body.obstacle).toMatch(/subscription/);
});

test('calls are counted by hour, key and outcome, and written together', async () => {
  const { server, accountId, keyId, key, ask } = await openFirm({ requests: 4 });
  const other = await createCaller(server, 'Neighbors');
  for (const body of [undefined, undefined, { record: {} }, { wrong: 1 }, undefined])
    await post(server, { key, ...(body !== undefined && { body }) });
  await post(server, { key: other.key });
  expect((await ask('readCalls')).body.calls).toEqual([]);
  const counted = async () => {
    await server.callCounts.flush();
    const { calls } = (await ask('readCalls')).body;
    const of = (outcome: string) =>
      calls.filter((one) => one.outcome === outcome).reduce((sum, one) => sum + one.calls, 0);
    return { calls, answered: of('answered'), refused: of('refused'), limited: of('limited'), failed: of('failed') };
  };
  const { calls, ...sums } = await counted();
  expect(sums).toEqual({ answered: 2, refused: 2, limited: 1, failed: 0 });
  expect(new Set(calls.map((one) => one.keyId))).toEqual(new Set([keyId]));
  for (const { hour } of calls) expect(hour).toMatch(/:00:00\.000Z$/);
  // A key of an account that may not call is refused before it is counted against a limit.
  await setAccount(server.db, { accountId, subscription: 'none' }, 'test');
  await expect.poll(() => statusOf(server, key)).toBe(401);
  expect((await counted()).refused).toBe(3);
});

test('the playground judges by the saved rules or a draft, and keeps nothing', async () => {
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-23' });
  const { server, ask } = await openFirm({ analyzer });
  const record = { ...exampleRecord, practiceArea: 'Car Accident' };
  const saved = await ask('tryRecord', { body: { record, configuration: null } });
  expect(saved.body).toMatchObject({ threshold: 60, screening: { valid: false, area: { accepted: false } } });
  const configuration = { practiceAreas: ['Car Accident'], threshold: 5, customFilters: [] };
  const draft = await ask('tryRecord', { body: { record, configuration } });
  expect(draft.body).toMatchObject({ threshold: 5, screening: { area: { accepted: true, matched: 'Car Accident' } } });
  const { n } = await server.db
    .selectFrom('analyses')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(0);
  expect((await ask('readRules')).body.version).toBe(0);
});

test('trials count as calls of the API do, for a firm without the API too', async () => {
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-23' });
  const { server, accountId, ask } = await openFirm({ analyzer, requests: 2 });
  await setAccount(server.db, { accountId, plan: 'free', subscription: 'none' }, 'test');
  const body = { record: exampleRecord, configuration: null };
  for (let at = 0; at < 2; at += 1) expect((await ask('tryRecord', { body })).status).toBe(200);
  const limited = { status: 429, code: 'rate_limited' };
  const configuration = { practiceAreas: ['Car Accident'], threshold: 5, customFilters: [] };
  expect(await ask('tryRecord', { body })).toMatchObject(limited);
  expect(await ask('tryFilter', { body: { filter: 'Must live in Texas', leads: 5 } })).toMatchObject(limited);
  const draft = { configuration, leads: 5, confirmed: false, from: null };
  expect(await ask('previewRules', { body: draft })).toMatchObject(limited);
});
