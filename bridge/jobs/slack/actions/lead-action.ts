import { actOnLead, isKnown, noteAction } from '../../../leads/act-on-lead.ts';
import { slackActor, survivorOf } from '../../../leads/lead-handling.ts';
import type { Claim } from '../../../platform/queue/handle-batch.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db, Trx } from '../../../platform/store/schema.ts';
import { type LeadActionData, leadActionJob, screenContactJob, slackHomeJob } from '../../definitions/job-kinds.ts';
import { blockedReasonOf, findAppPortal } from '../../portals/served-portal.ts';
import { enqueuePrivateReply } from '../deliver/notify-member.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { followAction } from '../messages/follow-action.ts';
import type { SlackMetrics } from '../messages/slack-metrics.ts';
import type { SlackTimings } from '../messages/slack-timings.ts';
import { openNote } from './hubspot-note.ts';
import { alreadyHandledWords, overtakenWords, screeningBlockedWords } from './refusals.ts';

interface LeadActionDeps {
  db: Db;
  seal: Store['seal'];
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue' | 'work'>;
  members: SlackMembers;
  metrics: SlackMetrics;
  pace: SlackTimings;
}

/**
 * - `done`: the lead changed
 * - `repeated`: the same click again, or nothing to change
 * - `refused`: somebody was faster, the lead changed after the click, or screening is blocked; the words are for the
 *   person who clicked
 * - `gone`: no such lead for this workspace
 */
type Outcome = { kind: 'done' | 'repeated' } | { kind: 'refused' | 'gone'; words: string };

/** Applies clicks in order, until the signal. */
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

const NOT_A_MEMBER = 'Only members of this workspace can work on its leads, not guests. Nothing was changed.';

/**
 * Asks Slack whether a member clicked, then applies the click.
 * @throws {SlackFailure} `retryable`. @throws {ClaimLost} when another worker has the job
 */
export async function settleAction(deps: LeadActionDeps, claim: Claim<LeadActionData>): Promise<Outcome> {
  const membership = await deps.members.membership(claim.data);
  // An organization's app is used by many teams and shared channels: only Slack's answer is trusted.
  const wide = claim.data.workspaceId.startsWith('E');
  if (membership === 'member' || (membership === 'unknown' && !wide)) return act(deps, claim);
  return settle(deps, claim, async () => ({ kind: 'refused', words: NOT_A_MEMBER }));
}

/** Queues the reply in the transaction of the action. */
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

const NO_LEAD = 'This lead no longer exists. Nothing was changed.';

/** @throws {ClaimLost} when another worker has the job */
export function act(deps: LeadActionDeps, claim: Claim<LeadActionData>): Promise<Outcome> {
  const { data } = claim;
  return settle(deps, claim, async (trx) => {
    await showHomeAgain(deps, trx, data);
    const lead = await findLead(trx, data);
    if (lead === undefined) return { kind: 'gone', words: NO_LEAD };
    if (data.action === 'rescreen') return rescreen(deps, trx, { data, lead });
    const step = { ...stepOf(deps, { data, lead }), clickedAt: clickedAtOf(data) };
    const acted = await actOnLead(trx, step);
    if (acted.kind === 'gone') return { kind: 'gone', words: NO_LEAD };
    if (acted.kind === 'repeated') return acted;
    if (acted.kind === 'refused') {
      const { overtaken, handling } = acted;
      return { kind: 'refused', words: overtaken ? overtakenWords(handling) : alreadyHandledWords(handling) };
    }
    await followAction(deps, trx, { lead, action: data.action, ...acted });
    return { kind: 'done' };
  });
}

/** A button of the app's home: it is published again whatever the outcome, since Slack does not refresh it. */
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

/** A lead of an account that announces in this workspace; for a merged contact, the survivor's. */
function findLead(trx: Trx, { leadId, workspaceId }: LeadActionData) {
  return trx
    .selectFrom('leads as l')
    .innerJoin('slack_connections as s', 's.account_id', 'l.account_id')
    .select(['l.id', 'l.account_id', 'l.portal_id', 'l.contact_id', 'l.state'])
    .select(['l.override_status', 'l.override_source', 'l.overridden_at'])
    .where('l.id', '=', survivorOf(leadId))
    .where('s.workspace_id', '=', workspaceId)
    .forKeyShare('l')
    .executeTakeFirst();
}

/** By Slack's clock; null for a form of an earlier version, which lacks it. */
function clickedAtOf({ openedTs, actionTs }: LeadActionData): Date | null {
  const seconds = openedTs ?? actionTs;
  return /^\d{1,12}\.\d{1,9}$/.test(seconds) ? new Date(Number(seconds) * 1_000) : null;
}

const keyOf = ({ action, userId, actionTs }: LeadActionData) => `${action}:${userId}:${actionTs}`;

function stepOf(deps: LeadActionDeps, { data, lead }: Acting) {
  const { action, reason } = data;
  const note = data.note === null ? null : openNote(deps, data.note);
  return { lead, action, reason, note, actor: slackActor(data.teamId, data.userId), dedupeKey: keyOf(data) };
}

async function rescreen(deps: LeadActionDeps, trx: Trx, { data, lead }: Acting): Promise<Outcome> {
  const { portal_id: portalId, contact_id: contactId } = lead;
  const portal = await findAppPortal(trx, portalId);
  const blockedReason = portal === undefined ? 'revoked' : blockedReasonOf(portal);
  if (blockedReason !== null) {
    if (await isKnown(trx, lead.id, keyOf(data))) return { kind: 'repeated' };
    return { kind: 'refused', words: screeningBlockedWords(blockedReason) };
  }
  const historyId = await noteAction(trx, stepOf(deps, { data, lead }));
  if (historyId === undefined) return { kind: 'repeated' };
  const job = { data: { portalId, contactId, cause: 'manual' as const }, options: { groupId: portalId } };
  await deps.queue.enqueue(trx, screenContactJob, [job]);
  return { kind: 'done' };
}
