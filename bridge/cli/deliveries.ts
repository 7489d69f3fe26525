import process from 'node:process';
import { getAccount } from '../accounts/accounts.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { type Delivery, deliveryStatuses, listDeliveries } from '../jobs/deliveries/deliveries.ts';
import { replayDeadLetters, replayEvent } from '../jobs/deliveries/replay-deliveries.ts';
import { replayWorkflow } from '../jobs/deliveries/workflow-deliveries.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, choice, optionalOption, UsageError } from './command/command.ts';
import { idOption, numberOption } from './command/number-option.ts';
import { renderTable } from './command/table.ts';
import { withStore } from './command/with-store.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const describe = ({ occurredAt, receivedAt, processedAt, dueAt, ...delivery }: Delivery) => ({
  ...delivery,
  occurredAt: iso(occurredAt),
  receivedAt: iso(receivedAt),
  processedAt: iso(processedAt),
  dueAt: iso(dueAt),
});

export const deliveriesList: Command = {
  summary: 'List what HubSpot delivered, workflows that wait included, and what became of it',
  usage: '[--account ID] [--status open|failed|done] [--contact N] [--limit N]',
  options: {
    account: { type: 'string' },
    status: { type: 'string' },
    contact: { type: 'string' },
    limit: { type: 'string' },
  },
  run({ values, environment }) {
    const accountId = optionalOption(values, 'account');
    const status = optionalOption(values, 'status');
    const query = {
      accountId,
      status: status === undefined ? undefined : choice('status', status, deliveryStatuses),
      contactId: idOption(values, 'contact'),
      limit: numberOption(values, 'limit', { min: 1, max: 10_000, unset: 50 }),
    };
    return withStore(environment, async ({ db }) => {
      if (accountId !== undefined) await getAccount(db, accountId);
      const rows = (await listDeliveries(db, query)).map(describe);
      return {
        json: rows,
        text: renderTable(rows, [
          'eventId',
          'contactId',
          'kind',
          'status',
          'outcome',
          'attempts',
          'jobState',
          'dueAt',
          'receivedAt',
          'processedAt',
          'runId',
          'lastError',
        ]),
      };
    });
  },
};

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
