import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { appOperations } from '../../bridge/hubspot/app/card-handlers.ts';
import { generatedCases } from '../fixtures/generated-cases.ts';
import { addressOf, openApp, pageIn, saysLate } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, type Product } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import { randomInteger, seededRandom } from '../simulators/hubspot/seeded-random.ts';

/** The engine quotes it from the notes of the only lead there is, which is in the other portal. */
const MARK = 'herniated';
const random = seededRandom(51);
const pick = <Item>(items: readonly Item[]): Item => items[randomInteger(random, items.length)] as Item;

type Id = keyof typeof appOperations;
const asksHubSpot: Id[] = ['readMappingChoices', 'saveFieldMapping'];
const ids = Object.keys(appOperations) as Id[];

/** What no page of ours sends; all of it can be sent by whoever changes the page in the browser. */
const oddContacts = [
  '1',
  '0',
  '-1',
  '9223372036854775807',
  '9999999999999999999',
  '1e3',
  '..%2f12',
  '%00',
  'a%20b',
  '١٢',
];
const oddRuns = ['bulk-00001', 'x', '%F0%9F%92%A9', 'a'.repeat(300), "'%3B--"];
const oddQueries = [
  '',
  '?portalId=12',
  '?%70ortalId=12',
  '?portalId=12&userId=1&appId=1',
  '?x=%26portalId%3D12',
  '?portalId',
  '?&&=%ZZ',
];
const oddBodies: readonly unknown[] = [
  undefined,
  null,
  [],
  'text',
  { portalId: 12 },
  { requestId: 'press-0001' },
  { requestId: 'press-0001', portalId: '12' },
  { requestId: 'override-1', status: 'valid' },
  { requestId: 'override-2', status: null },
  { requestId: 'bulk-00001', contactIds: ['1', '2', '9223372036854775807'] },
  { requestId: 'bulk-00002', contactIds: Array(501).fill('1') },
  { requestId: 'bulk-00003', contactIds: ['9999999999999999999', '01', 7] },
  { paused: false },
  { paused: 'yes' },
  { expectedVersion: 0, configuration: { threshold: 1e9 } },
  { expectedVersion: 2 ** 40, configuration: { practiceAreas: ['\0', '\uD800'] } },
  { expectedVersion: 1, configuration: { practiceAreas: [], threshold: 50, customFilters: [] }, accountId: 'x' },
  { expectedVersion: 1, mapping: { fields: {}, practiceAreas: { __proto__: 'x', constructor: 'y' } } },
  { expectedVersion: 1, mapping: null },
];

const target = (product: Product, url: string) => product.url + new URL(url).pathname + new URL(url).search;

/** Asked again as long as the bridge has no answer yet, as on a machine that is busy. */
async function inTheEnd(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init);
    if (tries === 20 || !(await saysLate(response))) return response;
  }
}

async function openTwo() {
  const stage = await openApp({ portals: [{ portalId: 11 }, { portalId: 12 }] });
  await connectFirm(stage.product, 11);
  await connectFirm(stage.product, 12);
  const { id: secret } = stage.hubspot.portal(12).create(strongLead());
  await shows(stage.hubspot, secret, 'lead_intake_status', 12).toMatch(/valid/);
  await settled(stage.product);
  return { stage, secret };
}

/** What nobody but the firm itself changes: the sweep of every ten minutes notes for itself when it last looked. */
const own = ['account_id', 'status', 'status_detail', 'access_token', 'mapping', 'mapping_version', 'app_id'] as const;

const stateOf = async ({ db }: Product, portalId: string) => ({
  connection: await db.selectFrom('hubspot_connections').select(own).where('portal_id', '=', portalId).execute(),
  leads: await db.selectFrom('leads').selectAll().where('portal_id', '=', portalId).execute(),
  runs: await db.selectFrom('bulk_runs').selectAll().where('portal_id', '=', portalId).execute(),
});

test('requests that no page of ours sends: never a 5xx, never anything of another portal', async () => {
  const { stage, secret } = await openTwo();
  await using _stage = stage;
  const { hubspot, product } = stage;
  expect(JSON.stringify((await pageIn(hubspot, 12)('readLead', { contactId: secret })).body)).toContain(MARK);
  const before = await stateOf(product, '12');
  const statuses = new Map<number, number>();
  for (let n = 0; n < generatedCases(400); n += 1) {
    const id = pick(ids);
    const question = { contactId: pick([...oddContacts, secret, secret]), requestId: pick(oddRuns) };
    const method = pick([appOperations[id].method, appOperations[id].method, 'POST', 'PUT', 'GET'] as const);
    const body = method === 'GET' ? undefined : pick(oddBodies);
    const signed = hubspot.proxy.sign({ portalId: 11, userId: 7 }, addressOf(id, question) + pick(oddQueries), {
      method,
      ...(body !== undefined && { body: body as object }),
    });
    const response = await inTheEnd(target(product, signed.url), signed.init);
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    // What asks HubSpot has to keep to HubSpot's limits, and says so.
    const busy = asksHubSpot.includes(id) && text.includes('"code":"hubspot_unavailable"');
    if (!busy) expect(response.status, `${method} ${signed.url} ${JSON.stringify(body)}`).toBeLessThan(500);
    expect(() => JSON.parse(text)).not.toThrow();
    for (const word of [MARK, 'Firm 12']) expect(text).not.toContain(word);
  }
  // Some of them are in order, some are refused: not all for one and the same reason.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
  expect(await stateOf(product, '12')).toEqual(before);
});

