import type { Selectable, Transaction } from 'kysely';
import { saveOverride } from '../../../leads/lead-override.ts';
import type { Database, Leads } from '../../../platform/store/schema.ts';
import type { LeadAction } from '../../../slack/render/lead-card.ts';

interface Overridden {
  lead: Pick<Selectable<Leads>, 'id' | 'account_id' | 'override_status' | 'override_source' | 'overridden_at'>;
  action: LeadAction;
  actor: string;
}

/** The status that an action gives a lead, null for the bridge's own; undefined where it leaves it. */
function statusBy({ lead, action }: Pick<Overridden, 'lead' | 'action'>): string | null | undefined {
  if (action === 'not_a_fit') return UNFIT;
  return action === 'reopen' && lead.override_status === UNFIT ? null : undefined;
}

const UNFIT = 'invalid';

/** What the history keeps of it, for it to be undone where HubSpot refuses it. */
export function overrideDetail(acting: Pick<Overridden, 'lead' | 'action'>): Record<string, unknown> {
  const to = statusBy(acting);
  if (to === undefined) return {};
  const { override_status: from, override_source: fromSource, overridden_at: fromAt } = acting.lead;
  return { from, fromSource, fromAt, to };
}

/**
 * "Not a fit" is a human's word on the status, which the bridge keeps; taken back, the status is the bridge's again. In
 * HubSpot it is written by `write-lead-action`.
 */
export async function applyOverride(trx: Transaction<Database>, { lead, action, actor }: Overridden): Promise<void> {
  const { id: leadId, account_id: accountId, override_status: before } = lead;
  const status = statusBy({ lead, action });
  if (status === undefined) return;
  const change = status === null ? null : { status, source: actor, at: new Date() };
  await saveOverride(trx, { accountId, leadId, before, change, actor });
}
