import { type Kysely, sql } from 'kysely';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import { eraseAnalyses } from '../../platform/results/lead-analyses.ts';
import type { Database } from '../../platform/store/schema.ts';
import { withdrawMessages } from '../../slack/messages/message-rows.ts';

interface OldLead {
  id: string;
  portal_id: string;
  contact_id: string;
}

/**
 * Deletes leads that neither HubSpot nor a person has changed during the account's lead retention, with results,
 * history and Slack messages. Unlike an erasure it leaves no tombstone: a contact that changes again in HubSpot becomes
 * a lead again.
 * @returns how many, `limit` at most
 */
export function eraseOldLeads(db: Kysely<Database>, limit: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<OldLead>`
      select l.id, l.portal_id, l.contact_id
      from accounts a join leads l on l.account_id = a.id left join lead_handling h on h.lead_id = l.id
      where a.lead_days is not null
        and greatest(l.updated_at, h.updated_at) < now() - make_interval(days => a.lead_days)
      order by l.contact_id limit ${limit} for update of l skip locked`.execute(trx);
    await withdrawMessages(
      trx,
      rows.map(({ id }) => id),
    );
    for (const [portalId, leads] of Map.groupBy(rows, ({ portal_id }) => portal_id)) {
      const contactIds = leads.map(({ contact_id }) => contact_id);
      await eraseAnalyses(trx, portalId, contactIds);
      await eraseAnnouncements(trx, portalId, contactIds);
      await eraseLeads(trx, portalId, contactIds);
    }
    return rows.length;
  });
}
