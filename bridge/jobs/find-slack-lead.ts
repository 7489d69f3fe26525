import type { Kysely } from 'kysely';
import { findContactByEmail } from '../hubspot/find-contact-by-email.ts';
import { HubSpotFailure } from '../hubspot/ports.ts';
import type { SlackMessage } from '../slack/blocks.ts';
import { renderLead } from '../slack/render-lead.ts';
import type { LeadCommand } from '../slack/slack-ports.ts';
import { contextBlock } from '../slack/write-blocks.ts';
import type { Database } from '../store/schema.ts';
import type { Lead } from './lead-rows.ts';
import { handlingOf } from './lead-standing.ts';
import { type CardDeps, readLeadCards } from './read-lead-cards.ts';
import type { SlackMembers } from './slack-members.ts';
import { findSight, type Sight } from './slack-sight.ts';

const USAGE = 'Tell me a contact: `/lead 12345` with the id in HubSpot, or `/lead name@example.com`.';
const NOTHING = 'No lead of this firm is known by that. Leads are known once they have been screened.';
const AWAY = 'HubSpot cannot be asked at the moment. Please try again in a minute.';

const NOT_YOURS = 'Leads are shown to members of this workspace who are in a channel they are told in.';

export interface LeadAnswer {
  message: SlackMessage;
  /** Of the lead it tells of. */
  leadId?: string;
}

/** What `/lead` answers; the address that was typed is kept nowhere. */
export async function answerLeadCommand(
  deps: CardDeps & { members: SlackMembers },
  { text, respond: _respond, ...member }: LeadCommand,
): Promise<LeadAnswer> {
  const sought = readText(text);
  if (sought === undefined) return sentence(USAGE);
  const sights = await findSight(deps, member);
  if (sights.length === 0) return sentence(NOT_YOURS);
  try {
    for (const sight of sights) {
      const lead = await findLead(deps, sight.connection.accountId, sought);
      const message = lead && (await showLead(deps, sight, lead));
      if (lead !== undefined && message !== undefined) return { message, leadId: lead.id };
    }
    return sentence(NOTHING);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    deps.log.warn({ err: error, workspaceId: member.workspaceId }, 'a lead could not be looked up for Slack');
    return sentence(AWAY);
  }
}

const sentence = (text: string): LeadAnswer => ({ message: { text, blocks: [contextBlock(text)] } });

type Sought = { contactId: string } | { email: string };

/** Slack may make links of addresses: `<mailto:a@b.org|a@b.org>`. */
function readText(text: string): Sought | undefined {
  const plain = text.replace(/^<mailto:([^|>]+)(?:\|[^>]*)?>$/, '$1').trim();
  if (/^\d{1,18}$/.test(plain)) return { contactId: plain };
  return /^[^\s@]{1,200}@[^\s@]{1,200}$/.test(plain) ? { email: plain } : undefined;
}

async function findLead(deps: CardDeps, accountId: string, sought: Sought): Promise<Lead | undefined> {
  const portal = await deps.db
    .selectFrom('hubspot_connections')
    .select('portal_id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (portal === undefined) return undefined;
  const { portal_id } = portal;
  const contactId =
    'contactId' in sought ? sought.contactId : await findContactByEmail(deps.api, portal_id, sought.email);
  if (contactId === undefined) return undefined;
  return deps.db
    .selectFrom('leads')
    .selectAll()
    .where('portal_id', '=', portal_id)
    .where('contact_id', '=', contactId)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'deleted')
    .where('score', 'is not', null)
    .executeTakeFirst();
}

async function showLead(deps: CardDeps, { connection, privacy }: Sight, lead: Lead) {
  const read = await readLeadCards(deps, lead.portal_id, [lead]);
  const card = read.kind === 'cards' ? read.cards.get(lead.id) : undefined;
  if (card === undefined) return undefined;
  const standing = await findStanding(deps.db, lead.id);
  const { settings } = connection;
  const wasValid = card.valid || standing !== undefined;
  return renderLead({ card, handling: handlingOf(standing), wasValid, privacy, timeZone: settings.timeZone });
}

function findStanding(db: Kysely<Database>, leadId: string) {
  return db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}
