import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { connectStatic } from '../../../bridge/hubspot/connect/connect-static.ts';
import { inspectConnection } from '../../../bridge/hubspot/connect/inspect-connection.ts';
import {
  connectionOfAccount,
  findConnection,
  isPortalId,
  learnAppId,
  listConnections,
  markRevoked,
  setStatus,
} from '../../../bridge/hubspot/connections/connections.ts';
import { disconnect } from '../../../bridge/jobs/erasure/disconnect.ts';
import { createStoredAnalysisCache } from '../../../bridge/platform/results/analysis-cache.ts';
import { defaultFieldMapping } from '../../../shared/field-mapping.ts';
import { connectPortal, openHubSpot } from '../../fixtures/hubspot.ts';
import { ApiError } from '../../simulators/hubspot/api-error.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../simulators/hubspot/hubspot-simulator.ts';

const scopes = ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.write'];

async function open() {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator({ portals: [{ portalId: 11 }, { portalId: 12 }] }));
  const it = opening.use(await openHubSpot(simulator));
  const { id: accountId } = await createAccount(it.db, { name: 'Hill' }, 'test');
  const own = opening.move();
  const connect = (token: string, portalId = '11', account = accountId) =>
    connectStatic(it, { accountId: account, portalId, token }, 'test');
  return { simulator, ...it, accountId, connect, [Symbol.asyncDispose]: () => own.disposeAsync() };
}

