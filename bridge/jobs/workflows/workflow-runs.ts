import { type Kysely, type Selectable, sql } from 'kysely';
import type { ContactRef } from '../../hubspot/contacts/tombstones.ts';
import { expediteJobs } from '../../platform/queue/job-rows.ts';
import type { Database, WorkflowRuns } from '../../platform/store/schema.ts';
import { completeWorkflowJob } from '../definitions/complete-workflow-job.ts';

export type WorkflowRun = Selectable<WorkflowRuns>;

/** Records whether a completion may have gone through. */
export async function setUnclear(db: Kysely<Database>, { id }: WorkflowRun, unclear: boolean): Promise<void> {
  await db.updateTable('workflow_runs').set({ unclear }).where('id', '=', id).execute();
}

/** @param reason why the workflow was not notified; null when it was */
export async function endRun(
  db: Kysely<Database>,
  { id }: Pick<WorkflowRun, 'id'>,
  reason: WorkflowRuns['reason'],
): Promise<void> {
  await db
    .updateTable('workflow_runs')
    .set({ state: reason === null ? 'done' : 'failed', reason, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends runs whose workflow continued by itself; runs of paused portals are not worked on. */
export async function expireRuns(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    update workflow_runs r set state = 'failed', ended_at = clock_timestamp(),
      reason = case when c.status = 'paused' then 'paused' else 'expired' end
    from hubspot_connections c
    where c.portal_id = r.portal_id and r.state = 'waiting' and r.expires_at <= now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A run whose workflow could not be notified waits again. */
export async function reopenRun(trx: Kysely<Database>, runId: string): Promise<void> {
  const waiting = { state: 'waiting', reason: null, ended_at: null, released_at: null } as const;
  await trx.updateTable('workflow_runs').set(waiting).where('id', '=', runId).execute();
}

/** The runs stay, without the contacts. */
export async function eraseFromRuns(
  trx: Kysely<Database>,
  portalId: string,
  contactIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('workflow_runs')
    .set({ contact_id: null })
    .where('portal_id', '=', portalId)
    .where('contact_id', 'in', [...contactIds])
    .execute();
}

export async function deleteRuns(trx: Kysely<Database>, portalId: string): Promise<void> {
  await trx.deleteFrom('workflow_runs').where('portal_id', '=', portalId).execute();
}

/** Workflows that wait for the contact continue at once. */
export async function expediteWorkflows(trx: Kysely<Database>, { portalId, contactId }: ContactRef): Promise<void> {
  const runs = await trx
    .selectFrom('workflow_runs')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .where('state', '=', 'waiting')
    .execute();
  await expediteJobs(trx, [completeWorkflowJob], { key: 'runId', values: runs.map(({ id }) => id) });
}
