import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { recordFields } from '../../../shared/record.ts';
import type { CardHandlers } from '../../hubspot/app/card-handlers.ts';
import { previewMapping } from '../../hubspot/contacts/preview-mapping.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { contactUrl } from '../../leads/lead-cards.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { AppPortal } from '../portals/served-portal.ts';
import { permittedPortalOf } from './app-permissions.ts';

interface Deps {
  db: Db;
  api: ContactApi;
}

/** Less than the deadline of the whole answer. */
const HUBSPOT_WITHIN_MS = 1_500;
const VALUE_MAX = 160;

export function createReadSample(deps: Deps): CardHandlers['readSample'] {
  return async ({ caller, body }) => mappingSample(deps, await permittedPortalOf(deps.db, caller, 'settings'), body);
}

interface Wanted {
  mapping: FieldMapping;
  /** Null for the newest lead. */
  contactId: string | null;
}

/** Maps a real contact with an unsaved mapping: the newest lead, or a given one. */
export async function mappingSample({ db, api }: Deps, { account, connection }: AppPortal, wanted: Wanted) {
  const { portalId, uiDomain } = connection;
  const { mapping } = wanted;
  const contactId = await findLeadContact(db, { portalId, accountId: account.id, wanted: wanted.contactId });
  if (contactId === undefined) return { contact: null, values: [] };
  const signal = AbortSignal.timeout(HUBSPOT_WITHIN_MS);
  const call: ContactApi['call'] = (request) => api.call({ ...request, signal, whenPaused: true });
  const { record } = await previewMapping({ paths: api.paths, call }, { portalId, contactId, mapping });
  const name = `${record.firstName} ${record.lastName}`.trim();
  return {
    contact: { id: contactId, name, url: contactUrl(uiDomain, portalId, contactId) },
    values: recordFields.map((field) => ({ field, value: cut(record[field]) })),
  };
}

function cut(text: string): string {
  const points = [...text];
  return points.length <= VALUE_MAX ? text : `${points.slice(0, VALUE_MAX - 1).join('')}…`;
}

/** Only the firm's leads: a HubSpot user may not be allowed to see other contacts. */
async function findLeadContact(
  db: Db,
  { portalId, accountId, wanted }: { portalId: string; accountId: string; wanted: string | null },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads')
    .select('contact_id')
    .where('portal_id', '=', portalId)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'deleted')
    .where('merged_into', 'is', null)
    .$if(wanted !== null, (query) => query.where('contact_id', '=', wanted ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.contact_id;
}
