import { describe, expect, test } from 'vitest';
import {
  describeMissingFields,
  GRACE_MS,
  planScreening,
} from '../../../../bridge/jobs/screening/screen-contact-plan.ts';
import { defaultConfiguration } from '../../../../shared/configuration.ts';
import { defaultFieldMapping } from '../../../../shared/field-mapping.ts';
import { exampleEngine } from '../../../fixtures/instant-analyzer.ts';
import { connectPortal, openScreening, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import { drained, eventOf, leadOf, valuesIn } from '../../../fixtures/screening-views.ts';

const status = (screening: Screening, id: string) => screening.portal().value(id, 'lead_intake_status');
const empty = (values: Record<string, string> = {}) => leadValues(1, { lead_intake_case_notes: '', ...values });

/** Puts the delayed jobs forward, as time would. */
const makeDue = (screening: Screening) =>
  screening.store.pool.query(
    `update pgboss.job set start_after = now() where name = 'screen-contact' and state = 'created'`,
  );
const delayed = async (screening: Screening) => {
  const { rows } = await screening.store.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job where name = 'screen-contact' and state = 'created'`,
  );
  return rows.map(({ seconds }) => seconds);
};

test('a young contact without case notes is pending, and asked again without a judgement', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const { id } = screening.portal().create(empty());
  const eventId = await openEvent(screening, id);
  await enqueue(screening, [id], { eventId });
  await using _working = screening.start();
  await expect.poll(() => status(screening, id)).toBe('pending');
  await expect.poll(() => delayed(screening)).toEqual([15]);
  expect(await leadOf(screening, id)).toMatchObject({ state: 'pending', revision: 0, score: null });
  expect(await eventOf(screening, eventId)).toMatchObject({ processed_at: null, outcome: null, attempts: 0 });
  expect(screening.analysed).toEqual([]);
  expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(0);
  expect(valuesIn(screening, 'contacts.batchUpdate')).toEqual([[{ lead_intake_status: 'pending' }]]);

  // The notes come: the next look screens, and answers for the event.
  screening.portal().update(id, { lead_intake_case_notes: 'Rear-ended at a red light.' });
  await makeDue(screening);
  await drained(screening);
  expect(status(screening, id)).toBe('valid');
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened' });
  expect(screening.analysed.length).toBe(1);
});

test('after the grace it needs information, and says which; the score of an older result goes', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const { id } = screening.portal().create(empty({ phone: '', lead_intake_county: '', lead_intake_score: '70' }));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await expect.poll(() => delayed(screening)).toEqual([15]);
  screening.clock.now = () => new Date(Date.now() + GRACE_MS);
  await makeDue(screening);
  await drained(screening);
  expect(status(screening, id)).toBe('needs_info');
  expect(screening.portal().value(id, 'lead_intake_score')).toBeUndefined();
  expect(screening.portal().value(id, 'lead_intake_notes')).toBe(
    'Not screened: the case notes are empty. Also missing: phone, county.',
  );
  const lead = await leadOf(screening, id);
  expect(lead).toMatchObject({ state: 'needs_info', score: null, valid: null, revision: 1 });
  expect(screening.analysed).toEqual([]);
  const outbox = await screening.db.selectFrom('outbox').select('payload').execute();
  expect(outbox).toMatchObject([{ payload: { state: 'needs_info', score: null, valid: null } }]);

  // Looked at again with nothing new, nothing is written.
  const writes = screening.simulator.log.count('contacts.batchUpdate');
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(screening.simulator.log.count('contacts.batchUpdate')).toBe(writes);

  screening.portal().update(id, { message: 'I was hit by a car.' });
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(status(screening, id)).toBe('valid');
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', revision: 2 });
});

test('a result that is the same after a wait is told to others once', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const { id } = screening.portal().create(leadValues(1));
  const notes = screening.portal().value(id, 'lead_intake_case_notes') ?? '';
  await using _working = screening.start();
  await enqueue(screening, [id]);
  await drained(screening);
  screening.portal().update(id, { lead_intake_case_notes: '' });
  await enqueue(screening, [id], { cause: 'changed' });
  await expect.poll(() => status(screening, id)).toBe('pending');
  await expect.poll(async () => (await leadOf(screening, id))?.state).toBe('pending');
  screening.portal().update(id, { lead_intake_case_notes: notes });
  await makeDue(screening);
  await drained(screening);
  expect(status(screening, id)).toBe('valid');
  expect(await leadOf(screening, id)).toMatchObject({ state: 'screened', score: 80, revision: 1 });
  expect((await screening.db.selectFrom('outbox').selectAll().execute()).length).toBe(1);
});

test('an old contact without case notes is not waited for', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const contact = screening.portal().create(empty());
  contact.createdAt -= GRACE_MS;
  await enqueue(screening, [contact.id]);
  await using _working = screening.start();
  await drained(screening);
  expect(status(screening, contact.id)).toBe('needs_info');
});

describe('the plan', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const plan = (ageMs: number | null, lead?: { ageMs: number }, notes = '') =>
    planScreening({
      contact: {
        id: '1',
        properties: { firstname: 'Ana', lead_intake_case_notes: notes },
        createdAt: ageMs === null ? null : new Date(now.getTime() - ageMs),
      },
      lead:
        lead && ({ created_at: new Date(now.getTime() - lead.ageMs), content_hash: null, state: 'pending' } as never),
      portal: { mapping: defaultFieldMapping, configuration: defaultConfiguration },
      engine: exampleEngine,
      now,
    });

  test.each([
    ['just made', 0, undefined, 'wait'],
    ['a moment before the end', GRACE_MS - 1, undefined, 'wait'],
    ['at the end', GRACE_MS, undefined, 'needs_info'],
    ['long ago', 86_400_000, undefined, 'needs_info'],
    ['of an unknown age', null, undefined, 'needs_info'],
    ['made in the future by a clock that is ahead', -3_600_000, undefined, 'wait'],
    ['in the future, and known for a minute', -3_600_000, { ageMs: GRACE_MS }, 'needs_info'],
    ['young, and known for some seconds', 20_000, { ageMs: 15_000 }, 'wait'],
  ] as const)('of a contact %s', (_, ageMs, lead, step) => expect(plan(ageMs, lead).step).toBe(step));

  test('with case notes there is nothing to wait for', () => {
    expect(plan(0, undefined, 'Hit by a car.').step).toBe('judge');
  });

  test('the content is the same for the same record and configuration, and another for another', () => {
    const hash = (notes: string) => plan(0, undefined, notes).contentHash.toString('hex');
    expect(hash('Hit by a car.')).toBe(hash('Hit by a car.'));
    expect(hash('Hit by a car.')).toMatch(/^[0-9a-f]{64}$/);
    expect(hash('Hit by a car.')).not.toBe(hash('Hit by a bus.'));
  });
});

test('what is missing is named in the words of the firm', () => {
  expect(describeMissingFields(['intakeNotes'])).toBe('Not screened: the case notes are empty.');
  expect(describeMissingFields(['email', 'zip', 'intakeNotes'])).toBe(
    'Not screened: the case notes are empty. Also missing: email, ZIP code.',
  );
});
