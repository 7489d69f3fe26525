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
      const inFlight = portals.get(portalId) ?? new Map<string, CallPriority>();
      const alike = [...inFlight.values()].filter((one) => one === priority).length;
      // A batch waits as a whole: it costs one HubSpot call whatever its size.
      if (alike > 0 && alike + contacts.length > perPortal) return { taken: [], later: [...contacts] };
      const taken = contacts.filter(({ contactId }) => !inFlight.has(contactId));
      for (const { contactId } of taken) inFlight.set(contactId, priority);
      if (inFlight.size > 0) portals.set(portalId, inFlight);
      return { taken, later: contacts.filter((one) => !taken.includes(one)) };
    },
    release(portalId, contacts) {
      const inFlight = portals.get(portalId);
      for (const { contactId } of contacts) inFlight?.delete(contactId);
      if (inFlight?.size === 0) portals.delete(portalId);
    },
  };
}
