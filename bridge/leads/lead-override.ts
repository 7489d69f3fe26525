import { sql, type Transaction } from 'kysely';
import type { LastChange } from '../hubspot/contacts/read-contacts.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Database } from '../platform/store/schema.ts';

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
export async function saveOverride(trx: Transaction<Database>, { accountId, leadId, before, change, actor }: Change) {
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
export function putBackOverride(trx: Transaction<Database>, { leadId, actor, refused, before }: PutBack) {
  return trx
    .updateTable('leads')
    .set({ override_status: before.status, override_source: before.source, overridden_at: before.at })
    .where('id', '=', leadId)
    .where('override_status', 'is not distinct from', refused)
    .$if(refused !== null, (query) => query.where('override_source', '=', actor))
    .returning(['portal_id', 'contact_id'])
    .executeTakeFirst();
}
