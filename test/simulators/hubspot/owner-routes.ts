import { invalid } from './api-error.ts';
import { instantText } from './instant.ts';
import type { Owner } from './portal.ts';
import { type Exchange, type Route, reply } from './route.ts';

const pageLimit = 500;
const since = instantText(Date.UTC(2025, 0, 15));

const viewOwner = ({ id, email, firstName, lastName, archived }: Owner) => ({
  id,
  email,
  type: 'PERSON',
  firstName,
  lastName,
  userId: Number(id) + 9_000,
  createdAt: since,
  updatedAt: since,
  archived,
});

/** E-mail addresses are matched whole, whatever their case. */
function listOwners({ portal, query, report }: Exchange) {
  for (const name of query.keys()) {
    if (!['email', 'limit', 'after', 'archived'].includes(name)) report('malformed_url', `unknown parameter ${name}`);
  }
  const limit = Number(query.get('limit') ?? 100);
  if (!Number.isInteger(limit) || limit < 1 || limit > pageLimit) {
    throw invalid(`limit has to be between 1 and ${pageLimit}`);
  }
  const email = query.get('email')?.toLowerCase();
  if (email === 'undefined' || email === 'null') report('undefined_value', `email: "${email}"`);
  const archived = query.get('archived') === 'true';
  const found = portal.owners.filter(
    (owner) => owner.archived === archived && (email === undefined || owner.email.toLowerCase() === email),
  );
  return reply(200, { results: found.slice(0, limit).map(viewOwner) });
}

export const ownerRoutes: readonly Route[] = [
  {
    kind: 'owners.list',
    method: 'GET',
    path: '/crm/owners/{ver}',
    scopes: ['crm.objects.owners.read'],
    hasBody: false,
    handle: listOwners,
  },
];
