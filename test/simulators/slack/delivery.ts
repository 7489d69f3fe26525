import { isObject, type Json } from './json.ts';

export type DeliveryKind = 'events_api' | 'interactive' | 'slash_commands';

export interface Outgoing {
  kind: DeliveryKind;
  /** Such as `app_home_opened`, `block_actions` or `/lead`. */
  name: string;
  payload: Json;
}

/** How the app took one request. */
export interface Receipt {
  /** Null where the app did not answer in time or could not be reached; 200 for an acknowledged envelope. */
  status: number | null;
  body: unknown;
  /** For the header of the next try. */
  reason: 'http_timeout' | 'connection_failed' | 'http_error' | null;
  /** The app asked for no more tries. */
  noRetry: boolean;
}

export interface Delivery extends Outgoing {
  /** From 0; only events are tried again. */
  attempt: number;
  status: number | null;
  /** How long the answer took, ms. */
  tookMs: number;
  /** Acknowledged, and within Slack's three seconds. */
  acked: boolean;
  body: unknown;
}

/** Sends one request by whatever way the app takes them. */
export type Send = (outgoing: Outgoing, retry: { attempt: number; reason: string } | null) => Promise<Receipt>;

export interface Deliveries {
  readonly all: Delivery[];
  /** Not acknowledged in time. */
  readonly late: Delivery[];
  /** Events given up after the last try. */
  readonly lost: Outgoing[];
  /** Once. Resolves when the app has answered or its time is over. */
  once(outgoing: Outgoing): Promise<Delivery>;
  /** Until the app takes it or the tries are used up; resolves with the first try. */
  event(outgoing: Outgoing): Promise<Delivery>;
  /** When nothing is on its way and nothing waits to be tried again. */
  settled(): Promise<void>;
  stop(): void;
}

/** `retryDelaysMs` are the waits before an event is tried again. */
export function createDeliveries(retryDelaysMs: readonly number[], send: Send): Deliveries {
  const all: Delivery[] = [];
  const lost: Outgoing[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let busy = 0;
  let waiting: (() => void)[] = [];
  let stopped = false;

  const check = () => {
    if (busy > 0 || timers.size > 0) return;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };

  const attempt = async (outgoing: Outgoing, number: number, reason: string): Promise<[Delivery, Receipt]> => {
    busy += 1;
    const started = performance.now();
    const receipt = await send(outgoing, number === 0 ? null : { attempt: number, reason });
    const acked = receipt.status !== null && receipt.status >= 200 && receipt.status < 300;
    const { status, body } = receipt;
    const delivery = { ...outgoing, attempt: number, status, acked, body, tookMs: performance.now() - started };
    all.push(delivery);
    busy -= 1;
    return [delivery, receipt];
  };

  const again = (outgoing: Outgoing, number: number, receipt: Receipt) => {
    const wait = retryDelaysMs[number - 1];
    if (wait === undefined || receipt.noRetry || stopped) {
      lost.push(outgoing);
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tryEvent(outgoing, number, receipt.reason ?? 'unknown_error');
    }, wait);
    timers.add(timer);
  };

  const tryEvent = async (outgoing: Outgoing, number: number, reason: string): Promise<Delivery> => {
    const [delivery, receipt] = await attempt(outgoing, number, reason);
    if (!delivery.acked) again(outgoing, number + 1, receipt);
    check();
    return delivery;
  };

  return {
    all,
    lost,
    get late() {
      return all.filter((delivery) => !delivery.acked);
    },
    async once(outgoing) {
      const [delivery] = await attempt(outgoing, 0, '');
      check();
      return delivery;
    },
    event: (outgoing) => tryEvent(outgoing, 0, ''),
    settled() {
      return new Promise((resolve) => {
        waiting.push(resolve);
        check();
      });
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** What an acknowledgement says, where it says anything. */
export const saidIn = ({ body }: Delivery): Json => (isObject(body) ? body : {});
