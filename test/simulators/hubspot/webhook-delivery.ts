import { type Random, randomInteger, seededRandom, shuffle } from './seeded-random.ts';
import type { WebhookEvent } from './webhook-events.ts';

export interface DeliveryOptions {
  /** How long events are collected before they are sent, ms. */
  collectMs: number;
  /** Events in one request, at most 100. */
  batchSize: number;
  /** Share of events that are sent a second time, in [0, 1]. */
  duplicates: number;
  /** Share of events held back for a later batch, in [0, 1]; above 0 the order within a batch is shuffled too. */
  disorder: number;
  /** Share of events that are never sent, in [0, 1]. */
  losses: number;
  /** Whether one request may hold events of several portals. */
  mixPortals: boolean;
  maxConcurrent: number;
  /** The receiver's time to answer, ms. HubSpot: 5,000. */
  timeoutMs: number;
  retries: number;
  /** Over which all retries are spread, ms. HubSpot: 24 h. */
  retrySpanMs: number;
}

export const defaultDelivery: DeliveryOptions = {
  collectMs: 5,
  batchSize: 100,
  duplicates: 0,
  disorder: 0,
  losses: 0,
  mixPortals: true,
  maxConcurrent: 10,
  timeoutMs: 5_000,
  retries: 10,
  retrySpanMs: 86_400_000,
};

export interface Delivery {
  portalId: number;
  events: WebhookEvent[];
  attempt: number;
  /** Null where the receiver did not answer in time or could not be reached. */
  status: number | null;
  /** How long the answer took, ms. */
  tookMs: number;
}

export interface DeliveryQueue {
  add(events: readonly WebhookEvent[]): void;
  /** Nothing is sent until `resume`. */
  pause(): void;
  resume(): void;
  /** When everything has been delivered or given up. Does not end while paused with events waiting. */
  settled(): Promise<void>;
  readonly deliveries: Delivery[];
  /** Events given up after the last retry, or never sent. */
  readonly lost: WebhookEvent[];
  /** Requests in flight at the same time, at most, by portal. */
  readonly peaks: Map<number, number>;
  stop(): void;
}

/** The delay before each retry: the waits double, a random half of each is taken off, and together they fit the span. */
export function retryDelay(attempt: number, options: DeliveryOptions, random: Random): number {
  const share = 2 ** (attempt - 1) / (2 ** options.retries - 1);
  return options.retrySpanMs * share * (0.5 + random() / 2);
}

type Batch = Omit<Delivery, 'status' | 'tookMs'>;

export function createDeliveryQueue(
  options: DeliveryOptions,
  random: Random,
  send: (body: string, timeoutMs: number) => Promise<number | null>,
): DeliveryQueue {
  const deliveries: Delivery[] = [];
  const lost: WebhookEvent[] = [];
  const peaks = new Map<number, number>();
  const inFlight = new Map<number, number>();
  const timers = new Set<NodeJS.Timeout>();
  // Streams of their own: how events happen to be grouped must not change which of them are doubled.
  const order = seededRandom(randomInteger(random, 2 ** 32));
  const waits = seededRandom(randomInteger(random, 2 ** 32));
  let collected: WebhookEvent[] = [];
  let heldBack: WebhookEvent[] = [];
  let ready: Batch[] = [];
  let busy = 0;
  let collecting = false;
  let paused = false;
  let waiting: (() => void)[] = [];

  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
      check();
    }, ms);
    timers.add(timer);
  };

  const check = () => {
    if (busy > 0 || timers.size > 0 || ready.length > 0 || collected.length > 0 || heldBack.length > 0) return;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };

  const collect = () => {
    if (collecting || paused || collected.length + heldBack.length === 0) return;
    collecting = true;
    later(() => {
      collecting = false;
      flush();
    }, options.collectMs);
  };

  /** Cuts what was collected into requests; what was held back joins the next ones. */
  const flush = () => {
    if (paused) return;
    const now = collected;
    collected = heldBack;
    heldBack = [];
    if (options.disorder > 0) shuffle(order, now);
    for (const group of options.mixPortals ? [now] : Map.groupBy(now, (event) => event.portalId).values()) {
      for (let at = 0; at < group.length; at += options.batchSize) {
        const events = group.slice(at, at + options.batchSize);
        ready.push({ portalId: (events[0] as WebhookEvent).portalId, events, attempt: 0 });
      }
    }
    pump();
    collect();
  };

  const pump = () => {
    const rest: Batch[] = [];
    for (const batch of ready) {
      const flying = inFlight.get(batch.portalId) ?? 0;
      if (paused || flying >= options.maxConcurrent) rest.push(batch);
      else {
        inFlight.set(batch.portalId, flying + 1);
        peaks.set(batch.portalId, Math.max(peaks.get(batch.portalId) ?? 0, flying + 1));
        busy += 1;
        void deliver(batch);
      }
    }
    ready = rest;
  };

  const deliver = async (batch: Batch) => {
    const events = batch.events.map((event) => ({ ...event, attemptNumber: batch.attempt }));
    const started = performance.now();
    const status = await send(JSON.stringify(events), options.timeoutMs);
    deliveries.push({ ...batch, events, status, tookMs: performance.now() - started });
    inFlight.set(batch.portalId, (inFlight.get(batch.portalId) ?? 1) - 1);
    busy -= 1;
    if (status === null || status < 200 || status > 299) again({ ...batch, attempt: batch.attempt + 1 });
    pump();
    check();
  };

  const again = (batch: Batch) => {
    if (batch.attempt > options.retries) {
      lost.push(...batch.events);
      return;
    }
    later(
      () => {
        ready.push(batch);
        pump();
      },
      retryDelay(batch.attempt, options, waits),
    );
  };

  return {
    deliveries,
    lost,
    peaks,
    add(events) {
      for (const event of events) {
        if (options.losses > 0 && random() < options.losses) {
          lost.push(event);
          continue;
        }
        const copies = random() < options.duplicates ? [event, { ...event }] : [event];
        for (const copy of copies) (random() < options.disorder ? heldBack : collected).push(copy);
      }
      collect();
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      collect();
      pump();
    },
    settled() {
      return new Promise((resolve) => {
        waiting.push(resolve);
        check();
      });
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      ready = [];
      collected = [];
      heldBack = [];
      paused = true;
    },
  };
}
