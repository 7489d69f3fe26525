import type { ChangeSource, Contact, ContactChange } from './contact.ts';
import { instantText } from './instant.ts';

export interface ContactStore {
  readonly contacts: ReadonlyMap<string, Contact>;
  /** A contact that is not archived; where the portal redirects, also by an id that was merged away. */
  live(id: string): Contact | undefined;
  /** The live contact whose property holds this value; e-mail addresses compare without case. */
  liveBy(property: string, value: string): Contact | undefined;
  create(values: Record<string, string>, source: ChangeSource): Contact;
  /** Sets values; one that stays the same leaves no trace. Returns the number of changed values. */
  write(contact: Contact, values: Record<string, string>, source: ChangeSource): number;
  archive(contact: Contact, source: ChangeSource): void;
  restore(id: string, source: ChangeSource): Contact;
  merge(primary: Contact, other: Contact, source: ChangeSource): Contact;
  /** Erases the contact for good, as for a privacy request. */
  erase(contact: Contact, source: ChangeSource): void;
}

interface StoreOptions {
  now(): number;
  changed(change: ContactChange, contact: Contact | null): void;
  /** Whether the survivor of a merge is a new record; otherwise the primary keeps its id. */
  mergeMakesNewId: boolean;
  redirectMergedIds: boolean;
  /** Whether records that a merge consumed are also announced as deleted. */
  mergeSendsDeletion: boolean;
}

/** Every portal counts from the same number, so a client that forgets the portal in a key is found out. */
const firstId = 180_000_000_001;

