import { expect, test } from 'vitest';
import { setAccount } from '../../../../bridge/accounts/accounts.ts';
import type { HubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { readinessOfHubSpot } from '../../../../bridge/hubspot/connect/hubspot-readiness.ts';
import { readContacts } from '../../../../bridge/hubspot/contacts/read-contacts.ts';
import { openTombstones } from '../../../../bridge/hubspot/contacts/tombstones.ts';
import { everyJob } from '../../../../bridge/jobs/definitions/every-job.ts';
import { screenContactJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { createReadLead } from '../../../../bridge/jobs/lead-view/lead-view.ts';
import { createDashboardUrl } from '../../../../bridge/leads/lead-cards.ts';
import { connectPortal, openHubSpot } from '../../../fixtures/hubspot.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

const caller = { portalId: '11', userId: '7', email: null };

async function open() {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator({ portals: [{ portalId: 11 }, { portalId: 12 }] }));
  const it = opening.use(await openHubSpot(simulator));
  const { accountId } = await connectPortal(it, simulator, 11);
  await setAccount(it.db, { accountId, subscription: 'active' }, 'test');
  await connectPortal(it, simulator, 12);
  const queue = opening.use(await openTestQueue(it.store, everyJob));
  const readLead = createReadLead({
    ...it.store,
    tombstones: await openTombstones(it.store),
    dashboardUrl: createDashboardUrl('https://leads.firm.example'),
  });
  const own = opening.move();
  return {
    ...it,
    simulator,
    queue,
    accountId,
    ready: () => readinessOfHubSpot({ db: it.db, takesWebhooks: true, hasOAuth: false, problem: () => undefined }),
    card: (contactId: string) => readLead({ caller, contactId, requestId: '', body: undefined }),
    [Symbol.asyncDispose]: () => own.disposeAsync(),
  };
}

const read = (api: HubSpot, portalId: string) =>
  readContacts(api, { portalId, contactIds: ['1'], properties: ['email'], priority: 'live' });

test('a portal at its daily limit is told of where people look, until HubSpot can be asked again', async () => {
  await using it = await open();
  await insertLead(it.store, { account_id: it.accountId, contact_id: '2' });
  const data = { portalId: '11', contactId: '1', cause: 'created' as const };
  await it.queue.enqueue(it.db, screenContactJob, [{ data, options: { groupId: '11' } }]);
  expect(await it.ready()).toEqual({ status: 'ok', detail: '2 portals connected.' });
  expect(await it.card('1')).toMatchObject({ work: 'queued', obstacle: null });

  it.simulator.script({ portalId: 11, deviations: [deviations.daily] });
  await expect(read(it.hubspot, '11')).rejects.toMatchObject({ retryAfterMs: expect.any(Number) });
  await read(it.hubspot, '12');
  expect(await it.ready()).toEqual({
    status: 'degraded',
    detail: '2 portals connected. 1 portal has used up its daily limit of calls: its contacts wait.',
  });
  expect(await it.card('1')).toMatchObject({ work: 'queued', canScreen: true, obstacle: 'daily_limit' });
  expect(await it.card('2')).toMatchObject({ work: 'idle', obstacle: null });

  await it.db.updateTable('hubspot_connections').set({ limited_until: new Date() }).execute();
  expect(await it.ready()).toMatchObject({ status: 'ok' });
  expect(await it.card('1')).toMatchObject({ work: 'queued', obstacle: null });
});

test('shorter limits pass by themselves and are told nowhere', async () => {
  await using it = await open();
  it.simulator.script({ portalId: 11, nth: 1, deviations: [deviations.secondly] });
  await read(it.hubspot, '11');
  expect(await it.ready()).toMatchObject({ status: 'ok' });
});
