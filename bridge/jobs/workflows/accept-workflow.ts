import { randomUUID } from 'node:crypto';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import type { ActionBlocked, ActionFinished } from '../../../shared/workflow-action.ts';
import type { AcceptAction, ActionExecution } from '../../hubspot/app/action-route.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { withNotes } from '../../leads/lead-columns.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { completeWorkflowJob, priorityOf, screenContactJob } from '../definitions/job-kinds.ts';
import { findLead } from '../lead-view/lead-view.ts';
import { contactBlockedReason, findAppPortal } from '../portals/served-portal.ts';
import { blocked, ERASED, failureWords, finishedWith, withoutResult } from './workflow-outputs.ts';
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
