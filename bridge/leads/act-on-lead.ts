import type { Selectable } from 'kysely';
import type { LeadAction } from '../../shared/lead-actions.ts';
import type { Leads, Trx } from '../platform/store/schema.ts';
import { isOvertaken, transitionOf } from './lead-action-rules.ts';
import { addHistory, lockHandling, moveHandling, openHandling } from './lead-handling.ts';
import { saveOverride } from './lead-override.ts';
import { loadTeam } from './team-members.ts';

type HandlingRow = NonNullable<Awaited<ReturnType<typeof lockHandling>>>;
type ActedLead = Pick<Selectable<Leads>, 'id' | 'account_id' | 'override_status' | 'override_source' | 'overridden_at'>;

interface Step {
  lead: ActedLead;
  action: LeadAction;
  actor: string;
  reason: string | null;
  /** The typed note. */
  note: string | null;
  /** When it was clicked; null when unknown. */
  clickedAt: Date | null;
  /** Handling version the person saw; when omitted, the click time shows whether it has changed since. */
  seenVersion?: number;
  /** A repeated click counts once. */
  dedupeKey: string;
}

/**
 * - `done`: the lead changed; its history line and its new handling version
 * - `repeated`: the same click again, or nothing to change
 * - `refused`: somebody was faster, or (`overtaken`) the lead changed after the click
 * - `gone`: the lead no longer exists
 */
type Acted =
  | { kind: 'done'; historyId: string; version: number }
  | { kind: 'repeated' }
  | { kind: 'refused'; overtaken: boolean; handling: HandlingRow }
  | { kind: 'gone' };

/** Claims, releases, closes or reopens a lead. The store serializes concurrent calls. */
export async function actOnLead(trx: Trx, step: Step): Promise<Acted> {
  const { lead, action, actor, reason, clickedAt, dedupeKey } = step;
  await openHandling(trx, { leadId: lead.id, accountId: lead.account_id });
  const handling = await lockHandling(trx, lead.id);
  if (handling === undefined) return { kind: 'gone' };
  const team = await loadTeam(trx, lead.account_id);
  const transition = transitionOf(action, { state: handling.state, mine: team.isSame(handling.actor, actor) });
  if (transition.kind === 'same') return { kind: 'repeated' };
  const overtaken = transition.kind === 'changed' && hasChanged(step, handling);
  // A repeated click: what it did the first time is not refused.
  if (transition.kind === 'refused' || overtaken)
    return (await isKnown(trx, lead.id, dedupeKey)) ? { kind: 'repeated' } : { kind: 'refused', overtaken, handling };
  const historyId = await noteAction(trx, step);
  if (historyId === undefined) return { kind: 'repeated' };
  const name = team.nameOf(actor);
  const version = await moveHandling(trx, lead.id, { state: transition.state, actor, name, reason, clickedAt });
  await applyOverride(trx, step);
  return { kind: 'done', historyId, version };
}

function hasChanged({ action, clickedAt, seenVersion }: Step, { state, version, clicked_at }: HandlingRow): boolean {
  if (seenVersion === undefined) return isOvertaken(action, { state, clickedAt: clicked_at }, clickedAt);
  // A claim is refused anyway unless the lead is free, and a reason to close an open lead always counts.
  if (action === 'claim' || (action === 'not_a_fit' && state !== 'contacted')) return false;
  return seenVersion !== version;
}

/** Adds an action to the lead's history. @returns its id; undefined when it is there already */
export async function noteAction(
  trx: Trx,
  { lead, action, actor, reason, note, dedupeKey }: Omit<Step, 'clickedAt'>,
): Promise<string | undefined> {
  const entry = {
    lead_id: lead.id,
    account_id: lead.account_id,
    actor,
    action,
    detail: {
      ...(reason !== null && { reason }),
      ...(note !== null && { note }),
      ...overrideDetail({ lead, action }),
    },
    dedupe_key: dedupeKey,
  };
  return (await addHistory(trx, [entry])).get(dedupeKey);
}

export async function isKnown(trx: Trx, leadId: string, dedupeKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('lead_history')
    .select('id')
    .where((entry) => entry.and({ lead_id: leadId, dedupe_key: dedupeKey }))
    .executeTakeFirst();
  return row !== undefined;
}

type Overriding = Pick<Step, 'lead' | 'action'>;

const UNFIT = 'invalid';

/** The status an action sets, null for the bridge's own; undefined when it leaves the status alone. */
function statusBy({ lead, action }: Overriding): string | null | undefined {
  if (action === 'not_a_fit') return UNFIT;
  return action === 'reopen' && lead.override_status === UNFIT ? null : undefined;
}

/** Stored in the history, to undo it if HubSpot refuses it. */
function overrideDetail(acting: Overriding): Record<string, unknown> {
  const to = statusBy(acting);
  if (to === undefined) return {};
  const { override_status: from, override_source: fromSource, overridden_at: fromAt } = acting.lead;
  return { from, fromSource, fromAt, to };
}

/**
 * "Not a fit" is a human override, which the bridge keeps; when it is taken back, the bridge owns the status again.
 * `write-lead-action` writes it to HubSpot.
 */
async function applyOverride(trx: Trx, { lead, action, actor }: Overriding & Pick<Step, 'actor'>): Promise<void> {
  const { id: leadId, account_id: accountId, override_status: before } = lead;
  const status = statusBy({ lead, action });
  if (status === undefined) return;
  const change = status === null ? null : { status, source: actor, at: new Date() };
  await saveOverride(trx, { accountId, leadId, before, change, actor });
}
