import { isInDanger, type Screening } from '../../../../shared/results.ts';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import { findConnection } from '../../../hubspot/connections/connections.ts';
import { type ContactApi, type HubSpotContact, readContacts } from '../../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, mappedProperties } from '../../../hubspot/mapping/contact-to-record.ts';
import { contactUrl, makeLeadCard, routedLeadOf } from '../../../leads/lead-cards.ts';
import { withNotes } from '../../../leads/lead-columns.ts';
import { openHandling } from '../../../leads/lead-handling.ts';
import type { Lead } from '../../../leads/lead-rows.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db, Trx } from '../../../platform/store/schema.ts';
import type { Sealer } from '../../../platform/store/seal.ts';
import type { SlackConnection } from '../../../slack/connect/connections.ts';
import {
  alertKey,
  insertMessage,
  NO_LONGER_VALID,
  openReadable,
  replaceContent,
  reviveMessage,
  sealContent,
} from '../../../slack/messages/message-rows.ts';
import { type LeadCard, leadCard } from '../../../slack/render/lead-card-schema.ts';
import { type ThreadContent, threadContent } from '../../../slack/render/render-thread.ts';
import { mentionText } from '../../../slack/render/slack-text.ts';
import type { SlackChannel } from '../../../slack/routing/channels.ts';
import { routeLead } from '../../../slack/routing/route-lead.ts';
import { loadPortals, type ScreeningPortal } from '../../portals/work-by-portal.ts';
import { contentHashOf } from '../../screening/screen-contact-plan.ts';

/** A channel to wake, and when. */
export type Wake = SlackChannel & { startAfter?: Date };

export interface Notification {
  connection: SlackConnection;
  card: LeadCard;
  /** Dedupe key of this notification across retries. */
  occasion: string;
  /** A lead of a backfill is announced only if it was announced before. */
  first: boolean;
  now: Date;
}

/** The content could not be read. */
export const UNREADABLE = 'unreadable';
/** The content was no longer kept. */
export const EXPIRED = 'expired';

/** Why a lead was not announced; a new result can revive these. */
const revivable: ReadonlySet<string> = new Set([NO_LONGER_VALID, UNREADABLE, EXPIRED]);

/** Queues Slack messages for a lead's result in the transaction: one alert ever, and changes in its thread. */
export async function notifyLead(sealer: Sealer, trx: Trx, notification: Notification): Promise<Wake | undefined> {
  const { card } = notification;
  const isAnnounced = card.valid || isInDanger(card);
  const alert = await trx
    .selectFrom('slack_messages')
    .selectAll()
    .where('dedupe_key', '=', alertKey(card.leadId))
    .forUpdate()
    .executeTakeFirst();
  if (alert === undefined) return isAnnounced && notification.first ? postAlert(sealer, trx, notification) : undefined;
  if (alert.withdrawn) return undefined;
  if (alert.state === 'gone' || alert.state === 'failed') {
    const canRevive = alert.ts === null && revivable.has(alert.reason ?? '');
    return canRevive && isAnnounced ? reviveAlert(sealer, trx, { ...notification, id: alert.id }) : undefined;
  }
  const withdraws = alert.state === 'waiting' && !isAnnounced;
  await replaceContent(trx, alert.id, { content: sealContent(sealer, leadCard, card), isOff: withdraws });
  if (withdraws) return undefined;
  const shown = openReadable(sealer, leadCard, alert.content);
  const wake = { workspaceId: alert.workspace_id, channelId: alert.channel_id };
  if (alert.state === 'waiting' || shown === null) return wake;
  await addToThread(sealer, trx, {
    parent: alert,
    key: `rescreened:${notification.occasion}`,
    content: { kind: 'rescreened', from: shown.score, to: card.score, validBefore: shown.valid, validNow: card.valid },
  });
  return wake;
}

function routeOf({ connection, card, now }: Notification) {
  const route = routeLead(connection.settings, routedLeadOf(card), now);
  return { ...route, mention: route.mention === null ? null : mentionText(route.mention) };
}

async function postAlert(sealer: Sealer, trx: Trx, notification: Notification): Promise<Wake> {
  const { connection, card, now } = notification;
  const { accountId, workspaceId, teamId } = connection;
  const { channel: channelId, mention, postAt } = routeOf(notification);
  const later = postAt.getTime() > now.getTime();
  await insertMessage(trx, {
    account_id: accountId,
    workspace_id: workspaceId,
    team_id: teamId,
    channel_id: channelId,
    kind: 'alert',
    dedupe_key: alertKey(card.leadId),
    lead_id: card.leadId,
    content: sealContent(sealer, leadCard, card),
    mention,
    ...(later && { due_at: postAt }),
  });
  await openHandling(trx, { leadId: card.leadId, accountId });
  return { workspaceId, channelId, ...(later && { startAfter: postAt }) };
}

