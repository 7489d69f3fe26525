import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { markHistoryRefused } from '../../leads/lead-history.ts';
import { putBackOverride } from '../../leads/lead-override.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { showContact } from '../slack/messages/contact-alerts.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
}

/** The new status, and the old one, whose source and time are missing in lines of earlier versions. */
const change = z.looseObject({
  from: z.string().nullable(),
  to: z.string().nullable(),
  fromSource: z.string().nullable().default(null),
  fromAt: z.coerce.date().nullable().default(null),
});

interface Refusal {
  historyId: string;
  /** The reason, without contact data. */
  words: string;
  /** Runs once the lead is restored, in the same transaction. */
  onUndone?(trx: Transaction<Database>): Promise<void>;
}

/**
 * HubSpot refused the change of a history line: marks the line and restores the lead. Kept, the status would be refused
 * again with every later result, and the result with it.
 */
export async function refuseOverride({ db, queue }: Deps, { historyId, words, onUndone }: Refusal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const line = await markHistoryRefused(trx, historyId, words);
    if (line === undefined) return;
    const lead = await putBack(trx, line);
    if (lead === undefined) return;
    const { portal_id: portalId, contact_id: contactId } = lead;
    await showContact({ queue }, trx, { portalId, contactId });
    await onUndone?.(trx);
  });
}

type Line = NonNullable<Awaited<ReturnType<typeof markHistoryRefused>>>;

/** Unless somebody has set another status since, which has its own history line. */
async function putBack(trx: Transaction<Database>, { lead_id: leadId, account_id: accountId, actor, detail }: Line) {
  const { from, to, fromSource, fromAt } = change.parse(detail);
  const before = { status: from, source: fromSource, at: fromAt };
  const lead = await putBackOverride(trx, { leadId, actor, refused: to, before });
  if (lead === undefined) return undefined;
  const action = 'lead.override_refused';
  await writeAudit(trx, { accountId, actor: 'system', action, target: leadId, detail: { from: to, to: from } });
  return lead;
}
