import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../store/schema.ts';
import type { LeadDraft, SavedLead } from './lead-rows.ts';

/** What follows a new result is told by this row: ids and the result, nothing of a person. */
export const leadScreened = z.object({
  leadId: z.uuid(),
  accountId: z.uuid(),
  portalId: z.string(),
  contactId: z.string(),
  /** Counts the different results of the contact. */
  revision: z.int().min(1),
  state: z.enum(['screened', 'needs_info']),
  /** Null for `needs_info`, as `valid` is. */
  score: z.int().min(0).max(100).nullable(),
  valid: z.boolean().nullable(),
});
export type LeadScreened = z.infer<typeof leadScreened>;

export const LEAD_SCREENED = 'lead.screened';

interface NewResults {
  accountId: string;
  portalId: string;
  saved: readonly SavedLead[];
  drafts: ReadonlyMap<string, LeadDraft>;
}

/** One row for each new result, once however often its transaction is tried. */
export async function announceResults(trx: Transaction<Database>, results: NewResults): Promise<void> {
  const { accountId, portalId } = results;
  const rows = results.saved.flatMap(({ id, contactId, revision, isNew }) => {
    const draft = results.drafts.get(contactId);
    if (!isNew || draft === undefined) return [];
    const { score, valid } = draft;
    const refused = score === null ? 'needs_info' : 'screened';
    const state = draft.state === 'error' ? refused : draft.state;
    const payload = leadScreened.parse({ leadId: id, accountId, portalId, contactId, revision, state, score, valid });
    const dedupe_key = `${portalId}:${contactId}:${id}:${revision}`;
    return [{ account_id: accountId, kind: LEAD_SCREENED, dedupe_key, payload: JSON.stringify(payload) }];
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
