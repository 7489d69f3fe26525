import type { Kysely } from 'kysely';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { writeContacts } from '../../hubspot/contacts/write-contacts.ts';
import { markHistoryWritten } from '../../leads/lead-history.ts';
import { survivorOf } from '../../leads/lead-standing.ts';
import { leadStatusOf } from '../../leads/lead-status.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Database } from '../../platform/store/schema.ts';
import { writeOverrideJob } from '../definitions/write-override-job.ts';
import { workByPortal } from '../portals/work-by-portal.ts';
import { refuseOverride } from './refuse-override.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue' | 'work'>;
  api: ContactApi;
  log: Log;
}

/** Writes what people set on the card, until the signal. */
export function runWriteOverrides(deps: Deps, signal: AbortSignal): Promise<void> {
  return workByPortal(deps, writeOverrideJob, { signal, handle: ({ data }) => writeOverride(deps, data) });
}

const MOST_WRITES = 5;

/** By the lead's present status, whatever the order the jobs come in; what changed meanwhile is written after it. */
async function writeOverride(deps: Deps, { leadId, historyId }: { leadId: string; historyId: string }): Promise<void> {
  let last: string | undefined;
  for (let written = 0; written < MOST_WRITES; written += 1) {
    const lead = await findLead(deps.db, leadId);
    if (lead === undefined || lead.state === 'deleted') return;
    const status = leadStatusOf(lead);
    if (status === last) break;
    const { portal_id: portalId, contact_id: id } = lead;
    const updates = [{ id, properties: { lead_intake_status: status } }];
    const { refused } = await writeContacts(deps.api, { portalId, updates, priority: 'live' });
    const err = refused.get(id);
    // A later one has a line of its own.
    if (err !== undefined && written > 0) break;
    if (err !== undefined) {
      deps.log.warn({ err, portalId, historyId }, 'HubSpot refused a status set on the card');
      return refuseOverride(deps, { historyId, words: err.message });
    }
    last = status;
  }
  await markHistoryWritten(deps.db, historyId);
}

/** Where the contact was merged, of the contact that is left. */
function findLead(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('leads')
    .select(['portal_id', 'contact_id', 'state', 'score', 'valid', 'override_status'])
    .where('id', '=', survivorOf(leadId))
    .executeTakeFirst();
}
