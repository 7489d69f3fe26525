import type { Kysely } from 'kysely';
import type { CardLead } from '../../shared/card.ts';
import type { ContactRef } from '../hubspot/tombstones.ts';
import { findJobs } from '../queue/job-rows.ts';
import type { Database } from '../store/schema.ts';
import { backfillContactJob, screenContactJob } from './screen-contact-job.ts';

/** Whether a screening of a contact waits or runs. */
export async function workOn(db: Kysely<Database>, { portalId, contactId }: ContactRef): Promise<CardLead['work']> {
  const jobs = await findJobs(db, [screenContactJob, backfillContactJob], { key: 'contactId', values: [contactId] });
  const states = new Set(jobs.filter(({ data }) => data.portalId === portalId).map(({ state }) => state));
  if (states.has('working')) return 'running';
  return states.has('waiting') ? 'queued' : 'idle';
}
