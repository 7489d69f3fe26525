import { randomUUID } from 'node:crypto';
import { leadStatus } from '../../../shared/hubspot-properties.ts';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import { type ActionBlocked, type ActionFinished, SCREEN_LEAD_EXPIRES } from '../../../shared/workflow-action.ts';
import type { AcceptAction, ActionExecution } from '../../hubspot/app/action-route.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { leadStatusOf, type WithNotes, withNotes } from '../../leads/lead-columns.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db, Leads, Trx, WorkflowRuns } from '../../platform/store/schema.ts';
import { completeWorkflowJob, priorityOf, screenContactJob } from '../definitions/job-kinds.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { contactBlockedReason, findAppPortal } from '../portals/served-portal.ts';
import type { WorkflowRun } from './workflow-runs.ts';

interface Deps {
  db: Db;
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
  now?(): Date;
}

/** `SCREEN_LEAD_EXPIRES` in ms. */
const EXPIRES_MS = 24 * 3_600_000;
const LOOK_AFTER_SECONDS = 30;
/** An added scope is noticed by the first workflow after this. */
const DENIED_MS = 3_600_000;

const NOT_CONNECTED = 'This HubSpot account is not connected.';

/**
 * Accepts a workflow execution, once per callback. The workflow always waits: only reading the contact shows whether
 * the stored result is current; while screening is paused it waits for the end of the pause. It continues at once when
 * waiting is pointless.
 */
export function createAcceptWorkflow(deps: Deps): AcceptAction {
  const { db } = deps;
  return async (execution) => {
    const { portalId, contactId } = execution;
    const portal = await findAppPortal(db, portalId);
    if (portal === undefined) return withoutResult(NOT_CONNECTED);
    const request = { ...execution, accountId: portal.account.id };
    const known = await findRun(db, execution);
    if (known !== undefined) return answerAgain(deps, request, known);
    const obstacle = await contactBlockedReason(deps, portal, contactId);
    if (obstacle !== null && obstacle !== 'paused') return withoutResult(blockedTexts[obstacle]);
    const notifiable = await canSend(deps, portal.connection);
    return db.transaction().execute((trx) => accept(deps, trx, { ...request, notifiable }));
  };
}

type WorkflowRequest = ActionExecution & { accountId: string };

async function accept(
  { queue, unseal, now = () => new Date() }: Deps,
  trx: Trx,
  { notifiable, ...request }: WorkflowRequest & { notifiable: boolean },
): Promise<ActionBlocked | ActionFinished> {
  const { portalId, contactId } = request;
  const run = await addRun(trx, { ...request, notifiable, at: now() });
  if (run === undefined) {
    // The same delivery twice at once.
    const other = await findRun(trx, request);
    return other === undefined ? blocked : answerAgain({ db: trx, unseal }, request, other);
  }
  const data = { portalId, contactId, cause: 'workflow' as const };
  const screening = { groupId: portalId, priority: priorityOf('workflow') };
  await queue.enqueue(trx, screenContactJob, [{ data, options: screening }]);
  if (!notifiable) return withoutResult(failureWords.not_asked);
  const complete = { portalId, runId: run.id, screened: false, looks: 0, refusals: 0 };
  const options = { groupId: portalId, startAfter: LOOK_AFTER_SECONDS };
  await queue.enqueue(trx, completeWorkflowJob, [{ data: complete, options }]);
  return blocked;
}

