import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runEventSweep, sweepStuckEvents } from '../../../../bridge/jobs/contacts/enqueue-events.ts';
import { sweepEventsJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { connectPortal } from '../../../fixtures/hubspot-portal.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

async function stage() {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  await connectPortal(store);
  const recording = recordingLog();
  const queue = opening.use(await openJobQueue({ store, log: recording.log, works: true }));
  const deps = { db: store.db, queue, log: recording.log, onDeadLetters: () => undefined };
  const { pool } = store;
  const open = opening.move();
  return {
    store,
    queue,
    deps,
    recording,
    sweep: () => sweepStuckEvents(deps),
    async event({
      kind = 'created',
      portal = 11,
      minutes = 10,
      key = crypto.randomUUID() as string,
      payload = {},
    } = {}) {
      const { rows } = await pool.query(
        `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at)
         values ($1, $2, $3, 5, $4, now(), now() - make_interval(mins => $5)) returning id`,
        [portal, key, kind, JSON.stringify(payload), minutes],
      );
      return rows[0].id as string;
    },
    async jobs(): Promise<{ name: string; data: Record<string, unknown> }[]> {
      return (await pool.query("select name, data from pgboss.job where state = 'created' order by name, created_on"))
        .rows;
    },
    async job(name: string, state: string, eventId: string) {
      await pool.query('insert into pgboss.job (name, state, data) values ($1, $2::pgboss.job_state, $3)', [
        name,
        state,
        JSON.stringify({ portalId: '11', contactId: '5', cause: 'created', eventId }),
      ]);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

describe('events that nobody works on', () => {
  test('are enqueued again, once, each with the job of its kind', async () => {
    await using scene = await stage();
    const created = await scene.event();
    const deleted = await scene.event({ kind: 'deleted' });
    const status = await scene.event({ kind: 'changed', payload: { property: 'lead_intake_status' } });
    expect(await scene.sweep()).toBe(3);
    const ids = { portalId: '11', contactId: '5' };
    expect(await scene.jobs()).toEqual([
      { name: 'contact-change', data: { ...ids, kind: 'deleted', eventId: deleted } },
      { name: 'contact-change', data: { ...ids, kind: 'status', eventId: status } },
      { name: 'screen-contact', data: { ...ids, cause: 'created', eventId: created } },
    ]);
    expect(await scene.sweep()).toBe(0);
  });

  test.each(['created', 'retry', 'active'])('not while a job of theirs is %s', async (state) => {
    await using scene = await stage();
    await scene.job('screen-contact', state, await scene.event());
    await scene.job('backfill-contact', state, await scene.event());
    await scene.job('contact-change', state, await scene.event({ kind: 'deleted' }));
    expect(await scene.sweep()).toBe(0);
  });

  test.each(['completed', 'cancelled', 'failed'])('where their job is %s', async (state) => {
    await using scene = await stage();
    await scene.job('screen-contact', state, await scene.event());
    expect(await scene.sweep()).toBe(1);
  });

  test('not while their job lies with the dead letters: somebody has to look', async () => {
    await using scene = await stage();
    await scene.job('screen-contact.dead', 'created', await scene.event());
    expect(await scene.sweep()).toBe(0);
  });

  test('not in their first minutes, when done, or in portals that are away', async () => {
    await using scene = await stage();
    await scene.event({ minutes: 4 });
    const done = await scene.event();
    await scene.store.pool.query('update webhook_events set processed_at = now() where id = $1', [done]);
    await scene.event({ portal: 12 });
    expect(await scene.sweep()).toBe(0);
    await scene.event();
    for (const status of ['paused', 'revoked']) {
      await scene.store.pool.query('update hubspot_connections set status = $1', [status]);
      expect(await scene.sweep()).toBe(0);
    }
    await scene.store.pool.query("update hubspot_connections set status = 'active'");
    expect(await scene.sweep()).toBe(1);
  });

  test('an erasure is owed wherever its portal is', async () => {
    await using scene = await stage();
    await scene.event({ kind: 'erased', portal: 12 });
    expect(await scene.sweep()).toBe(1);
  });

  test('more than one transaction takes', async () => {
    await using scene = await stage();
    await scene.store.pool.query(`
      insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, received_at)
      select 11, n::text, 'created', n, '{}', now(), now() - interval '1 hour' from generate_series(1, 2300) n`);
    expect(await scene.sweep()).toBe(2_300);
    expect(await scene.jobs()).toHaveLength(2_300);
  });
});

test('by the clock, on one process at a time; dead letters are told once', async () => {
  await using scene = await stage();
  const { queue, store, recording, deps } = scene;
  const told: [string, number][] = [];
  const stop = new AbortController();
  const onDeadLetters = (job: string, count: number) => void told.push([job, count]);
  const round = async () => {
    await queue.enqueue(store.db, sweepEventsJob, [{ data: {} }]);
    const left = "select from pgboss.job where name = 'sweep-events' and state in ('created', 'active', 'retry')";
    while ((await store.pool.query(left)).rowCount) await delay(10);
  };
  await scene.event();
  await scene.job('screen-contact.dead', 'created', '901');
  await scene.job('screen-contact.dead', 'created', '902');
  // Only now: the clock has a round of its own every minute, which may come at any moment.
  const running = runEventSweep({ ...deps, onDeadLetters, signal: stop.signal });
  await round();
  await round();
  expect(told).toEqual([['screen-contact', 2]]);
  await scene.job('contact-change.dead', 'created', '903');
  await round();
  expect(told).toEqual([
    ['screen-contact', 2],
    ['contact-change', 1],
  ]);
  stop.abort();
  await running;
  const errors = recording.lines().filter(({ level }) => level === 'error');
  expect(errors.map(({ job, count, msg }) => ({ job, count, msg }))).toEqual([
    { job: 'screen-contact', count: 2, msg: expect.stringContaining('deliveries list --status failed') },
    { job: 'contact-change', count: 1, msg: expect.any(String) },
  ]);
  expect(recording.text()).toContain('events without a job were enqueued again');
  const { rows } = await store.pool.query("select cron from pgboss.schedule where name = 'sweep-events'");
  expect(rows).toEqual([{ cron: '* * * * *' }]);
});
