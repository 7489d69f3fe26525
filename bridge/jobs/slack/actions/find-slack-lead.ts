import { blockedTexts } from '../../../../shared/problems/screen-blocked-reasons.ts';
import { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { connectionOfAccount } from '../../../hubspot/connections/connections.ts';
import { findContacts } from '../../../hubspot/contacts/find-contacts.ts';
import { type ContactSearch, parseContactSearch } from '../../../hubspot/contacts/parse-contact-search.ts';
import { handlingOf } from '../../../leads/lead-handling.ts';
import type { Lead } from '../../../leads/lead-rows.ts';
import type { Db } from '../../../platform/store/schema.ts';
import type { LeadCommand } from '../../../slack/inbound/slack-ports.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import type { LeadCard } from '../../../slack/render/lead-card-schema.ts';
import { renderFound, renderLead } from '../../../slack/render/render-alert.ts';
import { oneLine, textBlock } from '../../../slack/render/slack-text.ts';
import { type AppPortal, type BlockedReason, blockedReasonOf, findAppPortal } from '../../portals/served-portal.ts';
import { type CardDeps, readLeadCards } from '../announce/notify-lead.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { findVisibleAccounts, type VisibleAccounts } from '../members/visible-accounts.ts';

const HELP = [
  '*Look up a lead.* Only you see the answer.',
  '•  `/lead Maria Delgado` or `/lead Delgado`: by name',
  '•  `/lead 512-555-0142`: by phone number',
  '•  `/lead maria@example.com`: by email address',
  '•  `/lead 12345`: by the id of the contact in HubSpot',
].join('\n');
const NOTHING = 'No matching lead was found. A lead can be found once it has been screened.';
const TOO_MANY =
  'Too many contacts in HubSpot match to look through them all. ' +
  'Look for the first and last name, the phone number or the email address.';
const WAITS = 'Leads cannot be looked up right now.';
const UNAVAILABLE = 'HubSpot is not answering at the moment. Please try again in a minute.';
const NOT_YOURS = 'Leads appear here once you are in a channel where they are announced.';

interface LeadDeps extends CardDeps {
  /** URL of the full explanation of a lead's score. */
  leadUrl?: ((leadId: string) => string) | undefined;
}

interface LeadAnswer {
  message: SlackMessage;
  /** The lead it is about. */
  leadId?: string;
}

/** The answer to `/lead`; the typed address is not stored. */
export async function answerLeadCommand(
  deps: LeadDeps & { members: SlackMembers },
  { text, respond: _respond, ...member }: LeadCommand,
): Promise<LeadAnswer> {
  const searches = readText(text);
  if (searches.length === 0) return sentence(HELP);
  const accounts = await findVisibleAccounts(deps, member);
  if (accounts.length === 0) return sentence(NOT_YOURS);
  try {
    return await search(deps, accounts, searches);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    deps.log.warn({ err: error, workspaceId: member.workspaceId }, 'a lead could not be looked up from Slack');
    return sentence(UNAVAILABLE);
  }
}

/** If an account is not served, the answer says that rather than that there is no such lead. */
async function search(deps: LeadDeps, accounts: readonly VisibleAccounts[], searches: readonly ContactSearch[]) {
  const blockedReasons: BlockedReason[] = [];
  const found: ShownLead[] = [];
  let isMore = false;
  for (const visible of accounts) {
    const { accountId } = visible.connection;
    const connection = await connectionOfAccount(deps.db, accountId);
    const portal = connection && (await findAppPortal(deps.db, connection.portalId));
    if (portal === undefined) continue;
    const blockedReason = blockedReasonOf(portal);
    if (blockedReason !== null) {
      blockedReasons.push(blockedReason);
      continue;
    }
    const look = await findShown(deps, { portal, visible, searches });
    found.push(...look.shown);
    isMore ||= look.isMore;
  }
  const [only] = found;
  if (only !== undefined) return found.length === 1 && !isMore ? showLead(deps, only) : listFound(found, isMore);
  if (isMore) return sentence(TOO_MANY);
  const [blockedReason] = blockedReasons;
  return sentence(blockedReason === undefined ? NOTHING : `${WAITS} ${blockedTexts[blockedReason]}`);
}

const sentence = (text: string): LeadAnswer => ({ message: { text, blocks: [textBlock(text)] } });

/** What is searched for. Slack may turn addresses and numbers into links. */
const readText = (text: string): ContactSearch[] =>
  parseContactSearch(oneLine(text.replace(/^<(?:mailto|tel):([^|>]+)(?:\|[^>]*)?>$/, '$1')));

interface LeadSearch {
  portal: AppPortal;
  visible: VisibleAccounts;
  searches: readonly ContactSearch[];
}

interface ShownLead {
  lead: Lead;
  card: LeadCard;
  visible: VisibleAccounts;
}

/** Uses the first meaning of the text that finds a lead. */
async function findShown(deps: CardDeps, { portal, visible, searches }: LeadSearch) {
  let isMore = false;
  for (const one of searches) {
    const { leads, isMore: isCut } = await findLeads(deps, portal, one);
    isMore ||= isCut;
    const read = await readLeadCards(deps, portal.connection.portalId, leads);
    if (read.kind !== 'cards') return { shown: [], isMore };
    const shown = leads.flatMap((lead) => {
      const card = read.cards.get(lead.id);
      return card === undefined ? [] : [{ lead, card, visible }];
    });
    if (shown.length > 0) return { shown, isMore };
  }
  return { shown: [], isMore };
}

/** Screened contacts among those HubSpot found, and whether it has more. */
async function findLeads({ api, db }: CardDeps, { connection: { portalId }, account }: AppPortal, by: ContactSearch) {
  const { ids, total } = 'contactId' in by ? { ids: [by.contactId], total: 1 } : await findContacts(api, portalId, by);
  const isMore = total > ids.length;
  if (ids.length === 0) return { leads: [], isMore };
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', ids)
    .where('account_id', '=', account.id)
    .where('state', '<>', 'deleted')
    .where('score', 'is not', null)
    .orderBy('screened_at', 'desc')
    .limit(LISTED_MAX + 1)
    .execute();
  return { leads, isMore };
}

/** As many as are told apart at a glance. */
const LISTED_MAX = 8;

/** A line for each, with the text that finds it alone. */
function listFound(found: readonly ShownLead[], isMore: boolean): LeadAnswer {
  const shown = found.slice(0, LISTED_MAX).map(({ card, visible }) => ({ card, privacy: visible.privacy }));
  return { message: renderFound(shown, isMore || found.length > LISTED_MAX) };
}

async function showLead({ db, leadUrl }: LeadDeps, { lead, card, visible }: ShownLead): Promise<LeadAnswer> {
  const { connection, privacy } = visible;
  const handling = await findHandling(db, lead.id);
  const { timeZone } = connection.settings;
  const wasValid = card.valid || handling !== undefined;
  return {
    message: renderLead({
      card,
      handling: handlingOf(handling),
      wasValid,
      privacy,
      timeZone,
      dashboardUrl: leadUrl?.(lead.id),
    }),
    leadId: lead.id,
  };
}

function findHandling(db: Db, leadId: string) {
  return db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}
