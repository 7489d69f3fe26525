import type { Kysely, Selectable, Transaction } from 'kysely';
import type { LeadAction } from '../../../../shared/lead-actions.ts';
import { addHistory } from '../../../leads/lead-history.ts';
import { saveOverride } from '../../../leads/lead-override.ts';
import { lockHandling, moveHandling, openHandling, slackActor, survivorOf } from '../../../leads/lead-standing.ts';
import { isOvertaken, transitionOf } from '../../../leads/lead-transition.ts';
import type { Claim } from '../../../platform/queue/claim.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database, Leads } from '../../../platform/store/schema.ts';
import { findAppPortal, obstacleOf } from '../../app/app-portal.ts';
import { screenContactJob } from '../../definitions/screen-contact-job.ts';
import {
  type LeadActionData,
  leadActionJob,
  leadSlaJob,
  slackHomeJob,
  writeLeadActionJob,
} from '../../definitions/slack-jobs.ts';
import { enqueuePrivateReply } from '../deliver/notify-member.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { enqueueDelivery, touchAlerts } from '../messages/message-rows.ts';
import type { SlackMetrics } from '../messages/slack-metrics.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';
import { openNote } from './action-note.ts';
import { heldWords, overtakenWords, slowerWords } from './refusal-words.ts';

interface LeadActionDeps {
  db: Kysely<Database>;
  seal: Store['seal'];
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue' | 'work'>;
  members: SlackMembers;
  metrics: SlackMetrics;
  pace: SlackTimings;
}

/**
 * - `done`: the lead has changed
 * - `repeated`: the same click again, or nothing to change
 * - `refused`: somebody was faster, the lead changed after the click, or nothing is screened for now; the
 *   words are for the person who clicked
 * - `gone`: there is no such lead for this workspace
 */
type Outcome = { kind: 'done' | 'repeated' } | { kind: 'refused' | 'gone'; words: string };

