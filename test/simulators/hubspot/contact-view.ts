import type { Contact } from './contact.ts';
import { readValue } from './contact-store.ts';
import { instantText } from './instant.ts';

/** What a reply carries when nothing was asked for. */
export const defaultView = ['createdate', 'email', 'firstname', 'hs_object_id', 'lastmodifieddate', 'lastname'];

const always = ['createdate', 'hs_object_id', 'lastmodifieddate'];

export interface View {
  properties: readonly string[];
  withHistory?: readonly string[];
  /** Properties the caller may see; the others are absent, as if they did not exist. */
  visible(name: string): boolean;
}

/** Exactly the visible properties asked for and the three that always come, unset ones as null. */
export function viewContact(contact: Contact, view: View): Record<string, unknown> {
  const asked = view.properties.length === 0 ? defaultView : [...view.properties, ...always];
  const properties: Record<string, string | null> = {};
  for (const name of asked) if (view.visible(name)) properties[name] = readValue(contact, name) ?? null;
  return {
    id: contact.id,
    properties,
    ...(view.withHistory !== undefined && view.withHistory.length > 0
      ? { propertiesWithHistory: historyOf(contact, view.withHistory.filter(view.visible)) }
      : {}),
    createdAt: instantText(contact.createdAt),
    updatedAt: instantText(contact.updatedAt),
    archived: contact.archivedAt !== null,
    ...(contact.archivedAt === null ? {} : { archivedAt: instantText(contact.archivedAt) }),
  };
}

/** What a write answers: the values just written besides the three that always come. */
export const viewWritten = (contact: Contact, written: readonly string[]): Record<string, unknown> =>
  viewContact(contact, { properties: written.length === 0 ? always : written, visible: () => true });

function historyOf(contact: Contact, names: readonly string[]): Record<string, unknown[]> {
  const entries = names.map((name) => [
    name,
    (contact.history.get(name) ?? []).map(({ timestamp, ...entry }) => ({
      ...entry,
      timestamp: instantText(timestamp),
    })),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown[]>;
}
