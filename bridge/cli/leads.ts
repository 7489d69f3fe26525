import process from 'node:process';
import { getAccount } from '../accounts/accounts.ts';
import { connectionOfAccount } from '../hubspot/client/connections.ts';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import { eraseForPrivacy } from '../jobs/contacts/erase-for-privacy.ts';
import { leadStates, listLeads } from '../leads/list-leads.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, choice, optionalOption, requiredOption, UsageError } from './command/command.ts';
import { idOption, numberOption } from './command/number-option.ts';
import { renderTable } from './command/table.ts';
import { withStore } from './command/with-store.ts';
import { counted } from './doctor/finding.ts';

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

export const leadsErase: Command = {
  summary: 'Erase all that is kept of one contact, as a privacy deletion in HubSpot does',
  usage: '--account ID --contact N   (HubSpot is not asked; the contact stays there)',
  options: { account: { type: 'string' }, contact: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const contactId = idOption(values, 'contact');
    if (contactId === undefined) throw new UsageError('--contact is required');
    return withStore(environment, async (store) => {
      await getAccount(store.db, accountId);
      const connection = await connectionOfAccount(store.db, accountId);
      if (connection === undefined)
        throw new Refusal('No portal is connected with this account: nothing is kept of it.');
      const { portalId } = connection;
      const { log } = createLog({ level: 'error', destination: process.stderr });
      const tombstones = await openTombstones(store);
      const erased = await store.db
        .transaction()
        .execute((trx) => eraseForPrivacy({ tombstones, log }, trx, { portalId, contactId, actor: 'cli' }));
      const { leads, events, analyses } = erased;
      const found = [counted(leads, 'lead'), counted(events, 'event'), counted(analyses, 'result')].join(', ');
      return {
        json: { accountId, portalId, ...erased },
        text: `Erased from portal ${portalId}: ${found}. Later events about the contact are ignored.`,
      };
    });
  },
};
