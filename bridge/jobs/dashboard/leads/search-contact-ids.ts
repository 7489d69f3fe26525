import { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { type FoundContacts, findContacts } from '../../../hubspot/contacts/find-contacts.ts';
import { parseContactSearch } from '../../../hubspot/contacts/parse-contact-search.ts';
import type { ContactApi } from '../../../hubspot/contacts/read-contacts.ts';
import { bounded } from './lead-names.ts';

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
