import { expect, test } from 'vitest';
import { exampleEngine } from '../../../fixtures/instant-analyzer.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, jobsLeft, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import { leadOf } from '../../../fixtures/screening-views.ts';

const engineName = `${exampleEngine.name} ${exampleEngine.version}`;

const drained = (screening: Screening) => expect.poll(() => jobsLeft(screening)).toBe(0);
const resultOf = (screening: Screening, contactId: string) => {
  const value = (name: string) => screening.portal().value(contactId, name);
  return {
    score: value('lead_intake_score'),
    status: value('lead_intake_status'),
    notes: value('lead_intake_notes'),
    engine: value('lead_intake_engine'),
    screenedAt: value('lead_intake_screened_at'),
  };
};

test('a contact ends with score, status, notes, engine and moment; lead, event and outbox agree', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  const eventId = await openEvent(screening, id);
  await enqueue(screening, [id], { eventId });
  await using _working = screening.start();
  await drained(screening);

  const stored = await leadOf(screening, id);
  expect(stored).toMatchObject({
    account_id: accountId,
    portal_id: PORTAL,
    state: 'screened',
    score: 80,
    valid: true,
    engine: engineName,
    configuration_version: 1,
    mapping_version: 1,
    revision: 1,
    cause: 'created',
    last_error: null,
    override_status: null,
  });
  expect(resultOf(screening, id)).toEqual({
    score: '80',
    status: 'valid',
    notes: stored?.notes,
    engine: engineName,
    screenedAt: stored?.screened_at?.toISOString().replace('.000Z', 'Z'),
  });
  expect(stored?.written).toMatchObject({ lead_intake_status: 'valid', lead_intake_score: '80' });
  const event = await screening.db.selectFrom('webhook_events').selectAll().executeTakeFirstOrThrow();
  expect(event).toMatchObject({ id: eventId, outcome: 'screened', last_error: null });
  expect(event.processed_at).not.toBeNull();
  const outbox = await screening.db.selectFrom('outbox').selectAll().execute();
  expect(outbox).toMatchObject([
    {
      account_id: accountId,
      kind: 'lead.screened',
      dedupe_key: `${PORTAL}:${id}:${stored?.id}:1`,
      payload: {
        leadId: stored?.id,
        accountId,
        portalId: PORTAL,
        contactId: id,
        revision: 1,
        state: 'screened',
        score: 80,
        valid: true,
      },
    },
  ]);
  expect(screening.simulator.faults).toEqual([]);
});

test('a burst of 1,000 contacts costs some ten reads, ten writes and a judgement each', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const ids = Array.from({ length: 1_000 }, (_, at) => screening.portal().create(leadValues(at)).id);
  await enqueue(screening, ids);
  await using _working = screening.start();
  await drained(screening);
  const { log, faults } = screening.simulator;
  // A busy machine may send a batch before it is full.
  const { 'contacts.batchRead': reads = 0, 'contacts.batchUpdate': writes = 0, ...others } = log.counts();
  expect([reads, writes].every((calls) => calls >= 10 && calls <= 12)).toBe(true);
  expect(others).toEqual({});
  expect(screening.analysed.length).toBe(1_000);
  const statuses = ids.map((id) => screening.portal().value(id, 'lead_intake_status'));
  expect(new Set(statuses)).toEqual(new Set(['valid']));
  expect(faults).toEqual([]);
});

test('an erasure that commits while a result is about to be kept leaves no lead', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  await enqueue(screening, [id]);
  const { tombstones } = screening.deps;
  const erasing = await screening.db.startTransaction().execute();
  await tombstones.holdAlone(erasing);
  await tombstones.add(erasing, [{ portalId: PORTAL, contactId: id }]);
  await using _working = screening.start();
  const waiting = async () =>
    (
      await screening.store.pool.query(
        `select from pg_locks where locktype = 'advisory' and not granted and mode = 'ShareLock'
          and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  await erasing.commit().execute();
  await drained(screening);
  expect(await leadOf(screening, id)).toBeUndefined();
});
