import { describe, expect, test } from 'vitest';
import { setAccount } from '../../../../bridge/accounts/accounts.ts';
import { checkHubSpot } from '../../../../bridge/cli/doctor/check-connections.ts';
import { readConfig } from '../../../../bridge/config.ts';
import { markRevoked, setStatus } from '../../../../bridge/hubspot/connections/connections.ts';
import { saveMapping } from '../../../../bridge/hubspot/connections/save-mapping.ts';
import { provision } from '../../../../bridge/hubspot/mapping/provision.ts';
import { defaultFieldMapping } from '../../../../shared/field-mapping.ts';
import { connectPortal, openHubSpot } from '../../../fixtures/hubspot.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { defaultApp, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

async function open(environment: Record<string, string> = {}, { connected = true } = {}) {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator({ portals: [{ portalId: 11 }] }));
  const it = opening.use(await openHubSpot(simulator));
  const { accountId, token } = connected ? await connectPortal(it, simulator, 11) : { accountId: '', token: '' };
  if (connected) await provision(it.hubspot, { portalId: '11' });
  const config = readConfig({
    HUBSPOT_API_URL: simulator.url,
    HUBSPOT_CLIENT_SECRET: simulator.app.clientSecret,
    PUBLIC_URL: 'https://bridge.example',
    ...environment,
  });
  const own = opening.move();
  const examine = async () =>
    Object.fromEntries((await checkHubSpot(config, it.store)).map(({ part, ...rest }) => [part, rest]));
  return { simulator, ...it, accountId, token, examine, [Symbol.asyncDispose]: () => own.disposeAsync() };
}

describe('doctor on HubSpot', () => {
  test('nothing connected: off, configured or not', async () => {
    await using configured = await open({}, { connected: false });
    expect(await configured.examine()).toEqual({
      hubspot: { status: 'off', detail: 'Configured, but not connected yet.', todo: null },
    });
    await using bare = await open({ HUBSPOT_CLIENT_SECRET: '' }, { connected: false });
    expect(await bare.examine()).toMatchObject({ hubspot: { detail: 'No HubSpot account is connected.' } });
  });

  test('in order: token, scopes, properties and webhooks, and nothing was written', async () => {
    await using it = await open();
    const before = structuredClone([...it.simulator.portal(11).properties.properties.values()]);
    expect(await it.examine()).toMatchObject({
      'hubspot webhooks': { status: 'ok', detail: expect.stringContaining('https://bridge.example/webhooks/hubspot') },
      'portal 11': { status: 'ok', detail: 'Token, scopes and properties are in order.' },
    });
    expect([...it.simulator.portal(11).properties.properties.values()]).toEqual(before);
    expect(it.simulator.faults).toEqual([]);
  });

  test.each([
    ['no client secret', { HUBSPOT_CLIENT_SECRET: '' }, 'webhooks are refused'],
    ['an address that HubSpot cannot reach', { PUBLIC_URL: 'http://bridge.example' }, 'an https address'],
  ])('%s is worth a warning', async (_name, environment, words) => {
    await using it = await open(environment);
    expect(await it.examine()).toMatchObject({
      'hubspot webhooks': { status: 'warning', detail: expect.stringContaining(words), todo: expect.any(String) },
      'portal 11': { status: 'ok' },
    });
  });

  test.each([
    ['the app of the portal is not named', '', 'ok', 'Verified with 1 client secret'],
    ['the secret is of another app', '1:', 'warning', 'Webhooks are refused for portal 11'],
    ['the secret is of the app of the portal', `${defaultApp.appId}:`, 'ok', 'Verified with 1 client secret'],
  ])('portals whose webhooks are refused: %s', async (_name, app, status, words) => {
    await using it = await open({ HUBSPOT_CLIENT_SECRET: `${app}${defaultApp.clientSecret}` });
    await it.db
      .updateTable('hubspot_connections')
      .set({ app_id: `${defaultApp.appId}` })
      .execute();
    const { 'hubspot webhooks': finding } = await it.examine();
    expect(finding).toMatchObject({ status, detail: expect.stringContaining(words) });
    expect(finding?.todo ?? null).toEqual(status === 'ok' ? null : expect.stringContaining('APP_ID:SECRET'));
  });

  test('a token that HubSpot refuses, a portal that let go, one that is paused', async () => {
    await using it = await open();
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    expect(await it.examine()).toMatchObject({
      'portal 11': { status: 'warning', todo: expect.stringContaining(`hubspot resume --account ${it.accountId}`) },
    });
    it.simulator.forgetToken(it.token);
    expect(await it.examine()).toMatchObject({
      'portal 11': { status: 'failed', detail: expect.stringContaining('does not accept the token') },
    });
    await markRevoked(it.db, '11', 'It was uninstalled.');
    expect(await it.examine()).toMatchObject({ 'portal 11': { status: 'failed', detail: 'It was uninstalled.' } });
  });

  test.each(['past_due', 'canceled', 'none'] as const)(
    'leads that wait for a subscription: %s',
    async (subscription) => {
      await using it = await open();
      await setAccount(it.db, { accountId: it.accountId, subscription }, 'test');
      expect(await it.examine()).toMatchObject({
        'portal 11': { status: 'ok' },
        'leads of portal 11': {
          status: 'warning',
          detail: expect.stringContaining(`the subscription of the account is ${subscription}`),
          todo: expect.stringContaining(`account set --account ${it.accountId} --subscription active`),
        },
      });
      await setAccount(it.db, { accountId: it.accountId, subscription: 'active' }, 'test');
      expect(Object.keys(await it.examine())).toEqual(['hubspot webhooks', 'portal 11']);
    },
  );

  test('a property of another type has failed; one that differs otherwise is a warning; one that is missing has failed', async () => {
    await using it = await open();
    const { properties } = it.simulator.portal(11);
    properties.live('lead_intake_notes')!.fieldType = 'text';
    expect(await it.examine()).toMatchObject({
      'portal 11': { status: 'warning', detail: expect.stringContaining('lead_intake_notes field type is text') },
    });
    properties.archive('lead_intake_engine');
    expect(await it.examine()).toMatchObject({
      'portal 11': {
        status: 'failed',
        detail: expect.stringContaining('lead_intake_engine is missing'),
        todo: expect.stringContaining(`hubspot provision --account ${it.accountId}`),
      },
    });
  });

  test('a property that the mapping reads is gone: a warning that names field and property', async () => {
    await using it = await open();
    const mapping = { ...defaultFieldMapping, fields: { ...defaultFieldMapping.fields, state: { firstOf: ['gone'] } } };
    await saveMapping(it.db, { accountId: it.accountId, portalId: '11', mapping, actor: 'test' });
    expect(await it.examine()).toMatchObject({
      'portal 11': {
        status: 'warning',
        detail: expect.stringContaining('state: the account has no contact property "gone"'),
        todo: expect.stringContaining(`mapping discover --account ${it.accountId}`),
      },
    });
  });

  test('HubSpot fails while it is looked at: said as it is', async () => {
    await using it = await open();
    it.simulator.script({ deviations: [deviations.unavailable], kind: 'properties.list' });
    expect(await it.examine()).toMatchObject({
      'portal 11': { status: 'failed', detail: expect.stringContaining('503') },
    });
  });
});
