import type { CallPriority } from '../../hubspot/client/ports.ts';
import {
  type ContactApi,
  type HubSpotContact,
  type ReadContacts,
  readContacts,
} from '../../hubspot/contacts/read-contacts.ts';
import { resultPropertyNames } from '../../hubspot/contacts/write-contacts.ts';
import { aboutProperties, mappedProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { loadLeads, type SeenLead } from '../../leads/lead-rows.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { Outages } from '../portals/back-off-portal.ts';
import type { ScreeningPortal } from '../portals/work-by-portal.ts';
import { errorNotes } from './screen-contact-commit.ts';
import {
  ANALYZER,
  ANALYZER_UNAVAILABLE,
  isAnalyzerUnavailable,
  type Judge,
  type Judged,
  judgeContact,
} from './screen-contact-judge.ts';
import {
  type ContactClaims,
  eventIdsOf,
  GRACE_MS,
  planScreening,
  type ScreenedContact,
} from './screen-contact-plan.ts';
import { failedContact, type JudgedContact, writeResults } from './screen-contact-results.ts';

/** A requested contact that HubSpot did not return. */
interface Missing {
  claims: ContactClaims;
  lead: SeenLead | undefined;
}

interface Absence {
  portal: ScreeningPortal;
  read: Pick<ReadContacts, 'refused'>;
  missing: readonly Missing[];
}

const RECHECK_SECONDS = 5;

/** Outcomes of contacts that HubSpot refused, does not have yet, or no longer has. */
async function withoutContacts(
  { db, now }: { db: Db; now(): Date },
  { portal, read, missing }: Absence,
): Promise<ScreenedContact[]> {
  const received = await newestEvents(db, missing.filter(mayBeLate));
  const earliest = now().getTime() - GRACE_MS;
  return missing.map(({ claims, lead }): ScreenedContact => {
    const failure = read.refused.get(claims.contactId);
    if (failure !== undefined) {
      const draft = failedContact({ claims, lead, portal }, errorNotes(failure.message));
      return { claims, outcome: { kind: 'done', word: 'error' }, draft };
    }
    if (eventIdsOf(claims).some((id) => (received.get(id) ?? 0) > earliest)) {
      const why = 'HubSpot does not have the contact yet';
      return { claims, outcome: { kind: 'again', seconds: RECHECK_SECONDS, why }, draft: null };
    }
    return { claims, outcome: { kind: 'done', word: 'gone' }, draft: null, gone: true };
  });
}

const late = new Set(['created', 'restored', 'merged']);

/** A contact may become readable a moment after its webhook. */
const mayBeLate = ({ claims, lead }: Missing): boolean =>
  lead === undefined && claims.claims.some(({ data }) => late.has(data.cause));

/**
 * When the events of these contacts were received, epoch ms. Age is used instead of job attempts: an outage of HubSpot
 * uses up none, and after a long one a missing contact is gone.
 */
async function newestEvents(db: Db, missing: readonly Missing[]): Promise<Map<string, number>> {
  const ids = missing.flatMap(({ claims }) => eventIdsOf(claims));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('webhook_events').select(['id', 'received_at']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, received_at }) => [id, received_at.getTime()]));
}

export interface PortalDeps {
  db: Db;
  unseal: Store['unseal'];
  api: ContactApi;
  judge: Judge;
  log: Log;
  now: () => Date;
}

type WithOutages = PortalDeps & { outages: Outages };

export interface PortalWork {
  portal: ScreeningPortal;
  contacts: readonly ContactClaims[];
  priority: CallPriority;
  /** Retries after the first attempt. */
  retryLimit: number;
}

/** A portal's part of a batch; nothing is stored yet. */
export interface PortalResult {
  seen: Map<string, SeenLead>;
  screened: ScreenedContact[];
}

/**
 * Reads, judges and writes the contacts of one portal: one read call, one write call, and none when HubSpot already
 * holds the values.
 * @throws {HubSpotFailure} when the portal as a whole cannot be read or written
 */
export async function screenPortal(deps: WithOutages, work: PortalWork): Promise<PortalResult> {
  const { portal, contacts, priority } = work;
  const contactIds = contacts.map(({ contactId }) => contactId);
  const wanted = [...mappedProperties(portal.mapping), ...aboutProperties(portal.mapping), ...resultPropertyNames];
  const properties = [...new Set(wanted)];
  // Loaded before the contacts: a lead that changes afterwards is detected as overtaken.
  const seen = await loadLeads(deps, portal.portalId, contactIds);
  const read = await readContacts(deps.api, { portalId: portal.portalId, contactIds, properties, priority });
  const judged: Promise<JudgedContact>[] = [];
  const missing: Missing[] = [];
  for (const claims of contacts) {
    const contact = read.contacts.get(claims.contactId);
    const lead = seen.get(claims.contactId);
    if (contact !== undefined) judged.push(judgeOne(deps, work, { claims, contact, lead }));
    else missing.push({ claims, lead });
  }
  const absent = await withoutContacts(deps, { portal, read, missing });
  const all = await Promise.all(judged);
  // Keep a previous result while the analyzer is unavailable.
  const kept = all.filter(({ unavailable, lead }) => unavailable !== undefined && hasSameResult(lead));
  const written = await writeResults(
    deps,
    work,
    all.filter((one) => !kept.includes(one)),
  );
  const waiting = kept.map(({ claims, unavailable }): ScreenedContact => {
    const outcome = { kind: 'again', seconds: unavailable?.seconds ?? 0, why: ANALYZER_UNAVAILABLE } as const;
    return { claims, outcome, draft: null };
  });
  return { seen, screened: [...absent, ...waiting, ...written] };
}

const hasSameResult = (lead: SeenLead | undefined) => lead?.state === 'screened' || lead?.state === 'needs_info';

interface Present {
  claims: ContactClaims;
  contact: HubSpotContact;
  lead: SeenLead | undefined;
}

async function judgeOne(deps: WithOutages, work: PortalWork, present: Present): Promise<JudgedContact> {
  const { judge, log, now, outages } = deps;
  const { portal, priority } = work;
  const { lead } = present;
  try {
    const plan = planScreening({ ...present, portal, engine: judge.engine, now: now() });
    const judged: Judged = await judgeContact(judge, {
      contactId: present.contact.id,
      plan,
      lead,
      portal,
      priority,
      now,
    });
    if (plan.step === 'judge' && outages.end(ANALYZER)) log.info('the model answers again');
    return { ...present, step: plan.step, judged };
  } catch (error) {
    const { portalId } = portal;
    log.warn({ err: error, portalId, contactId: present.contact.id }, 'a contact could not be judged');
    return isAnalyzerUnavailable(error, outages)
      ? { ...present, ...waitForAnalyzer(deps, error) }
      : { ...present, failure: error };
  }
}

/** Not the lead's fault: it stays pending, however long that takes. */
function waitForAnalyzer({ outages, log }: WithOutages, err: unknown) {
  const { waitMs, alert } = outages.note(ANALYZER);
  if (alert) log.error({ err }, 'the model is not available for now; leads wait for it');
  const nothing = {
    score: null,
    valid: null,
    notes: null,
    engine: null,
    screened_at: null,
    content_hash: null,
    area: null,
  };
  const judged: Judged = { ...nothing, state: 'pending' };
  return { step: 'wait', judged, unavailable: { seconds: Math.ceil(waitMs / 1_000) } } as const;
}
