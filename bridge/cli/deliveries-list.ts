import { getAccount } from '../accounts/accounts.ts';
import { type Delivery, deliveryStatuses, listDeliveries } from '../jobs/deliveries/deliveries.ts';
import { type Command, choice, optionalOption } from './command.ts';
import { idOption, numberOption } from './number-option.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

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
