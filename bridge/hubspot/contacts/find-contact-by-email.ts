import { readBatchReply } from '../client/batch-reply.ts';
import { HubSpotFailure } from '../client/ports.ts';
import type { ContactApi } from './read-contacts.ts';

/** The id of the contact with this address; it is asked for live and kept nowhere. @throws {HubSpotFailure} */
export async function findContactByEmail(
  { call, paths }: ContactApi,
  portalId: string,
  email: string,
): Promise<string | undefined> {
  try {
    const { body } = await call({
      portalId,
      method: 'POST',
      path: paths.contactsBatchRead,
      body: { inputs: [{ id: email }], idProperty: 'email', properties: ['email'], propertiesWithHistory: [] },
      repeatable: true,
      priority: 'live',
    });
    return readBatchReply(body).results[0]?.id;
  } catch (error) {
    // What is no address belongs to no contact.
    if (error instanceof HubSpotFailure && error.kind === 'permanent') return undefined;
    throw error;
  }
}
