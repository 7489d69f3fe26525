import { expect, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import type { CustomFilter } from '../../shared/filter-conditions.ts';
import { addressOf, openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { connectFirm, type Product } from '../fixtures/hubspot-product.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { ApiError } from '../simulators/hubspot/api-error.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';

const auditOf = async ({ db }: Product, action: string) =>
  (await db.selectFrom('audit_log').select('actor').where('action', '=', action).orderBy('id').execute()).map(
    ({ actor }) => actor,
  );

test('The settings page shows and saves what the firm takes, as the command line does, under the user’s name', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  const accountId = await connectFirm(product);
  const page = pageIn(hubspot);
  const { status, body } = await page('readSettings');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { name: 'Firm 11', subscription: 'active' },
    connection: { portalId: '11', auth: 'static', status: 'active', detail: null },
    configuration: { version: 1, value: { threshold: 50 } },
    mapping: { version: 1, value: defaultFieldMapping },
    engine: { name: 'rubric', model: null },
    dashboardUrl: 'https://bridge.example/',
  });
  const customFilters: CustomFilter[] = [
    'Medical bills of at least $5,000',
    { if: { lawyer: 'none' }, unknown: 'pass' },
  ];
  const practiceAreas = ['Dog Bite', { name: 'Slip and Fall', aliases: ['fall'] }];
  const configuration = { practiceAreas, threshold: 65, customFilters };
  const saved = await page('saveConfiguration', { body: { expectedVersion: 1, configuration } });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      version: 2,
      value: { threshold: 65, customFilters },
      filters: [
        { filter: customFilters[0], readAs: expect.stringContaining('$5,000'), understood: 'yes' },
        { readAs: 'The client has no lawyer in this matter; passes if not stated.', understood: 'yes' },
      ],
    },
  });
  expect((await page('readSettings')).body.configuration).toEqual(saved.body);
  expect(await product.cli('configuration', 'get', '--account', accountId)).toMatchObject({ threshold: 65 });
  // HubSpot repeats a request whose answer it did not get.
  const repeated = await page('saveConfiguration', { body: { expectedVersion: 1, configuration } });
  expect(repeated).toEqual(saved);
  const other = { ...configuration, threshold: 70 };
  const late = await page('saveConfiguration', { body: { expectedVersion: 1, configuration: other } });
  expect(late).toMatchObject({ status: 409, body: { code: 'configuration_conflict' } });
  const wrong = { expectedVersion: 2, configuration: { threshold: 0, customFilters: ['x'.repeat(301)] } };
  const refused = await page('saveConfiguration', { body: wrong });
  expect(refused.status).toBe(400);
  expect(refused.body.details?.map(({ path }) => path)).toEqual([
    'configuration.threshold',
    'configuration.customFilters.0',
  ]);
  expect(await auditOf(product, 'configuration.changed')).toEqual(['test', 'hubspot:11:7']);
  expectNoFaults(hubspot);
});

test('A rule by which no lead is judged is saved, says so at once, and is named among what is wrong', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  const subjects = async () => (await page('readHealth')).body.findings.map(({ subject }) => subject);
  expect(await subjects()).not.toContain('Rules');
  const nowhere = { if: { place: { of: 'client', in: ['Nowhere County, TX'] } }, unknown: 'pass' } as const;
  const configuration = { practiceAreas: ['Dog Bite'], customFilters: [nowhere] };
  const saved = await page('saveConfiguration', { body: { expectedVersion: 1, configuration } });
  expect(saved).toMatchObject({ status: 200, body: { version: 2, filters: [{ understood: 'no' }] } });
  expect(await subjects()).toContain('Rules');
  expectNoFaults(hubspot);
});

test('Pause stops screening and says so everywhere; resume lets it go on; a revoked connection is neither', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  expect((await page('setPaused', { body: { paused: true } })).body).toEqual({ status: 'paused' });
  expect((await page('setPaused', { body: { paused: true } })).body).toEqual({ status: 'paused' });
  const lead = (await page('readLead', { contactId: '501' })).body;
  expect(lead).toMatchObject({ obstacle: 'paused', canScreen: false });
  const body = { requestId: 'press-0001' };
  const refused = await page('screenNow', { contactId: '501', body });
  expect(refused).toMatchObject({ status: 409, body: { error: 'Screening is paused in the app settings.' } });
  expect((await page('startBulk', { body: { ...body, contactIds: ['501'] } })).status).toBe(409);
  expect((await page('readMappingChoices')).status).toBe(200);
  const mapping = { ...defaultFieldMapping, practiceAreas: { mva: 'Car Accident' } };
  expect((await page('saveFieldMapping', { body: { expectedVersion: 1, mapping } })).status).toBe(200);
  expect((await page('setPaused', { body: { paused: false } })).body).toEqual({ status: 'active' });
  expect(await auditOf(product, 'hubspot.paused')).toEqual(['hubspot:11:7']);

  await product.db.updateTable('hubspot_connections').set({ status: 'revoked' }).execute();
  const revoked = { status: 409, body: { code: 'portal_revoked' } };
  expect(await page('setPaused', { body: { paused: true } })).toMatchObject(revoked);
  expect(await page('readMappingChoices')).toMatchObject(revoked);
  expect((await page('readSettings')).body.connection.status).toBe('revoked');
  expect((await page('readHealth')).body.findings[0]).toMatchObject({ level: 'error', subject: 'Connection' });
  expect((await pageIn(hubspot, 99)('readSettings')).status).toBe(404);
});

