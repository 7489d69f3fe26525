import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { openDashboardFirm } from '../fixtures/dashboard-firm.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';
import { createCaller, startTestServer } from '../fixtures/test-server.ts';

async function openFirm() {
  const server = await startTestServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { accountId } = await createCaller(server);
  const owner = await signInAs(server, { accountId });
  return { server, accountId, owner, ask: asker(owner) };
}

const rules = (threshold: number, customFilters: string[] = []) => ({
  practiceAreas: ['Car Accident'],
  threshold,
  customFilters,
});

test('rules are saved as versions with who did it, and another version meanwhile is a conflict', async () => {
  const { ask, owner } = await openFirm();
  const none = await ask('readRules');
  expect(none.body).toMatchObject({ version: 0, by: null, at: null, filters: [] });

  const first = await ask('saveRules', {
    body: { expectedVersion: 0, configuration: rules(40, ['No spam', 'qwerty']) },
  });
  expect(first.body).toMatchObject({ version: 1, configuration: { threshold: 40 } });
  expect(first.body.filters.map(({ filter }) => filter)).toEqual(['No spam', 'qwerty']);
  expect(first.body.configuration.practiceAreas[0]?.aliases.length).toBeGreaterThan(0);
  const late = await ask('saveRules', { body: { expectedVersion: 0, configuration: rules(41) } });
  expect(late).toMatchObject({ status: 409, code: 'configuration_conflict' });
  // What is so already is no conflict.
  const again = await ask('saveRules', {
    body: { expectedVersion: 0, configuration: rules(40, ['No spam', 'qwerty']) },
  });
  expect(again.body.version).toBe(1);

  const wrong = await ask('saveRules', { body: { expectedVersion: 1, configuration: { ...rules(40), threshold: 0 } } });
  expect(wrong.status).toBe(400);
  expect(wrong.details.map(({ path }) => path)).toContainEqual(expect.stringContaining('threshold'));
  expect(first.body.by).toContain(owner.email.split('@')[0]);
});

