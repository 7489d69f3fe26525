import { sql } from 'kysely';
import type { Connection } from '../../hubspot/connections/connections.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import type { Db } from '../../platform/store/schema.ts';

const columns = [
  'id',
  'contact_id',
  'score',
  'valid',
  'override_status',
  'content_hash',
  'configuration_version',
  'screened_at',
] as const satisfies readonly (keyof Lead)[];

/** A lead to try rules on; `at`: creation time in microseconds. */
export type LastLead = Pick<Lead, (typeof columns)[number]> & { at: string };

type Portal = Pick<Connection, 'accountId' | 'portalId'>;

/** Position in a list of leads. */
interface Place {
  at: string;
  id: string;
}

interface Wanted {
  limit: number;
  /** Only those after it. */
  after?: Place | undefined;
}

/** The newest leads with a score, by creation: screenings meanwhile do not move them. */
export function lastLeads(db: Db, portal: Portal, { limit, after }: Wanted): Promise<LastLead[]> {
  return scored(db, portal)
    .select([...columns, sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('at')])
    .$if(after !== undefined, (leads) =>
      leads.where(
        sql<boolean>`(created_at, id) <
          ('epoch'::timestamptz + ${after?.at}::float8 * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many there are, up to `most`. */
export async function countLastLeads(db: Db, portal: Portal, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(scored(db, portal).select('id').limit(most).as('some'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function scored(db: Db, { accountId, portalId }: Portal) {
  return db
    .selectFrom('leads')
    .where('portal_id', '=', portalId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'screened')
    .where('score', 'is not', null)
    .where('merged_into', 'is', null);
}
