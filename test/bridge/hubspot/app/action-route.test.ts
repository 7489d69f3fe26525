import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { startTestServer, type TestServer } from '../../../fixtures/test-server.ts';

const SECRET = 'a secret of the app';
const PATH = '/hubspot/actions/screen-lead';

const execution = (changes: object = {}) => ({
  callbackId: 'ap-11-1',
  origin: { portalId: 11, actionDefinitionId: 1, actionDefinitionVersion: 2 },
  context: { source: 'WORKFLOWS', workflowId: 3 },
  object: { objectId: 501, objectType: 'CONTACT', properties: {} },
  inputFields: {},
  somethingNew: true,
  ...changes,
});

async function send(server: TestServer, body: string | Uint8Array, query = '') {
  const url = `https://bridge.example${PATH}${query}`;
  const hash = createHash('sha256').update(`${SECRET}POST${url}`).update(body).digest('hex');
  const headers = { 'x-hubspot-signature': hash, 'x-hubspot-signature-version': 'v2' };
  const response = await fetch(server.url + PATH + query, { method: 'POST', headers, body: body as string });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const contacts = async ({ db }: TestServer) =>
  (await db.selectFrom('workflow_runs').select(['portal_id', 'contact_id', 'callback_id']).execute()).map(
    ({ portal_id, contact_id, callback_id }) => `${portal_id} ${contact_id} ${callback_id}`,
  );

test('an execution is kept before it is answered: BLOCK for a day', async () => {
  await using server = await startTestServer({ clientSecrets: ['the next', SECRET] });
  await connectPortal(server.store);
  const { status, body } = await send(server, JSON.stringify(execution()));
  expect(status).toBe(200);
  expect(body).toEqual({ outputFields: { hs_execution_state: 'BLOCK', hs_expiration_duration: 'P1D' } });
  expect(await contacts(server)).toEqual(['11 501 ap-11-1']);
  const { rows } = await server.store.pool.query(
    "select name, data->>'cause' as cause, priority from pgboss.job order by name",
  );
  expect(rows).toEqual([
    { name: 'complete-workflow', cause: null, priority: 0 },
    { name: 'screen-contact', cause: 'workflow', priority: -1 },
  ]);
});

test('ids as text, ids no number holds exactly, and both names of contacts are taken', async () => {
  await using server = await startTestServer({ clientSecrets: [SECRET] });
  await connectPortal(server.store);
  const large = JSON.stringify(execution({ callbackId: 'ap-2' })).replace('501', '9007199254740993');
  const text = execution({
    callbackId: 'ap-3',
    origin: { portalId: '11' },
    object: { objectId: '7', objectType: '0-1' },
  });
  expect((await send(server, large)).status).toBe(200);
  expect((await send(server, JSON.stringify(text), '?a=b%40c')).status).toBe(200);
  expect((await contacts(server)).sort()).toEqual(['11 7 ap-3', '11 9007199254740993 ap-2']);
});

test('what is not used refuses nothing: HubSpot would not try again', async () => {
  await using server = await startTestServer({ clientSecrets: [SECRET] });
  await connectPortal(server.store);
  const odd = [
    { inputFields: null },
    { inputFields: [] },
    { context: null },
    { context: { source: null, workflowId: null } },
    { origin: { portalId: 11, actionDefinitionId: null, actionDefinitionVersion: null } },
    { object: { objectId: 501, objectType: 'CONTACT', properties: null } },
  ];
  for (const [at, changes] of odd.entries()) {
    const body = JSON.stringify(execution({ callbackId: `ap-${at}`, ...changes }));
    expect(await send(server, body)).toMatchObject({ status: 200 });
  }
  expect(await contacts(server)).toHaveLength(odd.length);
});

test.each<[string, string | Uint8Array]>([
  ['no JSON', '{'],
  ['an empty body', ''],
  ['bad UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['an array', JSON.stringify([execution()])],
  ['another object', JSON.stringify(execution({ object: { objectId: 501, objectType: 'COMPANY' } }))],
  ['no callback', JSON.stringify(execution({ callbackId: '' }))],
  ['a callback that cannot be stored', JSON.stringify(execution({ callbackId: 'a\0b' }))],
  ['half a character', JSON.stringify(execution({ callbackId: '\uD800' }))],
  ['an id that cannot be', JSON.stringify(execution({ object: { objectId: 0, objectType: 'CONTACT' } }))],
  ['an id out of range', JSON.stringify(execution()).replace('501', '9999999999999999999')],
  ['a fraction', JSON.stringify(execution({ object: { objectId: 1.5, objectType: 'CONTACT' } }))],
  ['a portal that is none', JSON.stringify(execution({ origin: { portalId: '11; drop' } }))],
])('%s is a 400, which HubSpot does not try again', async (_what, body) => {
  await using server = await startTestServer({ clientSecrets: [SECRET] });
  await connectPortal(server.store);
  const answer = await send(server, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe('Request does not look like one from the HubSpot app');
  expect(await contacts(server)).toEqual([]);
});

test('another secret, another method, no signature: refused before the body is looked at', async () => {
  await using server = await startTestServer({ clientSecrets: ['another secret'] });
  expect((await send(server, JSON.stringify(execution()))).status).toBe(401);
  expect((await fetch(server.url + PATH, { method: 'POST', body: '{' })).status).toBe(401);
  expect((await fetch(server.url + PATH)).status).toBe(405);
});

test('without a secret there is no such route', async () => {
  await using server = await startTestServer();
  expect((await fetch(server.url + PATH, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${server.url}/hubspot/card/settings`)).status).toBe(404);
});

test('an execution that was overheard is refused when it comes an hour after the first', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await using server = await startTestServer({ clientSecrets: [SECRET] });
    await connectPortal(server.store);
    const body = JSON.stringify(execution());
    expect((await send(server, body)).status).toBe(200);
    vi.setSystemTime(Date.now() + 3_599_000);
    expect((await send(server, body)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    expect((await send(server, body)).status).toBe(401);
    expect((await send(server, JSON.stringify(execution({ callbackId: 'ap-11-2' })))).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});