test('What is changed after it was signed is refused, whatever was changed; so is what is old', async () => {
  const { stage, secret } = await openTwo();
  await using _stage = stage;
  const { hubspot, product } = stage;
  const before = await stateOf(product, '12');
  const body = { requestId: 'press-0001' };
  for (let n = 0; n < 200; n += 1) {
    const signed = hubspot.proxy.sign({ portalId: 11, userId: 7 }, addressOf('screenNow', { contactId: secret }), {
      method: 'POST',
      body,
    });
    const headers = signed.init.headers as Record<string, string>;
    const changed = pick([
      { url: signed.url.replace('portalId=11', 'portalId=12') },
      { url: signed.url.replace('userId=7', 'userId=8') },
      { url: `${signed.url}&portalId=12` },
      { url: signed.url.replace(`/${secret}/`, '/2/') },
      { init: { ...signed.init, method: 'PUT' } },
      { init: { ...signed.init, body: JSON.stringify({ requestId: 'press-0002' }) } },
      { init: { ...signed.init, headers: { ...headers, 'x-hubspot-signature-v3': '' } } },
      { init: { ...signed.init, headers: { ...headers, 'x-hubspot-signature-v3': 'A'.repeat(44) } } },
      { init: { ...signed.init, headers: { ...headers, 'x-hubspot-request-timestamp': `${Date.now() - 400_000}` } } },
      { init: { ...signed.init, headers: { 'x-hubspot-signature': headers['x-hubspot-signature'] ?? '' } } },
    ] as { url?: string; init?: RequestInit }[]);
    const response = await fetch(target(product, changed.url ?? signed.url), changed.init ?? signed.init);
    expect([401, 405]).toContain(response.status);
    expect(['error', 'code']).toEqual(expect.arrayContaining(Object.keys((await response.json()) as object)));
  }
  expect(await stateOf(product, '12')).toEqual(before);
  expectNoFaults(hubspot);
});

test('A contact erased for privacy: the card says so, nothing of it is told or screened, runs forget it', async () => {
  const { stage, secret } = await openTwo();
  await using _stage = stage;
  const { hubspot, product } = stage;
  const page = pageIn(hubspot, 12);
  await page('startBulk', { body: { requestId: 'bulk-00001', contactIds: [secret] } });
  await expect.poll(async () => (await page('readBulk', { requestId: 'bulk-00001' })).body.finished).toBe(true);
  hubspot.portal(12).erase(secret);
  await settled(product);
  const { status, body } = await page('readLead', { contactId: secret });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'deleted',
    obstacle: 'erased',
    canScreen: false,
    explanation: null,
    history: [],
  });
  const refused = await page('screenNow', { contactId: secret, body: { requestId: 'press-0009' } });
  expect(refused).toMatchObject({ status: 409, body: { error: 'This contact was deleted for privacy.' } });
  expect(
    (await page('setOverride', { contactId: secret, body: { requestId: 'over-0009', status: 'valid' } })).status,
  ).toBe(409);
  expect((await page('readBulk', { requestId: 'bulk-00001' })).body).toMatchObject({
    total: 1,
    skipped: 1,
    waiting: 0,
  });
  const again = { requestId: 'bulk-00002', contactIds: [secret] };
  expect((await page('startBulk', { body: again })).body).toMatchObject({ total: 1, skipped: 1, finished: true });
  const rows = await product.db.selectFrom('bulk_contacts').selectAll().execute();
  expect(rows).toEqual([]);
});

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  12,
  '12',
  '',
  '\0',
  '\uD800',
  'x'.repeat(600),
  [],
  {},
  { portalId: 12 },
  '9999999999999999999',
];
const actionPaths = [
  ['callbackId'],
  ['origin'],
  ['origin', 'portalId'],
  ['context'],
  ['object'],
  ['object', 'objectId'],
  ['object', 'objectType'],
  ['inputFields'],
];

function mutated(): object {
  const body: Record<string, unknown> = {
    callbackId: `ap-11-${randomInteger(random, 5)}`,
    origin: { portalId: 11, actionDefinitionId: 1 },
    context: { source: 'WORKFLOWS', workflowId: 2 },
    object: { objectId: 501, objectType: 'CONTACT', properties: {} },
    inputFields: {},
  };
  const [first = '', second] = pick(actionPaths);
  if (second === undefined) body[first] = pick(oddValues);
  else body[first] = { ...(body[first] as object), [second]: pick(oddValues) };
  return body;
}

test('executions that no workflow sends: never a 5xx, each known callback once', async () => {
  const { stage } = await openTwo();
  await using _stage = stage;
  const { hubspot, product } = stage;
  const path = '/hubspot/actions/screen-lead';
  const statuses = new Map<number, number>();
  for (let n = 0; n < generatedCases(100); n += 1) {
    const body = JSON.stringify(mutated());
    const signed = `${hubspot.app.clientSecret}POSThttps://bridge.example${path}${body}`;
    const headers = { 'x-hubspot-signature': createHash('sha256').update(signed).digest('hex') };
    const response = await inTheEnd(product.url + path, { method: 'POST', headers, body });
    await response.arrayBuffer();
    expect(response.status, body).toBeLessThan(500);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
  expect([...statuses.keys()].sort()).toEqual([200, 400]);
  const runs = await product.db.selectFrom('workflow_runs').select(['portal_id', 'callback_id']).execute();
  expect(new Set(runs.map(({ portal_id, callback_id }) => `${portal_id} ${callback_id}`)).size).toBe(runs.length);
});
