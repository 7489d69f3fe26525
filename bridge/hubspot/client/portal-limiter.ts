import { type CallPriority, HubSpotFailure } from './ports.ts';

/** Search has its own limit, and its responses have no rate-limit headers. */
export type LimitKind = 'search' | 'other';

export interface Turn {
  kind: LimitKind;
  priority: CallPriority;
  /** Longest wait, ms. */
  maxWaitMs: number;
  signal?: AbortSignal | undefined;
}

export interface PortalLimiter {
  /**
   * Resolves when the portal may be called, with a function that releases the slot.
   * @throws {HubSpotFailure} `retryable`, at once when the turn cannot come in time
   */
  take(turn: Turn): Promise<() => void>;
  /** Adapts to what a reply says about the limits. */
  learn(headers: Headers): void;
  /** Pauses calls to the portal (or its search) for a while. */
  block(kind: LimitKind, ms: number): void;
}

/** Eight a second and fifteen at once are 95 in HubSpot's ten seconds, of which the smallest plan allows 100. */
export const START = { perSecond: 8, burst: 15 };
export const SEARCH = { perSecond: 3, burst: 3 };
/** Share of the limit in the headers: the rest is for other programs and clock differences. */
const SHARE = { rate: 0.8, burst: 0.15 };
/** Open calls of one portal, including those whose caller stopped waiting. */
const MOST_OPEN = 40;

interface Options {
  now?: () => number;
  /** How many processes share the limits of a portal, this one included: each takes its share. */
  processes?: () => number;
}

/** A limiter for each portal; portals share no limits, waits or slots. */
export function createPortalLimiters({ now = Date.now, processes = () => 1 }: Options = {}) {
  const limiters = new Map<string, PortalLimiter>();
  return (portalId: string): PortalLimiter => {
    const limiter = limiters.get(portalId) ?? createPortalLimiter(now, processes);
    limiters.set(portalId, limiter);
    return limiter;
  };
}

function createPortalLimiter(now: () => number, processes: () => number): PortalLimiter {
  const buckets = createSharedBuckets(now, processes);
  const blockedUntil = { other: 0, search: 0 };

  /** Ms until a call of this kind may go, 0 for now. */
  const waitOf = (kind: LimitKind) => {
    const until = kind === 'search' ? Math.max(blockedUntil.other, blockedUntil.search) : blockedUntil.other;
    return Math.max(until - now(), buckets.waitMs(kind));
  };
  const turns = createTurns<Turn>({ waitOf: ({ kind }) => waitOf(kind), most: MOST_OPEN });

  return {
    async take(turn) {
      const { kind, priority, maxWaitMs, signal } = turn;
      if (waitOf(kind) > maxWaitMs) throw tooLong(waitOf(kind));
      const place = await turns.wait(turn, {
        first: priority === 'live',
        maxWaitMs,
        signal,
        taken: () => buckets.take(kind),
      });
      if (place === 'too late') throw tooLong(waitOf(kind));
      if (place === 'given up') throw new HubSpotFailure('retryable', 'The call was stopped before it was made');
      return place;
    },
    learn(headers) {
      const limit = readLimit(headers);
      if (limit === undefined) return;
      const { max, intervalMs, remaining } = limit;
      buckets.change({ perSecond: (SHARE.rate * max * 1_000) / intervalMs, burst: SHARE.burst * max });
      // Calls in flight are not in the count yet.
      if (remaining !== undefined) buckets.atMost(Math.max(remaining - turns.open(), 0));
    },
    block(kind, ms) {
      blockedUntil[kind] = Math.max(blockedUntil[kind], now() + ms);
      turns.advance();
    },
  };
}

/** This process's share of a portal's limits; it changes as processes come and go. */
function createSharedBuckets(now: () => number, processes: () => number) {
  let limit = START;
  let sharers = Math.max(1, processes());
  const part = ({ perSecond, burst }: typeof START) => ({ perSecond: perSecond / sharers, burst: burst / sharers });
  const buckets = { other: createTokenBucket(part(START), now), search: createTokenBucket(part(SEARCH), now) };
  const divide = () => {
    buckets.other.change(part(limit));
    buckets.search.change(part(SEARCH));
  };
  return {
    waitMs(kind: LimitKind) {
      const sharing = Math.max(1, processes());
      if (sharing !== sharers) {
        sharers = sharing;
        divide();
      }
      return buckets[kind].waitMs();
    },
    take: (kind: LimitKind) => buckets[kind].take(),
    /** What the portal allows all processes together. */
    change(next: typeof START) {
      limit = next;
      divide();
    },
    /** How many calls all processes have left. */
    atMost: (calls: number) => buckets.other.atMost(calls / sharers),
  };
}

