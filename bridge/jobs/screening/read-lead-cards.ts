import type { Kysely } from 'kysely';
import type { Screening } from '../../../shared/results.ts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import { type ContactApi, type HubSpotContact, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, mappedProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { contactUrl, makeLeadCard } from '../../leads/lead-cards.ts';
import { withNotes } from '../../leads/lead-notes.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { LeadCard } from '../../slack/render/lead-card-schema.ts';
import { loadPortals, type ScreeningPortal } from '../portals/work-by-portal.ts';
import { contentHashOf } from './screen-contact-plan.ts';

export interface CardDeps {
  db: Kysely<Database>;
  api: ContactApi;
  /** The engine that screens. */
  analyzer: Pick<Analyzer, 'engine' | 'screen'>;
  unseal: Store['unseal'];
  log: Log;
}

/** A card must appear at once: data that is slower is left out, ms. */
const MAX_WAIT_MS = 2_000;

/**
 * - `cards`: by lead id; contacts that HubSpot no longer has are missing
 * - `waits`: the portal is paused, revoked or gone, or the account has no active subscription
 */
type ReadCards = { kind: 'cards'; cards: Map<string, LeadCard> } | { kind: 'blocked' };

/** The contents of messages about leads of one portal. @throws {HubSpotFailure} */
export async function readLeadCards(deps: CardDeps, portalId: string, leads: readonly Lead[]): Promise<ReadCards> {
  if (leads.length === 0) return { kind: 'cards', cards: new Map() };
  const portal = (await loadPortals(deps.db, [portalId])).get(portalId);
  if (portal === undefined || portal.blockedReason !== null) return { kind: 'blocked' };
  const { contacts } = await readContacts(deps.api, {
    portalId,
    contactIds: leads.map(({ contact_id }) => contact_id),
    properties: mappedProperties(portal.mapping),
    priority: 'live',
  });
  const uiDomain = await findUiDomain(deps.db, portalId);
  const cards = await Promise.all(
    leads.map(async (lead): Promise<[string, LeadCard] | undefined> => {
      const contact = contacts.get(lead.contact_id);
      if (contact === undefined) return undefined;
      const { record, screening } = await explain(deps, { portal, lead, contact });
      const url = contactUrl(uiDomain, portalId, lead.contact_id);
      return [lead.id, makeLeadCard({ lead: withNotes(deps, lead), record, screening, url })];
    }),
  );
  return { kind: 'cards', cards: new Map(cards.filter((card) => card !== undefined)) };
}

async function findUiDomain(db: Kysely<Database>, portalId: string): Promise<string | null> {
  const row = await db
    .selectFrom('hubspot_connections')
    .select('ui_domain')
    .where('portal_id', '=', portalId)
    .executeTakeFirst();
  return row?.ui_domain ?? null;
}

interface Explained {
  portal: ScreeningPortal;
  lead: Lead;
  contact: HubSpotContact;
}

/** The judgment behind the stored result: stored when it was made, valid while the contact is unchanged. */
async function explain({ analyzer, log }: CardDeps, { portal, lead, contact }: Explained) {
  const { configuration, portalId } = portal;
  const { record } = contactToRecord(contact.properties, portal.mapping);
  const hash = contentHashOf({ record, configuration, engine: analyzer.engine });
  if (lead.content_hash === null || !lead.content_hash.equals(hash)) return { record, screening: null };
  try {
    const owner = { portalId, contactId: contact.id };
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const screening: Screening = await analyzer.screen(record, configuration, { owner, signal, priority: 'live' });
    return { record, screening };
  } catch (err) {
    log.debug({ err, portalId }, 'a lead is announced without the reasons for its score');
    return { record, screening: null };
  }
}
