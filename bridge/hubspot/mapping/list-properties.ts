import { z } from 'zod';
import type { HubSpotPaths } from '../client/paths.ts';
import type { CallHubSpot, CallPriority } from '../client/ports.ts';

const property = z.looseObject({
  name: z.string(),
  label: z.string().default(''),
  type: z.string(),
  fieldType: z.string().default(''),
  hidden: z.boolean().default(false),
  options: z
    .array(z.looseObject({ label: z.string(), value: z.string(), hidden: z.boolean().default(false) }))
    .default([]),
});

/** A contact property of a portal, with the fields the bridge uses. */
export type PortalProperty = z.output<typeof property>;

const reply = z.looseObject({ results: z.array(property) });

/** Every contact property of a portal that is in use. @throws {HubSpotFailure} */
export async function listProperties(
  { call, paths }: { call: CallHubSpot; paths: Pick<HubSpotPaths, 'properties'> },
  { portalId, priority }: { portalId: string; priority: CallPriority },
): Promise<PortalProperty[]> {
  const { body } = await call({ portalId, method: 'GET', path: paths.properties, repeatable: true, priority });
  return reply.parse(body).results;
}