const LEAST_WAIT_MS = 1_000;

function tooLong(ms: number): HubSpotFailure {
  const retryAfterMs = Math.max(ms, LEAST_WAIT_MS);
  const message = `The portal is not called for another ${Math.ceil(retryAfterMs / 1_000)} s, because of HubSpot's limits`;
  return new HubSpotFailure('retryable', message, { retryAfterMs });
}

function readLimit(headers: Headers) {
  const read = (name: string) => {
    const text = headers.get(`x-hubspot-ratelimit-${name}`);
    return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const [max, intervalMs] = [read('max'), read('interval-milliseconds')];
  if (!max || !intervalMs) return undefined;
  return { max, intervalMs, remaining: read('remaining') };
}

interface Rate {
  perSecond: number;
  /** Calls that may go at once after a pause; at least one. */
  burst: number;
}

interface TokenBucket {
  /** Ms until the next call may go, 0 for now. */
  waitMs(): number;
  take(): void;
  change(rate: Rate): void;
  /** Caps the available calls at this number. */
  atMost(calls: number): void;
}

/** Fills at a steady rate up to its burst; in any window there are at most burst plus rate times window calls. */
export function createTokenBucket(rate: Rate, now: () => number): TokenBucket {
  let { perSecond, burst } = atLeastOne(rate);
  let calls = burst;
  let filledAt = now();

  const fill = () => {
    const at = now();
    calls = Math.min(burst, calls + (Math.max(at - filledAt, 0) * perSecond) / 1_000);
    filledAt = at;
  };

  return {
    waitMs() {
      fill();
      return calls >= 1 ? 0 : ((1 - calls) / perSecond) * 1_000;
    },
    take() {
      fill();
      calls -= 1;
    },
    change(next) {
      fill();
      ({ perSecond, burst } = atLeastOne(next));
      calls = Math.min(calls, burst);
    },
    atMost(most) {
      fill();
      calls = Math.min(calls, most);
    },
  };
}

function atLeastOne({ perSecond, burst }: Rate): Rate {
  return { perSecond, burst: Math.max(burst, 1) };
}

interface TurnLimits<Wanted> {
  /** Ms until this one may go, 0 for now. */
  waitOf(wanted: Wanted): number;
  /** How many may run at once. */
  most: number;
}

interface TurnOptions {
  /** Whether it goes before the others. */
  first: boolean;
  maxWaitMs: number;
  signal?: AbortSignal | undefined;
  /** Runs when the turn has come. */
  taken(): void;
}

interface Waiting<Wanted> {
  wanted: Wanted;
  start(): void;
}

/** A queue of two classes: first-class turns go before the others, each class in order. */
export function createTurns<Wanted>({ waitOf, most }: TurnLimits<Wanted>) {
  const line: Record<'first' | 'others', Waiting<Wanted>[]> = { first: [], others: [] };
  let open = 0;
  let timer: NodeJS.Timeout | undefined;

  const advance = (): void => {
    clearTimeout(timer);
    let soonest = Number.POSITIVE_INFINITY;
    for (const queue of [line.first, line.others]) {
      for (const waiting of [...queue]) {
        const wait = waitOf(waiting.wanted);
        if (wait > 0) soonest = Math.min(soonest, wait);
        else if (open < most) waiting.start();
      }
    }
    timer = Number.isFinite(soonest) ? setTimeout(advance, Math.ceil(soonest)) : undefined;
  };

  const giveBackOnce = () => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      open -= 1;
      advance();
    };
  };

  /** Resolves to the function that releases the slot, or why there was none. */
  const wait = (wanted: Wanted, { first, maxWaitMs, signal, taken }: TurnOptions) =>
    new Promise<(() => void) | 'too late' | 'given up'>((resolve) => {
      const queue = first ? line.first : line.others;
      const end = (result: (() => void) | 'too late' | 'given up') => {
        queue.splice(queue.indexOf(waiting), 1);
        clearTimeout(expiry);
        signal?.removeEventListener('abort', onAbort);
        resolve(result);
      };
      const onAbort = () => end('given up');
      const expiry = setTimeout(() => end('too late'), maxWaitMs);
      const waiting: Waiting<Wanted> = {
        wanted,
        start() {
          open += 1;
          taken();
          end(giveBackOnce());
        },
      };
      queue.push(waiting);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort, { once: true });
      advance();
    });

  return { wait, advance, open: () => open };
}
