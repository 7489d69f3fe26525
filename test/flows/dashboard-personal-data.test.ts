import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueKey } from '../../bridge/auth/keys.ts';
import { keepCalls } from '../../bridge/jobs/erasure/keep-calls.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { openNeighbor } from '../fixtures/dashboard-firm.ts';
import { leadOf } from '../fixtures/firm-leads.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { expectNoFaults, settled } from '../fixtures/hubspot-results.ts';
import { rowsThatName } from '../fixtures/rows-that-name.ts';
import { alertsIn, eventually, quiet } from '../fixtures/slack-alerts.ts';
import { expectNoSlackFaults, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { post } from '../fixtures/test-server.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';

let env: SlackEnv;
let ask: Ask;
let maria: string;
let other: string;

beforeAll(async () => {
  env = await startSlackEnv();
  ask = asker(await signInAs(env.product, { accountId: env.accountId, role: 'admin' }));
  const create = (values: Record<string, string>) => env.hubspot.portal(11).create(strongLead(values)).id;
  maria = create({ firstname: 'Maria', lastname: 'Delgado', email: 'maria@example.com', phone: '512-555-0142' });
  other = create({ firstname: 'Tom', lastname: 'Abara', email: 'tom@example.com', phone: '512-555-0199' });
});
afterAll(() => env?.[Symbol.asyncDispose]());

/** Every way in which a row says that it is of this contact. */
const namesOf = async (contactId: string) => [
  await leadOf(env, contactId),
  `"contact_id": ${contactId},`,
  `"contact_id": ${contactId}}`,
  `"contactId": "${contactId}"`,
];

test('a person is found by name, email, phone and record id, and by nothing else', async () => {
  await eventually(() => alertsIn(env).length).toBe(2);
  await settled(env.product);
  await quiet(env);
  const leadId = await leadOf(env, maria);
  for (const text of ['Maria Delgado', 'delgado', 'maria@example.com', '(512) 555-0142', maria])
    expect((await ask('findPersonalData', { body: { text } })).body).toEqual({
      people: [{ contactId: maria, name: 'Maria Delgado', leadId }],
      namesProblem: null,
      calls: 0,
    });
  expect((await ask('findPersonalData', { body: { text: 'Nobody' } })).body.people).toEqual([]);
  expect((await ask('findPersonalData', { body: { text: '999999' } })).body.people).toEqual([]);
});

test('a record id finds what is kept while HubSpot is away', async () => {
  env.hubspot.script({ deviations: [deviations.unavailable] });
  const found = await ask('findPersonalData', { body: { text: maria.padStart(9, '0') } });
  expect(found.body.people).toMatchObject([{ contactId: maria }]);
  expect(await ask('findPersonalData', { body: { text: 'Delgado' } })).toMatchObject({ code: 'hubspot_unavailable' });
  env.hubspot.clearScript();
  expect((await ask('readPersonalData', { params: { contactId: maria } })).body).toMatchObject({
    holdings: { leads: 1, slackMessages: 1 },
    erased: false,
  });
});

test('the export holds a row of every table that names the contact, with sealed words in clear', async () => {
  const { status, body } = await ask('exportPersonalData', { params: { contactId: maria }, body: {} });
  expect(status).toBe(200);
  const kept = await rowsThatName(env.product.context.store.pool, await namesOf(maria));
  const exported: Record<string, number> = {
    'public.leads': body.leads.length,
    'public.lead_handling': body.handling.length,
    'public.lead_history': body.history.length,
    'public.lead_analyses': body.results.length,
    'public.slack_messages': body.slackMessages.length,
    'public.webhook_events': body.deliveries.length,
    'public.outbox': body.announcements.length,
  };
  // Jobs that are done hold ids for an hour.
  const { 'pgboss.job': _jobs, 'pgboss.job_common': _common, ...tables } = kept;
  expect(Object.keys(tables).filter((name) => !name.startsWith('pgboss.'))).toEqual(Object.keys(exported).toSorted());
  for (const [name, count] of Object.entries(exported)) expect([name, count]).toEqual([name, tables[name]]);
  const [lead] = body.leads;
  expect(lead?.notes).toMatch(/Rear-ended|rear-ended/);
  expect(JSON.stringify(body.results)).toContain('quote');
  expect(JSON.stringify(body.slackMessages)).toContain('Maria');
  expect(body.notIncluded[0]).toContain('HubSpot');
  expect(JSON.stringify(body)).not.toContain('Abara');
});

test('another account finds, reads and erases nothing of it', async () => {
  const neighbor = await openNeighbor(env.product);
  const params = { contactId: maria };
  const missing = { status: 404, code: 'portal_not_connected' };
  expect(await neighbor.ask('findPersonalData', { body: { text: maria } })).toMatchObject(missing);
  expect(await neighbor.ask('readPersonalData', { params })).toMatchObject(missing);
  expect(await neighbor.ask('exportPersonalData', { params, body: {} })).toMatchObject(missing);
  expect(await neighbor.ask('erasePersonalData', { params })).toMatchObject(missing);
  for (const contactId of ['x', '-1', '1e3', '9'.repeat(19)])
    expect(await ask('readPersonalData', { params: { contactId } })).toMatchObject({
      status: 404,
      code: 'contact_not_found',
    });
});

test('API calls that were kept belong to the contact whose email or phone they have, while HubSpot says so', async () => {
  const { accountId, product, hubspot } = env;
  await keepCalls(product.db, { accountId, days: 30 }, 'test');
  product.context.directory.forgetAll();
  const { key } = await issueKey(product.db, { accountId, name: 'Website' }, 'test');
  const records = [
    { ...exampleRecord, email: 'Maria@Example.com', phone: '' },
    { ...exampleRecord, email: '', phone: '+1 512 555 0142' },
    { ...exampleRecord, email: 'tom@example.com', phone: '' },
  ];
  for (const record of records) expect((await post(product, { key, body: { record } })).status).toBe(200);
  await product.context.keptCalls.flush();
  await product.context.resultRequests.flush();
  const params = { contactId: maria };
  const read = async () => (await ask('readPersonalData', { params })).body;
  expect(await read()).toMatchObject({ holdings: { leads: 1, calls: 2 }, callsProblem: null });
  const { body } = await ask('exportPersonalData', { params, body: {} });
  expect(body.calls.map(({ record }) => record)).toEqual(records.slice(0, 2));
  expect((await ask('findPersonalData', { body: { text: 'maria@example.com' } })).body).toMatchObject({
    people: [{ contactId: maria }],
    calls: 1,
  });
  hubspot.script({ deviations: [deviations.unavailable] });
  expect(await read()).toMatchObject({
    holdings: { calls: 0 },
    callsProblem: expect.stringContaining('Search for the email or phone'),
  });
  const alone = (await ask('findPersonalData', { body: { text: 'maria@example.com' } })).body;
  expect(alone).toMatchObject({ people: [], calls: 1, namesProblem: expect.stringContaining('only saved API calls') });
  hubspot.clearScript();
});

test('erasing leaves no row that names the contact but what the audit log says, and touches no other', async () => {
  const { pool } = env.product.context.store;
  const names = await namesOf(maria);
  const others = await namesOf(other);
  const untouched = await rowsThatName(pool, others);
  expect((await ask('erasePersonalData', { params: { contactId: maria } })).body).toEqual({
    leads: 1,
    // Of the lead, and of each of its two calls.
    results: 3,
    deliveries: expect.any(Number),
    calls: 2,
  });
  const kept = await pool.query('select count(*)::integer as calls from kept_calls');
  expect(kept.rows).toEqual([{ calls: 1 }]);
  await eventually(() => alertsIn(env).length).toBe(1);
  await quiet(env);
  // The row of the deleted message stays 90 days, without a word.
  const { 'public.slack_messages': message, ...left } = await rowsThatName(pool, names);
  expect([message, left]).toEqual([1, {}]);
  const { rows } = await pool.query(
    `select state, withdrawn, content is null as empty from slack_messages where lead_id::text = $1`,
    [names[0]],
  );
  expect(rows).toEqual([{ state: 'gone', withdrawn: true, empty: true }]);
  expect(await rowsThatName(pool, others)).toEqual(untouched);
  expect((await ask('readPersonalData', { params: { contactId: maria } })).body).toEqual({
    holdings: { leads: 0, history: 0, results: 0, slackMessages: 0, deliveries: 0, calls: 0 },
    erased: true,
    callsProblem: null,
  });
  const { entries } = (await ask('listAudit', { query: { action: 'contact' } })).body;
  expect(entries.map(({ what }) => what)).toEqual([
    "Erased a contact's stored data",
    'Downloaded everything stored about a contact',
    'Downloaded everything stored about a contact',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Maria|Delgado|example\\.com|"${maria}"`));
  expectNoFaults(env.hubspot);
  expectNoSlackFaults(env.slack);
});

test('erasing a lead on its page erases the API calls of the same person', async () => {
  const kept = async () => (await env.product.context.store.pool.query('select from kept_calls')).rowCount;
  expect(await kept()).toBe(1);
  const erase = async (contactId: string) => ask('eraseLead', { params: { leadId: await leadOf(env, contactId) } });
  const late = env.hubspot.portal(11).create(strongLead({ email: 'late@example.com', phone: '' })).id;
  await eventually(() => alertsIn(env).length).toBe(2);
  await settled(env.product);
  // HubSpot does not say whose they are; nothing else is held up by that.
  env.hubspot.script({ deviations: [deviations.unavailable] });
  expect(await erase(late)).toMatchObject({ status: 200, body: { calls: null } });
  expect(await kept()).toBe(1);
  env.hubspot.clearScript();
  expect(await erase(other)).toMatchObject({ status: 200, body: { calls: 1 } });
  expect(await kept()).toBe(0);
});

test('a search that HubSpot has more for than it is asked says so', async () => {
  env.hubspot.webhooks.pause();
  for (let at = 0; at < 101; at += 1)
    env.hubspot.portal(11).create(strongLead({ email: `m${at}@example.com`, lastname: 'Mendoza' }));
  const { body } = await ask('findPersonalData', { body: { text: 'Mendoza' } });
  expect(body).toMatchObject({ people: [], calls: 0 });
  expect(body.namesProblem).toContain('HubSpot has 101 such contacts. Only the newest 100 are searched');
});
