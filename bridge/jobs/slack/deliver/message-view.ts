import type { Kysely } from 'kysely';
import { isInDanger } from '../../../../shared/results.ts';
import { handlingOf } from '../../../leads/lead-handling.ts';
import { isLeadValid } from '../../../leads/lead-status.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { findSlackConnection, type SlackConnection } from '../../../slack/connect/connections.ts';
import type { DueMessage } from '../../../slack/messages/due-messages.ts';
import { openContent, openReadable } from '../../../slack/messages/message-content.ts';
import { NO_LONGER_VALID } from '../../../slack/messages/message-rows.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import { digest, renderDigest } from '../../../slack/render/digest.ts';
import { type Handling, leadCard } from '../../../slack/render/lead-card-schema.ts';
import { renderAlert, renderTestMessage } from '../../../slack/render/render-alert.ts';
import { renderThread, threadContent } from '../../../slack/render/render-thread.ts';
import { channelPrivacy } from '../../../slack/routing/channel-privacy.ts';
import type { Place } from '../../../slack/routing/places.ts';

interface ViewDeps {
  db: Kysely<Database>;
  unseal: Store['unseal'];
  /** URL of the full explanation of a lead's score. */
  leadUrl?: ((leadId: string) => string) | undefined;
}

/**
 * The current content of a message, or why there is none:
 * - `erased`: its lead is gone, so the message must go too
 * - `disconnected`: its account no longer announces in Slack
 * - `expired`: its content is no longer kept
 * - `no_longer_valid`: the lead was not announced yet, and need not be
 * - `settled`: somebody has the lead by now, or nobody has to take it any more
 */
/** The state of an alert's lead. */
export interface ShownHandling {
  state: Handling['state'];
  userId: string | null;
  valid: boolean;
}

export type MessageView =
  | {
      kind: 'message';
      shown: SlackMessage;
      connection: SlackConnection;
      screenedAt: Date | null;
      handling: ShownHandling | null;
    }
  | { kind: 'erased' | 'disconnected' | 'expired' | 'settled' | typeof NO_LONGER_VALID };

export async function viewMessage(deps: ViewDeps, place: Place, message: DueMessage): Promise<MessageView> {
  const connection = await findSlackConnection(deps.db, message.accountId);
  if (connection === undefined) return { kind: 'disconnected' };
  if (message.kind === 'alert') return viewAlert(deps, { place, message, connection });
  const { content, mention } = message;
  const shown = { kind: 'message', connection, screenedAt: null, handling: null } as const;
  if (message.kind === 'thread') {
    const body = openContent(deps, threadContent, content);
    if (body === null) return { kind: 'expired' };
    if (
      message.ts === null &&
      (body.kind === 'reminder' || body.kind === 'escalation') &&
      !(await isUnclaimed(deps.db, message.leadId))
    )
      return { kind: 'settled' };
    return { ...shown, shown: renderThread(body, mention) };
  }
  if (message.kind === 'digest') {
    const body = openContent(deps, digest, content);
    return body === null ? { kind: 'expired' } : { ...shown, shown: renderDigest(body, connection.settings.timeZone) };
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
  const lead = await findLead(db, leadId);
  if (lead === undefined) return { kind: 'erased' };
  const valid = isLeadValid({ ...lead, state: lead.lead_state });
  // A message in Slack stays there without its details; one that was never sent needs them.
  const card = (ts === null ? openContent : openReadable)(deps, leadCard, content);
  if (ts === null && !valid && (card === null || !isInDanger(card))) return { kind: NO_LONGER_VALID };
  if (card === null && ts === null) return { kind: 'expired' };
  const { settings } = connection;
  const handling = handlingOf(lead.state === null ? undefined : { ...lead, state: lead.state });
  const shown = renderAlert({
    card,
    handling,
    privacy: privacyIn(connection, place),
    // The team's own decision is no change to report to it.
    valid: lead.state === 'not_a_fit' ? lead.valid === true : valid,
    notification: settings.notification,
    timeZone: settings.timeZone,
    // Edits notify nobody, so they mention nobody.
    mention: ts === null ? mention : null,
    wanted,
    ...(leadUrl && { dashboardUrl: leadUrl(leadId) }),
  });
  const screenedAt = card === null ? null : new Date(card.screenedAt);
  const { state, userId } = handling;
  return { kind: 'message', shown, connection, screenedAt, handling: { state, userId, valid } };
}

/** A lead and its handling, if any. */
function findLead(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('leads as l')
    .leftJoin('lead_handling as h', 'h.lead_id', 'l.id')
    .select(['l.state as lead_state', 'l.valid', 'l.override_status'])
    .select(['h.state', 'h.actor', 'h.actor_name', 'h.reason', 'h.claimed_at', 'h.contacted_at', 'h.closed_at'])
    .where('l.id', '=', leadId)
    .executeTakeFirst();
}

/** Whether the lead still needs somebody. */
async function isUnclaimed(db: Kysely<Database>, leadId: string | null): Promise<boolean> {
  const lead = leadId === null ? undefined : await findLead(db, leadId);
  return lead?.state === 'new' && isLeadValid({ ...lead, state: lead.lead_state });
}

/** An unknown channel is treated as shared with outsiders. */
const privacyIn = ({ settings }: SlackConnection, { channelId, shared, known }: Place) =>
  channelPrivacy(settings, { channelId, shared: shared || !known });
