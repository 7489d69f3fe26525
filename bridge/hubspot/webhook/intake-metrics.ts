import { Gauge, type Registry } from 'prom-client';
import { metricsIn } from '../../platform/metrics.ts';
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
  const { counter, histogram } = metricsIn(registry);
  const calls = histogram(
    'hubspot_call_duration_seconds',
    'Time of one call to HubSpot; status none where no reply came.',
    callSeconds,
    'method',
    'status',
  );
  const events = counter(
    'hubspot_webhook_events_total',
    'Webhook events received, by what became of them: stored, duplicate, own_write, unmapped_property and so on.',
    'outcome',
  );
  const refusals = counter(
    'hubspot_webhooks_refused_total',
    'Deliveries refused for their signature, their shape, or an app that is not the portal’s.',
    'reason',
  );
  const appRefusals = counter(
    'hubspot_app_requests_refused_total',
    'Requests from the app in HubSpot (pages and actions) refused for the same reasons.',
    'reason',
  );
  const lag = (name: string, help: string) => histogram(name, help, lagSeconds, 'outcome');
  const resultLag = lag('hubspot_result_lag_seconds', 'Time from an event in HubSpot to its result, by its outcome.');
  const workLag = lag('hubspot_event_work_seconds', 'Time from the receipt of an event to its end, by its outcome.');
  const swept = counter('hubspot_swept_contacts_total', 'Contacts whose webhook never came, found by the sweep.');
  const died = counter('jobs_died_total', 'Jobs that failed permanently.', 'job');
  registerDepths({ registry, countJobs, countOpenEvents });
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

/** The same in every process, since they are counted in the store; on failure they keep the last value. */
function registerDepths({ registry, countJobs, countOpenEvents }: Omit<Deps, 'now'>): void {
  const { gauge, measured } = metricsIn(registry);
  const dead = gauge(
    'job_dead_letters',
    'Jobs that failed permanently and wait to be put back, in all processes together.',
    'job',
  );
  const waiting = new Gauge({
    name: 'job_queue_depth',
    help: 'Jobs that wait, in all processes together.',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      for (const [job, counts] of await countJobs().catch(() => new Map<string, JobCounts>())) {
        waiting.set({ job }, counts.waiting);
        dead.set({ job }, counts.dead);
      }
    },
  });
  measured('hubspot_webhook_events_open', 'Events stored whose work is not done.', countOpenEvents);
}
