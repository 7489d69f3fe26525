import { type Kysely, sql } from 'kysely';
import type { ContactApi } from '../hubspot/read-contacts.ts';
import { writeContacts } from '../hubspot/write-contacts.ts';
import type { Log } from '../log.ts';
import type { Queue } from '../queue/open-queue.ts';
import type { Database, Leads } from '../store/schema.ts';
import { writeOverrideJob } from './write-override-job.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'work'>;
  api: ContactApi;
  log: Log;
}

/** Writes what people set on the card, until the signal. */
export async function runWriteOverrides(deps: Deps, signal: AbortSignal): Promise<void> {
  await deps.queue.work(writeOverrideJob, {
    signal,
    batchSize: 1,
    concurrency: 3,
    async handle(claims) {
      for (const { data } of claims) await writeOverride(deps, data);
    },
  });
}

const MOST_WRITES = 5;

/** As the lead stands now, whatever the order the jobs come in; what changed meanwhile is written after it. */
async function writeOverride(deps: Deps, { leadId, historyId }: { leadId: string; historyId: string }): Promise<void> {
  let last: string | undefined;
  for (let written = 0; written < MOST_WRITES; written += 1) {
    const lead = await findLead(deps.db, leadId);
    if (lead === undefined || lead.state === 'deleted') return;
    const status = statusOf(lead);
    if (status === last) break;
    const { portal_id: portalId, contact_id: id } = lead;
    const updates = [{ id, properties: { lead_intake_status: status } }];
    const { refused } = await writeContacts(deps.api, { portalId, updates, priority: 'live' });
    const err = refused.get(id);
    if (err !== undefined) deps.log.warn({ err, portalId, historyId }, 'HubSpot refused a status set on the card');
    last = status;
  }
  await deps.db.updateTable('lead_history').set({ written_at: sql<Date>`now()` }).where('id', '=', historyId).execute();
}

function findLead(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('leads')
    .select(['portal_id', 'contact_id', 'state', 'score', 'valid', 'override_status'])
    .where('id', '=', leadId)
    .executeTakeFirst();
}

/** What HubSpot is to show of a lead: a person's word, else the bridge's. */
export function statusOf(lead: Pick<Leads, 'state' | 'score' | 'valid' | 'override_status'>): string {
  if (lead.override_status !== null) return lead.override_status;
  if (lead.state === 'needs_info' || lead.state === 'pending' || lead.state === 'error') return lead.state;
  return lead.valid === true ? 'valid' : 'invalid';
}