async function reviveAlert(sealer: Sealer, trx: Trx, notification: Notification & { id: string }): Promise<Wake> {
  const { channel: channelId, mention, postAt } = routeOf(notification);
  const { workspaceId } = notification.connection;
  const content = sealContent(sealer, leadCard, notification.card);
  await reviveMessage(trx, notification.id, { channel_id: channelId, mention, content, due_at: postAt });
  return { workspaceId, channelId, startAfter: postAt };
}

interface ThreadEntry {
  parent: {
    id: string;
    account_id: string;
    workspace_id: string;
    team_id: string;
    channel_id: string;
    lead_id: string | null;
  };
  key: string;
  content: ThreadContent;
  mention?: string | null;
}

/** Adds a reply to a thread. @returns whether it is new */
export async function addToThread(sealer: Pick<Sealer, 'seal'>, trx: Db, entry: ThreadEntry) {
  const { parent, key, content, mention = null } = entry;
  const { account_id, workspace_id, team_id, channel_id, lead_id } = parent;
  const place = { account_id, workspace_id, team_id, channel_id, lead_id };
  const id = await insertMessage(trx, {
    ...place,
    kind: 'thread',
    dedupe_key: key,
    parent_id: parent.id,
    content: sealContent(sealer, threadContent, content),
    mention,
  });
  return id !== undefined;
}

export interface CardDeps {
  db: Db;
  api: ContactApi;
  /** The engine that screens. */
  analyzer: Pick<Analyzer, 'engine' | 'screen'>;
  unseal: Store['unseal'];
  log: Log;
}

/** A card must appear at once: data that is slower is left out, ms. */
const MAX_WAIT_MS = 2_000;

/**
 * - `cards`: by lead id; contacts that HubSpot no longer has are missing
 * - `waits`: the portal is paused, revoked or gone, or the account has no active subscription
 */
type ReadCards = { kind: 'cards'; cards: Map<string, LeadCard> } | { kind: 'blocked' };

/** The contents of messages about leads of one portal. @throws {HubSpotFailure} */
export async function readLeadCards(deps: CardDeps, portalId: string, leads: readonly Lead[]): Promise<ReadCards> {
  if (leads.length === 0) return { kind: 'cards', cards: new Map() };
  const portal = (await loadPortals(deps.db, [portalId])).get(portalId);
  if (portal === undefined || portal.blockedReason !== null) return { kind: 'blocked' };
  const { contacts } = await readContacts(deps.api, {
    portalId,
    contactIds: leads.map(({ contact_id }) => contact_id),
    properties: mappedProperties(portal.mapping),
    priority: 'live',
  });
  const uiDomain = (await findConnection(deps.db, portalId))?.uiDomain ?? null;
  const cards = await Promise.all(
    leads.map(async (lead): Promise<[string, LeadCard] | undefined> => {
      const contact = contacts.get(lead.contact_id);
      if (contact === undefined) return undefined;
      const { record, screening } = await explain(deps, { portal, lead, contact });
      const url = contactUrl(uiDomain, portalId, lead.contact_id);
      return [lead.id, makeLeadCard({ lead: withNotes(deps, lead), record, screening, url })];
    }),
  );
  return { kind: 'cards', cards: new Map(cards.filter((card) => card !== undefined)) };
}

interface Explained {
  portal: ScreeningPortal;
  lead: Lead;
  contact: HubSpotContact;
}

/** The judgment behind the stored result: stored when it was made, valid while the contact is unchanged. */
async function explain({ analyzer, log }: CardDeps, { portal, lead, contact }: Explained) {
  const { configuration, portalId } = portal;
  const { record } = contactToRecord(contact.properties, portal.mapping);
  const hash = contentHashOf({ record, configuration, engine: analyzer.engine });
  if (lead.content_hash === null || !lead.content_hash.equals(hash)) return { record, screening: null };
  try {
    const owner = { portalId, contactId: contact.id };
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const screening: Screening = await analyzer.screen(record, configuration, { owner, signal, priority: 'live' });
    return { record, screening };
  } catch (err) {
    log.debug({ err, portalId }, 'a lead is announced without the reasons for its score');
    return { record, screening: null };
  }
}
