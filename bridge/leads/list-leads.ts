import type { Db, Leads } from '../platform/store/schema.ts';

export const leadStates = [
  'pending',
  'screened',
  'needs_info',
  'error',
  'deleted',
] as const satisfies readonly Leads['state'][];
type LeadState = (typeof leadStates)[number];

interface LeadQuery {
  accountId: string;
  state?: LeadState | undefined;
  limit: number;
}

/** An account's leads, last changed first; without their notes. */
export async function listLeads(db: Db, { accountId, state, limit }: LeadQuery) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'portal_id', 'contact_id', 'state', 'score', 'valid', 'revision', 'cause', 'engine'])
    .select(['override_status', 'override_source', 'overridden_at', 'last_error', 'screened_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .$if(state !== undefined, (leads) => leads.where('state', '=', state ?? 'pending'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    leadId: row.id,
    portalId: row.portal_id,
    contactId: row.contact_id,
    state: row.state,
    score: row.score,
    valid: row.valid,
    revision: row.revision,
    cause: row.cause,
    engine: row.engine,
    overrideStatus: row.override_status,
    overrideSource: row.override_source,
    overriddenAt: row.overridden_at?.toISOString() ?? null,
    lastError: row.last_error,
    screenedAt: row.screened_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  }));
}
