import type { CallPriority } from '../../hubspot/client/ports.ts';
import type { ContactClaims } from './screen-contact-batch.ts';

/** The contacts that this process is screening, over all batches. */
export interface ContactsInFlight {
  /**
   * Takes eligible contacts: none twice, because an older state could be written last, and at most `perPortal` of one
   * portal and priority, so that another portal always finds a worker.
   */
  take(portalId: string, contacts: readonly ContactClaims[], priority: CallPriority): Parted;
  release(portalId: string, contacts: readonly ContactClaims[]): void;
}

interface Parted {
  taken: ContactClaims[];
  later: ContactClaims[];
}

export function createContactsInFlight(perPortal: number): ContactsInFlight {
  const portals = new Map<string, Map<string, CallPriority>>();
  return {
    take(portalId, contacts, priority) {
      const held = portals.get(portalId) ?? new Map<string, CallPriority>();
      const alike = [...held.values()].filter((one) => one === priority).length;
      // A batch waits as a whole: it costs one HubSpot call whatever its size.
      if (alike > 0 && alike + contacts.length > perPortal) return { taken: [], later: [...contacts] };
      const taken = contacts.filter(({ contactId }) => !held.has(contactId));
      for (const { contactId } of taken) held.set(contactId, priority);
      if (held.size > 0) portals.set(portalId, held);
      return { taken, later: contacts.filter((one) => !taken.includes(one)) };
    },
    release(portalId, contacts) {
      const held = portals.get(portalId);
      for (const { contactId } of contacts) held?.delete(contactId);
      if (held?.size === 0) portals.delete(portalId);
    },
  };
}
