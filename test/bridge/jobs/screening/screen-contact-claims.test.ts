import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ScreenContact } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { attemptOf, eventIdsOf, groupClaims, jobsFor } from '../../../../bridge/jobs/screening/screen-contact-plan.ts';
import type { Claim } from '../../../../bridge/platform/queue/handle-batch.ts';
import { connectPortal, openScreening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import { drained, eventOf, leadOf } from '../../../fixtures/screening-views.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';

describe('claims', () => {
  let serial = 0;
  const claim = (data: Partial<ScreenContact>, attempt = 0): Claim<ScreenContact> => {
    serial += 1;
    const full: ScreenContact = { portalId: '1', contactId: '5', cause: 'created', ...data };
    return { id: `${serial}`, data: full, attempt, groupId: full.portalId, complete: () => Promise.resolve() };
  };

  test('are gathered by portal and contact, the strongest cause standing for all', () => {
    const groups = groupClaims([
      claim({ cause: 'changed' }),
      claim({}),
      claim({ portalId: '2' }),
      claim({ contactId: '6', cause: 'changed' }),
    ]);
    const shape = [...groups].map(([portalId, contacts]) => [
      portalId,
      contacts.map(({ contactId, cause, claims }) => [contactId, cause, claims.length]),
    ]);
    expect(shape).toEqual([
      [
        '1',
        [
          ['5', 'created', 2],
          ['6', 'changed', 1],
        ],
      ],
      ['2', [['5', 'created', 1]]],
    ]);
  });

  test('answer for the events they name, and were tried as often as the oldest of them', () => {
    const [contact] = groupClaims([claim({ eventId: '7' }, 2), claim({}), claim({ eventId: '9' }, 1)]).get('1') ?? [];
    if (contact === undefined) throw new Error('no contact');
    expect(eventIdsOf(contact)).toEqual(['7', '9']);
    expect(attemptOf(contact)).toBe(2);
  });

  test('asked again are one for each event and each run, and one beside them only where it says more', () => {
    const again = (...data: Partial<ScreenContact>[]) => {
      const [contact] = groupClaims(data.map((one) => claim(one))).get('1') ?? [];
      return contact === undefined ? [] : jobsFor(contact).map(({ portalId: _, contactId: __, ...rest }) => rest);
    };
    const run = { cause: 'backfill', backfillId: '11111111-1111-4111-8111-111111111111' } as const;
    const other = { cause: 'backfill', backfillId: '22222222-2222-4222-8222-222222222222' } as const;
    const event = { cause: 'changed', eventId: '7' } as const;
    expect(again({ cause: 'changed' }, { cause: 'sweep' })).toEqual([{ cause: 'changed' }]);
    expect(again({ cause: 'sweep' }, { cause: 'manual' })).toEqual([{ cause: 'manual' }]);
    expect(again(run, other, run)).toEqual([run, other]);
    expect(again({ cause: 'sweep' }, event, run)).toEqual([event, run]);
    expect(again({ cause: 'changed' }, event)).toEqual([event]);
    expect(again(event, { cause: 'manual' })).toEqual([{ cause: 'manual' }, event]);
  });

  test('none are no group', () => expect(groupClaims([]).size).toBe(0));
});

test('a worker that was taken to be dead keeps nothing: the other one’s result is the only one', async () => {
  const gate = Promise.withResolvers<void>();
  let first = true;
  await using screening = await openScreening({
    analyse: async () => {
      if (!first) return 60;
      first = false;
      await gate.promise;
      return 80;
    },
  });
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  const eventId = await openEvent(screening, id);
  await enqueue(screening, [id], { eventId });
  await using other = await openScreening({ store: screening.store, hubspot: screening.simulator, analyse: () => 60 });
  await using _working = screening.start();
  await expect.poll(() => screening.analysed.length).toBe(1);
  // As the queue does when the heartbeat of a worker stays away.
  await screening.store.pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'screen-contact' and state = 'active'`,
  );
  {
    await using _other = other.start();
    await expect.poll(async () => (await leadOf(screening, id))?.score).toBe(60);
  }
  gate.resolve();
  await drained(screening);
  await delay(500);
  expect(await leadOf(screening, id)).toMatchObject({ score: 60, revision: 1 });
  expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(1);
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened' });
});

test('an unreadable job goes to the dead letters, and the contacts beside it are screened', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id, id]);
  await screening.store.pool.query(
    `update pgboss.job set data = '{"portalId":"eleven"}' where id = (select id from pgboss.job where name = 'screen-contact' limit 1)`,
  );
  await using _working = screening.start();
  await drained(screening);
  const { rows } = await screening.store.pool.query(`select data from pgboss.job where name = 'screen-contact.dead'`);
  expect(rows).toEqual([{ data: { portalId: 'eleven' } }]);
  expect(screening.portal().value(id, 'lead_intake_status')).toBe('valid');
});

test('faults in a fifth of the calls, every event three times, two workers that stop and start: each contact once, and right', async () => {
  const contacts = 150;
  await using screening = await openScreening({
    limit: 10,
    deadlineMs: 2_000,
    totalMs: 4_000,
    analyse: ({ intakeNotes }) => intakeNotes.length % 100,
  });
  await connectPortal(screening);
  await using other = await openScreening({
    store: screening.store,
    hubspot: screening.simulator,
    limit: 10,
    deadlineMs: 2_000,
    totalMs: 4_000,
    analyse: ({ intakeNotes }) => intakeNotes.length % 100,
  });
  screening.simulator.script({
    probability: 0.2,
    deviations: [
      deviations.badGateway,
      deviations.resetBefore,
      deviations.resetAfter,
      deviations.gatewayTimeoutApplied,
      deviations.truncated,
    ],
  });
  const ids = Array.from({ length: contacts }, (_, at) => screening.portal().create(leadValues(at)).id);
  for (let round = 0; round < 3; round += 1)
    await enqueue(
      screening,
      ids.toSorted(() => (round % 2 === 0 ? 1 : -1)),
    );
  const forward = () =>
    screening.store.pool.query(
      `update pgboss.job set start_after = now() where name = 'screen-contact' and state < 'active'`,
    );
  for (let life = 0; life < 4; life += 1) {
    await using _one = screening.start();
    await using _two = other.start();
    await delay(400);
    await forward();
  }
  screening.simulator.clearScript();
  await using _working = screening.start();
  const ahead = setInterval(() => void forward().catch(() => undefined), 500);
  await drained(screening).finally(() => clearInterval(ahead));

  const leads = await screening.db.selectFrom('leads').selectAll().execute();
  expect(leads.length).toBe(contacts);
  for (const lead of leads) {
    const contact = screening.portal().contact(lead.contact_id);
    const notes = contact?.values.get('lead_intake_case_notes') ?? '';
    const score = notes.length % 100;
    expect(lead).toMatchObject({ state: 'screened', score, revision: 1, override_status: null, last_error: null });
    expect(contact?.values.get('lead_intake_score')).toBe(String(score));
    expect(contact?.values.get('lead_intake_status')).toBe(score >= 60 ? 'valid' : 'invalid');
    expect(contact?.values.get('lead_intake_screened_at')).toBe(lead.screened_at?.toISOString().replace('.000Z', 'Z'));
  }
  const outbox = await screening.db.selectFrom('outbox').select('dedupe_key').execute();
  expect(new Set(outbox.map(({ dedupe_key }) => dedupe_key)).size).toBe(contacts);
  expect(screening.simulator.faults).toEqual([]);
});