test('Mapping: choices from the portal, checked against it, saved by version', async () => {
  const county = { name: 'client_county', label: 'Client county', type: 'string', fieldType: 'text' } as const;
  await using stage = await openApp({ portals: [{ portalId: 11, properties: [county] }] });
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  const choices = (await page('readMappingChoices')).body;
  expect(choices.properties).toContainEqual(county);
  expect(choices.suggestion.fields.county).toEqual({ firstOf: expect.arrayContaining(['client_county']) });
  const mapped = (name: string) => ({
    ...defaultFieldMapping,
    fields: { ...defaultFieldMapping.fields, county: { firstOf: [name] } },
  });
  const refused = await page('saveFieldMapping', { body: { expectedVersion: 1, mapping: mapped('no_such_thing') } });
  expect(refused.status).toBe(400);
  expect(refused.body.details).toMatchObject([{ path: 'county', message: expect.stringContaining('no_such_thing') }]);
  const body = { expectedVersion: 1, mapping: mapped('client_county') };
  expect(await page('saveFieldMapping', { body })).toMatchObject({ status: 200, body: { version: 2, warnings: [] } });
  expect(await page('saveFieldMapping', { body })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await page('saveFieldMapping', { body: { ...body, mapping: defaultFieldMapping } })).toMatchObject({
    status: 409,
    body: { code: 'mapping_conflict' },
  });
  expect(await auditOf(product, 'mapping.changed')).toEqual(['hubspot:11:7']);
  expectNoFaults(hubspot);
});

test('Options of every list can be named: of the property that is mapped, of likely ones, of any other that may be chosen', async () => {
  const list = (name: string, label: string, value: string) =>
    ({ name, label, type: 'enumeration', fieldType: 'select', options: [[value, `The ${value}`]] }) as const;
  const properties = [
    list('aa_source', 'Source', 'radio'),
    list('kind_of_help', 'Help', 'mva'),
    list('case_type', 'Type', 'slip'),
  ];
  await using stage = await openApp({ portals: [{ portalId: 11, properties }] });
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  const fields = { ...defaultFieldMapping.fields, practiceArea: { firstOf: ['kind_of_help'] } };
  const saved = { expectedVersion: 1, mapping: { ...defaultFieldMapping, fields } };
  expect((await page('saveFieldMapping', { body: saved })).status).toBe(200);
  const { practiceAreaOptions } = (await page('readMappingChoices')).body;
  const named = practiceAreaOptions.map(({ property }) => property);
  expect(named.slice(0, 2)).toEqual(['kind_of_help', 'case_type']);
  expect(practiceAreaOptions).toContainEqual({ property: 'aa_source', value: 'radio', label: 'The radio', area: null });
  expect(named).not.toContain('lead_intake_status');
  expectNoFaults(hubspot);
});

test('A portal that lacks a scope or refuses is told as such, once; only a failure that passes is a 503', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  const forbidden = new ApiError(403, {
    status: 'error',
    category: 'MISSING_SCOPES',
    message: 'private',
    errors: [{ message: 'private', context: { requiredGranularScopes: ['crm.schemas.contacts.read'] } }],
  });
  hubspot.script({ kind: 'properties.list', deviations: [{ kind: 'error', error: forbidden }] });
  const lacking = await page('readMappingChoices');
  expect(lacking).toMatchObject({ status: 409, body: { code: 'hubspot_scopes_missing' } });
  expect(lacking.body.details?.[0]?.message).toContain('crm.schemas.contacts.read');
  const wrong = new ApiError(400, { status: 'error', category: 'VALIDATION_ERROR', message: 'private' });
  hubspot.clearScript();
  hubspot.script({ kind: 'properties.list', deviations: [{ kind: 'error', error: wrong }] });
  const sent = hubspot.proxy.sent.length;
  const refused = await page('readMappingChoices');
  expect(refused).toMatchObject({ status: 409, body: { code: 'hubspot_refused' } });
  expect(JSON.stringify(refused.body)).not.toContain('private');
  expect(hubspot.proxy.sent.slice(sent).filter(({ status }) => status === 409)).toHaveLength(1);
});

test('HubSpot does not answer: health says so, choices are a 503, and neither keeps the page waiting', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const page = pageIn(hubspot);
  expect((await page('readHealth')).body.findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
  hubspot.script({ kind: /^(account\.details|properties\.list)$/, deviations: [deviations.hangBefore] });
  const health = await page('readHealth');
  expect(health).toMatchObject({
    status: 200,
    body: { findings: [{ level: 'warning', subject: 'Connection' }, {}, {}] },
  });
  const sent = hubspot.proxy.sent.length;
  const choices = await hubspot.proxy.fetch({ portalId: 11, userId: 7 }, addressOf('readMappingChoices'));
  expect(choices.status).toBe(503);
  expect(hubspot.proxy.sent.length - sent).toBe(2);
});