async function addRun(
  trx: Trx,
  { portalId, contactId, callbackId, accountId, notifiable, at }: WorkflowRequest & { notifiable: boolean; at: Date },
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('workflow_runs')
    .values({
      id: randomUUID(),
      account_id: accountId,
      portal_id: portalId,
      contact_id: contactId,
      callback_id: callbackId,
      ...(notifiable
        ? { state: 'waiting', reason: null, ended_at: null }
        : { state: 'failed', reason: 'not_asked', ended_at: at }),
      expires_at: new Date(at.getTime() + EXPIRES_MS),
    })
    .onConflict((conflict) => conflict.columns(['portal_id', 'callback_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

type Known = Pick<WorkflowRun, 'state' | 'reason' | 'contact_id'>;

function findRun(
  db: Db,
  { portalId, callbackId }: Pick<ActionExecution, 'portalId' | 'callbackId'>,
): Promise<Known | undefined> {
  return db
    .selectFrom('workflow_runs')
    .select(['state', 'reason', 'contact_id'])
    .where('portal_id', '=', portalId)
    .where('callback_id', '=', callbackId)
    .executeTakeFirst();
}

/** The previous answer, or the result the workflow would have got since. */
async function answerAgain(
  { db, unseal }: Pick<Deps, 'db' | 'unseal'>,
  { portalId, accountId }: WorkflowRequest,
  { state, reason, contact_id: contactId }: Known,
): Promise<ActionBlocked | ActionFinished> {
  if (state === 'waiting') return blocked;
  if (reason !== null && reason !== 'refused') return withoutResult(failureWords[reason]);
  if (contactId === null) return withoutResult(ERASED);
  const lead = await findLead(db, { portalId, contactId, accountId });
  return finishedWith(lead && withNotes({ unseal }, lead));
}

/** A static token does not reveal its scopes: HubSpot's last refusal does. */
async function canSend({ db, now = () => new Date() }: Deps, { portalId, auth, scopes }: Connection): Promise<boolean> {
  if (auth === 'oauth') return scopes.includes('automation');
  const denied = await db
    .selectFrom('workflow_runs')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('state', '=', 'failed')
    .where('reason', '=', 'missing_scopes')
    .where('ended_at', '>', new Date(now().getTime() - DENIED_MS))
    .limit(1)
    .executeTakeFirst();
  return denied === undefined;
}

/** The workflow waits until it is notified. */
export const blocked: ActionBlocked = {
  outputFields: { hs_execution_state: 'BLOCK', hs_expiration_duration: SCREEN_LEAD_EXPIRES },
};

/** Why a workflow was not notified, in words. */
export const failureWords = {
  not_asked:
    'The lead will be screened, but the app lacks the automation scope and cannot send the workflow the result.',
  missing_scopes: 'The app lacks the automation scope and cannot send the workflow the result.',
  expired: 'There was no result within a day.',
  paused: 'Screening was paused during the whole day that the workflow waited.',
  refused: 'HubSpot did not accept the result: the workflow was no longer waiting.',
} as const satisfies Record<NonNullable<WorkflowRuns['reason']>, string>;

export const ERASED = 'The contact was erased.';

/** The workflow continues without a result; the notes say why. Branches must not take it for a judgment. */
export const withoutResult = (why: string): ActionFinished => ({
  outputFields: { hs_execution_state: 'FAIL_CONTINUE', lead_status: 'error', lead_notes: why },
});

type Result = WithNotes<Pick<Leads, 'state' | 'score' | 'valid' | 'notes' | 'override_status' | 'last_error'>>;

/**
 * Output for the workflow: a person's status overrides the bridge's, as on the contact. The action does not know the
 * firm's own options: the status is left out then, and so is the bridge's.
 */
export function finishedWith(lead: Result | undefined): ActionFinished {
  if (lead === undefined || lead.state === 'deleted') return withoutResult('The contact is no longer there.');
  if (lead.state === 'error' && lead.override_status === null)
    return withoutResult(lead.last_error ?? 'The lead could not be screened.');
  const status = leadStatus.safeParse(leadStatusOf(lead));
  const valid = validOf(lead);
  const judged = lead.state === 'screened' || valid !== null;
  return {
    outputFields: {
      hs_execution_state: 'SUCCESS',
      ...(status.success && { lead_status: status.data }),
      ...(judged && lead.score !== null && { lead_score: `${lead.score}` }),
      ...(valid !== null && { lead_valid: valid ? 'true' : 'false' }),
      lead_notes: lead.notes ?? '',
    },
  };
}

/** Null when neither the bridge nor a person has judged the lead. */
function validOf({ state, valid, override_status: override }: Result): boolean | null {
  if (override !== null) return override === 'valid' || override === 'invalid' ? override === 'valid' : null;
  return state === 'screened' ? valid : null;
}
