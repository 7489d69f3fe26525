import { z } from 'zod';
import type { HubSpotPaths } from '../client/paths.ts';
import { type CallHubSpot, HubSpotFailure } from '../client/ports.ts';

const reply = z.looseObject({
  results: z.array(
    z.looseObject({
      id: z.string().regex(/^\d{1,19}$/),
      archived: z.boolean().optional(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
});

/** `may_not`: the app lacks the scope to read owners. */
type FoundOwner = { kind: 'owner'; id: string; name: string | null } | { kind: 'none' } | { kind: 'may_not' };

interface OwnerApi {
  call: CallHubSpot;
  paths: Pick<HubSpotPaths, 'owners'>;
}

/** The owner in the portal with this address. @throws {HubSpotFailure} */
export async function findOwner({ call, paths }: OwnerApi, portalId: string, email: string): Promise<FoundOwner> {
  try {
    const query = { email, limit: '2' };
    const { body } = await call({
      portalId,
      method: 'GET',
      path: paths.owners,
      query,
      repeatable: true,
      priority: 'live',
    });
    const parsed = reply.safeParse(body);
    if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot’s list of owners cannot be read');
    const [owner, other] = parsed.data.results.filter(({ archived }) => archived !== true);
    if (owner === undefined || other !== undefined) return { kind: 'none' };
    const name = [owner.firstName, owner.lastName].filter((part) => part != null && part.trim() !== '').join(' ');
    return { kind: 'owner', id: owner.id, name: name === '' ? null : name };
  } catch (error) {
    if (error instanceof HubSpotFailure && error.kind === 'missing_scopes') return { kind: 'may_not' };
    throw error;
  }
}
