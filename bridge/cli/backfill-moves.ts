import { type BackfillMove, moveBackfill } from '../jobs/backfill/backfills.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type BackfillStatus, describeObstacle, findStand } from './backfill-obstacle.ts';
import type { Command } from './command.ts';
import { withHubSpot } from './with-hubspot.ts';

const options: Command['options'] = { account: { type: 'string' } };
const usage = '--account ID';

export const backfillStatus: Command = {
  summary: 'Show how far the newest backfill of an account is, and what is in its way',
  usage,
  options,
  run(input) {
    return withHubSpot(input, async ({ store, account }) => {
      const stand = await findStand(store, account.id);
      if (stand === null) throw new Refusal('There was no backfill of this account.');
      return { json: stand, text: render(stand, account.id) };
    });
  },
};

export const backfillPause: Command = move('pause', 'Stop a backfill where it is; it can go on from there');
export const backfillResume: Command = move('resume', 'Let a backfill go on where it was paused');
export const backfillCancel: Command = move('cancel', 'End a backfill; what it has screened stays');

function move(name: BackfillMove, summary: string): Command {
  return {
    summary,
    usage,
    options,
    run(input) {
      return withHubSpot(input, async ({ store, account }) => {
        const { log } = createLog({ level: 'error', destination: process.stderr });
        await using queue = await openJobQueue({ store, log, works: false });
        const deps = { db: store.db, queue };
        const report = await moveBackfill(deps, { accountId: account.id, actor: 'cli', move: name });
        const stand = (await findStand(store, account.id)) ?? { ...report, obstacle: null };
        return { json: stand, text: render(stand, account.id) };
      });
    },
  };
}

function render(stand: BackfillStatus, accountId: string): string {
  const { backfillId, status, total, found, enqueued, waiting, obstacle } = stand;
  const share = total === 0 ? 100 : Math.min(100, Math.floor((found / total) * 100));
  return [
    `Backfill ${backfillId}: ${status}`,
    `${found} of about ${total} contacts looked at (${share} %), ${enqueued} to screen, ${enqueued - waiting} of them done.`,
    ...(obstacle === null ? [] : [`Nothing moves. ${describeObstacle(obstacle, accountId)}`]),
  ].join('\n');
}
