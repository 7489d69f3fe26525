import { expect, test } from 'vitest';
import { restoreBackfills } from '../../../../bridge/jobs/contacts/enqueue-events.ts';
import { connectPortal, openScreening, PORTAL } from '../../../fixtures/screening-bridge.ts';
import { jobsLeft, leadValues } from '../../../fixtures/screening-contacts.ts';

test('a running backfill without a page job gets another one, once, and ends', async () => {
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const ids = Array.from({ length: 5 }, (_, at) => screening.portal().create(leadValues(at)).id);
  const { db, store } = screening;
  const id = crypto.randomUUID();
  const insert = `insert into backfills (id, account_id, portal_id, status, created_until, actor)
    values ($1, $2, $3, 'paused', now() + interval '1 minute', 'test')`;
  await store.pool.query(insert, [id, accountId, PORTAL]);
  expect(await restoreBackfills(screening)).toBe(0);
  await store.pool.query(`update backfills set status = 'running'`);
  await store.pool.query(`update hubspot_connections set status = 'paused'`);
  expect(await restoreBackfills(screening)).toBe(0);
  await store.pool.query(`update hubspot_connections set status = 'active'`);
  expect(await restoreBackfills(screening)).toBe(1);
  expect(await restoreBackfills(screening)).toBe(0);
  expect(await jobsLeft(screening, 'backfill-page')).toBe(1);
  await using _working = screening.start();
  const status = async () => (await db.selectFrom('backfills').select('status').executeTakeFirstOrThrow()).status;
  await expect.poll(status).toBe('done');
  expect(new Set(ids.map((one) => screening.portal().value(one, 'lead_intake_status')))).toEqual(new Set(['valid']));
  expect(await restoreBackfills(screening)).toBe(0);
});
