import { expect, test } from 'vitest';
import { GRACE_MS } from '../../../../bridge/jobs/screening/screen-contact-plan.ts';
import { connectPortal, openScreening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import { drained, eventOf } from '../../../fixtures/screening-views.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';

test('a contact that is not there yet is waited for, though HubSpot failed at the first look', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  const next = String(Number(portal.create(leadValues(1)).id) + 1);
  const eventId = await openEvent(screening, next);
  await enqueue(screening, [next], { eventId });
  screening.simulator.script({ kind: 'contacts.batchRead', times: 20, deviations: [deviations.badGateway] });
  await using _working = screening.start();
  const lastError = async () => (await eventOf(screening, eventId)).last_error;
  await expect.poll(lastError).toContain('HubSpot failed');
  screening.simulator.clearScript();
  await expect.poll(lastError).toBe('HubSpot does not have the contact yet');
  expect(portal.create(leadValues(2)).id).toBe(next);
  await drained(screening);
  expect(portal.value(next, 'lead_intake_status')).toBe('valid');
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened', last_error: null });
});

test('it is waited for by the age of its event, however often HubSpot failed before', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const eventId = await openEvent(screening, '999');
  await enqueue(screening, ['999'], { eventId });
  await screening.store.pool.query(`update pgboss.job set retry_count = 5 where name = 'screen-contact'`);
  await using _working = screening.start();
  const lastError = async () => (await eventOf(screening, eventId)).last_error;
  await expect.poll(lastError).toBe('HubSpot does not have the contact yet');
  expect(await eventOf(screening, eventId)).toMatchObject({ processed_at: null, outcome: null });
  screening.clock.now = () => new Date(Date.now() + GRACE_MS);
  await drained(screening);
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'gone' });
});

test('a contact that is not there after an outage of more than a minute is gone, at the first look', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  screening.clock.now = () => new Date(Date.now() + 2 * GRACE_MS);
  const eventId = await openEvent(screening, '999');
  await enqueue(screening, ['999'], { eventId });
  await using _working = screening.start();
  await drained(screening);
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'gone', attempts: 0 });
  expect(screening.simulator.log.count('contacts.batchRead')).toBe(1);
});
