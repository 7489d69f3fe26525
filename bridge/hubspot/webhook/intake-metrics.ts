import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ObservedCall } from '../client/hubspot.ts';
import type { EventCounts, SettledEvent } from './inbox.ts';

export interface JobCounts {
  waiting: number;
  dead: number;
}

export interface IntakeMetrics {
  called(call: ObservedCall): void;
  /** Counts the events of a delivery. */
  received(counts: EventCounts & { malformed?: number }): void;
  refused(reason: 'signature' | 'shape' | 'app'): void;
  /** Counts refused requests of the app's pages and actions. */
  appRefused(reason: 'signature' | 'shape' | 'app'): void;
  /** Counts events whose work is committed. */
  settled(outcome: string, events: readonly SettledEvent[]): void;
  /** Counts contacts the sweep found. */
  swept(contacts: number): void;
  died(job: string, count: number): void;
}

interface Deps {
  registry: Registry;
  /** Called when the metrics are read. */
  countJobs(): Promise<ReadonlyMap<string, JobCounts>>;
  countOpenEvents(): Promise<number>;
  now?(): number;
}

const callSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const lagSeconds = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 900, 3_600, 86_400];

/** Metrics of calls to HubSpot and of contacts coming in and waiting; labels come from closed sets. */
export function createIntakeMetrics({ registry, countJobs, countOpenEvents, now = Date.now }: Deps): IntakeMetrics {
  const registers = [registry];
  const calls = new Histogram({
    name: 'hubspot_call_duration_seconds',
    help: 'Time of one call to HubSpot; status none where no reply came.',
    labelNames: ['method', 'status'] as const,
    buckets: callSeconds,
    registers,
  });
  const events = new Counter({
    name: 'hubspot_webhook_events_total',
    help: 'Webhook events received, by what became of them: stored, duplicate, own_write, unmapped_property and so on.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'hubspot_webhooks_refused_total',
    help: 'Deliveries refused for their signature, their shape, or an app that is not the portal’s.',
    labelNames: ['reason'] as const,
    registers,
  });
  const appRefusals = new Counter({
    name: 'hubspot_app_requests_refused_total',
    help: 'Requests from the app in HubSpot (pages and actions) refused for the same reasons.',
    labelNames: ['reason'] as const,
    registers,
  });
  const lag = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['outcome'] as const, buckets: lagSeconds, registers });
  const resultLag = lag('hubspot_result_lag_seconds', 'Time from an event in HubSpot to its result, by its outcome.');
  const workLag = lag('hubspot_event_work_seconds', 'Time from the receipt of an event to its end, by its outcome.');
  const swept = new Counter({
    name: 'hubspot_swept_contacts_total',
    help: 'Contacts whose webhook never came, found by the sweep.',
    registers,
  });
  const died = new Counter({
    name: 'jobs_died_total',
    help: 'Jobs that failed permanently.',
    labelNames: ['job'] as const,
    registers,
  });
  registerDepths({ registers, countJobs, countOpenEvents });
  return {
    called: ({ method, status, seconds }) =>
      calls.observe({ method, status: status === undefined ? 'none' : `${status}` }, seconds),
    received(counts) {
      for (const [outcome, count] of Object.entries(counts)) events.inc({ outcome }, count);
    },
    refused: (reason) => refusals.inc({ reason }),
    appRefused: (reason) => appRefusals.inc({ reason }),
    settled(outcome, settled) {
      const time = now();
      for (const { occurredAt, receivedAt } of settled) {
        resultLag.observe({ outcome }, Math.max(0, time - occurredAt.getTime()) / 1_000);
        workLag.observe({ outcome }, Math.max(0, time - receivedAt.getTime()) / 1_000);
      }
    },
    swept: (contacts) => swept.inc(contacts),
    died: (job, count) => died.inc({ job }, count),
  };
}

type Depths = Pick<Deps, 'countJobs' | 'countOpenEvents'> & { registers: Registry[] };

/** The same in every process, since they are counted in the store; on failure they keep the last value. */
function registerDepths({ registers, countJobs, countOpenEvents }: Depths): void {
  const dead = new Gauge({
    name: 'job_dead_letters',
    help: 'Jobs that failed permanently and wait to be put back, in all processes together.',
    labelNames: ['job'] as const,
    registers,
  });
  new Gauge({
    name: 'job_queue_depth',
    help: 'Jobs that wait, in all processes together.',
    labelNames: ['job'] as const,
    registers,
    async collect() {
      for (const [job, counts] of await countJobs().catch(() => new Map<string, JobCounts>())) {
        this.set({ job }, counts.waiting);
        dead.set({ job }, counts.dead);
      }
    },
  });
  new Gauge({
    name: 'hubspot_webhook_events_open',
    help: 'Events stored whose work is not done.',
    registers,
    async collect() {
      const open = await countOpenEvents().catch(() => undefined);
      if (open !== undefined) this.set(open);
    },
  });
}
