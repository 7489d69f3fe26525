import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { contactToRecord, type MappedContact, mappedProperties } from '../mapping/contact-to-record.ts';
import { type ContactApi, readContacts } from './read-contacts.ts';

interface Preview {
  portalId: string;
  contactId: string;
  mapping: FieldMapping;
}

/** The record a real contact maps to. @throws {HubSpotFailure} `not_found` when it does not exist */
export async function previewMapping(api: ContactApi, preview: Preview): Promise<MappedContact> {
  const { portalId, contactId, mapping } = preview;
  const properties = mappedProperties(mapping);
  const { contacts, refused } = await readContacts(api, {
    portalId,
    contactIds: [contactId],
    properties,
    priority: 'live',
  });
  const contact = contacts.get(contactId);
  if (contact !== undefined) return contactToRecord(contact.properties, mapping);
  throw refused.get(contactId) ?? new HubSpotFailure('not_found', `The portal has no contact ${contactId}`);
}
