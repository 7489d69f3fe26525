import type { Kysely } from 'kysely';
import { survivorOf } from '../../../leads/lead-handling.ts';
import type { Lead } from '../../../leads/lead-rows.ts';
import { isUuid } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Database } from '../../../platform/store/schema.ts';

/**
 * A lead of an account; for a merged contact, the survivor's. A lead of another account is not found, like one that was
 * erased or deleted.
 * @throws {Problem} `lead_not_found`
 */
export async function findLeadOf(db: Kysely<Database>, accountId: string, leadId: string): Promise<Lead> {
  const lead = !isUuid(leadId)
    ? undefined
    : await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', survivorOf(leadId))
        .where('account_id', '=', accountId)
        .where('state', '<>', 'deleted')
        .executeTakeFirst();
  if (lead === undefined) throw new Problem('lead_not_found');
  return lead;
}
