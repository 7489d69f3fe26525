import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { eraseEvents } from '../../hubspot/webhook/settle-events.ts';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import type { Log } from '../../platform/log/log.ts';
import { forgetJobs } from '../../platform/queue/job-rows.ts';
import { eraseAnalyses } from '../../platform/results/lead-analyses.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { eraseFromBulkRuns } from '../app/bulk-runs.ts';
import { withdrawContact } from '../slack/messages/contact-alerts.ts';
import { eraseFromRuns, expediteWorkflows } from '../workflows/workflow-runs.ts';

interface Deps {
  tombstones: Tombstones;
  log: Log;
  /** Deletes the Slack messages at once; without it, within a minute or two. */
  wake?(trx: Transaction<Database>, channels: readonly SlackChannel[]): Promise<void>;
}

interface Erased {
  contacts: number;
  leads: number;
  events: number;
  outbox: number;
  /** Stored results, including those of earlier contents. */
  analyses: number;
}

/** Erases everything kept of a contact; leaves a hash of its id, and an audit line without it. */
export async function eraseForPrivacy(
  deps: Deps,
  trx: Transaction<Database>,
  { portalId, contactId, actor }: ContactRef & { actor: string },
): Promise<Erased> {
  const erased = await eraseContact(deps, trx, { portalId, contactId });
  const connection = await trx
    .selectFrom('hubspot_connections')
    .select('account_id')
    .where('portal_id', '=', portalId)
    .executeTakeFirst();
  if (connection !== undefined) {
    const entry = { accountId: connection.account_id, actor, action: 'contact.erased' as const };
    await writeAudit(trx, { ...entry, target: portalId, detail: { ...erased } });
  }
  deps.log.info({ portalId, ...erased }, 'a contact was erased for privacy');
  return erased;
}

/**
 * Includes contacts merged into it. Jobs go first: a worker that is screening the contact cannot commit a new lead
 * then, because that completes a deleted job.
 */
async function eraseContact(
  { tombstones, wake }: Deps,
  trx: Transaction<Database>,
  contact: ContactRef,
): Promise<Erased> {
  const { portalId } = contact;
  await tombstones.holdAlone(trx);
  const ids = await mergedInto(trx, contact);
  const contacts = ids.map((contactId) => ({ portalId, contactId }));
  await tombstones.add(trx, contacts);
  for (const one of contacts) {
    await expediteWorkflows(trx, one);
    await forgetJobs(trx, { ...one });
    await wake?.(trx, await withdrawContact(trx, one));
  }
  const analyses = await eraseAnalyses(trx, portalId, ids);
  const leads = await eraseLeads(trx, portalId, ids);
  const events = await eraseEvents(trx, portalId, ids);
  await eraseFromBulkRuns(trx, portalId, ids);
  await eraseFromRuns(trx, portalId, ids);
  const outbox = await eraseAnnouncements(trx, portalId, ids);
  return { contacts: ids.length, leads, events, outbox, analyses };
}

/** The contact and all merged into it, over any number of merges. */
export async function mergedInto(db: Kysely<Database>, { portalId, contactId }: ContactRef): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive merges as (
      select contact_id as survivor, merged.id::bigint as gone
      from webhook_events, jsonb_array_elements_text(payload->'gone') as merged (id)
      where portal_id = ${portalId} and kind = 'merged'
      union
      select merged_into, contact_id from leads where portal_id = ${portalId} and merged_into is not null
    ), person as (
      select ${contactId}::bigint as id
      union
      select merges.gone from merges join person on merges.survivor = person.id
    )
    select id from person`.execute(db);
  return rows.map(({ id }) => id);
}
