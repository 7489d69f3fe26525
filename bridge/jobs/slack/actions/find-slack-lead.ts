import type { Kysely } from 'kysely';
import { screenObstacles } from '../../../../shared/card.ts';
import { connectionOfAccount } from '../../../hubspot/client/connections.ts';
import { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { findContactByEmail } from '../../../hubspot/contacts/find-contact-by-email.ts';
import type { Lead } from '../../../leads/lead-rows.ts';
import { handlingOf } from '../../../leads/lead-standing.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { LeadCommand } from '../../../slack/inbound/slack-ports.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import { renderLead } from '../../../slack/render/render-lead.ts';
import { contextBlock } from '../../../slack/render/write-blocks.ts';
import { type AppPortal, type BlockedReason, findAppPortal, obstacleOf } from '../../app/app-portal.ts';
import { type CardDeps, readLeadCards } from '../../screening/read-lead-cards.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { findVisibleAccounts, type VisibleAccounts } from '../members/visible-accounts.ts';

const USAGE = 'Tell me a contact: `/lead 12345` with the id in HubSpot, or `/lead name@example.com`.';
const NOTHING = 'No lead of this firm is known by that. Leads are known once they have been screened.';
const WAITS = 'Leads of this firm cannot be looked up now.';
const AWAY = 'HubSpot cannot be asked at the moment. Please try again in a minute.';

const NOT_YOURS = 'Leads are shown to members of this workspace who are in a channel they are told in.';

interface LeadAnswer {
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
  const sights = await findVisibleAccounts(deps, member);
  if (sights.length === 0) return sentence(NOT_YOURS);
  try {
    return await seek(deps, sights, sought);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    deps.log.warn({ err: error, workspaceId: member.workspaceId }, 'a lead could not be looked up for Slack');
    return sentence(AWAY);
  }
}

/** Where an account is not worked for, that is said rather than that there is no such lead. */
async function seek(deps: CardDeps, sights: readonly VisibleAccounts[], sought: Sought): Promise<LeadAnswer> {
  const obstacles: BlockedReason[] = [];
  for (const visible of sights) {
    const { accountId } = visible.connection;
    const connection = await connectionOfAccount(deps.db, accountId);
    const portal = connection && (await findAppPortal(deps.db, connection.portalId));
    if (portal === undefined) continue;
    const obstacle = obstacleOf(portal);
    if (obstacle !== null) {
      obstacles.push(obstacle);
      continue;
    }
    const lead = await findLead(deps, portal, sought);
    const message = lead && (await showLead(deps, visible, lead));
    if (lead !== undefined && message !== undefined) return { message, leadId: lead.id };
  }
  const [obstacle] = obstacles;
  return sentence(obstacle === undefined ? NOTHING : `${WAITS} ${screenObstacles[obstacle]}`);
}

const sentence = (text: string): LeadAnswer => ({ message: { text, blocks: [contextBlock(text)] } });

type Sought = { contactId: string } | { email: string };

/** Slack may make links of addresses: `<mailto:a@b.org|a@b.org>`. */
function readText(text: string): Sought | undefined {
  const plain = text.replace(/^<mailto:([^|>]+)(?:\|[^>]*)?>$/, '$1').trim();
  if (/^\d{1,18}$/.test(plain)) return { contactId: plain };
  return /^[^\s@]{1,200}@[^\s@]{1,200}$/.test(plain) ? { email: plain } : undefined;
}

async function findLead(
  deps: CardDeps,
  { connection: { portalId }, account }: AppPortal,
  sought: Sought,
): Promise<Lead | undefined> {
  const contactId =
    'contactId' in sought ? sought.contactId : await findContactByEmail(deps.api, portalId, sought.email);
  if (contactId === undefined) return undefined;
  return deps.db
    .selectFrom('leads')
    .selectAll()
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('account_id', '=', account.id)
    .where('state', '<>', 'deleted')
    .where('score', 'is not', null)
    .executeTakeFirst();
}

async function showLead(deps: CardDeps, { connection, privacy }: VisibleAccounts, lead: Lead) {
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
