import type { LeadFilter, LeadRow } from '../../../shared/dashboard/leads.ts';
import { explained } from '../../hubspot/client/explain-failure.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { type Connection, connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { type FoundContacts, findContacts } from '../../hubspot/contacts/find-contacts.ts';
import { parseContactSearch } from '../../hubspot/contacts/parse-contact-search.ts';
import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { loadTeam } from '../../leads/team-members.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { DashboardHandlers } from '../handlers.ts';
import { timeZoneOf } from '../time-zone.ts';
import { type LeadCriteria, leadCursor, readLeadCursor } from './lead-filter.ts';
import { leadRowOf, listChoices, listLeadRows, placeOf, type StoredRow } from './lead-list-rows.ts';
import { bounded, type LeadNames } from './lead-names.ts';

export interface ListDeps {
  db: Db;
  api: ContactApi;
  names: LeadNames;
}

const PAGE = 50;

/** A page of leads, newest first, with names if HubSpot returns them. */
export function createListLeads(deps: ListDeps): DashboardHandlers['listLeads'] {
  const { db } = deps;
  return async ({ caller: { accountId }, query: { cursor, limit, ...filter } }) => {
    const most = Math.max(Number(limit ?? PAGE), 1);
    const after = cursor === undefined ? null : readLeadCursor(cursor, filter);
    const { criteria, connection, more } = await searchLeads(deps, accountId, filter);
    const [found, choices] = await Promise.all([
      listLeadRows(db, criteria, { after, limit: most + 1 }),
      listChoices(db, accountId),
    ]);
    const page = found.slice(0, most);
    const last = page.at(-1);
    const next = last !== undefined && found.length > most ? leadCursor(placeOf(last), filter) : null;
    const { rows, problem } = await nameRows(deps, { accountId, connection }, page);
    const missing = [more, problem].filter((words) => words !== null);
    return { leads: rows, next, namesProblem: missing.join(' ') || null, ...choices };
  };
}

interface LeadSearch {
  criteria: LeadCriteria;
  connection: Connection | undefined;
  /** Why matching leads may be missing, in words. */
  more: string | null;
}

/** @throws {Problem} when a search is requested and HubSpot cannot be asked */
export async function searchLeads(
  { db, api }: Pick<ListDeps, 'db' | 'api'>,
  accountId: string,
  { search, ...filter }: LeadFilter,
): Promise<LeadSearch> {
  const [connection, timeZone] = await Promise.all([connectionOfAccount(db, accountId), timeZoneOf(db, accountId)]);
  const criteria = { accountId, filter, contacts: null, timeZone };
  if (search === undefined) return { criteria, connection, more: null };
  if (connection === undefined) throw new Problem('portal_not_connected');
  const { portalId } = connection;
  const { ids, more } = await explained(searchContactIds(api, portalId, search));
  return { criteria: { ...criteria, contacts: { portalId, ids } }, connection, more };
}

interface NameSource {
  accountId: string;
  connection: Connection | undefined;
}

/** Rows as pages show them; HubSpot is asked only about contacts in the account's current portal. */
export async function nameRows(
  { db, names }: Pick<ListDeps, 'db' | 'names'>,
  { accountId, connection }: NameSource,
  page: readonly StoredRow[],
  asking?: Parameters<LeadNames['of']>[2],
): Promise<{ rows: LeadRow[]; problem: string | null }> {
  if (page.length === 0) return { rows: [], problem: null };
  const own = page.filter(({ portal_id }) => portal_id === connection?.portalId);
  const contactIds = own.map(({ contact_id }) => contact_id);
  const [team, { names: known, problem }] = await Promise.all([
    loadTeam(db, accountId),
    names.of(connection, contactIds, asking),
  ]);
  const nameOf = (row: StoredRow) => (own.includes(row) ? (known.get(row.contact_id) ?? null) : null);
  return { rows: page.flatMap((row) => leadRowOf(row, team, nameOf(row)) ?? []), problem };
}

/** How many contacts HubSpot is asked for; longer texts find fewer. */
const FOUND_MAX = 100;

interface MatchingContacts {
  ids: string[];
  /** Says that HubSpot has more; null when these are all. */
  more: string | null;
}

/** Contacts by each meaning of a text. A record id needs no HubSpot, which may be down. @throws {HubSpotFailure} */
export async function searchContactIds(api: ContactApi, portalId: string, text: string): Promise<MatchingContacts> {
  const searches = parseContactSearch(text);
  const given = searches.flatMap((one) => ('contactId' in one ? [one.contactId] : []));
  const ids = new Set(given);
  let more: string | null = null;
  for (const one of searches) {
    if ('contactId' in one) continue;
    const found = await findContacts(bounded(api), portalId, one, FOUND_MAX).catch((error: unknown) => {
      if (given.length > 0 && error instanceof HubSpotFailure) return { ids: [], total: 0 };
      throw error;
    });
    for (const id of found.ids) ids.add(id);
    if (found.total > found.ids.length) more = moreWords(found);
  }
  return { ids: [...ids], more };
}

const moreWords = ({ ids, total }: FoundContacts): string =>
  `HubSpot has ${total} such contacts. Only the newest ${ids.length} are searched: enter a full name, a phone number or an email.`;
