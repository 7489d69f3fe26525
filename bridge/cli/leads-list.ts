import { getAccount } from '../accounts/accounts.ts';
import { leadStates, listLeads } from '../leads/list-leads.ts';
import { type Command, choice, optionalOption, requiredOption } from './command.ts';
import { numberOption } from './number-option.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

export const leadsList: Command = {
  summary: 'List the leads of an account with their results',
  usage: '--account ID [--state pending|screened|needs_info|error|deleted] [--limit N]',
  options: { account: { type: 'string' }, state: { type: 'string' }, limit: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const state = optionalOption(values, 'state');
    const query = {
      accountId,
      state: state === undefined ? undefined : choice('state', state, leadStates),
      limit: numberOption(values, 'limit', { min: 1, max: 10_000, unset: 50 }),
    };
    return withStore(environment, async ({ db }) => {
      await getAccount(db, accountId);
      const leads = await listLeads(db, query);
      return {
        json: leads,
        text: renderTable(leads, [
          'contactId',
          'state',
          'score',
          'valid',
          'overrideStatus',
          'revision',
          'screenedAt',
          'lastError',
        ]),
      };
    });
  },
};
