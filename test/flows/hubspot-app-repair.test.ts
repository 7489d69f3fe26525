import { expect, onTestFinished, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { openApp, pageIn, publish } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, countingEngine, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

async function openFirm() {
  const stage = await openApp();
  onTestFinished(() => stage[Symbol.asyncDispose]());
  const accountId = await connectFirm(stage.product);
  return { ...stage, accountId, portal: stage.hubspot.portal(11), page: pageIn(stage.hubspot) };
}

type Firm = Awaited<ReturnType<typeof openFirm>>;

async function screened({ hubspot, portal }: Pick<Firm, 'hubspot' | 'portal'>, values: Record<string, string>) {
  const { id } = portal.create(values);
  await shows(hubspot, id, 'lead_intake_status').toMatch(/^(?:valid|invalid)$/);
  return id;
}

const slip = {
  email: 'slip@example.com',
  firstname: 'Rosa',
  lastname: 'Whitfield',
  lead_intake_practice_area: 'Slip and Fall',
  lead_intake_case_notes:
    'I slipped on a wet floor in a supermarket in Austin on October 3, 2026. No sign was out; the manager said sorry. I broke ' +
    'my hip, had surgery, and have $22,000 in bills. A witness saw it and I have photos. No lawyer yet.',
};

const rules = { practiceAreas: ['Car Accident'], threshold: 50, customFilters: [] as string[] };
const draft = (changes: Partial<typeof rules>, more: { confirmed?: boolean; from?: number } = {}) => ({
  body: { configuration: { ...rules, ...changes }, confirmed: false, from: 0, ...more },
});

const stored = async ({ product: { db } }: Firm) => {
  const count = (table: 'analyses' | 'lead_analyses' | 'lead_history' | 'outbox' | 'configurations') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
  return Promise.all((['analyses', 'lead_analyses', 'lead_history', 'outbox', 'configurations'] as const).map(count));
};

test('what other rules would make of the last leads is shown both ways with links, and nothing of it is kept', async () => {
  const firm = await openFirm();
  const { hubspot, product, portal, page, engine } = firm;
  const strong = await screened(firm, strongLead());
  const fallen = await screened(firm, strongLead(slip));
  const weak = await screened(firm, weakLead());
  await settled(product);
  const before = await stored(firm);
  const calls = engine.calls();

  const higher = await page('previewRules', draft({ threshold: 95 }));
  expect(higher.status).toBe(200);
  const score = Number(portal.value(strong, 'lead_intake_score'));
  const url = `https://app.hubspot.com/contacts/11/record/0-1/${strong}`;
  expect(higher.body).toMatchObject({ leads: 3, judged: 3, kept: 0, unread: 0, calls: null, next: null });
  expect(higher.body.flips).toEqual([
    { contactId: strong, name: 'Maria Delgado', url, valid: false, before: score, after: score, why: null },
  ]);
  // By the scores there are.
  expect(engine.calls()).toBe(calls);

  const practiceAreas = ['Slip and Fall'];
  const other = await page('previewRules', draft({ practiceAreas }));
  const flips = new Map(other.body.flips.map((flip) => [flip.contactId, flip]));
  expect([...flips.keys()].toSorted()).toEqual([strong, fallen].toSorted());
  expect(flips.get(fallen)).toMatchObject({ name: 'Rosa Whitfield', valid: true, before: 0 });
  expect(flips.get(strong)).toMatchObject({ valid: false, after: 0, why: 'The practice area is not one you take' });
  expect(engine.calls()).toBe(calls + 1);

  const texas = await page('previewRules', draft({ customFilters: ['Only accidents in Florida'] }));
  expect(texas.body.flips).toMatchObject([
    { contactId: strong, valid: false, why: expect.stringContaining('Only accidents in Florida') },
  ]);
  expect(portal.value(weak, 'lead_intake_status')).toBe('invalid');
  expect(await stored(firm)).toEqual(before);
  expect((await page('previewRules', draft({ threshold: 0 }))).status).toBe(400);
  expectNoFaults(hubspot);
});

test('a status that a person has set stays whatever the rules are, and a contact that is gone is counted', async () => {
  const firm = await openFirm();
  const { portal, page, product } = firm;
  const kept = await screened(firm, strongLead());
  const gone = await screened(firm, strongLead({ email: 'gone@example.com' }));
  await settled(product);
  await page('setOverride', { contactId: kept, body: { requestId: 'overrule-1', status: 'valid' } });
  firm.hubspot.webhooks.pause();
  portal.archive(gone);
  const answer = await page('previewRules', draft({ customFilters: ['Only accidents in Florida'] }));
  expect(answer.body).toMatchObject({ leads: 2, kept: 1, unread: 1, judged: 0, flips: [], next: null });
});

test('where a model would be asked, the number of calls comes first, and another threshold asks for none', async () => {
  const hubspot = await startHubSpot();
  onTestFinished(() => hubspot[Symbol.asyncDispose]());
  const counting = countingEngine();
  const engine = { ...counting, identity: { ...counting.identity, name: 'openai', model: 'a-model' } as const };
  const product = await startProduct(hubspot, { engine });
  onTestFinished(() => product[Symbol.asyncDispose]());
  publish(hubspot, product.url);
  await connectFirm(product);
  const firm = { hubspot, portal: hubspot.portal(11) };
  const page = pageIn(hubspot);
  await screened(firm, strongLead());
  await screened(firm, weakLead());
  await settled(product);
  const calls = counting.calls();
  const first = await page('previewRules', draft({ customFilters: ['Only accidents in Florida'] }));
  expect(first.body).toMatchObject({ calls: 1, judged: 0, flips: [] });
  expect((await page('previewRules', draft({ threshold: 95 }))).body).toMatchObject({ calls: null, judged: 2 });
  expect(counting.calls()).toBe(calls);
  const agreed = draft({ customFilters: ['Only accidents in Florida'] }, { confirmed: true });
  expect((await page('previewRules', agreed)).body).toMatchObject({ calls: null, judged: 2, next: null });
  expect(counting.calls()).toBe(calls + 1);
});

test('a sample contact shows what each field comes to by a mapping that is not saved', async () => {
  const firm = await openFirm();
  const { page } = firm;
  const mapping = { ...defaultFieldMapping, fields: { ...defaultFieldMapping.fields, county: { firstOf: ['city'] } } };
  expect((await page('readSample', { body: { mapping, contactId: null } })).body).toEqual({
    contact: null,
    values: [],
  });
  const id = await screened(firm, strongLead());
  await settled(firm.product);
  const { body } = await page('readSample', { body: { mapping, contactId: null } });
  expect(body.contact).toEqual({
    id,
    name: 'Maria Delgado',
    url: `https://app.hubspot.com/contacts/11/record/0-1/${id}`,
  });
  expect(body.values).toContainEqual({ field: 'county', value: 'Austin' });
  expect(body.values.find(({ field }) => field === 'intakeNotes')?.value).toMatch(/^Rear-ended at a red light.{20,}…$/);
});

test('a sample is one of the leads: no other contact is shown', async () => {
  const firm = await openFirm();
  const id = await screened(firm, strongLead());
  await settled(firm.product);
  firm.hubspot.webhooks.pause();
  const { id: other } = firm.portal.create(strongLead({ email: 'no-lead@example.com' }));
  const sampleOf = async (contactId: string) =>
    (await firm.page('readSample', { body: { mapping: defaultFieldMapping, contactId } })).body.contact?.id;
  expect(await sampleOf(id)).toBe(id);
  expect(await sampleOf(other)).toBeUndefined();
});

test('missing properties are created by a button, and the field that lacked one is right again', async () => {
  const { hubspot, portal, page } = await openFirm();
  portal.properties.archive('lead_intake_county');
  const { body } = await page('createProperties', { body: { requestId: 'create-0001' } });
  expect(body.created.length + body.problems.length).toBe(1);
  const again = await page('createProperties', { body: { requestId: 'create-0002' } });
  expect(again.body.created).toEqual([]);
  expectNoFaults(hubspot);
});

test('leads whose screening failed, and jobs that failed permanently, are tried again by a button', async () => {
  const firm = await openFirm();
  const { hubspot, portal, page, product } = firm;
  let refuses = true;
  portal.writeRules.push(({ values }) =>
    values.lead_intake_score !== undefined && values.lead_intake_status !== 'error' && refuses
      ? 'Needs a reviewer'
      : null,
  );
  const { id } = portal.create(strongLead());
  await shows(hubspot, id, 'lead_intake_status').toBe('error');
  await settled(product);
  refuses = false;
  expect((await page('replayFailed', { body: { requestId: 'replay-0001' } })).body).toEqual({ jobs: 0, leads: 1 });
  await shows(hubspot, id, 'lead_intake_status').toBe('valid');
  // HubSpot shows the result before it is committed here.
  await expect.poll(() => product.db.selectFrom('leads').select('state').execute()).toEqual([{ state: 'screened' }]);
  expect((await page('replayFailed', { body: { requestId: 'replay-0002' } })).body).toEqual({ jobs: 0, leads: 0 });
});

test('a lead of a backfill is tried again as one: behind new leads', async () => {
  const firm = await openFirm();
  const id = await screened(firm, strongLead());
  await settled(firm.product);
  const { db } = firm.product;
  await db.updateTable('leads').set({ state: 'error', cause: 'backfill' }).where('contact_id', '=', id).execute();
  const queued = async () =>
    (await firm.product.context.store.pool.query("select name from pgboss.job where data->>'contactId' = $1", [id]))
      .rows;
  const before = await queued();
  expect((await firm.page('replayFailed', { body: { requestId: 'replay-0003' } })).body).toMatchObject({ leads: 1 });
  const after = (await queued()).slice(before.length);
  expect(after).toEqual([{ name: 'backfill-contact' }]);
});

test('a portal whose token has ended is connected again by a new token of the same portal, and by no other', async () => {
  const { hubspot, page } = await openFirm();
  hubspot.addPortal({ portalId: 12 });
  hubspot.uninstall(11);
  await page('createProperties', { body: { requestId: 'create-0001' } });
  const reconnect = (token: string | null) => page('reconnect', { body: { requestId: 'reconnect-1', token } });
  for (const wrong of [null, 'no', 'pat-na1-unknown-token', hubspot.staticToken(12)])
    expect(await reconnect(wrong)).toMatchObject({ status: 409, body: { code: 'reconnect_refused' } });
  expect(await reconnect(hubspot.staticToken(11))).toMatchObject({
    status: 200,
    body: { status: 'active', url: null },
  });
  expect((await page('readSettings')).body.connection.status).toBe('active');
});

test('only users who may change settings repair or try out anything', async () => {
  const { page } = await openFirm();
  const permissions = { settings: ['7'], overrule: null };
  await page('savePermissions', { body: { expectedVersion: 0, permissions } });
  const body = { requestId: 'anybody-01' };
  for (const answer of [
    await page('createProperties', { userId: 8, body }),
    await page('replayFailed', { userId: 8, body }),
    await page('reconnect', { userId: 8, body: { ...body, token: 'pat-na1-a-token' } }),
    await page('previewRules', { userId: 8, ...draft({ threshold: 70 }) }),
    await page('readSample', { userId: 8, body: { mapping: defaultFieldMapping, contactId: null } }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_permitted' } });
});
