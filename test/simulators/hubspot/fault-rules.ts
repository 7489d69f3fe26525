import { ApiError, locked, rateLimited } from './api-error.ts';
import type { Call } from './call-log.ts';
import { createFaultScripts, type FaultTiming } from './fault-script.ts';

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

export interface FaultRule extends FaultTiming<Call, Deviation> {
  kind?: string | RegExp;
  method?: string;
  path?: RegExp;
  portalId?: number;
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

export const createFaultRules = (seed: number): FaultRules => createFaultScripts(seed, concerns);

function concerns(rule: FaultRule, call: Call): boolean {
  if (typeof rule.kind === 'string' && rule.kind !== call.kind) return false;
  if (rule.kind instanceof RegExp && !rule.kind.test(call.kind)) return false;
  if (rule.method !== undefined && rule.method !== call.method) return false;
  if (rule.path !== undefined && !rule.path.test(call.path)) return false;
  return rule.portalId === undefined || rule.portalId === call.portalId;
}
