import { describe, expect, test } from 'vitest';
import { createHubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { openTombstones } from '../../../../bridge/hubspot/contacts/tombstones.ts';
import { runContactSweep, sweepPortal } from '../../../../bridge/jobs/contacts/sweep-contacts.ts';
import { sweepContactsJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { ApiError } from '../../../simulators/hubspot/api-error.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

const MINUTE = 60_000;

/** HubSpot with portals 11 and 12 connected, at a time that the test moves. */
async function stage() {
  await using opening = new AsyncDisposableStack();
  const clock = { now: Date.now(), ahead: 0 };
  // The clock stands still while a test searches, so a second never ends.
  const limits = { search: 1_000, burst: 1_000 };
  const portals = [{ portalId: 11, limits }, { portalId: 12 }];
  const hubspot = opening.use(await startHubSpotSimulator({ portals, now: () => clock.now }));
  const store = opening.use(await openTestStore());
  const accountId = await connectPortal(store, { portalId: '11', token: hubspot.staticToken(11) });
  await connectPortal(store, { portalId: '12', token: hubspot.staticToken(12) });
  const recording = recordingLog();
  const { log } = recording;
  const queue = opening.use(await openJobQueue({ store, log, works: true }));
  const settings = { apiUrl: hubspot.url, apiVersion: '2026-09', clientId: undefined, clientSecrets: [] };
  const tombstones = await openTombstones(store);
  const found: number[] = [];
  const deps = {
    db: store.db,
    queue,
    hubspot: createHubSpot({ settings, store }),
    tombstones,
    log,
    onFound: (contacts: number) => void found.push(contacts),
    now: () => clock.now + clock.ahead,
  };
  const open = opening.move();
  return {
    hubspot,
    store,
    accountId,
    deps,
    recording,
    found,
    tombstones,
    pass: (ms: number) => {
      clock.now += ms;
    },
    /** The bridge's clock and its database's run before HubSpot's, from the connecting on. */
    async runAhead(ms: number) {
      clock.ahead = ms;
      await store.pool.query('update hubspot_connections set swept_until = $1', [new Date(clock.now + ms)]);
    },
    sweep: (portalId = '11') => sweepPortal(deps, portalId),
    searches: () => hubspot.log.calls.filter(({ kind }) => kind === 'contacts.search').length,
    sweptUntil: async () =>
      (await store.pool.query('select swept_until from hubspot_connections where portal_id = 11')).rows[0].swept_until,
    jobs: async () =>
      (
        await store.pool.query(
          "select data, priority, group_id from pgboss.job where name = 'screen-contact' order by data->>'contactId'",
        )
      ).rows,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

describe('one portal', () => {
  test('contacts created since the last sweep, without a lead or an open event, are enqueued once', async () => {
    await using scene = await stage();
    const { hubspot, store, accountId } = scene;
    const create = () => hubspot.portal(11).create({ city: 'Boise' }).id;
    const [known, open, missed] = [create(), create(), create()];
    await insertLead(store, { account_id: accountId, contact_id: known });
    await store.pool.query(
      `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at)
       values (11, 'x', 'created', $1, '{}', now())`,
      [open],
    );
    scene.pass(2 * MINUTE);
    expect(await scene.sweep()).toBe(1);
    expect(await scene.jobs()).toEqual([
      { data: { portalId: '11', contactId: missed, cause: 'sweep' }, priority: -1, group_id: '11' },
    ]);
    expect(scene.found).toEqual([1]);
    scene.pass(2 * MINUTE);
    expect(await scene.sweep()).toBe(0);
    expect(await scene.jobs()).toHaveLength(1);
    expect(hubspot.faults).toEqual([]);
  });

  test.each([0, 2, 10, 60])('with a clock that is %i minutes fast no contact is passed over', async (minutes) => {
    await using scene = await stage();
    await scene.runAhead(minutes * MINUTE);
    const created: string[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      scene.pass(MINUTE);
      created.push(scene.hubspot.portal(11).create({ city: 'Boise' }).id);
      if (minute % 10 === 0) await scene.sweep();
    }
    scene.pass(10 * MINUTE);
    await scene.sweep();
    expect((await scene.jobs()).map(({ data }) => data.contactId)).toEqual(created.toSorted());
    expect(scene.hubspot.faults).toEqual([]);
  });

  test('a moment of sweeping that was set by a wrong clock is put right', async () => {
    await using scene = await stage();
    await scene.store.pool.query("update hubspot_connections set swept_until = now() + interval '1 year'");
    scene.hubspot.portal(11).create({ city: 'Boise' });
    scene.pass(2 * MINUTE);
    expect(await scene.sweep()).toBe(1);
    expect((await scene.sweptUntil()).getTime()).toBeLessThan(Date.now() + 2 * MINUTE);
  });

  test('idle, it costs a question for the time and a search', async () => {
    await using scene = await stage();
    for (let round = 1; round <= 3; round += 1) {
      scene.pass(10 * MINUTE);
      expect(await scene.sweep()).toBe(0);
      expect(scene.hubspot.log.calls).toHaveLength(2 * round);
    }
    expect(scene.searches()).toBe(3);
  });

  test('a contact of this minute is left to its webhook', async () => {
    await using scene = await stage();
    scene.pass(5 * MINUTE);
    const { id } = scene.hubspot.portal(11).create({ city: 'Boise' });
    scene.pass(20_000);
    expect(await scene.sweep()).toBe(0);
    scene.pass(MINUTE);
    expect(await scene.sweep()).toBe(1);
    expect((await scene.jobs())[0]?.data.contactId).toBe(id);
  });

  test('one that HubSpot’s index did not know yet is found by the next sweep', async () => {
    await using scene = await stage();
    scene.hubspot.addPortal({ portalId: 13, indexDelayMs: 3 * MINUTE });
    await connectPortal(scene.store, { portalId: '13', token: scene.hubspot.staticToken(13) });
    scene.hubspot.portal(13).create({ city: 'Boise' });
    scene.pass(2 * MINUTE);
    expect(await scene.sweep('13')).toBe(0);
    scene.pass(2 * MINUTE);
    expect(await scene.sweep('13')).toBe(1);
  });

  test('more than 10,000 contacts in a window, several a millisecond, are all found', async () => {
    await using scene = await stage();
    const { hubspot } = scene;
    for (let n = 0; n < 10_450; n += 1) hubspot.portal(11).store.create({}, { changeSource: 'IMPORT', sourceId: '1' });
    scene.pass(2 * MINUTE);
    expect(await scene.sweep()).toBe(10_450);
    expect(scene.searches()).toBe(53);
    expect(new Set((await scene.jobs()).map(({ data }) => data.contactId)).size).toBe(10_450);
    expect(hubspot.faults).toEqual([]);
  });

  test('swept is only what was swept to its end', async () => {
    await using scene = await stage();
    const { hubspot } = scene;
    for (let n = 0; n < 450; n += 1) hubspot.portal(11).create({ city: 'Boise' });
    scene.pass(10 * MINUTE);
    const before = await scene.sweptUntil();
    const error = new ApiError(400, { status: 'error', message: 'no such search', category: 'VALIDATION_ERROR' });
    hubspot.script({ kind: 'contacts.search', nth: 3, deviations: [{ kind: 'error', error }] });
    await expect(scene.sweep()).rejects.toMatchObject({ name: 'HubSpotFailure' });
    expect(await scene.sweptUntil()).toEqual(before);
    hubspot.clearScript();
    await scene.sweep();
    expect((await scene.sweptUntil()).getTime()).toBeGreaterThan(before.getTime());
    expect(await scene.jobs()).toHaveLength(450);
  });

  test('erased contacts are left alone, and so are portals that are paused or unknown', async () => {
    await using scene = await stage();
    const { hubspot, store, tombstones } = scene;
    const { id } = hubspot.portal(11).create({ city: 'Boise' });
    await tombstones.add(store.db, [{ portalId: '11', contactId: id }]);
    hubspot.portal(12).create({ city: 'Nampa' });
    scene.pass(2 * MINUTE);
    expect(await scene.sweep('11')).toBe(0);
    await store.pool.query("update hubspot_connections set status = 'paused' where portal_id = 12");
    expect(await scene.sweep('12')).toBe(0);
    expect(await scene.sweep('77')).toBe(0);
    expect(scene.searches()).toBe(1);
  });
});

test('the round covers every active portal, by the clock, and one that fails holds up no other', async () => {
  await using scene = await stage();
  const { hubspot, store, deps, recording } = scene;
  hubspot.portal(11).create({ city: 'Boise' });
  hubspot.portal(12).create({ city: 'Nampa' });
  hubspot.uninstall(11);
  hubspot.forgetToken('none');
  await store.pool.query('update hubspot_connections set access_token = $1 where portal_id = 11', [
    store.seal('pat-na1-wrong', 'hubspot_connections.access_token'),
  ]);
  scene.pass(2 * MINUTE);
  const stop = new AbortController();
  const running = runContactSweep({ ...deps, signal: stop.signal });
  await deps.queue.enqueue(store.db, sweepContactsJob, [{ data: {} }]);
  await expect.poll(async () => (await scene.jobs()).length).toBe(1);
  await expect.poll(() => recording.text()).toContain('a portal could not be swept');
  stop.abort();
  await running;
  expect((await scene.jobs())[0]).toMatchObject({ group_id: '12' });
  const { rows } = await store.pool.query("select name, cron from pgboss.schedule where name = 'sweep-contacts'");
  expect(rows).toEqual([{ name: 'sweep-contacts', cron: '*/10 * * * *' }]);
  expect(recording.text()).toContain('found contacts that no webhook reported');
});
