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
const START = { perSecond: 8, burst: 15 };
const SEARCH = { perSecond: 3, burst: 3 };
/** Of the limit that headers tell: the rest is for other processes and for clocks that differ. */
const SHARE = { rate: 0.8, burst: 0.15 };
/** Calls of one portal that have not ended, those nobody waits for included. */
const MOST_OPEN = 40;

/** A limiter for each portal; portals share nothing: neither limits, nor waits, nor places. */
export function createPortalLimiters(now: () => number = Date.now): (portalId: string) => PortalLimiter {
  const limiters = new Map<string, PortalLimiter>();
  return (portalId) => {
    const limiter = limiters.get(portalId) ?? createPortalLimiter(now);
    limiters.set(portalId, limiter);
    return limiter;
  };
}

function createPortalLimiter(now: () => number): PortalLimiter {
  const buckets = { other: createTokenBucket(START, now), search: createTokenBucket(SEARCH, now) };
  const blockedUntil = { other: 0, search: 0 };

  /** Ms until a call of this kind may go, 0 for now. */
  const waitOf = (kind: LimitKind) => {
    const until = kind === 'search' ? Math.max(blockedUntil.other, blockedUntil.search) : blockedUntil.other;
    return Math.max(until - now(), buckets[kind].waitMs());
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
        taken: buckets[kind].take,
      });
      if (place === 'too late') throw tooLong(waitOf(kind));
      if (place === 'given up') throw new HubSpotFailure('retryable', 'The call was given up before it was made');
      return place;
    },
    learn(headers) {
      const limit = readLimit(headers);
      if (limit === undefined) return;
      const { max, intervalMs, remaining } = limit;
      buckets.other.change({ perSecond: (SHARE.rate * max * 1_000) / intervalMs, burst: SHARE.burst * max });
      // Calls that are still on their way are not in the count yet.
      if (remaining !== undefined) buckets.other.atMost(Math.max(remaining - turns.open(), 0));
    },
    block(kind, ms) {
      blockedUntil[kind] = Math.max(blockedUntil[kind], now() + ms);
      turns.advance();
    },
  };
}

const LEAST_WAIT_MS = 1_000;

function tooLong(ms: number): HubSpotFailure {
  const retryAfterMs = Math.max(ms, LEAST_WAIT_MS);
  const message = `The portal is left alone for another ${Math.ceil(retryAfterMs / 1_000)} s, as HubSpot's limits want it`;
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