test('versions are listed by cursor, read and reverted to', async () => {
  const { ask } = await openFirm();
  for (let version = 0; version < 22; version += 1)
    await ask('saveRules', { body: { expectedVersion: version, configuration: rules(30 + version) } });
  const page = await ask('listRuleVersions');
  expect(page.body.versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
  expect(page.body.versions[0]?.changes).toEqual(['Threshold changed from 50 to 51']);
  const rest = await ask('listRuleVersions', { query: { cursor: page.body.next ?? '' } });
  expect(rest.body).toMatchObject({ versions: [{ version: 2 }, { version: 1 }, { version: 0 }], next: null });
  expect(await ask('listRuleVersions', { query: { cursor: 'nonsense' } })).toMatchObject({ code: 'invalid_cursor' });

  const old = await ask('readRuleVersion', { params: { version: '1' } });
  expect(old.body).toMatchObject({ version: 1, configuration: { threshold: 30 } });
  for (const version of ['99', '-1', '1e0', '4294967296', 'x'])
    expect(await ask('readRuleVersion', { params: { version } })).toMatchObject({ code: 'version_not_found' });
  const late = await ask('revertRules', { params: { version: '1' }, body: { expectedVersion: 3 } });
  expect(late.code).toBe('configuration_conflict');
  const reverted = await ask('revertRules', { params: { version: '1' }, body: { expectedVersion: 22 } });
  expect(reverted.body).toMatchObject({ version: 23, configuration: { threshold: 30 } });
});

test('how a filter is read is said before it is saved', async () => {
  const { ask } = await openFirm();
  const clear = await ask('readFilter', { body: { filter: 'Only accidents in Texas' } });
  expect(clear.body).toMatchObject({ understood: 'yes', readAs: expect.stringContaining('Texas') });
  const unclear = await ask('readFilter', { body: { filter: 'qwerty uiop' } });
  expect(unclear.body).toMatchObject({ understood: 'no', readAs: null });
});

test('scores are counted in 101 classes, of this account alone', async () => {
  const { server, accountId, ask } = await openFirm();
  const other = await createCaller(server, 'Neighbors');
  const lead = (of: string, score: number | null, more: object = {}) => ({
    id: randomUUID(),
    account_id: of,
    portal_id: '11',
    contact_id: `${Math.floor(Math.random() * 1e9)}`,
    state: 'screened' as const,
    score,
    cause: 'created',
    ...more,
  });
  const old = { created_at: new Date('2020-01-01') };
  await server.db
    .insertInto('leads')
    .values([
      ...[0, 0, 73, 100].map((score) => lead(accountId, score)),
      lead(accountId, 73, old),
      lead(accountId, null, { state: 'needs_info' }),
      lead(accountId, 73, { state: 'deleted' }),
      lead(other.accountId, 73),
    ])
    .execute();
  const { counts, total } = (await ask('readScores')).body;
  expect(counts).toHaveLength(101);
  expect([counts[0], counts[73], counts[100], total]).toEqual([2, 2, 1, 5]);
  const recent = (await ask('readScores', { query: { days: '30' } })).body;
  expect([recent.counts[73], recent.total]).toEqual([1, 4]);
});

test('a rule is tried on the last leads with the words that show it, whatever the areas and the threshold', async () => {
  const firm = await openDashboardFirm();
  onTestFinished(() => firm[Symbol.asyncDispose]());
  const { hubspot, product, ask } = firm;
  const portal = hubspot.portal(11);
  const { id: represented } = portal.create(
    strongLead({ lead_intake_case_notes: 'Rear-ended in Austin, $9,000 in bills. I already have a lawyer, Jim Ross.' }),
  );
  const { id: trademark } = portal.create(weakLead());
  for (const id of [represented, trademark]) await shows(hubspot, id, 'lead_intake_status').toMatch(/valid/);
  await settled(product);
  const filter = 'No clients who already have a lawyer';
  const { body } = await ask('tryFilter', { body: { filter, leads: 50 } });
  expect(body.reading).toMatchObject({ filter, understood: 'yes' });
  expect(body.unread).toBe(0);
  const of = (id: string) => body.leads.find(({ contactId }) => contactId === id);
  expect(of(represented)).toMatchObject({
    verdict: 'violated',
    name: 'Maria Delgado',
    quote: expect.stringContaining('lawyer'),
  });
  expect(of(trademark)?.verdict).not.toBe('violated');
  expect(of(trademark)?.why).not.toContain('not accepted');
  hubspot.webhooks.pause();
  portal.archive(trademark);
  expect((await ask('tryFilter', { body: { filter, leads: 50 } })).body).toMatchObject({ unread: 1 });
  expectNoFaults(hubspot);
});

test('without a portal there is nothing to try rules on', async () => {
  const { ask } = await openFirm();
  const missing = { status: 404, code: 'portal_not_connected' };
  expect(await ask('tryFilter', { body: { filter: 'Only accidents in Texas', leads: 5 } })).toMatchObject(missing);
  const draft = { configuration: rules(50), leads: 100, confirmed: false };
  expect(await ask('previewRules', { body: { ...draft, from: null } })).toMatchObject(missing);
});

test('a preview goes on behind the leads it has judged, and reads a hundred from HubSpot at a time', async () => {
  const firm = await openDashboardFirm();
  onTestFinished(() => firm[Symbol.asyncDispose]());
  const { hubspot, product, ask } = firm;
  const ids = Array.from(
    { length: 120 },
    (_, at) => hubspot.portal(11).create(strongLead({ email: `l${at}@example.com` })).id,
  );
  const screened = async () => {
    const rows = await product.db.selectFrom('leads').select('id').where('state', '=', 'screened').execute();
    return rows.length;
  };
  await expect.poll(screened, { timeout: 60_000 }).toBe(ids.length);
  await settled(product);
  const before = hubspot.log.count('contacts.batchRead');
  const draft = { configuration: rules(99), leads: 110, confirmed: false };
  const first = await ask('previewRules', { body: { ...draft, from: null } });
  expect(first.body).toMatchObject({ leads: 110, judged: 100 });
  const second = await ask('previewRules', { body: { ...draft, from: first.body.next } });
  expect(second.body).toMatchObject({ leads: 110, judged: 10, next: null });
  const flipped = [...first.body.flips, ...second.body.flips].map(({ contactId }) => contactId);
  expect(new Set(flipped).size).toBe(110);
  expect(hubspot.log.count('contacts.batchRead') - before).toBe(2);
  expect(await ask('previewRules', { body: { ...draft, from: 'bm9uc2Vuc2U' } })).toMatchObject({
    code: 'invalid_cursor',
  });
});
