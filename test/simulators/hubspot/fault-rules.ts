import { ApiError, locked, rateLimited } from './api-error.ts';
import type { Call } from './call-log.ts';
import { type Random, randomInteger, seededRandom } from './seeded-random.ts';

/** One deviation. `applied` says whether a write took effect before it: the client cannot tell. */
export type Deviation =
  | { kind: 'error'; error: ApiError; applied?: boolean }
  | { kind: 'page'; status: number; html: string; applied?: boolean }
  | { kind: 'reset'; applied: boolean }
  /** No answer at all, until the client gives up or the simulator is closed. */
  | { kind: 'hang'; applied: boolean }
  /** Half of the JSON, as a whole reply. */
  | { kind: 'truncate' }
  /** Headers at once, then the body piece by piece over this time. */
  | { kind: 'drip'; overMs: number }
  | { kind: 'delay'; ms: number };

export interface FaultRule {
  kind?: string | RegExp;
  method?: string;
  path?: RegExp;
  portalId?: number;
  /** Which of the matching calls, from 1. */
  nth?: number | readonly number[];
  /** In [0, 1]; drawn from the seed. */
  probability?: number;
  /** How often it strikes at most. */
  times?: number;
  where?: (call: Call) => boolean;
  /** One of them is drawn. */
  deviations: readonly Deviation[];
}

/** A rule, or anything that decides by itself. */
export type FaultScript = FaultRule | ((call: Call) => Deviation | undefined);

const page = (status: number): Extract<Deviation, { kind: 'page' }> => ({
  kind: 'page',
  status,
  html: `<html><head><title>${status}</title></head><body><h1>${status}</h1><p>cloudflare</p></body></html>`,
});

export const deviations = {
  tenSecondly: { kind: 'error', error: rateLimited('TEN_SECONDLY_ROLLING') },
  daily: { kind: 'error', error: rateLimited('DAILY') },
  secondly: { kind: 'error', error: rateLimited('SECONDLY') },
  locked: { kind: 'error', error: locked() },
  migrating: { kind: 'error', error: new ApiError(477, { message: 'Migration in Progress' }, { 'Retry-After': '2' }) },
  serverError: { kind: 'error', error: new ApiError(500, { status: 'error', message: 'internal error' }) },
  badGateway: page(502),
  unavailable: page(503),
  gatewayTimeout: page(504),
  /** The write took effect; the answer says otherwise. */
  gatewayTimeoutApplied: { ...page(504), applied: true },
  originUnreachable: page(523),
  resetBefore: { kind: 'reset', applied: false },
  resetAfter: { kind: 'reset', applied: true },
  hangBefore: { kind: 'hang', applied: false },
  hangAfter: { kind: 'hang', applied: true },
  truncated: { kind: 'truncate' },
} as const satisfies Record<string, Deviation>;

export const retryAfter = (seconds: number): Deviation => ({
  kind: 'error',
  error: rateLimited('TEN_SECONDLY_ROLLING', { 'Retry-After': String(seconds) }),
});

export interface FaultRules {
  add(...scripts: FaultScript[]): void;
  clear(): void;
  choose(call: Call): Deviation | undefined;
}

export function createFaultRules(seed: number): FaultRules {
  let scripts: ((call: Call) => Deviation | undefined)[] = [];
  let added = 0;
  return {
    add(...more) {
      for (const script of more) {
        added += 1;
        // Every rule draws from a stream of its own: adding one does not change what another does.
        scripts.push(typeof script === 'function' ? script : follow(script, seededRandom(seed + added * 7_919)));
      }
    },
    clear() {
      scripts = [];
    },
    choose(call) {
      for (const script of scripts) {
        const deviation = script(call);
        if (deviation !== undefined) return deviation;
      }
      return undefined;
    },
  };
}

function follow(rule: FaultRule, random: Random): (call: Call) => Deviation | undefined {
  let seen = 0;
  let struck = 0;
  return (call) => {
    if (!concerns(rule, call)) return undefined;
    seen += 1;
    if (rule.nth !== undefined && ![rule.nth].flat().includes(seen)) return undefined;
    if (rule.times !== undefined && struck >= rule.times) return undefined;
    if (rule.probability !== undefined && random() >= rule.probability) return undefined;
    struck += 1;
    return rule.deviations[randomInteger(random, rule.deviations.length)];
  };
}

function concerns(rule: FaultRule, call: Call): boolean {
  if (typeof rule.kind === 'string' && rule.kind !== call.kind) return false;
  if (rule.kind instanceof RegExp && !rule.kind.test(call.kind)) return false;
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.path !== undefined && !rule.path.test(call.path)) return false;
  if (rule.portalId !== undefined && rule.portalId !== call.portalId) return false;
  return rule.where === undefined || rule.where(call);
}