/** Does what people click, in the order it comes, until the signal. */
export async function runLeadActions(deps: LeadActionDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal, metrics } = deps;
  await queue.work(leadActionJob, {
    signal,
    batchSize: 20,
    async handle(claims) {
      const failures: unknown[] = [];
      for (const claim of claims.toSorted((a, b) => (a.data.actionTs < b.data.actionTs ? -1 : 1))) {
        try {
          const outcome = await settleAction(deps, claim);
          metrics.acted(claim.data.action, outcome.kind);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  });
}

const NOT_A_MEMBER = 'Only members of this workspace can work on its leads, and no guests. Nothing was changed.';

/**
 * Asks Slack whether it is a member who clicked, then does it.
 * @throws {SlackFailure} `retryable`. @throws {ClaimLost} when another worker has the job
 */
export async function settleAction(deps: LeadActionDeps, claim: Claim<LeadActionData>): Promise<Outcome> {
  const belonging = await deps.members.belonging(claim.data);
  // An organisation's app is used by many teams and shared channels: there nothing but Slack's word will do.
  const wide = claim.data.workspaceId.startsWith('E');
  if (belonging === 'member' || (belonging === 'unknown' && !wide)) return act(deps, claim);
  return settle(deps, claim, async () => ({ kind: 'refused', words: NOT_A_MEMBER }));
}

/** What is to be said of it is in line with what was done, or not, in one transaction. */
function settle(deps: LeadActionDeps, claim: Claim<LeadActionData>, work: (trx: Trx) => Promise<Outcome>) {
  const { workspaceId, teamId, userId, homeTeamId, channelId } = claim.data;
  return deps.db.transaction().execute(async (trx) => {
    await claim.complete(trx);
    const outcome = await work(trx);
    if (!('words' in outcome)) return outcome;
    const message = { text: outcome.words };
    await enqueuePrivateReply(deps, trx, { workspaceId, teamId, userId, homeTeamId, channelId, message });
    return outcome;
  });
}

const NO_LEAD = 'There is no such lead any more. Nothing was changed.';

/** @throws {ClaimLost} when another worker has the job */
export function act(deps: LeadActionDeps, claim: Claim<LeadActionData>): Promise<Outcome> {
  const { data } = claim;
  return settle(deps, claim, async (trx) => {
    await showHomeAgain(deps, trx, data);
    const lead = await findLead(trx, data);
    if (lead === undefined) return { kind: 'gone', words: NO_LEAD };
    if (data.action === 'rescreen') return rescreen(deps, trx, { data, lead });
    await openHandling(trx, { leadId: lead.id, accountId: lead.account_id });
    const standing = await lockHandling(trx, lead.id);
    if (standing === undefined) return { kind: 'gone', words: NO_LEAD };
    const actor = slackActor(data.teamId, data.userId);
    const transition = transitionOf(data.action, standing, actor);
    if (transition.kind === 'same') return { kind: 'repeated' };
    const clickedAt = clickedAtOf(data);
    const since = { state: standing.state, clickedAt: standing.clicked_at };
    const overtaken = transition.kind === 'changed' && isOvertaken(data.action, since, clickedAt);
    if (transition.kind === 'refused' || overtaken) {
      // The same click twice: what it did the first time is not to be told as refused.
      if (await isKnown(trx, lead.id, keyOf(data))) return { kind: 'repeated' };
      return { kind: 'refused', words: overtaken ? overtakenWords(standing) : slowerWords(standing) };
    }
    const historyId = await note(deps, trx, { data, lead, actor });
    if (historyId === undefined) return { kind: 'repeated' };
    const { state } = transition;
    const version = await moveHandling(trx, lead.id, { state, actor, reason: data.reason, clickedAt });
    await applyOverride(trx, { lead, action: data.action, actor });
    await follow(deps, trx, { data, lead, historyId, version });
    return { kind: 'done' };
  });
}

type Trx = Transaction<Database>;

/** A button of the home, which shows what it is given and nothing newer, whatever comes of the click. */
async function showHomeAgain({ queue }: LeadActionDeps, trx: Trx, { channelId, ...data }: LeadActionData) {
  const { workspaceId, teamId, userId, homeTeamId } = data;
  const member = { workspaceId, teamId, userId, ...(homeTeamId !== undefined && { homeTeamId }) };
  if (channelId === null) await queue.enqueue(trx, slackHomeJob, [{ data: member }]);
}

type ActedLead = NonNullable<Awaited<ReturnType<typeof findLead>>>;
interface Acting {
  data: LeadActionData;
  lead: ActedLead;
}

/** Of an account that tells its leads in this workspace; where the contact was merged, of the contact that is left. */
function findLead(trx: Trx, { leadId, workspaceId }: LeadActionData) {
  return trx
    .selectFrom('leads as l')
    .innerJoin('slack_connections as s', 's.account_id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.portal_id', 'l.contact_id', 'l.state', 's.settings'])
    .select(['l.override_status', 'l.override_source', 'l.overridden_at'])
    .where('l.id', '=', survivorOf(leadId))
    .where('s.workspace_id', '=', workspaceId)
    .forKeyShare('l')
    .executeTakeFirst();
}

/** By Slack's clock; null for a form of an earlier version, which says nothing of it. */
function clickedAtOf({ openedTs, actionTs }: LeadActionData): Date | null {
  const seconds = openedTs ?? actionTs;
  return /^\d{1,12}\.\d{1,9}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : null;
}

const keyOf = ({ action, userId, actionTs }: LeadActionData) => `${action}:${userId}:${actionTs}`;

async function note(deps: LeadActionDeps, trx: Trx, { data, lead, actor }: Acting & { actor: string }) {
  const { reason } = data;
  const typed = data.note === null ? null : openNote(deps, data.note);
  const entry = {
    lead_id: lead.id,
    account_id: lead.account_id,
    actor,
    action: data.action,
    detail: {
      ...(reason !== null && { reason }),
      ...(typed !== null && { note: typed }),
      ...overrideDetail({ lead, action: data.action }),
    },
    dedupe_key: keyOf(data),
  };
  return (await addHistory(trx, [entry])).get(entry.dedupe_key);
}

async function isKnown(trx: Trx, leadId: string, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('lead_history')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('dedupe_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

interface Followed extends Acting {
  historyId: string;
  /** Of the handling, now. */
  version: number;
}

/** What the change is for others: the message shows it, HubSpot hears of it, and a lead that is free again is watched. */
async function follow(deps: LeadActionDeps, trx: Trx, { data, lead, historyId, version }: Followed) {
  const { queue, pace } = deps;
  await enqueueDelivery(queue, trx, await touchAlerts(trx, [lead.id]));
  await queue.enqueue(trx, writeLeadActionJob, [{ data: { historyId }, options: { groupId: lead.portal_id } }]);
  const { sla } = lead.settings;
  if (data.action !== 'release' || sla == null) return;
  const startAfter = new Date(Date.now() + sla.remindAfterMinutes * pace.minuteMs);
  const watch = { leadId: lead.id, step: 'reminder' as const, version };
  await queue.enqueue(trx, leadSlaJob, [{ data: watch, options: { startAfter } }]);
}

async function rescreen(deps: LeadActionDeps, trx: Trx, { data, lead }: Acting): Promise<Outcome> {
  const { portal_id: portalId, contact_id: contactId } = lead;
  const portal = await findAppPortal(trx, portalId);
  const obstacle = portal === undefined ? 'revoked' : obstacleOf(portal);
  if (obstacle !== null) {
    if (await isKnown(trx, lead.id, keyOf(data))) return { kind: 'repeated' };
    return { kind: 'refused', words: heldWords(obstacle) };
  }
  const actor = slackActor(data.teamId, data.userId);
  const historyId = await note(deps, trx, { data, lead, actor });
  if (historyId === undefined) return { kind: 'repeated' };
  const job = { data: { portalId, contactId, cause: 'manual' as const }, options: { groupId: portalId } };
  await deps.queue.enqueue(trx, screenContactJob, [job]);
  return { kind: 'done' };
}

interface Overridden {
  lead: Pick<Selectable<Leads>, 'id' | 'account_id' | 'override_status' | 'override_source' | 'overridden_at'>;
  action: LeadAction;
  actor: string;
}

/** The status that an action gives a lead, null for the bridge's own; undefined where it leaves it. */
function statusBy({ lead, action }: Pick<Overridden, 'lead' | 'action'>): string | null | undefined {
  if (action === 'not_a_fit') return UNFIT;
  return action === 'reopen' && lead.override_status === UNFIT ? null : undefined;
}

const UNFIT = 'invalid';

/** What the history keeps of it, for it to be undone where HubSpot refuses it. */
function overrideDetail(acting: Pick<Overridden, 'lead' | 'action'>): Record<string, unknown> {
  const to = statusBy(acting);
  if (to === undefined) return {};
  const { override_status: from, override_source: fromSource, overridden_at: fromAt } = acting.lead;
  return { from, fromSource, fromAt, to };
}

/**
 * "Not a fit" is a human's word on the status, which the bridge keeps; taken back, the status is the bridge's again. In
 * HubSpot it is written by `write-lead-action`.
 */
async function applyOverride(trx: Transaction<Database>, { lead, action, actor }: Overridden): Promise<void> {
  const { id: leadId, account_id: accountId, override_status: before } = lead;
  const status = statusBy({ lead, action });
  if (status === undefined) return;
  const change = status === null ? null : { status, source: actor, at: new Date() };
  await saveOverride(trx, { accountId, leadId, before, change, actor });
}
