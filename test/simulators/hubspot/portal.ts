import { checkValues, type WriteRule } from './check-values.ts';
import { byUser, type ChangeSource, type Contact, type ContactChange } from './contact.ts';
import { type ContactStore, createContactStore, readValue } from './contact-store.ts';
import type { PropertySketch } from './property-definition.ts';
import { createPropertyStore, type PropertyStore } from './property-store.ts';
import { createRateLimiter, limitsOf, type PortalLimits, type RateLimiter } from './rate-limits.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface PortalOptions {
  portalId: number;
  name?: string;
  timeZone?: string;
  uiDomain?: string;
  accountType?: 'STANDARD' | 'DEVELOPER_TEST' | 'SANDBOX' | 'APP_DEVELOPER';
  tier?: 'free' | 'pro';
  /** Departures from the limits of the tier (and of OAuth apps, for their tokens). */
  limits?: Partial<PortalLimits>;
  /** How far search lags behind, ms. */
  indexDelayMs?: number;
  mergeMakesNewId?: boolean;
  redirectMergedIds?: boolean;
  mergeSendsDeletion?: boolean;
  /** Whether a batch update whose inputs all carry an `objectWriteTraceId` fails input by input (207). */
  multiStatusUpdates?: boolean;
  /** Properties the firm has besides HubSpot's own. */
  properties?: readonly PropertySketch[];
}

export interface Note {
  id: string;
  contactIds: string[];
  body: string;
  at: string;
}

/** Who contacts may be given to; each is an option of `hubspot_owner_id` as well. */
export interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  archived: boolean;
}

const invented: Owner[] = [
  { id: '501', email: 'dana.reyes@firm.example', firstName: 'Dana', lastName: 'Reyes', archived: false },
  { id: '502', email: 'sam.okafor@firm.example', firstName: 'Sam', lastName: 'Okafor', archived: false },
];

/** One HubSpot account, as the people in it see it; each function here is something they do. */
export interface Portal {
  readonly options: Required<Omit<PortalOptions, 'limits' | 'properties'>>;
  readonly portalId: number;
  readonly properties: PropertyStore;
  readonly store: ContactStore;
  readonly index: SearchIndex;
  readonly limiters: Record<'oauth' | 'static', RateLimiter>;
  /** Rules an administrator set; writes from API version 2026-09 on have to obey. */
  readonly writeRules: WriteRule[];
  readonly notes: Note[];
  readonly owners: Owner[];
  create(values: Record<string, string>, source?: ChangeSource): Contact;
  update(id: string, values: Record<string, string>, source?: ChangeSource): Contact;
  archive(id: string, source?: ChangeSource): void;
  restore(id: string, source?: ChangeSource): Contact;
  merge(primaryId: string, otherId: string, source?: ChangeSource): Contact;
  erase(id: string, source?: ChangeSource): void;
  /** A contact that is not archived. */
  contact(id: string): Contact | undefined;
  value(id: string, property: string): string | undefined;
  /** All contacts that are not archived. */
  contacts(): Contact[];
}

interface PortalDeps {
  now(): number;
  announce(portalId: number, change: ContactChange, sensitive: boolean): void;
  /** Whether OAuth tokens have the limits of the marketplace. */
  marketplace: boolean;
}

function complete(given: PortalOptions): Portal['options'] {
  return {
    name: `Portal ${given.portalId}`,
    timeZone: 'US/Eastern',
    uiDomain: 'app.hubspot.com',
    accountType: 'STANDARD',
    tier: 'free',
    indexDelayMs: 300,
    mergeMakesNewId: true,
    redirectMergedIds: false,
    mergeSendsDeletion: false,
    multiStatusUpdates: false,
    ...given,
  };
}

export function createPortal(given: PortalOptions, deps: PortalDeps): Portal {
  const options = complete(given);
  const { portalId } = options;
  const properties = createPropertyStore(deps.now);
  for (const sketch of given.properties ?? []) properties.define(sketch);

  const store: ContactStore = createContactStore({
    now: deps.now,
    mergeMakesNewId: options.mergeMakesNewId,
    redirectMergedIds: options.redirectMergedIds,
    mergeSendsDeletion: options.mergeSendsDeletion,
    changed(change) {
      index.touch(change.id);
      if (change.kind === 'merge') for (const id of [change.newId, ...change.mergedIds]) index.touch(id);
      const definition = change.kind === 'propertyChange' ? properties.properties.get(change.name) : undefined;
      deps.announce(portalId, change, definition !== undefined && definition.dataSensitivity !== 'non_sensitive');
    },
  });
  const index = createSearchIndex(store, properties, { now: deps.now, delayMs: options.indexDelayMs });

  const limiter = (base: PortalLimits) => createRateLimiter({ ...base, ...given.limits }, options.timeZone, deps.now);
  const own = limitsOf[options.tier];

  const need = (id: string): Contact => {
    const contact = store.live(id);
    if (contact === undefined) throw new Error(`portal ${portalId} has no contact ${id}`);
    return contact;
  };
  const checked = (contact: Contact | null, values: Record<string, string>) => {
    const report = (_code: unknown, message: string) => {
      throw new Error(message);
    };
    return checkValues(
      { portalId, version: '2026-03', properties, contacts: store, writeRules: [], report },
      contact,
      values,
    );
  };

  return {
    options,
    portalId,
    properties,
    store,
    index,
    limiters: { oauth: limiter(deps.marketplace ? limitsOf.oauth : own), static: limiter(own) },
    writeRules: [],
    notes: [],
    owners: invented.map((owner) => ({ ...owner })),
    create: (values, source = byUser()) => store.create(checked(null, values), source),
    update(id, values, source = byUser()) {
      const contact = need(id);
      store.write(contact, checked(contact, values), source);
      return contact;
    },
    archive: (id, source = byUser()) => store.archive(need(id), source),
    restore: (id, source = byUser()) => store.restore(id, source),
    merge: (primaryId, otherId, source = byUser()) => store.merge(need(primaryId), need(otherId), source),
    erase: (id, source = byUser()) => store.erase(need(id), source),
    contact: (id) => store.live(id),
    value(id, property) {
      const contact = store.live(id);
      return contact === undefined ? undefined : readValue(contact, property);
    },
    contacts: () => [...store.contacts.values()].filter((contact) => contact.archivedAt === null),
  };
}
