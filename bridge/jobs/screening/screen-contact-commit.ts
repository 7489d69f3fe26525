import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { contactKey, type Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { noteFailedAttempt, type SettledEvent, settleEvents } from '../../hubspot/webhook/inbox.ts';
import type { NoteSeals } from '../../leads/lead-columns.ts';
import { announceResults } from '../../leads/lead-outbox.ts';
import { saveOverride } from '../../leads/lead-override.ts';
import { markDeleted, type SavedLead, type SeenLead, saveLeads } from '../../leads/lead-rows.ts';
import { Problem } from '../../platform/problem.ts';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import type { BatchCompletion } from '../../platform/queue/handle-batch.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { eraseAnalyses, linkAnalyses } from '../../platform/results/analysis-cache.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { notifySlackJob, priorityOf, type ScreenContact } from '../definitions/job-kinds.ts';
import { showHandling } from '../slack/messages/contact-alerts.ts';
import { releaseWorkflows } from '../workflows/release-workflows.ts';
import { type ClaimsOutcome, eventIdsOf, jobsFor, type ScreenedContact } from './screen-contact-plan.ts';

/** A contact that another worker screened concurrently is screened again when both are done. */
const OVERTAKEN_SECONDS = 2;

export interface CommitDeps {
  db: Db;
  seal: NoteSeals['seal'];
  unseal: NoteSeals['unseal'];
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Pick<Tombstones, 'find' | 'whileHeldOff'>;
}

export interface Commit {
  portalId: string;
  /** Null when no account has the portal: nothing is stored then. */
  accountId: string | null;
  /** Time before any contact was read, by the database's clock; null when none was. */
  requestedAt: Date | null;
  screened: readonly ScreenedContact[];
  seen: ReadonlyMap<string, SeenLead>;
  job: JobDefinition<ScreenContact>;
  batch: BatchCompletion<ScreenContact>;
}

/** What was settled, for metrics. */
export interface Committed {
  outcome: string;
  contacts: number;
  events: SettledEvent[];
}

/**
 * Stores a batch's results in one short transaction: leads, follow-ups, events, jobs.
 * @throws {ClaimLost} when another worker has a job by now; nothing is stored then
 */
export async function commitScreening(deps: CommitDeps, commit: Commit): Promise<Committed[]> {
  try {
    return await keepAll(deps, commit);
  } catch (error) {
    // An erasure deletes the jobs, which rolls this transaction back: the new results are dropped too.
    await dropErased(deps, commit).catch(() => undefined);
    throw error;
  }
}

async function dropErased({ db, tombstones }: CommitDeps, { portalId, screened }: Commit): Promise<void> {
  const contacts = screened
    .filter(({ analysis }) => analysis !== undefined)
    .map(({ claims: { contactId } }) => ({ portalId, contactId }));
  const erased = await tombstones.find(db, contacts);
  const ids = contacts.filter((contact) => erased.has(contactKey(contact))).map(({ contactId }) => contactId);
  if (ids.length > 0) await eraseAnalyses(db, portalId, ids);
}

function keepAll(deps: CommitDeps, commit: Commit): Promise<Committed[]> {
  // Otherwise an erasure could commit between the tombstone check and the end of the transaction.
  return deps.tombstones.whileHeldOff(deps.db, async (trx) => {
    const overtaken = await keepLeads(deps, trx, commit);
    const committed = await settleClaims(trx, commit.screened);
    const { portalId, requestedAt } = commit;
    if (requestedAt !== null) await releaseWorkflows(deps, trx, { portalId, contactIds: endedIn(commit), requestedAt });
    await enqueueAgain(deps, trx, { ...commit, overtaken });
    const claims = commit.screened.flatMap(({ outcome, claims: source }) =>
      outcome.kind === 'failed' ? [] : source.claims,
    );
    if (claims.length > 0) await commit.batch.complete(trx, claims);
    return committed;
  });
}

/** Contacts whose work has ended. */
const endedIn = ({ screened }: Commit): string[] =>
  screened
    .filter(({ outcome }) => outcome.kind === 'done' || (outcome.kind === 'failed' && outcome.last))
    .map(({ claims }) => claims.contactId);

async function keepLeads(
  { tombstones, queue, seal, unseal }: CommitDeps,
  trx: Trx,
  { accountId, portalId, screened, seen }: Commit,
): Promise<SavedLead[]> {
  if (accountId === null) return [];
  const withDraft = screened.filter(({ draft }) => draft !== null);
  const refs = withDraft.map(({ claims: { contactId } }) => ({ portalId, contactId }));
  const erased = await tombstones.find(trx, refs);
  const isErased = ({ claims: { contactId } }: ScreenedContact) => erased.has(contactKey({ portalId, contactId }));
  const kept = withDraft.filter((one) => !isErased(one));
  const dropped = withDraft.filter(isErased).map(({ claims }) => claims.contactId);
  if (dropped.length > 0) await eraseAnalyses(trx, portalId, dropped);
  const analyses = kept.flatMap(({ claims, analysis }) =>
    analysis === undefined ? [] : [{ contactId: claims.contactId, key: analysis }],
  );
  await linkAnalyses(trx, portalId, analyses);
  const drafts = kept.flatMap(({ draft }) => draft ?? []);
  const saved = await saveLeads(trx, { seals: { seal, unseal }, accountId, portalId, drafts, seen });
  const byContact = new Map(drafts.map((draft) => [draft.contact_id, draft]));
  const inDanger = new Set(kept.filter((one) => one.inDanger).map(({ claims }) => claims.contactId));
  const results = { accountId, portalId, saved, drafts: byContact, inDanger };
  const { scored, toSlack } = await announceResults(trx, results);
  if (toSlack) await queue.enqueue(trx, notifySlackJob, [{ data: { accountId } }]);
  const overruled = new Set<string>();
  for (const { id, contactId } of saved) {
    const override = kept.find(({ claims }) => claims.contactId === contactId)?.override;
    if (override === undefined) continue;
    await saveOverride(trx, { accountId, leadId: id, ...override });
    overruled.add(id);
  }
  const gone = screened.filter((one) => one.gone === true).map(({ claims }) => claims.contactId);
  const deleted = await markDeleted(trx, portalId, gone);
  await showHandling({ queue }, trx, { saved, announced: scored, overruled, deleted });
  return saved.filter(({ overtaken }) => overtaken);
}

/** Events by outcome, one statement per group. */
async function settleClaims(trx: Trx, screened: readonly ScreenedContact[]): Promise<Committed[]> {
  const groups = Map.groupBy(screened, ({ outcome }) => wordOf(outcome));
  const committed: Committed[] = [];
  for (const group of groups.values()) {
    const [{ outcome } = { outcome: null }] = group;
    const eventIds = group.flatMap(({ claims }) => eventIdsOf(claims));
    if (outcome?.kind === 'done') {
      const events = await settleEvents(trx, eventIds, outcome.word);
      committed.push({ outcome: outcome.word, contacts: group.length, events });
    } else if (outcome?.kind === 'failed') {
      await noteFailedAttempt(trx, eventIds, outcome.words);
      committed.push({ outcome: outcome.last ? 'failed' : 'retried', contacts: group.length, events: [] });
    } else if (outcome?.why) await noteFailedAttempt(trx, eventIds, outcome.why);
  }
  return committed;
}

const wordOf = (outcome: ClaimsOutcome): string => JSON.stringify(outcome);

async function enqueueAgain(
  { queue }: CommitDeps,
  trx: Trx,
  { portalId, job, screened, overtaken }: Commit & { overtaken: readonly SavedLead[] },
): Promise<void> {
  const entries = screened.flatMap(({ claims, outcome }) =>
    outcome.kind === 'again' ? jobsFor(claims).map((data) => ({ data, startAfter: outcome.seconds })) : [],
  );
  for (const { contactId } of overtaken) {
    const cause = screened.find(({ claims }) => claims.contactId === contactId)?.claims.cause ?? 'changed';
    entries.push({ data: { portalId, contactId, cause }, startAfter: OVERTAKEN_SECONDS });
  }
  if (entries.length === 0) return;
  await queue.enqueue(
    trx,
    job,
    entries.map(({ data, startAfter }) => ({
      data,
      options: { startAfter, groupId: portalId, priority: priorityOf(data.cause) },
    })),
  );
}

/** A failure in words for the firm: no contact data, no internals. */
export function describeFailureForPeople(error: unknown): string {
  if (error instanceof HubSpotFailure || error instanceof Problem) return error.message;
  return 'An unexpected failure; the log of the bridge has the reason';
}

/** The notes of a lead whose screening failed permanently. */
export const errorNotes = (words: string): string => `Could not be screened: ${words}`;
/** The notes of a lead whose result HubSpot refused. */
export const refusedNotes = (words: string): string => `Screened, but HubSpot refused the result: ${words}`;
