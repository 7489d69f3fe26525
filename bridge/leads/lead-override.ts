import { sql } from 'kysely';
import { findConnection } from '../hubspot/connections/connections.ts';
import type { LastChange } from '../hubspot/contacts/read-contacts.ts';
import type { ContactRef } from '../hubspot/contacts/tombstones.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Trx } from '../platform/store/schema.ts';
import { addPendingLead } from './lead-rows.ts';
import { listSurvivors } from './list-survivors.ts';

interface StatusChange extends ContactRef {
  /** One of ours, or empty when cleared; undefined for an option the firm added. */
  status: string | undefined;
  /** Such as `CRM_UI userId:7`. */
  source: string;
  occurredAt: Date;
}

/**
 * - `override_set`: it stays until a human clears it
 * - `override_cleared`: the bridge owns the status again, and rewrites it
 * - `overtaken`: a later change is known already
 * - `no_lead`: there is nothing to store, or no account to store it for
 * - `other_status`: the screening finds it on the contact
 */
type OverrideOutcome = 'override_set' | 'override_cleared' | 'overtaken' | 'no_lead' | 'other_status';

interface Recorded {
  outcome: OverrideOutcome;
  /** The contact it applies to: after a merge, the survivor. */
  contactId: string;
  /** Whether that contact has to be screened again. */
  screen: boolean;
}

/** @returns the outcome */
export async function recordOverride(trx: Trx, change: StatusChange): Promise<Recorded> {
  const { status, source, occurredAt, portalId } = change;
  const { contactId, known } = await lockSurvivor(trx, change);
  if (status === undefined) return { outcome: 'other_status', contactId, screen: true };
  const cleared = status === '';
  const lead = known ?? (cleared ? undefined : await lockNewLead(trx, { portalId, contactId }));
  if (lead === undefined) return { outcome: 'no_lead', contactId, screen: true };
  if (lead.overridden_at !== null && lead.overridden_at > occurredAt)
    return { outcome: 'overtaken', contactId, screen: false };
  await trx
    .updateTable('leads')
    .set({
      override_status: cleared ? null : status,
      override_source: source,
      overridden_at: occurredAt,
      updated_at: new Date(),
      // The survivor shows what the merge moved there.
      ...(contactId !== change.contactId && !cleared && { written: null }),
    })
    .where('id', '=', lead.id)
    .execute();
  const traced = (lead.override_status ?? '') === status && lead.override_source === source;
  if (!traced) await traceOverride(trx, { ...change, status }, lead);
  // If the bridge wrote after the human, the contact shows the bridge's value; a merge keeps the primary contact's.
  const overwritten = lead.written_at !== null && lead.written_at >= occurredAt;
  const screen = cleared || overwritten || known === undefined || contactId !== change.contactId;
  return { outcome: cleared ? 'override_cleared' : 'override_set', contactId, screen };
}

/**
 * Events of a contact may arrive after its merge: they apply to the survivor. A merge that is known but not processed
 * has not moved the lead yet, and takes along what is on it.
 */
async function lockSurvivor(trx: Trx, { portalId, contactId }: ContactRef) {
  const own = await lockLead(trx, { portalId, contactId });
  if (own !== undefined && own.merged_into === null) return { contactId, known: own };
  const survivors = await listSurvivors(trx, { portalId, contactId });
  // Merges are kept for a shorter time than leads.
  if (own?.merged_into != null) survivors.push(own.merged_into);
  for (const id of survivors.toReversed()) {
    const known = await lockLead(trx, { portalId, contactId: id });
    if (known !== undefined && known.merged_into === null) return { contactId: id, known };
  }
  return { contactId: survivors.at(-1) ?? contactId, known: undefined };
}

