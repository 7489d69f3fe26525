import { counted } from '../../../shared/counted.ts';
import { openJobQueue } from '../../jobs/definitions/job-queue.ts';
import { type Delivery, type deliveryStatuses, listDeliveries } from '../../jobs/deliveries/deliveries.ts';
import { replayDeadLetters, replayEvent } from '../../jobs/deliveries/replay-deliveries.ts';
import { replayWorkflow } from '../../jobs/deliveries/workflow-deliveries.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { showProgress } from '../command/progress.ts';
import { renderTable } from '../command/table.ts';
import { findAccount, withStore } from '../command/with-account.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

const describe = ({ occurredAt, receivedAt, processedAt, dueAt, ...delivery }: Delivery) => ({
  ...delivery,
  occurredAt: iso(occurredAt),
  receivedAt: iso(receivedAt),
  processedAt: iso(processedAt),
  dueAt: iso(dueAt),
});

const NO_DELIVERIES = 'Nothing was delivered yet. Events come from a connected HubSpot: bridge/docs/hubspot.md';

type Status = (typeof deliveryStatuses)[number];
type ListValues = Texts<'account' | 'contact'> & { status?: Status | undefined; limit: number };

export function deliveriesList(input: CommandInput<ListValues>): Promise<CommandOutput> {
  const { account, status, contact: contactId, limit } = input.values;
  return withStore(input, async ({ store: { db } }) => {
    const accountId = account === undefined ? undefined : (await findAccount(db, account)).id;
    const isEverything = account === undefined && status === undefined && contactId === undefined;
    const rows = (await listDeliveries(db, { accountId, status, contactId, limit })).map(describe);
    return {
      json: rows,
      text:
        rows.length === 0 && isEverything
          ? NO_DELIVERIES
          : renderTable(rows, [
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
}

const LISTED = `They are listed by: ${CALL} deliveries list`;
const NONE_FAILED = 'No job has failed permanently, so there is nothing to replay.';

type ReplayValues = Texts<'event' | 'workflow'> & { dead?: true | undefined };

export async function deliveriesReplay(input: CommandInput<ReplayValues>): Promise<CommandOutput> {
  const { event: eventId, workflow: runId, dead } = input.values;
  const given = [eventId !== undefined, runId !== undefined, dead === true].filter(Boolean);
  if (given.length !== 1) throw new UsageError('Give --event ID, --workflow RUN or --dead');
  return withStore(input, async ({ store, log }) => {
    await using queue = await openJobQueue({ store, log, works: false });
    const deps = { db: store.db, queue };
    if (runId !== undefined) {
      const problem = await replayWorkflow(deps, runId);
      if (problem !== null)
        throw new Refusal(problem.kind === 'missing' ? `${problem.words} ${LISTED}` : problem.words);
      return {
        json: { replayed: 1, unreadable: 0 },
        text: `The result of run ${runId} is being sent to the workflow again.`,
      };
    }
    if (eventId === undefined) {
      const { replayed, unreadable } = await replayDeadLetters(deps, { onProgress: showProgress('jobs') });
      const rest =
        unreadable === 0
          ? ''
          : ` ${counted(unreadable, 'job')} cannot be read and ${unreadable === 1 ? 'stays' : 'stay'} in place.`;
      const text = replayed + unreadable === 0 ? NONE_FAILED : `${counted(replayed, 'job')} back in the queue.${rest}`;
      return { json: { replayed, unreadable }, text };
    }
    if (!(await replayEvent(deps, eventId))) throw new Refusal(`There is no event ${eventId}. ${LISTED}`);
    return { json: { replayed: 1, unreadable: 0 }, text: `Event ${eventId} is back in the queue.` };
  });
}
