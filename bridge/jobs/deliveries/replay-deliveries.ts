import { reopenEvent } from '../../hubspot/webhook/inbox.ts';
import type { JobDefinition } from '../../platform/queue/define-job.ts';
import {
  countJobs,
  type DeadLetter,
  dropIdleJobs,
  type JobData,
  pageDeadLetters,
  takeDeadLetters,
} from '../../platform/queue/job-rows.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { enqueueEvents } from '../contacts/enqueue-events.ts';
import { everyJob } from '../definitions/every-job.ts';
import { writeLeadActionJob } from '../definitions/job-kinds.ts';
import { findJobLeads, jobsByLead } from '../definitions/job-leads.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

const BATCH = 500;

/** A user of a firm: other firms' deliveries are unknown then, and the audit log names them. */
export interface Replayer {
  accountId: string;
  actor: string;
}

/**
 * Reopens an event and enqueues its job, whatever its outcome; its dead letter is removed.
 * @returns false when there is no such event
 */
export async function replayEvent({ db, queue }: Deps, eventId: string, by?: Replayer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const event = await reopenEvent(trx, eventId, by?.accountId);
    if (event === undefined) return false;
    if (by !== undefined) await writeAudit(trx, { ...by, action: 'delivery.replayed', target: eventId, detail: {} });
    await dropIdleJobs(trx, everyJob, { key: 'eventId', value: eventId });
    await enqueueEvents(queue, trx, [event]);
    return true;
  });
}

interface Replayed {
  replayed: number;
  /** Jobs of another version of the bridge, or of unknown kind; they stay. */
  unreadable: number;
}

interface Scope {
  /** When omitted, the jobs of every firm are requeued. */
  firm?: { accountId: string; portalId: string };
  onProgress?(seen: number, of: number): void;
}

/** Requeues jobs that failed permanently. */
export async function replayDeadLetters(
  { db, queue }: Deps,
  { firm, onProgress = () => undefined }: Scope = {},
): Promise<Replayed> {
  const counts = await countJobs(db, everyJob);
  const all = [...counts.values()].reduce((sum, { dead }) => sum + dead, 0);
  let replayed = 0;
  let unreadable = 0;
  for await (const some of pageDeadLetters(db, everyJob, BATCH, { ...firm })) {
    const theirs = firm === undefined ? some : await ofFirm(db, some, firm);
    const readable = theirs.filter(isReadable);
    unreadable += theirs.length - readable.length;
    if (readable.length > 0) replayed += await db.transaction().execute((trx) => putBack(queue, trx, readable));
    onProgress(replayed + unreadable, all);
  }
  return { replayed, unreadable };
}

const definitionOf = ({ job }: DeadLetter) => everyJob.find(({ name }) => name === job);
const isReadable = (letter: DeadLetter) => definitionOf(letter)?.schema.safeParse(letter.data).success === true;

async function ofFirm(db: Db, letters: readonly DeadLetter[], { accountId, portalId }: NonNullable<Scope['firm']>) {
  const contents = letters.map(({ data }) => data);
  const leads = await findJobLeads(db, contents);
  return letters.filter(
    ({ data }, at) => data.portalId === portalId || data.accountId === accountId || leads[at]?.accountId === accountId,
  );
}

/** Jobs requeued by somebody else meanwhile are skipped. */
async function putBack(queue: Pick<Queue, 'enqueue'>, trx: Trx, letters: readonly DeadLetter[]): Promise<number> {
  const taken = await takeDeadLetters(trx, letters);
  for (const definition of everyJob) {
    const data = taken.filter(({ job }) => job === definition.name).map((letter) => dataOf(definition, letter));
    const portals = await portalsOf(trx, definition, data);
    const entries = data.map((one, nth) => {
      const groupId = portals[nth];
      return { data: one, options: groupId === undefined ? {} : { groupId } };
    });
    await queue.enqueue(trx, definition, entries);
  }
  return taken.length;
}

/** The job may have left a note before it died, so it is looked for: HubSpot would store both. */
const dataOf = (definition: JobDefinition, { data }: DeadLetter): JobData =>
  definition.name === writeLeadActionJob.name ? { ...data, begun: true } : data;

/** Portals of the jobs, so that those of unavailable portals are held back. */
async function portalsOf(
  trx: Trx,
  definition: JobDefinition,
  data: readonly JobData[],
): Promise<(string | undefined)[]> {
  if (jobsByLead.includes(definition)) return (await findJobLeads(trx, data)).map((lead) => lead?.portalId);
  return data.map(({ portalId }) => (typeof portalId === 'string' ? portalId : undefined));
}
