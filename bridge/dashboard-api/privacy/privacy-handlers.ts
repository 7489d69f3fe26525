import type { privacyOperations } from '../../../shared/dashboard/privacy.ts';
import { readRetention, setRetention } from '../../accounts/accounts.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { type Connection, connectionOfAccount, hubspotId, LARGEST_ID } from '../../hubspot/connections/connections.ts';
import { parseContactSearch } from '../../hubspot/contacts/parse-contact-search.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import type { ContactRef } from '../../hubspot/contacts/tombstones.ts';
import { countStoredData, findStoredContacts, readContactData } from '../../jobs/erasure/contact-data.ts';
import { deleteAccount } from '../../jobs/erasure/delete-account.ts';
import { portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { Problem } from '../../platform/problem.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { Slack, SlackConfig } from '../../slack/client/slack.ts';
import { slackExplained } from '../connections/slack-handlers.ts';
import { type DashboardCaller, type DashboardHandlers, dashboardActor } from '../handlers.ts';
import {
  CALLS_ALONE,
  countCallsOf,
  eraseCallsOf,
  exportCallsOf,
  personOfContact,
  personOfText,
  UNKNOWN_PERSON,
} from '../leads/calls-of-person.ts';
import { type ActDeps, eraseAtOnce } from '../leads/lead-buttons.ts';
import { searchContactIds } from '../leads/lead-list.ts';
import type { LeadNames } from '../leads/lead-names.ts';

interface PersonalDataDeps extends ActDeps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Db };
  api: ContactApi;
  names: LeadNames;
}

type PersonalDataHandlers = Pick<
  DashboardHandlers,
  'findPersonalData' | 'readPersonalData' | 'exportPersonalData' | 'erasePersonalData'
>;

/** What is kept of one person: find, count, export, erase. */
function createPersonalDataHandlers(deps: PersonalDataDeps): PersonalDataHandlers {
  const { db, store, names } = deps;
  return {
    async findPersonalData({ caller: { accountId }, body: { text } }) {
      const calls = await countCallsOf(db, accountId, await personOfText(store, accountId, text));
      const connection = await connectionOfAccount(db, accountId);
      // Calls are found without HubSpot; everything else needs it.
      if (connection === undefined && (calls > 0 || isAddress(text))) return { people: [], namesProblem: null, calls };
      if (connection === undefined) throw new Problem('portal_not_connected');
      const { portalId } = connection;
      const searches = await searchContactIds(deps.api, portalId, text).catch((error: unknown) => {
        if (calls > 0 && error instanceof HubSpotFailure) return null;
        throw error;
      });
      if (searches === null) return { people: [], namesProblem: CALLS_ALONE, calls };
      const storedContacts = await findStoredContacts(db, portalId, searches.ids);
      const ids = storedContacts.map(({ contactId }) => contactId);
      const { names: known, problem } = await names.of(connection, ids);
      const people = storedContacts.map((one) => ({ ...one, name: known.get(one.contactId) ?? null }));
      const missing = [searches.more, problem].filter((words) => words !== null);
      return { people, namesProblem: missing.join(' ') || null, calls };
    },
    async readPersonalData({ caller, params }) {
      const { connection, contact } = await contactOf(deps, caller, params);
      const erased = await deps.tombstones.find(db, [contact]);
      const person = await personOfContact(deps, connection, contact.contactId);
      const calls = await countCallsOf(db, caller.accountId, person);
      const callsProblem = person === null ? UNKNOWN_PERSON : null;
      return { holdings: { ...(await countStoredData(db, contact)), calls }, erased: erased.size > 0, callsProblem };
    },
    async exportPersonalData({ caller, params }) {
      const { connection, contact } = await contactOf(deps, caller, params);
      const { accountId } = caller;
      const person = await personOfContact(deps, connection, contact.contactId);
      const calls = await exportCallsOf(store, accountId, person);
      const kept = await readContactData({ db, unseal: store.unseal }, contact);
      const notIncluded = person === null ? [...kept.notIncluded, UNKNOWN_PERSON] : kept.notIncluded;
      const data = { ...kept, calls, notIncluded };
      const entry = { accountId, actor: dashboardActor(caller), target: contact.portalId };
      const detail = { leads: data.leads.length, results: data.results.length, calls: calls.length };
      await db.transaction().execute((trx) => writeAudit(trx, { ...entry, action: 'contact.exported', detail }));
      return data;
    },
    async erasePersonalData({ caller, params }) {
      const { connection, contact } = await contactOf(deps, caller, params);
      const by = { accountId: caller.accountId, actor: dashboardActor(caller) };
      const person = await personOfContact(deps, connection, contact.contactId);
      const { leads, analyses, events } = await eraseAtOnce(deps, { ...contact, actor: by.actor });
      const { calls, results } = await eraseCallsOf(db, person, by);
      const erased = { leads, results: analyses + results, deliveries: events };
      return { ...erased, calls: person === null ? null : calls };
    },
  };
}

/** @throws {Problem} `contact_not_found`, `portal_not_connected` */
async function contactOf(
  { db }: Pick<PersonalDataDeps, 'db'>,
  { accountId }: DashboardCaller,
  { contactId = '' }: Readonly<Record<string, string>>,
): Promise<{ connection: Connection; contact: ContactRef }> {
  if (!hubspotId.safeParse(contactId).success || BigInt(contactId) > LARGEST_ID) throw new Problem('contact_not_found');
  const { connection } = await portalOfAccount(db, accountId);
  return { connection, contact: { portalId: connection.portalId, contactId: `${BigInt(contactId)}` } };
}

/** Only an email address or a phone number: kept calls are found by it. */
const isAddress = (text: string): boolean => {
  const searches = parseContactSearch(text);
  return searches.length > 0 && searches.every((one) => 'email' in one || 'phone' in one);
};

type PrivacyHandlers = Pick<DashboardHandlers, keyof typeof privacyOperations>;
type Deps = Omit<PersonalDataDeps, 'db'> & {
  store: Store;
  hubspot: HubSpot;
  slack: Slack;
  config: { slack: Pick<SlackConfig, 'oauth'> };
};

/** What is kept about people, for how long, and how to erase it. */
export function createPrivacyHandlers(wired: Deps): PrivacyHandlers {
  const deps = { ...wired, db: wired.store.db };
  const { db } = deps;
  return {
    readRetention: ({ caller: { accountId } }) => readRetention(db, accountId),
    saveRetention: ({ caller, body: retention }) =>
      setRetention(db, { accountId: caller.accountId, retention }, dashboardActor(caller)),
    ...createPersonalDataHandlers(deps),
    async deleteAccount({ caller: { accountId }, body: { name, evenIfAway = false } }) {
      const leaving = { ...wired, slackSettings: wired.config.slack };
      const deletion = { accountId, name, evenIfAway, actor: 'dashboard' } as const;
      const { hubspot, slack } = await slackExplained(deleteAccount(leaving, deletion));
      return { hubspot, slack };
    },
  };
}
