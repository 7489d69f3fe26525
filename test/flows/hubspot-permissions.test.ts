import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { openApp, pageIn } from '../fixtures/hubspot-app.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { insertLead } from '../fixtures/lead-row.ts';

let stage: Awaited<ReturnType<typeof openApp>>;
let accountId: string;
beforeEach(async () => {
  stage = await openApp();
  accountId = await connectFirm(stage.product);
});
afterEach(() => stage[Symbol.asyncDispose]());

const [AMY, BOB, EVE] = [7, 8, 9];
const configuration = { practiceAreas: ['Dog Bite'], threshold: 65 };

/** What each thing that takes a permission is answered, by status. */
async function tried(userId: number) {
  const page = pageIn(stage.hubspot);
  const settings = (await page('readSettings', { userId })).body;
  const version = (name: 'configuration' | 'mapping' | 'permissions') => ({ expectedVersion: settings[name].version });
  const { value: permissions } = settings.permissions;
  const answers = {
    configuration: await page('saveConfiguration', { userId, body: { ...version('configuration'), configuration } }),
    mapping: await page('saveFieldMapping', { userId, body: { ...version('mapping'), mapping: defaultFieldMapping } }),
    paused: await page('setPaused', { userId, body: { paused: false } }),
    permissions: await page('savePermissions', { userId, body: { ...version('permissions'), permissions } }),
    override: await page('setOverride', {
      userId,
      contactId: '501',
      body: { requestId: `press-${userId}-0001`, status: 'invalid' },
    }),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
}

const permit = (userId: number, expectedVersion: number, permissions: object) =>
  pageIn(stage.hubspot)('savePermissions', { userId, body: { expectedVersion, permissions } as never });

const actorsOf = async (action: string) =>
  (
    await stage.product.db.selectFrom('audit_log').select(['actor', 'detail']).where('action', '=', action).execute()
  ).map(({ actor }) => actor);

const allowed = { configuration: 200, mapping: 200, paused: 200, permissions: 200 };
const refused = { configuration: 403, mapping: 403, paused: 403, permissions: 403 };

test('until somebody says otherwise every user may; then only those who are named, each for what it is', async () => {
  await insertLead(stage.product.context.store, { account_id: accountId, contact_id: '501' });
  expect(await tried(EVE)).toEqual({ ...allowed, override: 200 });
  expect((await permit(AMY, 0, { settings: ['7'], overrule: ['8'] })).body).toEqual({
    version: 1,
    value: { settings: ['7'], overrule: ['8'] },
  });
  expect(await tried(AMY)).toEqual({ ...allowed, override: 403 });
  expect(await tried(BOB)).toEqual({ ...refused, override: 200 });
  expect(await tried(EVE)).toEqual({ ...refused, override: 403 });
  const { body } = await pageIn(stage.hubspot)('saveConfiguration', {
    userId: EVE,
    body: { expectedVersion: 2, configuration },
  });
  expect(body).toMatchObject({ code: 'not_permitted' });
  expect((await pageIn(stage.hubspot)('readSettings', { userId: EVE })).body.user).toEqual({ id: '9', maySet: false });
});

test('nobody leaves himself out, and of two who save at once one is told', async () => {
  const out = await permit(AMY, 0, { settings: ['8'], overrule: null });
  expect(out).toMatchObject({ status: 400, body: { code: 'invalid_permissions' } });
  expect((await permit(AMY, 0, { settings: ['7', '8'], overrule: null })).status).toBe(200);
  expect((await permit(BOB, 0, { settings: ['8'], overrule: null })).body).toMatchObject({
    code: 'permissions_conflict',
  });
});

test('every change stands in the audit log with its user; the operator can let everybody in again', async () => {
  await insertLead(stage.product.context.store, { account_id: accountId, contact_id: '501' });
  const page = pageIn(stage.hubspot);
  await permit(AMY, 0, { settings: ['7'], overrule: ['8'] });
  await page('saveConfiguration', { userId: AMY, body: { expectedVersion: 1, configuration } });
  const mapping = { ...defaultFieldMapping, practiceAreas: { mva: 'Car Accident' } };
  await page('saveFieldMapping', { userId: AMY, body: { expectedVersion: 1, mapping } });
  const press = { requestId: 'press-0001', status: 'invalid' as const };
  await page('setOverride', { userId: BOB, contactId: '501', body: press });
  await page('setPaused', { userId: AMY, body: { paused: true } });
  for (const action of ['permissions.changed', 'configuration.changed', 'mapping.changed', 'hubspot.paused'])
    expect([action, (await actorsOf(action)).at(-1)]).toEqual([action, 'hubspot:11:7']);
  expect(await actorsOf('lead.override_set')).toEqual(['hubspot:11:8']);
  const cli = (...more: string[]) => stage.product.cli('hubspot', 'permissions', '--account', accountId, ...more);
  expect(await cli()).toMatchObject({ settings: ['7'], overrule: ['8'] });
  expect(await cli('--settings', 'everyone', '--overrule', '8,9')).toMatchObject({
    settings: null,
    overrule: ['8', '9'],
  });
  expect((await actorsOf('permissions.changed')).at(-1)).toBe('cli');
  expect((await page('setPaused', { userId: EVE, body: { paused: false } })).status).toBe(200);
});