describe('connecting by a static token', () => {
  test('keeps portal, scopes, time zone and default mapping, and asks nothing about a person', async () => {
    await using it = await open();
    expect(await it.connect(it.simulator.staticToken(11))).toEqual({ portalId: '11', status: 'active' });
    expect(await connectionOfAccount(it.db, it.accountId)).toMatchObject({
      accountId: it.accountId,
      portalId: '11',
      auth: 'static',
      status: 'active',
      statusDetail: null,
      scopes,
      appId: null,
      uiDomain: 'app.hubspot.com',
      timeZone: 'US/Eastern',
      mapping: defaultFieldMapping,
      mappingVersion: 1,
    });
    expect(it.simulator.faults).toEqual([]);
    expect(await findConnection(it.db, '11')).toEqual(await connectionOfAccount(it.db, it.accountId));
  });

  test.each(scopes)('a token without %s is refused by that name, and nothing is kept', async (scope) => {
    await using it = await open();
    const token = it.simulator.staticToken(
      11,
      scopes.filter((one) => one !== scope),
    );
    const error = await it.connect(token).catch((failure: Error) => failure);
    expect((error as Error).message).toContain(scope);
    for (const other of scopes.filter((one) => one !== scope)) {
      expect((error as Error).message.split(/[\s,]+/)).not.toContain(other);
    }
    expect(await listConnections(it.db)).toEqual([]);
  });

  test('the scope oauth is asked for by the call that needs it, not by its name in a list', async () => {
    await using it = await open();
    const details = { portalId: 11, timeZone: 'US/Eastern', uiDomain: 'app.hubspot.com' };
    const answered = { kind: 'error', error: new ApiError(200, details) } as const;
    it.simulator.script({ kind: 'account.details', deviations: [answered] });
    const token = it.simulator.staticToken(11, scopes.slice(1));
    expect(await it.connect(token)).toEqual({ portalId: '11', status: 'active' });
  });

  test('a token of another portal is refused, with both numbers', async () => {
    await using it = await open();
    await expect(it.connect(it.simulator.staticToken(12))).rejects.toThrow('belongs to portal 12, not to 11');
    expect(await listConnections(it.db)).toEqual([]);
  });

  test('a token that HubSpot does not know is refused without being repeated', async () => {
    await using it = await open();
    const token = 'pat-na1-00000000-1111-2222-3333-444444444444';
    const error = (await it.connect(token).catch((failure: Error) => failure)) as Error;
    expect(error.message).toContain('does not accept the token');
    expect(error.message).not.toContain('pat-na1');
  });

  test.each(['a token', 'line\nbreak-line', 'tökentöken', ''])(
    '%j is refused before anybody is asked',
    async (token) => {
      await using it = await open();
      await expect(it.connect(token)).rejects.toThrow('This is not a token');
      expect(it.simulator.log.calls).toEqual([]);
    },
  );

  test('HubSpot is away: nothing is kept, and the failure says that it may pass', async () => {
    await using it = await open();
    it.simulator.script({ deviations: [deviations.serverError] });
    await expect(it.connect(it.simulator.staticToken(11))).rejects.toMatchObject({ kind: 'retryable' });
    expect(await listConnections(it.db)).toEqual([]);
  });

  test.each([randomUUID(), 'no-uuid'])('an account that does not exist (%s) is refused', async (accountId) => {
    await using it = await open();
    await expect(it.connect(it.simulator.staticToken(11), '11', accountId)).rejects.toMatchObject({
      code: 'account_not_found',
    });
  });

  test('a portal of another account is refused, and stays with it', async () => {
    await using it = await open();
    const { id: other } = await createAccount(it.db, { name: 'Other' }, 'test');
    await it.connect(it.simulator.staticToken(11), '11', other);
    await expect(it.connect(it.simulator.staticToken(11))).rejects.toThrow('connected to another account');
    expect(await findConnection(it.db, '11')).toMatchObject({ accountId: other });
  });

  test('an account with another portal is told to disconnect first', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    await expect(it.connect(it.simulator.staticToken(12), '12')).rejects.toThrow(
      `hubspot disconnect --account ${it.accountId}`,
    );
  });

  test('two accounts at once: one gets the portal, the other is told', async () => {
    await using it = await open();
    const { id: other } = await createAccount(it.db, { name: 'Other' }, 'test');
    const token = it.simulator.staticToken(11);
    const results = await Promise.allSettled([it.connect(token), it.connect(token, '11', other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ message: expect.stringContaining('another account') });
  });

  test('once more with a new token: the mapping stays, a revoked portal works again, a paused one stays paused', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    await it.db.updateTable('hubspot_connections').set({ mapping_version: 7, app_id: '5' }).execute();
    await markRevoked(it.db, '11', 'gone');
    expect(await it.connect(it.simulator.staticToken(11))).toEqual({ portalId: '11', status: 'active' });
    expect(await findConnection(it.db, '11')).toMatchObject({ mappingVersion: 7, appId: null, statusDetail: null });
    await setStatus(it.db, { portalId: '11', status: 'paused', detail: null }, 'test');
    expect(await it.connect(it.simulator.staticToken(11))).toEqual({ portalId: '11', status: 'paused' });
  });

  test('what was done is in the audit log, and no token is', async () => {
    await using it = await open();
    const token = it.simulator.staticToken(11);
    await it.connect(token);
    const rows = await it.db.selectFrom('audit_log').selectAll().where('target', '=', '11').execute();
    expect(rows).toMatchObject([{ action: 'hubspot.connected', actor: 'test', account_id: it.accountId }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the state of a connection', () => {
  test('changes only from where it may, and leaves a trace', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    const pause = { portalId: '11', status: 'paused', detail: null, from: ['active'] } as const;
    expect(await setStatus(it.db, pause, 'test')).toBe(true);
    expect(await setStatus(it.db, pause, 'test')).toBe(false);
    expect(await markRevoked(it.db, '11', 'gone')).toBe(true);
    expect(await markRevoked(it.db, '11', 'gone again')).toBe(false);
    expect(await setStatus(it.db, pause, 'test')).toBe(false);
    expect(await findConnection(it.db, '11')).toMatchObject({ status: 'revoked', statusDetail: 'gone' });
    const actions = await it.db.selectFrom('audit_log').select('action').where('target', '=', '11').execute();
    expect(actions.map(({ action }) => action)).toEqual(['hubspot.connected', 'hubspot.paused', 'hubspot.revoked']);
  });

  test('a refused token that was replaced meanwhile revokes nothing', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    expect(await markRevoked(it.db, '11', 'gone', Buffer.from('an older one'))).toBe(false);
    expect(await findConnection(it.db, '11')).toMatchObject({ status: 'active' });
  });

  test('the id of the app is learned once', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    await learnAppId(it.db, '11', '77');
    await learnAppId(it.db, '11', '88');
    expect(await findConnection(it.db, '11')).toMatchObject({ appId: '77' });
  });

  test.each([
    ['1', true],
    ['9223372036854775807', true],
    ['9223372036854775808', false],
    ['99999999999999999999', false],
    ['0', false],
    ['01', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
    [' 1', false],
  ])('%j as the id of a portal: %s', async (text, expected) => {
    expect(isPortalId(text)).toBe(expected);
  });
});

describe('inspecting', () => {
  test('a connection in order has no problem, and HubSpot’s clock is told', async () => {
    await using it = await open();
    await it.connect(it.simulator.staticToken(11));
    const { problem, clockAheadMs } = await inspectConnection(it.hubspot, (await findConnection(it.db, '11'))!);
    expect(problem).toBeNull();
    expect(Math.abs(clockAheadMs!)).toBeLessThan(60_000);
  });

  test('a token that lost a scope, a token that is gone, a HubSpot that is away', async () => {
    await using it = await open();
    const { token } = await connectPortal(it, it.simulator, 12);
    const connection = (await findConnection(it.db, '12'))!;
    it.simulator.script({ times: 1, kind: 'account.details', deviations: [deviations.serverError] });
    expect((await inspectConnection(it.hubspot, connection)).problem).toContain('HubSpot failed');
    it.simulator.forgetToken(token);
    expect((await inspectConnection(it.hubspot, connection)).problem).toContain('does not accept the token');
    await markRevoked(it.db, '12', 'It was uninstalled.');
    const revoked = (await findConnection(it.db, '12'))!;
    expect((await inspectConnection(it.hubspot, revoked)).problem).toBe('It was uninstalled.');
  });
});

describe('disconnecting a static connection', () => {
  test('deletes what is kept of the portal, leads and events too, and leaves other portals alone', async () => {
    await using it = await open();
    const [one, other] = [await connectPortal(it, it.simulator, 11), await connectPortal(it, it.simulator, 12)];
    const cache = createStoredAnalysisCache(it.store);
    for (const { accountId, portalId } of [one, other]) {
      const owner = { portalId, contactId: '5' };
      const place = { key: Buffer.from(portalId), engine: 'rubric', recordHash: Buffer.from(portalId), owner };
      await cache.writeFirst(place, {});
      const lead = { id: randomUUID(), account_id: accountId, portal_id: portalId, contact_id: '5' };
      await it.db
        .insertInto('leads')
        .values({ ...lead, state: 'pending', cause: 'created' })
        .execute();
      const event = { portal_id: portalId, event_key: 'k', contact_id: '5', payload: '{}', occurred_at: new Date() };
      await it.db
        .insertInto('webhook_events')
        .values({ ...event, kind: 'created' })
        .execute();
      const payload = JSON.stringify({ portalId, contactId: '5' });
      const told = { account_id: accountId, kind: 'lead.screened', dedupe_key: `${portalId}:5:1`, payload };
      await it.db.insertInto('outbox').values(told).execute();
    }
    it.simulator.log.clear();
    const done = await disconnect(it, (await findConnection(it.db, '11'))!, { actor: 'test' });
    expect(done).toEqual({
      portalId: '11',
      uninstalled: 'left',
      revoked: 'left',
      deleted: { leads: 1, events: 1, analyses: 1 },
    });
    expect(await it.db.selectFrom('lead_analyses').select('portal_id').execute()).toEqual([{ portal_id: '12' }]);
    expect(await it.db.selectFrom('analyses').select('key').execute()).toEqual([{ key: Buffer.from('12') }]);
    expect(it.simulator.log.calls).toEqual([]);
    expect((await listConnections(it.db)).map(({ portalId }) => portalId)).toEqual(['12']);
    expect(await it.db.selectFrom('leads').select('portal_id').execute()).toEqual([{ portal_id: '12' }]);
    expect(await it.db.selectFrom('webhook_events').select('portal_id').execute()).toEqual([{ portal_id: '12' }]);
    expect(await it.db.selectFrom('outbox').select('dedupe_key').execute()).toEqual([{ dedupe_key: '12:5:1' }]);
  });
});
