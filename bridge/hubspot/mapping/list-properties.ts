import { z } from 'zod';
import type { CallPriority } from '../client/ports.ts';
import type { ContactApi } from '../contacts/read-contacts.ts';

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

/** A contact property of a portal, as far as the bridge looks at it. */
export type PortalProperty = z.output<typeof property>;

const reply = z.looseObject({ results: z.array(property) });

/** Every contact property of a portal that is in use. @throws {HubSpotFailure} */
export async function listProperties(
  { call, paths }: Pick<ContactApi, 'call' | 'paths'>,
  { portalId, priority }: { portalId: string; priority: CallPriority },
): Promise<PortalProperty[]> {
  const { body } = await call({ portalId, method: 'GET', path: paths.properties, repeatable: true, priority });
  return reply.parse(body).results;
}
