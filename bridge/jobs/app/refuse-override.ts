import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import { touchContact } from '../slack/messages/lead-lifecycle.ts';
import { enqueueDelivery } from '../slack/messages/message-rows.ts';

interface Deps {
  db: Kysely<Database>;
  queue: Pick<Queue, 'enqueue'>;
}

/** What the lead was given, and what it had before; the last two are missing in lines of earlier versions. */
const change = z.looseObject({
  from: z.string().nullable(),
  to: z.string().nullable(),
  fromSource: z.string().nullable().default(null),
  fromAt: z.coerce.date().nullable().default(null),
});

interface Refusal {
  historyId: string;
  /** Why, without data of a contact. */
  words: string;
  /** What follows where the lead is as before, in the same transaction. */
  onUndone?(trx: Transaction<Database>): Promise<void>;
}

/**
 * HubSpot has refused what a line of the history says: the line says so, and the lead is as before. Kept, the status
 * would be refused again with every later result, and the result with it.
 */
export async function refuseOverride({ db, queue }: Deps, { historyId, words, onUndone }: Refusal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const line = await markRefused(trx, historyId, words);
    if (line === undefined) return;
    const lead = await putBack(trx, line);
    if (lead === undefined) return;
    const { portal_id: portalId, contact_id: contactId } = lead;
    await enqueueDelivery(queue, trx, await touchContact(trx, { portalId, contactId }));
    await onUndone?.(trx);
  });
}

type Line = NonNullable<Awaited<ReturnType<typeof markRefused>>>;

function markRefused(trx: Transaction<Database>, historyId: string, refused: string) {
  return trx
    .updateTable('lead_history')
    .set({ detail: sql<string>`detail || ${JSON.stringify({ refused })}::jsonb` })
    .where('id', '=', historyId)
    .where('written_at', 'is', null)
    .returning(['lead_id', 'account_id', 'actor', 'detail'])
    .executeTakeFirst();
}

/** Unless somebody has set another status since, which has a line of its own. */
async function putBack(trx: Transaction<Database>, { lead_id: leadId, account_id: accountId, actor, detail }: Line) {
  const { from, to, fromSource, fromAt } = change.parse(detail);
  const lead = await trx
    .updateTable('leads')
    .set({ override_status: from, override_source: fromSource, overridden_at: fromAt })
    .where('id', '=', leadId)
    .where('override_status', 'is not distinct from', to)
    .$if(to !== null, (query) => query.where('override_source', '=', actor))
    .returning(['portal_id', 'contact_id'])
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  const action = 'lead.override_refused';
  await writeAudit(trx, { accountId, actor: 'system', action, target: leadId, detail: { from: to, to: from } });
  return lead;
}
