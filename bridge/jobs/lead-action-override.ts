import type { Transaction } from 'kysely';
import type { LeadAction } from '../slack/lead-card.ts';
import type { Database } from '../store/schema.ts';
import { saveOverride } from './lead-override.ts';

interface Overridden {
  lead: { id: string; account_id: string; override_status: string | null };
  action: LeadAction;
  actor: string;
}

/**
 * "Not a fit" is a human's word on the status, which the bridge keeps; taken back, the status is the bridge's again. In
 * HubSpot it is written by `write-lead-action`.
 */
export async function applyOverride(trx: Transaction<Database>, { lead, action, actor }: Overridden): Promise<void> {
  const { id: leadId, account_id: accountId, override_status: before } = lead;
  if (action === 'not_a_fit') {
    const change = { status: 'invalid', source: actor, at: new Date() };
    await saveOverride(trx, { accountId, leadId, before, change, actor });
  } else if (action === 'reopen' && before === 'invalid') {
    await saveOverride(trx, { accountId, leadId, before, change: null, actor });
  }
}
