import { type RawBuilder, sql } from 'kysely';
import type { WebhookKind } from '../../../shared/dashboard/deliveries.ts';
import { ofAccount } from '../../hubspot/webhook/inbox.ts';
import {
  deadValues,
  type FoundJob,
  findJobs,
  listDeadLetters,
  pageDeadLetters,
} from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { everyJob } from '../definitions/every-job.ts';
import { findJobLeads, jobsByLead } from '../definitions/job-leads.ts';
import { listWorkflowDeliveries, type RunPlace } from './workflow-deliveries.ts';

export const deliveryStatuses = ['open', 'failed', 'done'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * An event, or a workflow that reached the action, from receipt to end; or a job that failed permanently and that neither
 * caused.
 */
export interface Delivery {
  eventId: string | null;
  /** Set for a workflow that waits, or waited. */
  runId: string | null;
  portalId: string | null;
  contactId: string | null;
  kind: WebhookKind | 'workflow' | null;
  status: DeliveryStatus;
  occurredAt: Date | null;
  receivedAt: Date | null;
  processedAt: Date | null;
  outcome: string | null;
  /** Failed or postponed attempts. */
  attempts: number;
  /** In words. */
  lastError: string | null;
  /** The job working on it, if any. */
  job: string | null;
  jobState: FoundJob['state'] | null;
  /** When the job is due, if it waits. */
  dueAt: Date | null;
}

export interface DeliveryQuery {
  accountId?: string | undefined;
  contactId?: string | undefined;
  status?: DeliveryStatus | undefined;
  limit: number;
  /** Only deliveries after this event, and after this workflow. */
  after?: DeliveryPlace | undefined;
}

export interface DeliveryPlace {
  eventId: string | null;
  run: RunPlace | null;
}

/** An event that ended in an error on the contact counts as failed, though its job is done. */
const FAILED_OUTCOMES = ['error'];

/** @returns newest first, after jobs without an event */
export async function listDeliveries(db: Db, query: DeliveryQuery): Promise<Delivery[]> {
  const deliveries = await listEventDeliveries(db, query);
  const runs = (await listWorkflowDeliveries(db, query)).map(({ delivery }) => delivery);
  const others = await listWithoutEvent(db, query);
  const ageOf = ({ receivedAt }: Delivery) => receivedAt?.getTime() ?? 0;
  return [...others, ...[...deliveries, ...runs].sort((a, b) => ageOf(b) - ageOf(a))].slice(0, query.limit);
}

/** Webhook deliveries, newest first. */
export async function listEventDeliveries(db: Db, query: DeliveryQuery): Promise<Delivery[]> {
  const events = await findEvents(db, query, await deadValues(db, everyJob, 'eventId'));
  const open = events.filter(({ processed_at }) => processed_at === null).map(({ id }) => id);
  const jobs = await findJobs(db, everyJob, { key: 'eventId', values: open });
  const jobOf = new Map(jobs.map((job) => [job.data.eventId, job]));
  return events.map((event) => deliveryOf(event, jobOf.get(event.id)));
}

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

function findEvents(db: Db, query: DeliveryQuery, deadEvents: RawBuilder<string>) {
  const { accountId, contactId, status, limit, after } = query;
  const before = after?.eventId ?? null;
  const failed = sql<boolean>`(outcome = any(${FAILED_OUTCOMES}) or id::text in (${deadEvents}))`;
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .$if(accountId !== undefined, (events) => events.where(ofAccount(accountId ?? '')))
    .$if(contactId !== undefined, (events) => events.where('contact_id', '=', contactId ?? ''))
    .$if(before !== null, (events) => events.where('id', '<', before ?? ''))
    .$if(status === 'failed', (events) => events.where(sql<boolean>`coalesce(${failed}, false)`))
    .$if(status === 'open', (events) =>
      events.where('processed_at', 'is', null).where(sql<boolean>`not coalesce(${failed}, false)`),
    )
    .$if(status === 'done', (events) =>
      events.where('processed_at', 'is not', null).where(sql<boolean>`not coalesce(${failed}, false)`),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function deliveryOf(event: EventRow, job: FoundJob | undefined): Delivery {
  return {
    eventId: event.id,
    runId: null,
    portalId: event.portal_id,
    contactId: event.contact_id,
    kind: event.kind,
    status: statusOf(event, job),
    occurredAt: event.occurred_at,
    receivedAt: event.received_at,
    processedAt: event.processed_at,
    outcome: event.outcome,
    attempts: event.attempts,
    lastError: event.last_error,
    job: job?.job ?? null,
    jobState: job?.state ?? null,
    dueAt: job?.state === 'waiting' ? job.dueAt : null,
  };
}

function statusOf({ processed_at, outcome }: EventRow, job: FoundJob | undefined): DeliveryStatus {
  if (job?.state === 'dead' || (outcome !== null && FAILED_OUTCOMES.includes(outcome))) return 'failed';
  return processed_at === null ? 'open' : 'done';
}

/** Jobs that failed permanently and that no event caused. */
export async function listWithoutEvent(db: Db, query: DeliveryQuery): Promise<Delivery[]> {
  if (query.status !== undefined && query.status !== 'failed') return [];
  const letters = [...(await lettersByContact(db, query)), ...(await lettersByLead(db, query))];
  return letters
    .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
    .slice(0, query.limit)
    .map((letter) => ({ ...nothing, ...letter }));
}

type Letter = Pick<Delivery, 'portalId' | 'contactId' | 'job'> & { receivedAt: Date };

const otherJobs = everyJob.filter((job) => !jobsByLead.includes(job));

async function lettersByContact(db: Db, { accountId, contactId, limit }: DeliveryQuery): Promise<Letter[]> {
  const values = accountId === undefined ? undefined : await portalsOf(db, accountId);
  const letters = await listDeadLetters(db, otherJobs, {
    limit,
    without: 'eventId',
    ...(contactId !== undefined && { match: { contactId } }),
    ...(values !== undefined && { among: { key: 'portalId', values } }),
  });
  return letters.map(({ job, data, failedAt }) => ({
    portalId: text(data.portalId),
    contactId: text(data.contactId),
    receivedAt: failedAt,
    job,
  }));
}

const PAGE = 500;

async function lettersByLead(db: Db, { accountId, contactId }: DeliveryQuery): Promise<Letter[]> {
  const found: Letter[] = [];
  for await (const letters of pageDeadLetters(db, jobsByLead, PAGE)) {
    const contents = letters.map(({ data }) => data);
    const leads = await findJobLeads(db, contents);
    for (const [nth, { job, failedAt }] of letters.entries()) {
      const lead = leads[nth];
      if (accountId !== undefined && lead?.accountId !== accountId) continue;
      if (contactId !== undefined && lead?.contactId !== contactId) continue;
      found.push({
        portalId: lead?.portalId ?? null,
        contactId: lead?.contactId ?? null,
        receivedAt: failedAt,
        job,
      });
    }
  }
  return found;
}

const nothing = {
  eventId: null,
  runId: null,
  kind: null,
  status: 'failed',
  occurredAt: null,
  processedAt: null,
  outcome: null,
  attempts: 0,
  lastError: 'Failed permanently; the log has the reason',
  jobState: 'dead',
  dueAt: null,
} as const;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function portalsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hubspot_connections')
    .select('portal_id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ portal_id }) => portal_id);
}
