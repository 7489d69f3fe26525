import { describe, expect, test } from 'vitest';
import { setAccount } from '../../../../bridge/accounts/accounts.ts';
import { OpenAIFailure } from '../../../../bridge/analysis/openai/client/openai-failure.ts';
import { setStatus } from '../../../../bridge/hubspot/connections/connections.ts';
import { screenContactJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';
import { openHeldScreening } from '../../../fixtures/held-screening.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, jobsLeft, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import { drained, eventOf, leadOf } from '../../../fixtures/screening-views.ts';
import { deviations, retryAfter } from '../../../simulators/hubspot/fault-rules.ts';

const status = (screening: Screening, id: string, portalId = PORTAL) =>
  screening.portal(portalId).value(id, 'lead_intake_status');
/** Puts retries and delayed jobs forward, as time would. */
const makeDue = (screening: Screening) =>
  screening.store.pool.query(
    `update pgboss.job set start_after = now() where name = 'screen-contact' and state < 'active'`,
  );
const lastTry = (screening: Screening) =>
  screening.store.pool.query(
    `update pgboss.job set retry_count = retry_limit, started_on = null, start_after = now() where name = 'screen-contact'`,
  );
const dead = async (screening: Screening) => (await screening.queue.depth(screenContactJob)).dead;

describe('the analysis fails', () => {
  test('once: it is tried again, the others of the batch are done, and nothing is said in HubSpot meanwhile', async () => {
    let failures = 1;
    await using screening = await openScreening({
      analyse: ({ firstName }) => {
        if (firstName === 'Broken' && failures-- > 0) throw new Problem('analysis_failed');
        return 80;
      },
    });
    await connectPortal(screening);
    const broken = screening.portal().create(leadValues(1, { firstname: 'Broken' })).id;
    const fine = screening.portal().create(leadValues(2)).id;
    const eventId = await openEvent(screening, broken);
    await enqueue(screening, [fine]);
    await enqueue(screening, [broken], { eventId });
    await using _working = screening.start();
    await expect.poll(async () => (await eventOf(screening, eventId)).attempts).toBe(1);
    expect(await eventOf(screening, eventId)).toMatchObject({
      processed_at: null,
      last_error: 'Failed to analyze record',
    });
    await expect.poll(() => status(screening, fine)).toBe('valid');
    expect(status(screening, broken)).toBeUndefined();
    await makeDue(screening);
    await drained(screening);
    expect(status(screening, broken)).toBe('valid');
    expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened', last_error: null });
  });

  test.each(['breaker_open', 'insufficient_quota', 'network'] as const)(
    'for all (%s): leads are pending and lose no try, results of before stay, and all is judged when it answers',
    async (kind) => {
      const { log, lines } = recordingLog('info');
      let unavailable = false;
      let score = 80;
      await using screening = await openScreening({
        log,
        analyse: () => {
          if (unavailable) throw new Problem('analysis_failed', { cause: new OpenAIFailure(kind) });
          return score;
        },
      });
      await connectPortal(screening);
      const before = screening.portal().create(leadValues(1)).id;
      await enqueue(screening, [before]);
      {
        await using _working = screening.start();
        await drained(screening);
      }
      unavailable = true;
      const { id } = screening.portal().create(leadValues(2));
      const eventId = await openEvent(screening, id);
      screening.portal().update(before, { lead_intake_case_notes: 'Rear-ended twice at a red light.' });
      await enqueue(screening, [id], { eventId });
      await enqueue(screening, [before], { cause: 'changed' });
      await lastTry(screening);
      await using _working = screening.start();
      await expect
        .poll(async () => (await eventOf(screening, eventId)).last_error)
        .toContain('The language model is not available');
      expect(await leadOf(screening, id)).toMatchObject({
        state: 'pending',
        last_error: expect.stringContaining('The language model is not available'),
        revision: 0,
      });
      expect([status(screening, id), status(screening, before)]).toEqual(['pending', 'valid']);
      expect(await leadOf(screening, before)).toMatchObject({ state: 'screened', score: 80 });
      expect(await dead(screening)).toBe(0);
      unavailable = false;
      score = 90;
      const ahead = setInterval(() => void makeDue(screening).catch(() => undefined), 300);
      await drained(screening).finally(() => clearInterval(ahead));
      expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', last_error: null });
      expect(await leadOf(screening, before)).toMatchObject({ state: 'screened', score: 90, revision: 2 });
      expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened', last_error: null });
      expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  test('to the last: the lead is an error in HubSpot and here, the job goes to the dead letters', async () => {
    const { log, text } = recordingLog('info');
    await using screening = await openScreening({
      log,
      analyse: () => {
        throw new Problem('analysis_failed', { cause: new Error('no answer within 30 s') });
      },
    });
    await connectPortal(screening);
    const { id } = screening.portal().create(leadValues(1));
    const eventId = await openEvent(screening, id);
    await enqueue(screening, [id], { eventId });
    await lastTry(screening);
    await using _working = screening.start();
    await expect.poll(() => dead(screening)).toBe(1);
    expect(status(screening, id)).toBe('error');
    expect(screening.portal().value(id, 'lead_intake_notes')).toBe('Could not be screened: Failed to analyze record');
    expect(await leadOf(screening, id)).toMatchObject({
      state: 'error',
      last_error: 'Failed to analyze record',
      revision: 0,
    });
    expect(await eventOf(screening, eventId)).toMatchObject({ attempts: 1, last_error: 'Failed to analyze record' });
    expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(0);
    expect(text()).not.toContain('Delgado');
  });
});

describe('HubSpot fails', () => {
  test.each([
    ['reading', 'contacts.batchRead'],
    ['writing', 'contacts.batchUpdate'],
  ])('%s: back to the queue, then all is done once', async (_, kind) => {
    await using screening = await openScreening();
    await connectPortal(screening);
    screening.simulator.script({ kind, times: 20, deviations: [deviations.badGateway] });
    const ids = Array.from({ length: 5 }, (_unused, at) => screening.portal().create(leadValues(at)).id);
    await enqueue(screening, ids);
    await lastTry(screening);
    await using _working = screening.start();
    const waiting = async () => {
      const { rows } = await screening.store.pool.query(
        `select state, retry_count from pgboss.job where name like 'screen-contact%' and state <> 'completed'`,
      );
      return rows;
    };
    // A day of it, or two: no try is used up.
    const untouched = ids.map(() => ({ state: 'created', retry_count: 0 }));
    await expect.poll(waiting).toEqual(untouched);
    screening.simulator.clearScript();
    await makeDue(screening);
    await drained(screening);
    expect(ids.map((id) => status(screening, id))).toEqual(ids.map(() => 'valid'));
    expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(5);
  });

  test('a write whose answer never came is repeated and does no harm', async () => {
    await using screening = await openScreening({ deadlineMs: 1_000, totalMs: 1_500 });
    await connectPortal(screening);
    screening.simulator.script({ kind: 'contacts.batchUpdate', times: 1, deviations: [deviations.hangAfter] });
    const { id } = screening.portal().create(leadValues(1));
    await enqueue(screening, [id]);
    await using _working = screening.start();
    await expect.poll(async () => (await leadOf(screening, id))?.state).toBe('screened');
    expect(await leadOf(screening, id)).toMatchObject({ override_status: null, revision: 1 });
    expect(status(screening, id)).toBe('valid');
  });

  test('with a time to wait: the portal is left alone, and the tries of its jobs are not used up', async () => {
    await using screening = await openScreening();
    await connectPortal(screening);
    const eventOfAll: string[] = [];
    screening.simulator.script({ kind: 'contacts.batchRead', deviations: [retryAfter(900)] });
    const ids = Array.from({ length: 3 }, (_, at) => screening.portal().create(leadValues(at)).id);
    for (const id of ids) eventOfAll.push(await openEvent(screening, id));
    await enqueue(screening, [ids[0] as string], { eventId: eventOfAll[0] as string });
    await using _working = screening.start();
    const first = () => eventOf(screening, eventOfAll[0] as string);
    await expect.poll(async () => (await first()).last_error).toContain('limit is reached');
    const reads = screening.simulator.log.count('contacts.batchRead');
    await enqueue(screening, ids.slice(1));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(screening.simulator.log.count('contacts.batchRead')).toBe(reads);
    const { rows } = await screening.store.pool.query<{ state: string; retry_count: number }>(
      `select state, retry_count from pgboss.job where name = 'screen-contact' and state < 'completed'`,
    );
    expect(rows).toEqual(ids.map(() => ({ state: 'created', retry_count: 0 })));
  });

  test('one portal of two: the other one goes on', async () => {
    await using screening = await openScreening({ portals: [{ portalId: 11 }, { portalId: 12 }] });
    await connectPortal(screening);
    await connectPortal(screening, { portalId: '12' });
    screening.simulator.script({ portalId: 11, deviations: [retryAfter(600)] });
    const mine = screening.portal('11').create(leadValues(1)).id;
    const theirs = screening.portal('12').create(leadValues(1)).id;
    await enqueue(screening, [mine]);
    await enqueue(screening, [theirs], { portalId: '12' });
    await using _working = screening.start();
    await expect.poll(() => status(screening, theirs, '12')).toBe('valid');
    expect(status(screening, mine)).toBeUndefined();
    // Both portals count their contacts from the same number.
    expect(mine).toBe(theirs);
    const leads = () => screening.db.selectFrom('leads').select(['portal_id', 'contact_id']).execute();
    await expect.poll(leads).toEqual([{ portal_id: '12', contact_id: theirs }]);
  });
});

describe('the portal is closed', () => {
  test('a token that HubSpot no longer takes: revoked, jobs and events wait, and go on when it is connected again', async () => {
    await using screening = await openScreening();
    await connectPortal(screening);
    const { id } = screening.portal().create(leadValues(1));
    const eventId = await openEvent(screening, id);
    screening.simulator.uninstall(Number(PORTAL));
    await enqueue(screening, [id], { eventId });
    await using _working = screening.start();
    const connection = () =>
      screening.db.selectFrom('hubspot_connections').select(['status', 'status_detail']).executeTakeFirstOrThrow();
    await expect.poll(async () => (await connection()).status).toBe('revoked');
    await expect.poll(async () => (await eventOf(screening, eventId)).last_error).not.toBeNull();
    const calls = screening.simulator.log.count();
    await makeDue(screening);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(screening.simulator.log.count()).toBe(calls);
    expect(await jobsLeft(screening)).toBe(1);
    expect(await eventOf(screening, eventId)).toMatchObject({ processed_at: null, outcome: null });

    const token = screening.store.seal(
      screening.simulator.staticToken(Number(PORTAL)),
      'hubspot_connections.access_token',
    );
    await screening.db.updateTable('hubspot_connections').set({ access_token: token, status: 'active' }).execute();
    await drained(screening);
    expect(status(screening, id)).toBe('valid');
    expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened' });
  });

  test('paused: jobs wait without being fetched over and over, and are done when it goes on', async () => {
    await using screening = await openScreening();
    await connectPortal(screening, { status: 'paused' });
    const ids = Array.from({ length: 250 }, (_, at) => screening.portal().create(leadValues(at)).id);
    await enqueue(screening, ids);
    await using _working = screening.start();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(screening.simulator.log.count()).toBe(0);
    const { rows } = await screening.store.pool.query(
      `select count(*)::integer as jobs from pgboss.job where name = 'screen-contact'`,
    );
    expect(rows).toEqual([{ jobs: 250 }]);
    await setStatus(screening.db, { portalId: PORTAL, status: 'active', detail: null }, 'test');
    await drained(screening);
    expect(new Set(ids.map((id) => status(screening, id)))).toEqual(new Set(['valid']));
  });

  test('paused while its jobs are in hand: these come back', async () => {
    await using screening = await openScreening();
    const accountId = await connectPortal(screening);
    const { id } = screening.portal().create(leadValues(1));
    await using _working = screening.start();
    await setAccount(screening.db, { accountId, subscription: 'none' }, 'test');
    await enqueue(screening, [id]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(status(screening, id)).toBeUndefined();
    expect(await jobsLeft(screening)).toBe(1);
    await setAccount(screening.db, { accountId, subscription: 'active' }, 'test');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await makeDue(screening);
    await drained(screening);
    expect(status(screening, id)).toBe('valid');
  });

  test('an account without an active subscription: nothing is read, judged or lost', async () => {
    await using screening = await openScreening();
    const accountId = await connectPortal(screening, { subscription: 'none' });
    const { id } = screening.portal().create(leadValues(1));
    await enqueue(screening, [id]);
    await using _working = screening.start();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(screening.simulator.log.count()).toBe(0);
    await setAccount(screening.db, { accountId, subscription: 'active' }, 'test');
    await drained(screening);
    expect(status(screening, id)).toBe('valid');
  });

  test('nobody’s any more: the job is done and says so', async () => {
    await using screening = await openScreening();
    const eventId = await openEvent(screening, '5');
    await enqueue(screening, ['5'], { eventId });
    await using _working = screening.start();
    await drained(screening);
    expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'not_connected' });
    expect(screening.simulator.log.count()).toBe(0);
  });
});

test('a contact erased while it is screened leaves no lead', async () => {
  await using held = await openHeldScreening();
  const { screening, id } = held;
  const { openTombstones } = await import('../../../../bridge/hubspot/contacts/tombstones.ts');
  await (await openTombstones(screening.store)).add(screening.db, [{ portalId: PORTAL, contactId: id }]);
  held.letGo();
  await drained(screening);
  expect(await leadOf(screening, id)).toBeUndefined();
  expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(0);
});

test('the log of all this names no one', async () => {
  const { log, text } = recordingLog();
  await using screening = await openScreening({
    log,
    analyse: () => Promise.reject(new Problem('analysis_failed')),
  });
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await expect.poll(() => text()).toContain('a contact could not be judged');
  for (const word of ['Delgado', '512-555', 'rear-ended', 'lead1@']) expect(text()).not.toContain(word);
});
