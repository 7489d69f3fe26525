import { sql } from 'kysely';
import type { LeadPage } from '../../../shared/dashboard/leads.ts';
import { blockedTexts, NO_PORTAL } from '../../../shared/problems/screen-blocked-reasons.ts';
import { dialable } from '../../../shared/telephone-number.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { type Connection, connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { type ContactApi, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { contactToRecord, mappedProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { workOn } from '../../jobs/definitions/contact-work.ts';
import { describeLead } from '../../jobs/lead-view/lead-view.ts';
import { type AppPortal, contactBlockedReason, portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { contactUrl } from '../../leads/lead-cards.ts';
import { survivorOf } from '../../leads/lead-handling.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { loadTeam, saveMember } from '../../leads/team-members.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import { findLeadRows, leadRowOf } from './lead-list-rows.ts';
import { bounded, nameIn } from './lead-names.ts';

interface PageDeps {
  db: Db;
  unseal: Store['unseal'];
  tombstones: Pick<Tombstones, 'find'>;
  api: ContactApi;
}

/** How many history lines a page shows. */
const HISTORY_MAX = 200;

/** One lead: what the store knows, and the record as HubSpot has it now. */
export function createReadLeadPage(deps: PageDeps): DashboardHandlers['readLead'] {
  const { db } = deps;
  return async ({ caller, params: { leadId = '' } }) => {
    const { accountId, name, email } = caller;
    const actor = dashboardActor(caller);
    const lead = await findLeadOf(db, accountId, leadId);
    const { portal_id: portalId, contact_id: contactId } = lead;
    // Read first: if no work is running, the page takes what it reads as the result.
    const work = await workOn(db, { portalId, contactId });
    await saveMember(db, { accountId, actor, name, email });
    const connection = await connectionOfAccount(db, accountId);
    const [described, found, [row], team, obstacle, slackUrl] = await Promise.all([
      describeLead(deps, lead, { actor, history: HISTORY_MAX }),
      readRecord(deps.api, connection, lead),
      findLeadRows(db, accountId, [lead.id]),
      loadTeam(db, accountId),
      blockedText(deps, connection && (await portalOfAccount(db, accountId)), contactId),
      slackUrlOf(db, lead.id),
    ]);
    const shown = row && leadRowOf(row, team, found.record && nameIn(found.record));
    if (!shown) throw new Problem('lead_not_found');
    const { state: _state, ...rest } = described;
    return {
      ...rest,
      ...found,
      dialable: dialable(found.record?.phone.trim() ?? ''),
      row: shown,
      work,
      hubspotUrl: connection === undefined ? null : contactUrl(connection.uiDomain, portalId, contactId),
      slackUrl,
      obstacle,
    };
  };
}

type Found = Pick<LeadPage, 'record' | 'recordProblem'>;

const without = (recordProblem: string): Found => ({ record: null, recordProblem });

async function readRecord(api: ContactApi, connection: Connection | undefined, lead: Lead): Promise<Found> {
  const { portal_id: portalId, contact_id: contactId } = lead;
  if (connection === undefined || connection.portalId !== portalId)
    return without("This lead's HubSpot account is not connected.");
  const { mapping } = connection;
  const query = { portalId, contactIds: [contactId], properties: mappedProperties(mapping), priority: 'live' } as const;
  try {
    const { contacts } = await readContacts(bounded(api), query);
    const contact = contacts.get(contactId);
    if (contact === undefined) return without('HubSpot no longer has this contact.');
    return { record: contactToRecord(contact.properties, mapping).record, recordProblem: null };
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    return without(problems[error.kind] ?? 'HubSpot is not responding at the moment. Try again in a minute.');
  }
}

const problems: Partial<Record<HubSpotFailure['kind'], string>> = {
  revoked: 'The connection to HubSpot has ended. An administrator must reconnect it.',
  missing_scopes: 'The app may not read contacts. Connections shows what is missing.',
  permanent: 'HubSpot did not allow reading this contact.',
};

async function blockedText(deps: PageDeps, portal: AppPortal | undefined, contactId: string): Promise<string | null> {
  if (portal === undefined) return NO_PORTAL;
  const obstacle = await contactBlockedReason(deps, portal, contactId);
  return obstacle === null ? null : blockedTexts[obstacle];
}

/** Link to a lead's alert in Slack; null when there is none. */
async function slackUrlOf(db: Db, leadId: string): Promise<string | null> {
  const { rows } = await sql<{ team_id: string; channel_id: string; ts: string }>`
    select team_id, channel_id, ts from slack_messages
    where lead_id = ${leadId} and kind = 'alert' and state = 'posted' and not withdrawn and ts is not null
    order by position desc limit 1`.execute(db);
  const [alert] = rows;
  if (alert === undefined) return null;
  const query = new URLSearchParams({ team: alert.team_id, channel: alert.channel_id, message_ts: alert.ts });
  return `https://slack.com/app_redirect?${query}`;
}

/**
 * A lead of an account; for a merged contact, the survivor's. A lead of another account is not found, like one that was
 * erased or deleted.
 * @throws {Problem} `lead_not_found`
 */
export async function findLeadOf(db: Db, accountId: string, leadId: string): Promise<Lead> {
  const lead = !isUuid(leadId)
    ? undefined
    : await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', survivorOf(leadId))
        .where('account_id', '=', accountId)
        .where('state', '<>', 'deleted')
        .executeTakeFirst();
  if (lead === undefined) throw new Problem('lead_not_found');
  return lead;
}
