import type { Kysely } from 'kysely';
import type { SlackMessage } from '../slack/blocks.ts';
import { channelPrivacy } from '../slack/channel-privacy.ts';
import { findSlackConnection, type SlackConnection } from '../slack/connections.ts';
import { digest } from '../slack/digest.ts';
import { leadCard } from '../slack/lead-card.ts';
import { renderAlert } from '../slack/render-alert.ts';
import { renderDigest } from '../slack/render-digest.ts';
import { renderThread, threadContent } from '../slack/render-thread.ts';
import { renderTestMessage } from '../slack/test-message.ts';
import type { Store } from '../store/open-store.ts';
import type { Database } from '../store/schema.ts';
import type { DueMessage } from './due-messages.ts';
import { handlingOf } from './lead-standing.ts';
import { isLeadValid } from './lead-validity.ts';
import { openContent, openReadable } from './message-content.ts';
import type { Place } from './slack-places.ts';

export interface ViewDeps {
  db: Kysely<Database>;
  unseal: Store['unseal'];
  /** Where every point of a lead's score is explained. */
  leadUrl?: ((leadId: string) => string) | undefined;
}

/**
 * What a message is to show now, or why there is nothing to show:
 * - `erased`: its lead is gone, and so must the message be
 * - `disconnected`: its account no longer tells anything in Slack
 * - `expired`: what it was to tell is no longer kept
 */
export type MessageView =
  | { kind: 'message'; shown: SlackMessage; connection: SlackConnection; screenedAt: Date | null }
  | { kind: 'erased' | 'disconnected' | 'expired' };

export async function viewMessage(deps: ViewDeps, place: Place, message: DueMessage): Promise<MessageView> {
  const connection = await findSlackConnection(deps.db, message.accountId);
  if (connection === undefined) return { kind: 'disconnected' };
  if (message.kind === 'alert') return viewAlert(deps, { place, message, connection });
  const { content, mention } = message;
  const shown = { kind: 'message', connection, screenedAt: null } as const;
  if (message.kind === 'thread') {
    const told = openContent(deps, threadContent, content);
    return told === null ? { kind: 'expired' } : { ...shown, shown: renderThread(told, mention) };
  }
  if (message.kind === 'digest') {
    const told = openContent(deps, digest, content);
    return told === null ? { kind: 'expired' } : { ...shown, shown: renderDigest(told) };
  }
  return { ...shown, shown: renderTestMessage() };
}

interface Viewing {
  place: Place;
  message: DueMessage;
  connection: SlackConnection;
}

async function viewAlert(deps: ViewDeps, { place, message, connection }: Viewing): Promise<MessageView> {
  const { db, leadUrl } = deps;
  const { leadId, content, mention, wanted, ts } = message;
  if (leadId === null) return { kind: 'erased' };
  const lead = await db
    .selectFrom('leads as l')
    .leftJoin('lead_handling as h', 'h.lead_id', 'l.id')
    .select(['l.state as lead_state', 'l.valid', 'l.override_status'])
    .select(['h.state', 'h.actor', 'h.actor_name', 'h.reason', 'h.claimed_at', 'h.contacted_at', 'h.closed_at'])
    .where('l.id', '=', leadId)
    .executeTakeFirst();
  if (lead === undefined) return { kind: 'erased' };
  // What is in Slack already stays there without its details; what never was cannot be told without them.
  const card = (ts === null ? openContent : openReadable)(deps, leadCard, content);
  if (card === null && ts === null) return { kind: 'expired' };
  const { settings } = connection;
  const shown = renderAlert({
    card,
    handling: handlingOf(lead.state === null ? undefined : { ...lead, state: lead.state }),
    privacy: privacyIn(connection, place),
    // What the team said itself is no news to it.
    valid: lead.state === 'not_a_fit' ? lead.valid === true : isLeadValid({ ...lead, state: lead.lead_state }),
    notification: settings.notification,
    timeZone: settings.timeZone,
    // An edit notifies nobody, so that nobody is named there for nothing.
    mention: ts === null ? mention : null,
    wanted,
    ...(leadUrl && { dashboardUrl: leadUrl(leadId) }),
  });
  return { kind: 'message', shown, connection, screenedAt: card === null ? null : new Date(card.screenedAt) };
}

/** Where nothing is known of a channel, outsiders may read along. */
const privacyIn = ({ settings }: SlackConnection, { channelId, shared, known }: Place) =>
  channelPrivacy(settings, { channelId, shared: shared || !known });
