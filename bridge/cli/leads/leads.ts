import { counted } from '../../../shared/counted.ts';
import { connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { openTombstones } from '../../hubspot/contacts/tombstones.ts';
import { eraseForPrivacy } from '../../jobs/erasure/erase-contact.ts';
import { type leadStates, listLeads } from '../../leads/list-leads.ts';
import { CALL } from '../../platform/cli-call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandInput, CommandOutput, OfAccount } from '../command/command.ts';
import { renderTable } from '../command/table.ts';
import { withAccount } from '../command/with-account.ts';

type ListValues = OfAccount & { state?: (typeof leadStates)[number] | undefined; limit: number };

const columns = ['contactId', 'state', 'score', 'valid', 'overrideStatus', 'screenedAt', 'lastError'] as const;
const NO_LEADS = 'No leads yet. Contacts of a connected HubSpot become leads; records sent to the API do not.';

export function leadsList(input: CommandInput<ListValues>): Promise<CommandOutput> {
  const { state, limit } = input.values;
  return withAccount(input, async ({ store: { db }, account }) => {
    const leads = await listLeads(db, { accountId: account.id, state, limit });
    return { json: leads, text: leads.length === 0 && state === undefined ? NO_LEADS : renderLeads(leads) };
  });
}

function renderLeads(leads: Awaited<ReturnType<typeof listLeads>>): string {
  const [newest] = leads;
  const why =
    newest === undefined ? '' : `\n\nWhy one has its result: ${CALL} leads show --contact ${newest.contactId}`;
  return `${renderTable(leads, columns)}${why}`;
}

export function leadsErase(input: CommandInput<OfAccount & { contact: string }>): Promise<CommandOutput> {
  const contactId = input.values.contact;
  return withAccount(input, async ({ store, log, account: { id: accountId } }) => {
    const connection = await connectionOfAccount(store.db, accountId);
    if (connection === undefined) throw new Refusal('No portal is connected with this account: nothing is kept of it.');
    const { portalId } = connection;
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
}
