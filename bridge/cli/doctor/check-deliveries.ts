import { sql } from 'kysely';
import { everyJob } from '../../jobs/definitions/every-job.ts';
import { countJobs } from '../../platform/queue/job-rows.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { counted } from './counted.ts';
import { type Finding, ok, warning } from './finding.ts';

const OLD_MINUTES = 15;

/** Jobs that failed for good, and events that wait for too long. */
export async function checkDeliveries({ db }: Pick<Store, 'db'>): Promise<Finding> {
  const counts = await countJobs(db, everyJob);
  const dead = [...counts].filter(([, { dead: letters }]) => letters > 0);
  const jobs = [...counts.values()].reduce((sum, each) => sum + each.waiting, 0);
  const waiting = `${counted(jobs, 'job')} ${jobs === 1 ? 'waits' : 'wait'}`;
  if (dead.length > 0) {
    const kinds = dead.map(([job, { dead: letters }]) => `${letters} ${job}`).join(', ');
    return warning(
      'deliveries',
      `Failed for good: ${kinds}. ${waiting}.`,
      'npm run --silent cli -- deliveries list --status failed, then deliveries replay --dead',
    );
  }
  const old = await countOldEvents({ db });
  if (old === 0) return ok('deliveries', `${waiting}; none has failed for good.`);
  return warning(
    'deliveries',
    `${counted(old, 'event')} ${old === 1 ? 'is' : 'are'} open for more than ${OLD_MINUTES} minutes; ${waiting}.`,
    'npm run --silent cli -- deliveries list --status open, and see that a worker runs.',
  );
}

async function countOldEvents({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ old: number }>`
    select count(*)::integer as old from webhook_events join hubspot_connections using (portal_id)
    where processed_at is null and status = 'active' and received_at < now() - make_interval(mins => ${OLD_MINUTES})
  `.execute(db);
  return rows[0]?.old ?? 0;
}
