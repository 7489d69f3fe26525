import { type Kysely, sql } from 'kysely';
import { type ContactApi, readContacts } from '../../../hubspot/contacts/read-contacts.ts';
import { writeContacts } from '../../../hubspot/contacts/write-contacts.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Database } from '../../../platform/store/schema.ts';

interface Deps {
  db: Kysely<Database>;
  api: ContactApi;
  log: Log;
}

interface Released {
  lead_id: string;
  portal_id: string;
  contact_id: string;
}

const OWNER = 'hubspot_owner_id';

/**
 * A released lead has no owner in HubSpot either, if its last claim set the current one; an owner chosen in HubSpot
 * stays.
 * @throws {HubSpotFailure}
 */
export async function releaseOwner({ db, api, log }: Deps, lead: Released): Promise<void> {
  const { portal_id: portalId, contact_id: id } = lead;
  const ours = await findOwnerOfLastClaim(db, lead.lead_id);
  if (ours === undefined) return;
  const request = { portalId, contactIds: [id], properties: [OWNER], priority: 'live' } as const;
  const { contacts } = await readContacts(api, request);
  if (contacts.get(id)?.properties[OWNER] !== ours || !(await isFree(db, lead.lead_id))) return;
  const updates = [{ id, properties: { [OWNER]: '' } }];
  const err = (await writeContacts(api, { portalId, updates, priority: 'live' })).refused.get(id);
  if (err !== undefined) log.warn({ err, portalId }, 'HubSpot refused to clear the owner that a claim had set');
}

async function findOwnerOfLastClaim(db: Kysely<Database>, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead_history')
    .select(sql<string | null>`detail ->> 'ownerId'`.as('owner'))
    .where('lead_id', '=', leadId)
    .where('action', 'in', ['claim', 'reopen'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.owner ?? undefined;
}

async function isFree(db: Kysely<Database>, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('lead_handling').select('state').where('lead_id', '=', leadId).executeTakeFirst();
  return row?.state === 'new';
}
