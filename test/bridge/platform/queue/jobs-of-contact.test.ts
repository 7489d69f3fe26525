import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { workOn } from '../../../../bridge/jobs/definitions/contact-work.ts';
import { openJobQueue } from '../../../../bridge/jobs/definitions/job-queue.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

test('what is under way for a contact is found among thousands of jobs without a look at the others', async () => {
  await using store = await openTestStore();
  await using _queue = await openJobQueue({ store, log: silentLog, works: true });
  await sql`
    insert into pgboss.job (name, data)
    select 'screen-contact', jsonb_build_object('portalId', '11', 'contactId', n::text, 'cause', 'workflow')
    from generate_series(1, 5000) n`.execute(store.db);
  await store.pool.query('analyze pgboss.job');
  const { read, work } = await store.db.transaction().execute(async (trx) => {
    // More often than a plan is made anew for.
    for (let at = 0; at < 10; at += 1) await workOn(trx, { portalId: '11', contactId: `${at}` });
    const found = await workOn(trx, { portalId: '11', contactId: '2500' });
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_all_tables where schemaname = 'pgboss' and relname like 'job%'`.execute(trx);
    return { read: rows[0]?.read, work: found };
  });
  expect(work).toBe('queued');
  expect(read).toBeLessThan(100);
});
