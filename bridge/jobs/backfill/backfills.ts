import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ContactWindow } from '../../hubspot/contacts/search-contacts.ts';
import type { BatchCompletion, Claim } from '../../platform/queue/handle-batch.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Backfills, Db, Trx } from '../../platform/store/schema.ts';
import { BEHIND, backfillPageJob, type ScreenContact, screenContactJob } from '../definitions/job-kinds.ts';
import { countWaiting } from './backfill-pages.ts';

export interface BackfillReport {
  backfillId: string;
  portalId: string;
  status: Backfills['status'];
  rescreen: boolean;
  createdFrom: Date | null;
  createdUntil: Date;
  /** HubSpot's count at the start. */
  total: number;
  /** Contacts looked at so far. */
  found: number;
  /** Those of them that are screened by it. */
  enqueued: number;
  /** Of these, those not done yet. */
  waiting: number;
  actor: string;
  createdAt: Date;
  updatedAt: Date;
}

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

interface Start {
  accountId: string;
  actor: string;
  rescreen: boolean;
  window: Omit<ContactWindow, 'after'>;
  total: number;
}

/** @throws {Refusal} while another backfill of the account is under way */
export async function startBackfill({ db, queue }: Deps, start: Start): Promise<BackfillReport> {
  const { accountId, actor, rescreen, total, window } = start;
  const { portalId, createdFrom, createdUntil } = window;
  const row = await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('backfills')
      .values({
        id: randomUUID(),
        account_id: accountId,
        portal_id: portalId,
        status: 'running',
        created_from: createdFrom,
        created_until: createdUntil,
        rescreen,
        total,
        actor,
      })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          // The literals of the index predicate, as text: parameters would not match it.
          .where(sql<boolean>`status in ('running', 'paused')`)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (inserted === undefined)
      throw new Refusal('A backfill of this account is already running.', {
        command: 'See backfill status, pause, resume and cancel.',
      });
    await enqueuePage(queue, trx, inserted);
    await audit(trx, { row: inserted, actor, action: 'backfill.started' });
    return inserted;
  });
  return reportOf(db, row);
}

type Row = Selectable<Backfills>;

const moves = {
  pause: { from: ['running'], to: 'paused', action: 'backfill.paused' },
  // Resuming also restarts one that runs without its job, because that failed permanently.
  resume: { from: ['paused', 'running'], to: 'running', action: 'backfill.resumed' },
  cancel: { from: ['running', 'paused'], to: 'cancelled', action: 'backfill.cancelled' },
} as const;

export type BackfillMove = keyof typeof moves;

/** @throws {Refusal} when no backfill can make this move */
export async function moveBackfill(
  { db, queue }: Deps,
  { accountId, actor, move }: { accountId: string; actor: string; move: BackfillMove },
): Promise<BackfillReport> {
  const { from, to, action } = moves[move];
  const row = await db.transaction().execute(async (trx) => {
    const updated = await trx
      .updateTable('backfills')
      .set({ status: to, updated_at: new Date() })
      .where('account_id', '=', accountId)
      .where('status', 'in', [...from])
      .returningAll()
      .executeTakeFirst();
    if (updated === undefined) throw new Refusal(`There is no backfill of this account to ${move}.`);
    if (move === 'resume') await enqueuePage(queue, trx, updated);
    await audit(trx, { row: updated, actor, action });
    return updated;
  });
  return reportOf(db, row);
}

/** The newest backfill of an account. */
export async function findBackfill(db: Db, accountId: string): Promise<BackfillReport | null> {
  const row = await db
    .selectFrom('backfills')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : reportOf(db, row);
}

/** Two page jobs for one backfill are harmless: the cursor lets one through. */
async function enqueuePage(queue: Deps['queue'], trx: Trx, { id, portal_id }: Row): Promise<void> {
  await queue.enqueue(trx, backfillPageJob, [{ data: { backfillId: id, portalId: portal_id } }]);
}

async function audit(
  trx: Trx,
  { row, actor, action }: { row: Row; actor: string; action: `backfill.${string}` },
): Promise<void> {
  const { account_id: accountId, id: target, portal_id: portalId, rescreen, cursor } = row;
  await writeAudit(trx, { accountId, actor, action, target, detail: { portalId, rescreen, cursor } });
}

async function reportOf(db: Db, row: Row): Promise<BackfillReport> {
  return {
    backfillId: row.id,
    portalId: row.portal_id,
    status: row.status,
    rescreen: row.rescreen,
    createdFrom: row.created_from,
    createdUntil: row.created_until,
    total: row.total,
    found: row.found,
    enqueued: row.enqueued,
    waiting: await countWaiting(db, row.id),
    actor: row.actor,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function deleteBackfills(trx: Db, portalId: string): Promise<void> {
  await trx.deleteFrom('backfills').where('portal_id', '=', portalId).execute();
}

/**
 * Claims without those of backfills that were cancelled meanwhile, which are completed at once. A contact that HubSpot
 * shows as `pending` already is screened anyway, outside of the backfill.
 */
export async function withoutStoppedBackfills(
  { db, queue }: Deps,
  claims: Claim<ScreenContact>[],
  batch: BatchCompletion<ScreenContact>,
): Promise<Claim<ScreenContact>[]> {
  const ids = [...new Set(claims.flatMap(({ data }) => data.backfillId ?? []))];
  if (ids.length === 0) return claims;
  const rows = await db
    .selectFrom('backfills')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'cancelled')
    .execute();
  const cancelled = new Set(rows.map(({ id }) => id));
  const stopped = claims.filter(({ data }) => data.backfillId !== undefined && cancelled.has(data.backfillId));
  if (stopped.length === 0) return claims;
  await db.transaction().execute(async (trx) => {
    await batch.complete(trx, stopped);
    const entries = (await listPending(trx, stopped)).map((data) => ({
      data,
      options: { groupId: data.portalId, priority: BEHIND },
    }));
    if (entries.length > 0) await queue.enqueue(trx, screenContactJob, entries);
  });
  return claims.filter((claim) => !stopped.includes(claim));
}

async function listPending(trx: Trx, claims: readonly Claim<ScreenContact>[]) {
  const portalIds = claims.map(({ data }) => data.portalId);
  const contactIds = claims.map(({ data }) => data.contactId);
  const { rows } = await sql<{ portalId: string; contactId: string }>`
    select distinct portal_id::text as "portalId", contact_id::text as "contactId"
    from leads join unnest(${portalIds}::bigint[], ${contactIds}::bigint[]) as asked (portal_id, contact_id)
      using (portal_id, contact_id)
    where state = 'pending'`.execute(trx);
  return rows.map((contact) => ({ ...contact, cause: 'backfill' as const }));
}
