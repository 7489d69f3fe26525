import { type Selectable, sql } from 'kysely';
import type { BulkProgress } from '../../../shared/card.ts';
import { type CardCaller, type CardHandlers, hubspotActor } from '../../hubspot/app/card-handlers.ts';
import { contactKey, type Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { isLeadValid } from '../../leads/lead-columns.ts';
import { ofContacts, stableId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { type FoundJob, findJobs } from '../../platform/queue/job-rows.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { BulkRuns, Db, Leads } from '../../platform/store/schema.ts';
import { isBackfillPaused } from '../definitions/contact-work.ts';
import { backfillContactJob } from '../definitions/job-kinds.ts';
import { type AppPortal, appPortalOf, blockedReasonOf, refuseIfBlocked } from '../portals/served-portal.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find'>;
}

type Run = Selectable<BulkRuns>;

/** Screens selected contacts, behind new leads; a request that HubSpot repeats is the same run. */
export function createStartBulk(deps: Deps): CardHandlers['startBulk'] {
  const { db } = deps;
  return async ({ caller, body: { requestId, contactIds } }) => {
    const portal = await appPortalOf(db, caller);
    const known = await findRun(db, portal, requestId);
    if (known !== undefined) return progressOf(db, portal, known);
    refuseIfBlocked(blockedReasonOf(portal));
    const started = await start(deps, portal, { caller, requestId, contactIds: [...new Set(contactIds)] });
    const run = started ?? (await findRun(db, portal, requestId));
    if (run === undefined) throw new Problem('bulk_run_not_found');
    return progressOf(db, portal, run);
  };
}

/** Progress of a run. */
export function createReadBulk({ db }: Pick<Deps, 'db'>): CardHandlers['readBulk'] {
  return async ({ caller, requestId }) => {
    const portal = await appPortalOf(db, caller);
    const run = await findRun(db, portal, requestId);
    if (run === undefined) throw new Problem('bulk_run_not_found');
    return progressOf(db, portal, run);
  };
}

/** Only for the account that has the portal now; runs of an earlier account are hidden. */
function findRun(db: Db, { account, connection }: AppPortal, requestId: string): Promise<Run | undefined> {
  return db
    .selectFrom('bulk_runs')
    .selectAll()
    .where('portal_id', '=', connection.portalId)
    .where('account_id', '=', account.id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

interface Start {
  caller: CardCaller;
  requestId: string;
  contactIds: readonly string[];
}

/** @returns undefined when a concurrent request with the same id was first */
async function start(
  { db, queue, tombstones }: Deps,
  { account }: AppPortal,
  { caller, requestId, contactIds }: Start,
): Promise<Run | undefined> {
  const { portalId } = caller;
  const contacts = contactIds.map((contactId) => ({ portalId, contactId }));
  const erased = await tombstones.find(db, contacts);
  const wanted = contacts.filter((contact) => !erased.has(contactKey(contact)));
  return db.transaction().execute(async (trx) => {
    const run = await trx
      .insertInto('bulk_runs')
      .values({
        id: stableId('bulk', portalId, requestId),
        account_id: account.id,
        portal_id: portalId,
        request_id: requestId,
        total: contacts.length,
        actor: hubspotActor(caller),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (run === undefined || wanted.length === 0) return run;
    const rows = wanted.map(({ contactId }) => ({ run_id: run.id, portal_id: portalId, contact_id: contactId }));
    await trx.insertInto('bulk_contacts').values(rows).execute();
    const jobs = wanted.map(({ contactId }) => ({
      data: { portalId, contactId, cause: 'backfill' as const, backfillId: run.id },
      options: { groupId: portalId },
    }));
    await queue.enqueue(trx, backfillContactJob, jobs);
    return run;
  });
}

async function progressOf(db: Db, portal: AppPortal, run: Run): Promise<BulkProgress> {
  // Read the jobs first: a contact whose job is done by then has its result in the later read.
  const jobs = await findJobs(db, [backfillContactJob], { key: 'backfillId', values: [run.id] });
  const contacts = await listContacts(db, run);
  const stateOf = new Map(jobs.map(({ data, state }) => [data.contactId, state]));
  const counts = { waiting: 0, valid: 0, invalid: 0, needsInfo: 0, failed: 0, skipped: 0 };
  for (const contact of contacts) counts[contactState(contact, stateOf.get(contact.contact_id))] += 1;
  // Erased contacts are no longer in any list.
  counts.skipped += run.total - contacts.length;
  const finished = counts.waiting === 0;
  const obstacle = finished ? null : (blockedReasonOf(portal) ?? (await pausedReason(db, portal, jobs)));
  return { requestId: run.request_id, total: run.total, ...counts, finished, obstacle };
}

async function pausedReason(db: Db, { connection }: AppPortal, jobs: readonly FoundJob[]) {
  const isWaiting = jobs.some(({ state }) => state === 'waiting');
  return isWaiting && (await isBackfillPaused(db, connection.portalId)) ? 'backfill_paused' : null;
}

function listContacts(db: Db, { id, account_id }: Run) {
  return db
    .selectFrom('bulk_contacts as b')
    .leftJoin('leads as l', (join) =>
      join
        .onRef('l.portal_id', '=', 'b.portal_id')
        .onRef('l.contact_id', '=', 'b.contact_id')
        .on('l.account_id', '=', account_id),
    )
    .select(['b.contact_id', 'l.state', 'l.valid', 'l.override_status'])
    .select(sql<boolean>`l.id is not null`.as('known'))
    .where('b.run_id', '=', id)
    .execute();
}

type Contact = { known: boolean } & { [Key in 'state' | 'valid' | 'override_status']: Leads[Key] | null };

function contactState(
  { known, state, valid, override_status }: Contact,
  job: 'waiting' | 'working' | 'dead' | undefined,
): 'waiting' | 'valid' | 'invalid' | 'needsInfo' | 'failed' | 'skipped' {
  if (job === 'dead') return 'failed';
  if (job !== undefined) return 'waiting';
  if (!known || state === null || state === 'deleted') return 'skipped';
  if (state === 'error') return 'failed';
  // Another job has it: the case notes may still arrive, or the model is unavailable.
  if (state === 'pending') return 'waiting';
  if (state === 'needs_info' && override_status === null) return 'needsInfo';
  return isLeadValid({ state, valid, override_status }) ? 'valid' : 'invalid';
}

/** The runs stay, without the contacts. */
export async function eraseFromBulkRuns(trx: Db, portalId: string, contactIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('bulk_contacts').where(ofContacts(portalId, contactIds)).execute();
}

export async function deleteBulkRuns(trx: Db, portalId: string): Promise<void> {
  await trx.deleteFrom('bulk_runs').where('portal_id', '=', portalId).execute();
}
