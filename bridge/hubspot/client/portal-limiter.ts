import { type CallPriority, HubSpotFailure } from './ports.ts';
import { createTokenBucket } from './token-bucket.ts';
import { createTurns } from './turns.ts';

/** Search has a limit of its own, and its replies have no headers. */
export type LimitKind = 'search' | 'other';

export interface Turn {
  kind: LimitKind;
  priority: CallPriority;
  /** Waits no longer than this, ms. */
  patienceMs: number;
  signal?: AbortSignal | undefined;
}

export interface PortalLimiter {
  /**
   * Resolves when the portal may be called, with the function that gives the place back.
   * @throws {HubSpotFailure} `retryable`, at once where the turn cannot come in time
   */
  take(turn: Turn): Promise<() => void>;
  /** Adapts to what a reply says about the limits. */
  learn(headers: Headers): void;
  /** Leaves the portal (or its search) alone for a while. */
  block(kind: LimitKind, ms: number): void;
}

/** Eight a second and fifteen at once are 95 in HubSpot's ten seconds, of which the smallest plan allows 100. */
export const START = { perSecond: 8, burst: 15 };
export const SEARCH = { perSecond: 3, burst: 3 };
/** Of the limit that headers tell: the rest is for other programs and for clocks that differ. */
const SHARE = { rate: 0.8, burst: 0.15 };
/** Calls of one portal that have not ended, those nobody waits for included. */
const MOST_OPEN = 40;

interface Options {
  now?: () => number;
  /** How many processes share the limits of a portal, this one included: each takes its part. */
  processes?: () => number;
}

/** A limiter for each portal; portals share nothing: neither limits, nor waits, nor places. */
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
      const { kind, priority, patienceMs, signal } = turn;
      if (waitOf(kind) > patienceMs) throw tooLong(waitOf(kind));
      const place = await turns.wait(turn, {
        first: priority === 'live',
        patienceMs,
        signal,
        taken: () => buckets.take(kind),
      });
      if (place === 'too late') throw tooLong(waitOf(kind));
      if (place === 'given up') throw new HubSpotFailure('retryable', 'The call was given up before it was made');
      return place;
    },
    learn(headers) {
      const limit = readLimit(headers);
      if (limit === undefined) return;
      const { max, intervalMs, remaining } = limit;
      buckets.change({ perSecond: (SHARE.rate * max * 1_000) / intervalMs, burst: SHARE.burst * max });
      // Calls that are still on their way are not in the count yet.
      if (remaining !== undefined) buckets.atMost(Math.max(remaining - turns.open(), 0));
    },
    block(kind, ms) {
      blockedUntil[kind] = Math.max(blockedUntil[kind], now() + ms);
      turns.advance();
    },
  };
}

/** The part of a portal's limits that is this process's; it changes as others come and go. */
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
    /** What the portal allows to all of them. */
    change(next: typeof START) {
      limit = next;
      divide();
    },
    /** So many calls are left to all of them. */
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
