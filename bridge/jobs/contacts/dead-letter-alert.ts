import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Log } from '../../platform/log/log.ts';
import { countNewDeadLetters } from '../../platform/queue/job-rows.ts';
import type { Database } from '../../platform/store/schema.ts';
import { readSetting, writeSetting } from '../../platform/store/settings.ts';
import { everyJob } from '../definitions/every-job.ts';

interface Deps {
  db: Kysely<Database>;
  log: Log;
  onDeadLetters(job: string, count: number): void;
}

const SEEN = 'dead_letters_seen';

/** Reports jobs that failed permanently since the last run, each once across processes. */
export async function alertDeadLetters({ db, log, onDeadLetters }: Deps): Promise<void> {
  const newLetters = await db.transaction().execute(async (trx) => {
    const rows = await countNewDeadLetters(trx, everyJob, await readLastSeen(trx));
    const until = rows
      .map(({ last }) => last)
      .sort()
      .at(-1);
    if (until !== undefined) await writeSetting(trx, SEEN, { until });
    return rows;
  });
  for (const { job, count } of newLetters) {
    onDeadLetters(job, count);
    log.error({ job, count }, 'jobs failed permanently; see: deliveries list --status failed');
  }
}

const seen = z.object({ until: z.string() }).optional();

async function readLastSeen(trx: Kysely<Database>): Promise<string | null> {
  return seen.parse(await readSetting(trx, SEEN))?.until ?? null;
}
