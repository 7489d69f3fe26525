import type { Check } from './http/readiness.ts';
import { everyJob } from './jobs/every-job.ts';
import { countJobs } from './queue/job-rows.ts';
import type { Store } from './store/open-store.ts';

/** Whether jobs failed for good and wait for someone to look. */
export async function readinessOfDeliveries({ db }: Pick<Store, 'db'>): Promise<Check> {
  const dead = [...(await countJobs(db, everyJob)).values()].reduce((sum, counts) => sum + counts.dead, 0);
  if (dead === 0) return { status: 'ok', detail: 'No job has failed for good.' };
  const jobs = dead === 1 ? '1 job has' : `${dead} jobs have`;
  return { status: 'degraded', detail: `${jobs} failed for good: deliveries list --status failed shows why.` };
}
