import { isInDanger } from '../../../../shared/results.ts';
import { isLeadValid } from '../../../leads/lead-columns.ts';
import { handlingOf, lockHandling, markAlerted } from '../../../leads/lead-handling.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import type { Slack } from '../../../slack/client/slack.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { findSlackConnection, type SlackConnection } from '../../../slack/connect/connections.ts';
import { type DueMessage, endMessage, settlePosted, shelveMessage } from '../../../slack/messages/due-messages.ts';
import {
  isUnreadable,
  NO_LONGER_VALID,
  openContent,
  openReadable,
  withdrawMessages,
} from '../../../slack/messages/message-rows.ts';
import type { SlackMessage } from '../../../slack/render/blocks.ts';
import { type Handling, leadCard } from '../../../slack/render/lead-card-schema.ts';
import { renderAlert, renderTestMessage } from '../../../slack/render/render-alert.ts';
import { digest, renderDigest } from '../../../slack/render/render-digest.ts';
import { renderThread, threadContent } from '../../../slack/render/render-thread.ts';
import { channelPrivacy, type Place, stopChannel } from '../../../slack/routing/channel-state.ts';
import { leadSlaJob } from '../../definitions/job-kinds.ts';
import { UNREADABLE } from '../announce/notify-lead.ts';
import type { SlackMetrics } from '../messages/slack-metrics.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';

export interface DeliverDeps {
  db: Db;
  seal: Store['seal'];
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue'>;
  slack: Pick<Slack, 'call'>;
  log: Log;
  metrics: SlackMetrics;
  pace: SlackTimings;
  signal: AbortSignal;
  leadUrl?: ((leadId: string) => string) | undefined;
}

export type Shown = Extract<MessageView, { kind: 'message' }>;

/** The content of a message; ends the message when there is none. */
export async function viewOrEnd(deps: DeliverDeps, place: Place, message: DueMessage): Promise<Shown | undefined> {
  const { db, metrics } = deps;
  const { id, kind, leadId } = message;
  try {
    const view = await viewMessage(deps, place, message);
    if (view.kind === 'message') return view;
    if (view.kind === 'erased' && leadId !== null) await withdrawMessages(db, [leadId]);
    else if (view.kind === NO_LONGER_VALID) await shelveMessage(db, id, NO_LONGER_VALID);
    else if (view.kind === 'expired' && kind === 'alert') return await giveUp(deps, message, view.kind);
    else await endMessage(db, id, { state: 'gone', reason: view.kind });
    metrics.delivered(kind, 'gone');
  } catch (error) {
    // The message's own fault: the next one continues.
    if (!isUnreadable(error)) throw error;
    await giveUp(deps, message, UNREADABLE);
  }
  return undefined;
}

/** A lead that is never announced: `doctor` and `/readyz` count it. */
async function giveUp({ db, log, metrics }: DeliverDeps, { id, kind }: DueMessage, reason: string): Promise<undefined> {
  log.error({ messageId: id, kind, reason }, 'a message for Slack cannot be made');
  await endMessage(db, id, { state: 'failed', reason });
  metrics.delivered(kind, 'failed');
}

/** From here on the lead waits to be claimed. */
export async function settleSuccess(
  { db, queue, metrics, pace }: DeliverDeps,
  { message, view, ts, shown = message.wanted }: { message: DueMessage; view: Shown; ts: string; shown?: number },
): Promise<void> {
  const { id, kind, leadId, dueAt, createdAt } = message;
  const isAlert = kind === 'alert' && leadId !== null;
  const isPosted = await db.transaction().execute(async (trx) => {
    // Same lock order as a claim: handling first, then the message.
    if (isAlert) await lockHandling(trx, leadId);
    if (!(await settlePosted(trx, id, { ts, shown }))) return false;
    if (!isAlert) return true;
    const isFirst = await markAlerted(trx, leadId);
    const { sla } = view.connection.settings;
    if (!isFirst || sla === null) return true;
    const startAfter = new Date(Date.now() + sla.remindAfterMinutes * pace.minuteMs);
    await queue.enqueue(trx, leadSlaJob, [{ data: { leadId, step: 'reminder' }, options: { startAfter } }]);
    return true;
  });
  const putOffAtFirst = message.attempts === 0 && dueAt.getTime() - createdAt.getTime() > QUIET_MS;
  if (isPosted && isAlert && view.screenedAt !== null && !putOffAtFirst)
    metrics.alerted((Date.now() - view.screenedAt.getTime()) / 1_000);
}

/** A message due this much later than it was created waited for the end of the quiet hours. */
const QUIET_MS = 60_000;

/** Doubles with each attempt. */
export const backoffMs = ({ retryMs, longestRetryMs }: SlackTimings, attempts: number): number =>
  Math.min(longestRetryMs, retryMs * 2 ** Math.min(attempts, 20));

export async function park({ db, log }: DeliverDeps, place: Place, { code, scope }: SlackFailure): Promise<void> {
  const { workspaceId, channelId } = place;
  const reason = scope === undefined ? code : `${code}:${scope}`;
  if (await stopChannel(db, place, reason))
    log.warn({ workspaceId, channelId, reason }, 'a channel takes no messages until it is fixed');
}

interface ViewDeps {
  db: Db;
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

type MessageView =
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
function findLead(db: Db, leadId: string) {
  return db
    .selectFrom('leads as l')
    .leftJoin('lead_handling as h', 'h.lead_id', 'l.id')
    .select(['l.state as lead_state', 'l.valid', 'l.override_status'])
    .select(['h.state', 'h.actor', 'h.actor_name', 'h.reason', 'h.claimed_at', 'h.contacted_at', 'h.closed_at'])
    .where('l.id', '=', leadId)
    .executeTakeFirst();
}

/** Whether the lead still needs somebody. */
async function isUnclaimed(db: Db, leadId: string | null): Promise<boolean> {
  const lead = leadId === null ? undefined : await findLead(db, leadId);
  return lead?.state === 'new' && isLeadValid({ ...lead, state: lead.lead_state });
}

/** An unknown channel is treated as shared with outsiders. */
const privacyIn = ({ settings }: SlackConnection, { channelId, shared, known }: Place) =>
  channelPrivacy(settings, { channelId, shared: shared || !known });

/** The outcome of a call that posts to a channel. */
export type Delivered = { kind: 'done'; ts: string } | { kind: 'failed'; failure: SlackFailure };

/** @throws anything but a SlackFailure */
export async function attemptCall(call: () => Promise<{ ts: string }>): Promise<Delivered> {
  try {
    const { ts } = await call();
    return { kind: 'done', ts };
  } catch (failure) {
    if (failure instanceof SlackFailure) return { kind: 'failed', failure };
    throw failure;
  }
}
