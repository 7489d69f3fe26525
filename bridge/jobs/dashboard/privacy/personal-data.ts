import { type DashboardCaller, type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { hubspotId, LARGEST_ID } from '../../../hubspot/connections/hubspot-ids.ts';
import { findContacts } from '../../../hubspot/contacts/find-contacts.ts';
import type { ContactApi } from '../../../hubspot/contacts/read-contacts.ts';
import { readSought } from '../../../hubspot/contacts/read-sought.ts';
import type { ContactRef } from '../../../hubspot/contacts/tombstones.ts';
import { Problem } from '../../../platform/problem.ts';
import { writeAudit } from '../../../platform/store/audit.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import { portalOfAccount } from '../../app/app-portal.ts';
import { countHoldings, findHeld, readContactData } from '../../erasure/contact-data.ts';
import { type ActDeps, eraseAtOnce } from '../leads/act-on-lead.ts';
import { type LeadNames, patient } from '../leads/lead-names.ts';

export interface PersonalDataDeps extends ActDeps {
  store: Pick<Store, 'unseal'>;
  api: ContactApi;
  names: LeadNames;
}

type PersonalDataHandlers = Pick<
  DashboardHandlers,
  'findPersonalData' | 'readPersonalData' | 'exportPersonalData' | 'erasePersonalData'
>;

/** What is kept of one person: found, counted, handed out, erased. */
export function createPersonalDataHandlers(deps: PersonalDataDeps): PersonalDataHandlers {
  const { db, store, names } = deps;
  return {
    async findPersonalData({ caller: { accountId }, body: { text } }) {
      const { connection } = await portalOfAccount(db, accountId);
      const { portalId } = connection;
      const held = await findHeld(db, portalId, await seek(deps.api, portalId, text));
      const ids = held.map(({ contactId }) => contactId);
      const { names: known, trouble } = await names.of(connection, ids);
      const people = held.map((one) => ({ ...one, name: known.get(one.contactId) ?? null }));
      return { people, namesTrouble: trouble };
    },
    async readPersonalData({ caller, params }) {
      const contact = await contactOf(deps, caller, params);
      const erased = await deps.tombstones.find(db, [contact]);
      return { holdings: await countHoldings(db, contact), erased: erased.size > 0 };
    },
    async exportPersonalData({ caller, params }) {
      const contact = await contactOf(deps, caller, params);
      const data = await readContactData({ db, unseal: store.unseal }, contact);
      const { accountId } = caller;
      const entry = { accountId, actor: dashboardActor(caller), target: contact.portalId };
      const detail = { leads: data.leads.length, results: data.results.length };
      await db.transaction().execute((trx) => writeAudit(trx, { ...entry, action: 'contact.exported', detail }));
      return data;
    },
    async erasePersonalData({ caller, params }) {
      const contact = await contactOf(deps, caller, params);
      const { leads, analyses, events } = await eraseAtOnce(deps, { ...contact, actor: dashboardActor(caller) });
      return { leads, results: analyses, deliveries: events };
    },
  };
}

/** @throws {Problem} `contact_not_found`, `portal_not_connected` */
async function contactOf(
  { db }: Pick<PersonalDataDeps, 'db'>,
  { accountId }: DashboardCaller,
  { contactId = '' }: Readonly<Record<string, string>>,
): Promise<ContactRef> {
  if (!hubspotId.safeParse(contactId).success || BigInt(contactId) > LARGEST_ID) throw new Problem('contact_not_found');
  const { connection } = await portalOfAccount(db, accountId);
  return { portalId: connection.portalId, contactId: `${BigInt(contactId)}` };
}

/** A record id is known without HubSpot, which may be away. @throws {HubSpotFailure} */
async function seek(api: ContactApi, portalId: string, text: string): Promise<string[]> {
  const sought = readSought(text);
  const ids = sought.flatMap((one) => ('contactId' in one ? [one.contactId] : []));
  const found: string[] = [];
  for (const one of sought) {
    if ('contactId' in one) continue;
    const asked = findContacts(patient(api), portalId, one, FOUND_MAX);
    found.push(...(await asked.catch((error: unknown) => orNone(error, ids))));
  }
  return [...new Set([...ids, ...found])];
}

/** As many contacts as HubSpot is asked for. */
const FOUND_MAX = 100;

function orNone(error: unknown, ids: readonly string[]): string[] {
  if (ids.length > 0 && error instanceof HubSpotFailure) return [];
  throw error;
}
