import { z } from 'zod';
import type { HubSpotPaths } from './paths.ts';
import { type CallHubSpot, HubSpotFailure } from './ports.ts';

/** As many as HubSpot gives in a page. */
const PAGE = 200;

interface Window {
  portalId: string;
  /** Contacts created from here… */
  from: Date;
  /** …and before here. */
  until: Date;
}

interface SearchApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'contactsSearch'>;
}

const page = z.looseObject({ results: z.array(z.looseObject({ id: z.string().regex(/^\d{1,19}$/) })) });

/**
 * The ids of the contacts created in a window, a page at a time. Each page begins after the largest id of the one
 * before, so that HubSpot's 10,000 results for a search are no limit.
 * @throws {HubSpotFailure}
 */
export async function* searchCreated({ call, paths }: SearchApi, window: Window): AsyncGenerator<string[]> {
  for (let after = '0'; ; ) {
    const { body } = await call({
      portalId: window.portalId,
      method: 'POST',
      path: paths.contactsSearch,
      body: searchFor(window, after),
      repeatable: true,
      priority: 'background',
    });
    const parsed = page.safeParse(body);
    if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot answered a search with something else');
    const ids = parsed.data.results.map(({ id }) => id);
    if (ids.length > 0) yield ids;
    const largest = ids.reduce((most, id) => (BigInt(id) > BigInt(most) ? id : most), after);
    if (ids.length < PAGE || largest === after) return;
    after = largest;
  }
}

function searchFor({ from, until }: Window, after: string) {
  const filter = (propertyName: string, operator: string, value: string) => ({ propertyName, operator, value });
  return {
    filterGroups: [
      {
        filters: [
          filter('createdate', 'GTE', String(from.getTime())),
          filter('createdate', 'LT', String(until.getTime())),
          filter('hs_object_id', 'GT', after),
        ],
      },
    ],
    sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
    properties: ['hs_object_id'],
    limit: PAGE,
  };
}
