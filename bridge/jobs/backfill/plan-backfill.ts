import type { ContactApi } from '../../hubspot/contacts/read-contacts.ts';
import { type ContactWindow, searchContacts } from '../../hubspot/contacts/search-contacts.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type BackfillEstimate, estimateBackfill } from './backfill-estimate.ts';
import { countScreened } from './backfill-pages.ts';

interface Deps {
  db: Db;
  api: ContactApi;
}

interface Wanted extends Pick<Parameters<typeof estimateBackfill>[0], 'rescreen' | 'engine' | 'usdPerThousand'> {
  window: Omit<ContactWindow, 'after'>;
}

/** Estimates a backfill: HubSpot counts the contacts. @throws {HubSpotFailure} */
export async function planBackfill({ db, api }: Deps, { window, ...wanted }: Wanted): Promise<BackfillEstimate> {
  const { total: contacts } = await searchContacts(api, { ...window, after: '0' }, { limit: 1, priority: 'live' });
  return estimateBackfill({ ...wanted, contacts, alreadyScreened: await countScreened(db, window) });
}
