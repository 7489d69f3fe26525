import { expect, test } from 'vitest';
import { connectPortal, enqueue, leadValues, openEvent, openScreening } from '../../fixtures/screening-bridge.ts';
import { drained, eventOf } from '../../fixtures/screening-views.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';

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
  await expect.poll(lastError, { timeout: 30_000 }).toContain('HubSpot failed');
  screening.simulator.clearScript();
  await expect.poll(lastError, { timeout: 30_000 }).toBe('HubSpot does not have the contact yet');
  expect(portal.create(leadValues(2)).id).toBe(next);
  await drained(screening);
  expect(portal.value(next, 'lead_intake_status')).toBe('valid');
  expect(await eventOf(screening, eventId)).toMatchObject({ outcome: 'screened', last_error: null });
});
