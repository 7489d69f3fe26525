import process from 'node:process';
import { getAccount } from '../accounts/accounts.ts';
import { connectionOfAccount } from '../hubspot/client/connections.ts';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import { eraseForPrivacy } from '../jobs/contacts/erase-for-privacy.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type Command, requiredOption, UsageError } from './command.ts';
import { counted } from './doctor/counted.ts';
import { idOption } from './number-option.ts';
import { withStore } from './with-store.ts';

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
