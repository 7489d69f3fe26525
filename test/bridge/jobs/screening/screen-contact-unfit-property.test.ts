import { expect, test } from 'vitest';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { connectPortal, openScreening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained } from '../../../fixtures/screening-views.ts';

test('an option of ours that the portal lost holds the portal after a few calls, is told once, and heals', async () => {
  const { log, lines } = recordingLog('info');
  await using screening = await openScreening({ log });
  await connectPortal(screening);
  const portal = screening.portal();
  const property = portal.properties.properties.get('lead_intake_status');
  if (property === undefined) throw new Error('not provisioned');
  const { options } = property;
  property.options = options.filter(({ value }) => value !== 'valid');
  const ids = Array.from({ length: 100 }, (_, at) => portal.create(leadValues(at)).id);
  await enqueue(screening, ids);
  await using _working = screening.start();
  const waiting = async () =>
    (
      await screening.store.pool.query(
        `select from pgboss.job where name = 'screen-contact' and state = 'created' and start_after > created_on`,
      )
    ).rowCount;
  await expect.poll(waiting).toBe(100);
  expect(screening.simulator.log.count()).toBeLessThanOrEqual(6);
  property.options = options;
  await drained(screening);
  expect(new Set(ids.map((id) => portal.value(id, 'lead_intake_status')))).toEqual(new Set(['valid']));
  const leads = await screening.db.selectFrom('leads').select('state').execute();
  expect(new Set(leads.map(({ state }) => state))).toEqual(new Set(['screened']));
  const alerts = lines().filter(({ level }) => level === 'error');
  expect(alerts).toMatchObject([{ portalId: '11', reason: expect.stringContaining('lead_intake_status') }]);
});
