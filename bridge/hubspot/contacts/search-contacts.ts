import { z } from 'zod';
import { type CallPriority, HubSpotFailure } from '../client/ports.ts';
import { hubspotId } from '../connections/connections.ts';
import type { ContactApi } from './read-contacts.ts';

/** As many as HubSpot gives in a page. */
export const SEARCH_PAGE = 200;

export interface ContactWindow {
  portalId: string;
  /** Null for all that were ever created. */
  createdFrom: Date | null;
  createdUntil: Date;
  /** Contacts with a larger id only. */
  after: string;
}

const reply = z.looseObject({
  total: z.int().min(0),
  results: z.array(z.looseObject({ id: hubspotId })),
});

/**
 * One page of the contacts of a window, in id order. HubSpot returns at most 10,000 results per search: the next page
 * is another search, for larger ids.
 * @throws {HubSpotFailure}
 */
export async function searchContacts(
  { call, paths }: Pick<ContactApi, 'call' | 'paths'>,
  window: ContactWindow,
  { limit = SEARCH_PAGE, priority = 'background' }: { limit?: number; priority?: CallPriority } = {},
): Promise<{ total: number; ids: string[] }> {
  const { body } = await call({
    portalId: window.portalId,
    method: 'POST',
    path: paths.contactsSearch,
    body: {
      filterGroups: [{ filters: filtersFor(window) }],
      sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
      properties: ['hs_object_id'],
      limit,
      // From the first result on; HubSpot's description requires it.
      after: '0',
    },
    repeatable: true,
    priority,
  });
  return readSearchReply(body);
}

/** @throws {HubSpotFailure} */
export function readSearchReply(body: unknown): { total: number; ids: string[] } {
  const parsed = reply.safeParse(body);
  if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot’s answer to a search cannot be read');
  const { total, results } = parsed.data;
  return { total, ids: results.map(({ id }) => id) };
}

/** The ids of all contacts of a window, a page at a time. @throws {HubSpotFailure} */
export async function* searchPages(
  api: Pick<ContactApi, 'call' | 'paths'>,
  window: Omit<ContactWindow, 'after'>,
): AsyncGenerator<string[]> {
  for (let after = '0'; ; ) {
    const { ids } = await searchContacts(api, { ...window, after });
    if (ids.length > 0) yield ids;
    const largest = largestId(ids, after);
    if (ids.length < SEARCH_PAGE || largest === after) return;
    after = largest;
  }
}

/** The largest of these ids, and `least` where none is larger. */
export function largestId(ids: readonly string[], least: string): string {
  return ids.reduce((most, id) => (BigInt(id) > BigInt(most) ? id : most), least);
}

function filtersFor({ createdFrom, createdUntil, after }: ContactWindow) {
  const filter = (propertyName: string, operator: string, value: string) => ({ propertyName, operator, value });
  return [
    filter('createdate', 'LT', String(createdUntil.getTime())),
    ...(createdFrom === null ? [] : [filter('createdate', 'GTE', String(createdFrom.getTime()))]),
    ...(after === '0' ? [] : [filter('hs_object_id', 'GT', after)]),
  ];
}
