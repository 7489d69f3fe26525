import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { screenObstacles } from '../../shared/card.ts';
import type { ActionBlocked, ActionFinished } from '../../shared/workflow-action.ts';
import type { AcceptAction, ActionExecution } from '../hubspot/actions/action-route.ts';
import type { Connection } from '../hubspot/connections.ts';
import type { Tombstones } from '../hubspot/tombstones.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database } from '../store/schema.ts';
import { contactObstacle, findAppPortal } from './app-portal.ts';
import { findLead } from './card-lead.ts';
import { completeWorkflowJob } from './complete-workflow-job.ts';
import { screenContactJob } from './screen-contact-job.ts';
import { blocked, finishedWith, withoutResult } from './workflow-outputs.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
  now?(): Date;
}

/** `SCREEN_LEAD_EXPIRES` in ms. */
const EXPIRES_MS = 24 * 3_600_000;
const LOOK_AFTER_SECONDS = 30;
/** A scope that was added is found by the first workflow after this. */
const DENIED_MS = 3_600_000;

const NOT_CONNECTED = 'This HubSpot account is not connected.';
const CANNOT_TELL = 'The lead is screened, but the app lacks the scope automation and cannot tell the workflow of it.';

/**
 * Takes in what a workflow asks, each callback once. The workflow always waits: whether the stored result is still that
 * of the contact only a look at the contact could say. It goes on at once where nothing could come of waiting.
 */
export function createAcceptWorkflow(deps: Deps): AcceptAction {
  const { db } = deps;
  return async (execution) => {
    const { portalId, contactId, callbackId } = execution;
    const portal = await findAppPortal(db, portalId);
    if (portal === undefined) return withoutResult(NOT_CONNECTED);
    const sought = { portalId, contactId, accountId: portal.account.id };
    const known = await findRun(db, { portalId, callbackId });
    if (known !== undefined) {
      return known.state === 'waiting' ? blocked : finishedWith(await findLead(db, sought));
    }
    const obstacle = await contactObstacle(deps, portal, contactId);
    if (obstacle !== null) return withoutResult(screenObstacles[obstacle]);
    const canTell = await mayTell(deps, portal.connection);
    return db
      .transaction()
      .execute((trx) => accept(deps, trx, { ...execution, accountId: portal.account.id, canTell }));
  };
}

type New = ActionExecution & { accountId: string; canTell: boolean };

async function accept(
  { queue, now = () => new Date() }: Deps,
  trx: Transaction<Database>,
  { portalId, contactId, callbackId, accountId, canTell }: New,
): Promise<ActionBlocked | ActionFinished> {
  const run = await trx
    .insertInto('workflow_runs')
    .values({
      id: randomUUID(),
      account_id: accountId,
      portal_id: portalId,
      contact_id: contactId,
      callback_id: callbackId,
      ...(canTell
        ? { state: 'waiting', reason: null, ended_at: null }
        : { state: 'failed', reason: 'not_asked', ended_at: now() }),
      expires_at: new Date(now().getTime() + EXPIRES_MS),
    })
    .onConflict((conflict) => conflict.columns(['portal_id', 'callback_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same delivery twice at a time.
  if (run === undefined) return blocked;
  const data = { portalId, contactId, cause: 'workflow' as const };
  await queue.enqueue(trx, screenContactJob, [{ data, options: { groupId: portalId } }]);
  if (!canTell) return withoutResult(CANNOT_TELL);
  const complete = { portalId, runId: run.id, screened: false };
  const options = { groupId: portalId, startAfter: LOOK_AFTER_SECONDS };
  await queue.enqueue(trx, completeWorkflowJob, [{ data: complete, options }]);
  return blocked;
}

function findRun(db: Kysely<Database>, { portalId, callbackId }: Pick<ActionExecution, 'portalId' | 'callbackId'>) {
  return db
    .selectFrom('workflow_runs')
    .select('state')
    .where('portal_id', '=', portalId)
    .where('callback_id', '=', callbackId)
    .executeTakeFirst();
}

/** A static token does not tell its scopes: HubSpot's last refusal does. */
async function mayTell({ db, now = () => new Date() }: Deps, { portalId, auth, scopes }: Connection): Promise<boolean> {
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
