import type { CardLead } from '../../../shared/card.ts';
import type { ContactRef } from '../../hubspot/contacts/tombstones.ts';
import { findJobs } from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { backfillContactJob, screenContactJob } from './job-kinds.ts';

interface ContactWork {
  work: CardLead['work'];
  /** Whether all pending work is a backfill. */
  behindBackfill: boolean;
}

/** Whether a contact's screening is idle, queued or running. */
export async function workOn(db: Db, contact: ContactRef): Promise<CardLead['work']> {
  return (await contactWork(db, contact)).work;
}

/** The same, and whether it waits behind a backfill. */
export async function contactWork(db: Db, { portalId, contactId }: ContactRef): Promise<ContactWork> {
  const jobs = await findJobs(db, [screenContactJob, backfillContactJob], { key: 'contactId', values: [contactId] });
  const own = jobs.filter(({ data, state }) => data.portalId === portalId && state !== 'dead');
  if (own.some(({ state }) => state === 'working')) return { work: 'running', behindBackfill: false };
  const behindBackfill = own.length > 0 && own.every(({ job }) => job === backfillContactJob.name);
  return { work: own.length > 0 ? 'queued' : 'idle', behindBackfill };
}

/** A paused backfill holds everything in its queue. */
export async function isBackfillPaused(db: Db, portalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('backfills')
    .select('id')
    .where('portal_id', '=', portalId)
    .where('status', '=', 'paused')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
