import { sql } from 'kysely';
import type { Db } from '../../platform/store/schema.ts';

/** Valid leads with a stored result that are queued nowhere for Slack. */
interface UnannouncedLeads {
  leads: number;
  /** Time of their first result; null when there is none. */
  since: Date | null;
}

/** Newer results are in flight, s. */
const ON_ITS_WAY_SECONDS = 60;

/** Lead id of an outbox row, from its payload. */
const unannouncedLeadId = sql<string>`
  case when payload->>'leadId' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
    then (payload->>'leadId')::uuid end`;

interface Wanted {
  /** Defaults to all accounts with Slack. */
  accountId?: string;
  olderThanSeconds?: number;
}

/** A result is announced once the contact was read from HubSpot; leads of a backfill never are. */
export async function countUnannounced(
  db: Db,
  { accountId, olderThanSeconds = ON_ITS_WAY_SECONDS }: Wanted = {},
): Promise<UnannouncedLeads> {
  const { rows } = await sql<UnannouncedLeads>`
    select count(distinct l.id)::integer as leads, min(o.created_at) as since
    from outbox o
    join slack_connections c on c.account_id = o.account_id
    join leads l on l.id = ${unannouncedLeadId}
    where o.account_id = coalesce(${accountId ?? null}::uuid, o.account_id) and o.kind = 'lead.screened'
      and o.sent_at is null and o.created_at <= now() - make_interval(secs => ${olderThanSeconds})
      and l.state <> 'deleted' and coalesce(l.override_status = 'valid', l.valid)
      and coalesce(o.payload->>'cause', l.cause) <> 'backfill'
      and not exists (select from slack_messages m where m.dedupe_key = 'alert:' || l.id)`.execute(db);
  return rows[0] ?? { leads: 0, since: null };
}

export const describeUnannounced = (leads: number): string =>
  leads === 1
    ? '1 valid lead waits to be announced: its contact has yet to be read from HubSpot.'
    : `${leads} valid leads wait to be announced: their contacts have yet to be read from HubSpot.`;

export const UNANNOUNCED_REMEDY =
  'They are not announced while the portal is paused, has ended, has no active subscription or is at its daily limit: see hubspot status. Otherwise, check that a worker is running.';
