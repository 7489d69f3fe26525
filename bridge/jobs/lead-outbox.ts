import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { z } from 'zod';
import type { Queue } from '../queue/open-queue.ts';
import type { Database, Outbox } from '../store/schema.ts';
import { addHistory } from './lead-history.ts';
import type { LeadDraft, SavedLead } from './lead-rows.ts';
import { notifySlackJob } from './slack-jobs.ts';

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
  /** Why it was screened; rows of earlier versions say nothing. */
  cause: z.string().optional(),
  /** Nothing is new: somebody asked for it, and is to hear that. */
  repeated: z.boolean().optional(),
});
export type LeadScreened = z.infer<typeof leadScreened>;

export const LEAD_SCREENED = 'lead.screened';

interface NewResults {
  accountId: string;
  portalId: string;
  saved: readonly SavedLead[];
  drafts: ReadonlyMap<string, LeadDraft>;
}

/**
 * One row for each new result, once however often its transaction is tried, and a line in the lead's history. An account
 * that has Slack is told at once; a result somebody asked for is told though it is the same.
 */
export async function announceResults(
  { queue }: { queue: Pick<Queue, 'enqueue'> },
  trx: Transaction<Database>,
  results: NewResults,
): Promise<void> {
  const { accountId } = results;
  const told = results.saved.flatMap((saved) => payloadOf(results, saved) ?? []);
  if (told.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(told.map((payload) => rowOf(payload)))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  const fresh = told.filter(({ repeated }) => repeated !== true);
  await addHistory(
    trx,
    fresh.map(({ leadId, revision, state, score, valid }) => ({
      lead_id: leadId,
      account_id: accountId,
      actor: 'bridge',
      action: 'screened',
      detail: { state, score, valid, revision },
      dedupe_key: `screened:${revision}`,
    })),
  );
  if (await hasSlack(trx, accountId)) await queue.enqueue(trx, notifySlackJob, [{ data: { accountId } }]);
}

function payloadOf({ accountId, portalId, drafts }: NewResults, saved: SavedLead): LeadScreened | undefined {
  const { id: leadId, contactId, revision, isNew } = saved;
  const draft = drafts.get(contactId);
  if (draft === undefined) return undefined;
  const { score = null, valid = null } = draft;
  const repeated = !isNew && draft.cause === 'manual' && draft.state === 'screened' && score !== null;
  if (!isNew && !repeated) return undefined;
  const refused = score === null ? 'needs_info' : 'screened';
  const state = draft.state === 'error' ? refused : draft.state;
  const payload = { leadId, accountId, portalId, contactId, revision, state, score, valid, cause: draft.cause };
  return leadScreened.parse(repeated ? { ...payload, repeated } : payload);
}

function rowOf(payload: LeadScreened): Insertable<Outbox> {
  const { accountId, portalId, contactId, leadId, revision, repeated } = payload;
  const result = `${portalId}:${contactId}:${leadId}:${revision}`;
  const dedupe_key = repeated === true ? `${result}:${randomUUID()}` : result;
  return { account_id: accountId, kind: LEAD_SCREENED, dedupe_key, payload: JSON.stringify(payload), sent_at: null };
}

async function hasSlack(trx: Transaction<Database>, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('slack_connections')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