export function createContactStore(options: StoreOptions): ContactStore {
  const contacts = new Map<string, Contact>();
  const emails = new Map<string, string>();
  const redirects = new Map<string, string>();
  let nextId = firstId;

  const live = (id: string): Contact | undefined => {
    const contact = contacts.get(id);
    if (contact !== undefined) return contact.archivedAt === null ? contact : undefined;
    const survivor = redirects.get(id);
    return survivor === undefined ? undefined : live(survivor);
  };

  const put = (contact: Contact, name: string, value: string, source: ChangeSource, at: number) => {
    if (name === 'email') {
      const before = contact.values.get('email');
      if (before !== undefined) emails.delete(before.toLowerCase());
      if (value !== '') emails.set(value.toLowerCase(), contact.id);
    }
    if (value === '') contact.values.delete(name);
    else contact.values.set(name, value);
    const entry = { value, timestamp: at, sourceType: source.changeSource, sourceId: source.sourceId };
    const entries = contact.history.get(name);
    if (entries === undefined) contact.history.set(name, [entry]);
    else entries.unshift(entry);
  };

  const write: ContactStore['write'] = (contact, values, source) => {
    const at = options.now();
    let count = 0;
    for (const [name, value] of Object.entries(values)) {
      if ((contact.values.get(name) ?? '') === value) continue;
      put(contact, name, value, source, at);
      count += 1;
      options.changed({ kind: 'propertyChange', id: contact.id, at, source, name, value }, contact);
    }
    if (count > 0) contact.updatedAt = Math.max(at, contact.updatedAt + 1);
    return count;
  };

  const blank = (): Contact => {
    const at = options.now();
    const id = String(nextId);
    nextId += 1;
    return {
      id,
      values: new Map(),
      history: new Map(),
      createdAt: at,
      updatedAt: at,
      archivedAt: null,
      mergedIds: [],
      apiWrites: 0,
    };
  };

  const create: ContactStore['create'] = (values, source) => {
    const contact = blank();
    contacts.set(contact.id, contact);
    contact.values.set('hs_object_source', source.changeSource);
    contact.values.set('hs_object_source_id', source.sourceId);
    options.changed({ kind: 'creation', id: contact.id, at: contact.createdAt, source }, contact);
    write(contact, { lifecyclestage: 'lead', ...values }, source);
    return contact;
  };

  const remove = (contact: Contact) => {
    const email = contact.values.get('email');
    if (email !== undefined && emails.get(email.toLowerCase()) === contact.id) emails.delete(email.toLowerCase());
  };

  return {
    contacts,
    live,
    liveBy(property, value) {
      if (property === 'hs_object_id') return live(value);
      if (property === 'email') return live(emails.get(value.toLowerCase()) ?? '');
      for (const contact of contacts.values()) {
        if (contact.archivedAt === null && contact.values.get(property) === value) return contact;
      }
      return undefined;
    },
    create,
    write,
    archive(contact, source) {
      remove(contact);
      contact.archivedAt = options.now();
      options.changed({ kind: 'deletion', id: contact.id, at: contact.archivedAt, source }, contact);
    },
    restore(id, source) {
      const contact = contacts.get(id);
      if (contact === undefined || contact.archivedAt === null) throw new Error(`contact ${id} is not in the bin`);
      contact.archivedAt = null;
      const email = contact.values.get('email');
      if (email !== undefined) emails.set(email.toLowerCase(), id);
      options.changed({ kind: 'restore', id, at: options.now(), source }, contact);
      return contact;
    },
    merge(primary, other, source) {
      const at = options.now();
      const survivor = options.mergeMakesNewId ? blank() : primary;
      const gone = options.mergeMakesNewId ? [primary, other] : [other];
      const moved = [...other.values].filter(([name]) => !primary.values.has(name));
      const values = new Map([...primary.values, ...moved]);
      for (const contact of gone) {
        remove(contact);
        contacts.delete(contact.id);
        if (options.mergeSendsDeletion) options.changed({ kind: 'deletion', id: contact.id, at, source }, null);
        if (options.redirectMergedIds) redirects.set(contact.id, survivor.id);
      }
      contacts.set(survivor.id, survivor);
      survivor.createdAt = Math.min(primary.createdAt, other.createdAt);
      survivor.mergedIds = [...primary.mergedIds, ...other.mergedIds, ...gone.map((contact) => contact.id)];
      for (const [name, value] of values)
        if (survivor.values.get(name) !== value) put(survivor, name, value, source, at);
      survivor.values.set('hs_merged_object_ids', survivor.mergedIds.join(';'));
      survivor.updatedAt = Math.max(at, survivor.updatedAt + 1);
      const mergedIds = gone.map((contact) => contact.id);
      const change = { primaryId: primary.id, mergedIds, newId: survivor.id, moved: moved.length };
      options.changed({ kind: 'merge', id: primary.id, at, source, ...change }, survivor);
      return survivor;
    },
    erase(contact, source) {
      remove(contact);
      contacts.delete(contact.id);
      const at = options.now();
      options.changed({ kind: 'privacyDeletion', id: contact.id, at, source }, null);
      options.changed({ kind: 'deletion', id: contact.id, at, source }, null);
    },
  };
}

/** A value as it is read: what HubSpot computes comes from the record itself. */
export function readValue(contact: Contact, name: string): string | undefined {
  switch (name) {
    case 'hs_object_id':
      return contact.id;
    case 'createdate':
      return instantText(contact.createdAt);
    case 'lastmodifieddate':
      return instantText(contact.updatedAt);
    case 'hs_email_domain':
      return contact.values.get('email')?.split('@')[1];
    case 'hs_searchable_calculated_phone_number':
      return localNumber(contact.values.get('phone'));
    case 'hs_searchable_calculated_mobile_number':
      return localNumber(contact.values.get('mobilephone'));
    default:
      return contact.values.get(name);
  }
}

/** Area code and local number, without the country's code and an extension; of what is no number nothing. */
function localNumber(typed: string | undefined): string | undefined {
  const digits = (typed ?? '').replace(/\s*(?:x|ext)\.?\s*\d+$/i, '').replace(/\D/g, '');
  return digits.length < 10 ? undefined : digits.slice(-10);
}
