import type { FieldMapping } from '../../../shared/field-mapping.ts';
import type { InputRecord } from '../../../shared/record.ts';
import { type CallPriority, HubSpotFailure } from '../../hubspot/client/ports.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import { type ContactApi, type HubSpotContact, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, sourceProperties } from '../../hubspot/mapping/contact-to-record.ts';

/** A list appears at once: if HubSpot is slower than this, names are left out, ms. */
const MAX_WAIT_MS = 2_500;

interface Asking {
  priority: CallPriority;
  maxWaitMs: number;
}
const atOnce: Asking = { priority: 'live', maxWaitMs: MAX_WAIT_MS };

const KEPT_MS = 60_000;

const UNAVAILABLE = 'HubSpot is not responding, so names are missing. Try again in a minute.';
const ENDED = 'The connection to HubSpot has ended, so names are missing. An administrator must reconnect it.';
const NOT_CONNECTED = 'HubSpot is not connected, so names are missing.';
const REFUSED = 'HubSpot does not allow reading contacts, so names are missing. See Connections.';

interface Names {
  /** By contact id; contacts that HubSpot no longer has are missing. */
  names: ReadonlyMap<string, string>;
  /** Why some are missing, in words; null when none is. */
  problem: string | null;
}

export interface LeadNames {
  of(connection: Connection | undefined, contactIds: readonly string[], asking?: Asking): Promise<Names>;
  /** Drops everything cached about a contact. */
  forget(portalId: string, contactId: string): void;
}

/** Contact names from HubSpot: one call per hundred, cached in memory for at most a minute. */
export function createLeadNames({ api }: { api: ContactApi }): LeadNames {
  const kept = new Map<string, Kept>();
  /** For each read in flight, the contacts to drop from its answer. */
  const reading = new Set<Set<string>>();
  const keyOf = (portalId: string, contactId: string) => `${portalId}:${contactId}`;

  const read = async (connection: Connection, ids: readonly string[], asking: Asking): Promise<null> => {
    const { priority, maxWaitMs } = asking;
    const { portalId, mapping } = connection;
    const properties = [...sourceProperties(mapping.fields.firstName), ...sourceProperties(mapping.fields.lastName)];
    const query = { portalId, contactIds: ids, properties: [...new Set(properties)], priority };
    const forgotten = new Set<string>();
    reading.add(forgotten);
    const { contacts } = await readContacts(bounded(api, maxWaitMs), query).finally(() => reading.delete(forgotten));
    const found = ids
      .map((id) => [keyOf(portalId, id), { name: nameOf(contacts.get(id), mapping) }] as const)
      .filter(([key]) => !forgotten.has(key));
    for (const [key, one] of found) kept.set(key, one);
    const forget = () => {
      for (const [key, one] of found) if (kept.get(key) === one) kept.delete(key);
    };
    setTimeout(forget, KEPT_MS).unref();
    return null;
  };

  return {
    async of(connection, contactIds, asking = atOnce) {
      if (connection === undefined) return { names: new Map(), problem: NOT_CONNECTED };
      const { portalId } = connection;
      const unknown = contactIds.filter((id) => !kept.has(keyOf(portalId, id)));
      const problem = unknown.length === 0 ? null : await read(connection, unknown, asking).catch(problemOf);
      const names = contactIds.flatMap((id) => {
        const name = kept.get(keyOf(portalId, id))?.name ?? null;
        return name === null ? [] : [[id, name] as const];
      });
      return { names: new Map(names), problem };
    },
    forget(portalId, contactId) {
      const key = keyOf(portalId, contactId);
      kept.delete(key);
      for (const forgotten of reading) forgotten.add(key);
    },
  };
}

interface Kept {
  name: string | null;
}

function nameOf(contact: HubSpotContact | undefined, mapping: FieldMapping): string | null {
  return contact === undefined ? null : nameIn(contactToRecord(contact.properties, mapping).record);
}

/** Null when there is neither a first nor a last name. */
export const nameIn = ({ firstName, lastName }: Pick<InputRecord, 'firstName' | 'lastName'>): string | null =>
  `${firstName} ${lastName}`.trim() || null;

/** For calls that a person waits for, also to a paused portal. */
export function bounded(api: ContactApi, ms = MAX_WAIT_MS): ContactApi {
  const signal = AbortSignal.timeout(ms);
  return { paths: api.paths, call: (query) => api.call({ ...query, signal, whenPaused: true }) };
}

/** The message shown instead of HubSpot's answer. @throws anything but a HubSpot failure */
function problemOf(error: unknown): string {
  if (!(error instanceof HubSpotFailure)) throw error;
  if (error.kind === 'revoked') return ENDED;
  return error.kind === 'retryable' || error.kind === 'not_connected' ? UNAVAILABLE : REFUSED;
}