const lockLead = (trx: Trx, { portalId, contactId }: ContactRef) =>
  trx
    .selectFrom('leads')
    .select(['id', 'account_id', 'override_status', 'override_source', 'overridden_at', 'written_at', 'merged_into'])
    .where('portal_id', '=', portalId)
    .where('contact_id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();

/**
 * A running first screening may overwrite the human's value before it knows of it: the value is stored on a pending
 * lead, and the following screening restores it.
 */
async function lockNewLead(trx: Trx, contact: ContactRef) {
  const connection = await findConnection(trx, contact.portalId);
  if (connection === undefined) return undefined;
  await addPendingLead(trx, { ...contact, accountId: connection.accountId, cause: 'changed' });
  return lockLead(trx, contact);
}

/** The lead's own id, not the contact's: the audit entry outlives an erasure. */
async function traceOverride(
  trx: Trx,
  { status, source, occurredAt }: StatusChange & { status: string },
  lead: { id: string; account_id: string; override_status: string | null },
): Promise<void> {
  await writeAudit(trx, {
    accountId: lead.account_id,
    actor: `hubspot:${source}`,
    action: status === '' ? 'lead.override_cleared' : 'lead.override_set',
    target: lead.id,
    detail: { from: lead.override_status, to: status === '' ? null : status, at: occurredAt.toISOString() },
  });
}

/** The value of HubSpot's status property, and what is known about it. */
interface StatusSeen {
  /** Empty where nothing is set. */
  current: string;
  /** The bridge's last written value; null also when a merge moved another contact's value there. */
  written: string | null;
  /** A human override in effect. */
  override: string | null;
}

interface Override {
  status: string;
  /** Such as `CRM_UI userId:7`. */
  source: string;
  at: Date;
}

/** `null` ends the override: the human has cleared the status. */
export type OverrideChange = Override | null;

/**
 * - `ours`: the bridge writes the status
 * - `kept`: a human's value stays
 * - `ended`: the human has cleared it
 * - `suspected`: unclear; HubSpot's history says who wrote it
 */
export type StatusOwner = 'ours' | 'kept' | 'ended' | 'suspected';

export function ownerOfStatus({ current, written, override }: StatusSeen): StatusOwner {
  // HubSpot's value was set before the override was known here, or HubSpot itself moved it there.
  if (override !== null && written === null) return 'kept';
  if (current === '') return override === null ? 'ours' : 'ended';
  if (override !== null) return current === override ? 'kept' : 'suspected';
  // A human may have chosen the bridge's own value: that stays too.
  return current === written ? 'ours' : 'suspected';
}

/** The override behind a change; null for the bridge's own write, which may have reached HubSpot but not our store. */
export function overrideOf(change: LastChange | undefined, appId: string | null): Override | null {
  if (change === undefined) return null;
  const { value: status, sourceType, sourceId, at } = change;
  // Until the app id is known, integration writes count as ours: a lost override can be set again.
  if (sourceType === 'INTEGRATION' && (appId === null || sourceId === appId)) return null;
  const source = [sourceType, sourceId].filter((part) => part !== null).join(' ');
  return { status: status.slice(0, 200), source: source.slice(0, 200) || 'unknown', at };
}

interface Change {
  accountId: string;
  leadId: string;
  before: string | null;
  change: OverrideChange;
  /** The person, if it was not done in HubSpot. */
  actor?: string;
}

/**
 * Stores a human's status, or its clearing, with an audit entry. Of changes in HubSpot, a later known one stays; a
 * change made here is always the newest, even if another clock is ahead of ours.
 */
export async function saveOverride(trx: Trx, { accountId, leadId, before, change, actor }: Change) {
  const changedAt = change?.at ?? new Date();
  const isHere = actor !== undefined;
  const source = change?.source ?? 'unknown';
  const saved = await trx
    .updateTable('leads')
    .set({
      override_status: change?.status ?? null,
      override_source: source,
      overridden_at: isHere
        ? sql<Date>`greatest(${changedAt}::timestamptz, overridden_at + interval '1 millisecond')`
        : changedAt,
    })
    .where('id', '=', leadId)
    .$if(!isHere, (query) =>
      query.where((eb) => eb.or([eb('overridden_at', 'is', null), eb('overridden_at', '<', changedAt)])),
    )
    .returning('overridden_at')
    .executeTakeFirst();
  if (saved === undefined) return;
  const at = saved.overridden_at ?? changedAt;
  await writeAudit(trx, {
    accountId,
    actor: actor ?? `hubspot:${source}`,
    action: change === null ? 'lead.override_cleared' : 'lead.override_set',
    target: leadId,
    detail: { from: before, to: change?.status ?? null, at: at.toISOString() },
  });
}

interface PutBack {
  leadId: string;
  /** Who set the refused status. */
  actor: string;
  refused: string | null;
  before: { status: string | null; source: string | null; at: Date | null };
}

/** Restores the previous status, unless another was set since. @returns the contact; undefined when nothing changed */
export function putBackOverride(trx: Trx, { leadId, actor, refused, before }: PutBack) {
  return trx
    .updateTable('leads')
    .set({ override_status: before.status, override_source: before.source, overridden_at: before.at })
    .where('id', '=', leadId)
    .where('override_status', 'is not distinct from', refused)
    .$if(refused !== null, (query) => query.where('override_source', '=', actor))
    .returning(['portal_id', 'contact_id'])
    .executeTakeFirst();
}
