import { sql } from 'kysely';
import { everyJob } from '../jobs/definitions/every-job.ts';
import type { Check } from '../platform/http/readiness.ts';
import { countJobs } from '../platform/queue/job-rows.ts';
import type { Store } from '../platform/store/open-store.ts';

/** An event is usually done in seconds. */
const OPEN_MAX_SECONDS = 300;

/** Whether jobs failed for good and wait for someone to look, and whether webhooks wait longer than they should. */
export async function readinessOfDeliveries({ db }: Pick<Store, 'db'>): Promise<Check> {
  const [jobs, events] = await Promise.all([countJobs(db, everyJob), countOpenEvents(db)]);
  const dead = [...jobs.values()].reduce((sum, counts) => sum + counts.dead, 0);
  const wrong = [
    ...(dead > 0
      ? [
          `${dead === 1 ? '1 job has' : `${dead} jobs have`} failed for good: deliveries list --status failed shows why.`,
        ]
      : []),
    ...(events.seconds > OPEN_MAX_SECONDS
      ? [
          `Of ${events.open} webhook events that are open, the oldest has waited ${Math.floor(events.seconds / 60)} minutes.`,
        ]
      : []),
  ];
  if (wrong.length > 0) return { status: 'degraded', detail: wrong.join(' ') };
  return { status: 'ok', detail: 'No job has failed for good.' };
}

/** Of portals that are worked for: what a paused one has, waits on purpose. */
async function countOpenEvents(db: Store['db']): Promise<{ open: number; seconds: number }> {
  const { rows } = await sql<{ open: number; seconds: number }>`
    select count(*)::integer as open,
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as seconds
    from webhook_events join hubspot_connections using (portal_id)
    where processed_at is null and status = 'active'`.execute(db);
  return rows[0] ?? { open: 0, seconds: 0 };
}
