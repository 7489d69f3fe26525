import { expect, test } from 'vitest';
import {
  backfillContactJob,
  backfillPageJob,
  contactChangeJob,
  screenContactJob,
} from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { openTestQueue } from '../../../fixtures/queue.ts';

const jobs = [screenContactJob, backfillContactJob, contactChangeJob, backfillPageJob];
const contact = { portalId: '11', contactId: '5' };

test('a contact waits for ninety days, and a batch of slow analyses may take an hour', async () => {
  await using store = await openTestStore();
  // A queue of an earlier version is brought up to date too.
  await using _older = await openTestQueue(
    store,
    jobs.map((job) => ({ ...job, expireInSeconds: 300, retentionSeconds: 60 })),
  );
  await using queue = await openTestQueue(store, jobs);
  for (const job of [screenContactJob, backfillContactJob])
    await queue.enqueue(store.db, job, [{ data: { ...contact, cause: 'created' } }]);
  await queue.enqueue(store.db, contactChangeJob, [{ data: { ...contact, kind: 'deleted', eventId: '1' } }]);
  const backfillId = crypto.randomUUID();
  await queue.enqueue(store.db, backfillPageJob, [{ data: { backfillId, portalId: '11' } }]);
  const { rows } = await store.pool.query(`
    select name, expire_seconds, extract(day from keep_until - created_on)::integer as days
    from pgboss.job where name not like '\\_\\_%' order by name`);
  expect(rows).toEqual([
    { name: 'backfill-contact', expire_seconds: 3_600, days: 90 },
    { name: 'backfill-page', expire_seconds: 300, days: 90 },
    { name: 'contact-change', expire_seconds: 300, days: 90 },
    { name: 'screen-contact', expire_seconds: 3_600, days: 90 },
  ]);
});
