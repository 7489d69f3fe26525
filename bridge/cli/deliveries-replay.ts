import process from 'node:process';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { replayDeadLetters, replayEvent } from '../jobs/deliveries/replay-deliveries.ts';
import { replayWorkflow } from '../jobs/deliveries/workflow-deliveries.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, optionalOption, UsageError } from './command.ts';
import { idOption } from './number-option.ts';
import { withStore } from './with-store.ts';

export const deliveriesReplay: Command = {
  summary: 'Put an event, what a workflow was not told, or everything that failed for good back into the queue',
  usage: '--event ID | --workflow RUN | --dead',
  options: { event: { type: 'string' }, workflow: { type: 'string' }, dead: { type: 'boolean' } },
  run({ values, environment }) {
    const eventId = idOption(values, 'event');
    const runId = optionalOption(values, 'workflow');
    const given = [eventId !== undefined, runId !== undefined, values.dead === true].filter(Boolean);
    if (given.length !== 1) throw new UsageError('Give --event ID, --workflow RUN or --dead');
    return withStore(environment, async (store) => {
      const { log } = createLog({ level: 'error', destination: process.stderr });
      await using queue = await openJobQueue({ store, log, works: false });
      const deps = { db: store.db, queue };
      if (runId !== undefined) {
        const trouble = await replayWorkflow(deps, runId);
        if (trouble !== null) throw new Refusal(trouble);
        return { json: { replayed: 1, unreadable: 0 }, text: `The workflow of run ${runId} is told again.` };
      }
      if (eventId === undefined) {
        const { replayed, unreadable } = await replayDeadLetters(deps);
        const rest = unreadable === 0 ? '' : ` ${unreadable} cannot be read and stay where they are.`;
        return { json: { replayed, unreadable }, text: `${replayed} jobs are back in their queues.${rest}` };
      }
      if (!(await replayEvent(deps, eventId))) throw new Refusal(`There is no event ${eventId}.`);
      return { json: { replayed: 1, unreadable: 0 }, text: `Event ${eventId} is back in the queue.` };
    });
  },
};
