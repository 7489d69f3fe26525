import { invalid } from './api-error.ts';
import { checkBody, isObject } from './body-check.ts';
import { instantText } from './instant.ts';
import { limitsOf } from './rate-limits.ts';
import { type Exchange, type Route, reply } from './route.ts';

function details({ portal: { portalId, options } }: Exchange) {
  return reply(200, {
    portalId,
    portalName: options.name,
    accountType: options.accountType,
    timeZone: options.timeZone,
    companyCurrency: 'USD',
    additionalCurrencies: [],
    utcOffset: '-05:00',
    utcOffsetMilliseconds: -18_000_000,
    uiDomain: options.uiDomain,
    dataHostingLocation: 'na1',
  });
}

function usage({ portal }: Exchange) {
  const now = instantText(Date.now());
  const usageLimit = limitsOf[portal.options.tier].daily;
  const used = portal.limiters.static.usedToday();
  return reply(200, {
    results: [
      {
        name: 'private-apps-api-calls-daily',
        usageLimit,
        currentUsage: used,
        collectedAt: now,
        fetchStatus: 'SUCCESS',
      },
    ],
  });
}

/** The association of a note with a contact. */
const noteToContact = 202;

function createNote({ portal, body, report, version }: Exchange) {
  const { properties, associations } = checkBody('create', body, report);
  if (!isObject(properties) || !('hs_timestamp' in properties)) throw invalid('hs_timestamp is required');
  const text = String(properties.hs_note_body ?? '');
  if (text.length > 65_536) throw invalid('hs_note_body is longer than 65536 characters');
  const list = Array.isArray(associations) ? associations : [];
  const contactIds = list.map((association) => {
    const { to, types } = association as { to?: { id?: unknown }; types?: Record<string, unknown>[] };
    const type = types?.[0];
    if (type?.associationCategory !== 'HUBSPOT_DEFINED' || type.associationTypeId !== noteToContact) {
      throw invalid('invalid from object type 0-46 for associations to be created. expected: 0-1');
    }
    const id = String(to?.id);
    if (portal.store.live(id) === undefined) {
      throw invalid('One or more associations are invalid', {
        context: { INVALID_OBJECT_IDS: [`CONTACT=${id} is not valid`], objectId: [id], objectType: ['CONTACT'] },
      });
    }
    return id;
  });
  const at = String(properties.hs_timestamp);
  const id = String(70_000_000_001 + portal.notes.length);
  portal.notes.push({ id, contactIds, body: text, at });
  const now = instantText(Date.now());
  const view = { id, properties: { hs_object_id: id }, createdAt: now, updatedAt: now, archived: false };
  return reply(201, view, { location: `/crm/objects/${version}/notes/${id}` });
}

export const accountRoutes: readonly Route[] = [
  {
    kind: 'account.details',
    method: 'GET',
    path: '/account-info/{ver}/details',
    scopes: ['oauth'],
    hasBody: false,
    handle: details,
  },
  {
    kind: 'account.usage',
    method: 'GET',
    path: '/account-info/{ver}/api-usage/daily/private-apps',
    scopes: [],
    hasBody: false,
    handle: usage,
  },
  {
    kind: 'notes.create',
    method: 'POST',
    path: '/crm/objects/{ver}/notes',
    scopes: ['crm.objects.contacts.write'],
    hasBody: true,
    handle: createNote,
  },
];
