import { createFaultScripts, type FaultTiming } from '../hubspot/fault-script.ts';
import type { Call } from './call-log.ts';
import { rateLimited, SlackError } from './slack-error.ts';

/** One deviation. `applied` says whether the call took effect before it: the client cannot tell. */
export type Deviation =
  | { kind: 'error'; error: SlackError; applied?: boolean }
  | { kind: 'page'; status: number; applied?: boolean }
  | { kind: 'reset'; applied: boolean }
  /** No answer at all, until the client gives up or the simulator is closed. */
  | { kind: 'hang'; applied: boolean }
  | { kind: 'delay'; ms: number };

export interface FaultRule extends FaultTiming<Call, Deviation> {
  method?: string | RegExp;
  teamId?: string;
  channel?: string;
}

/** A rule, or anything that decides by itself. */
export type FaultScript = FaultRule | ((call: Call) => Deviation | undefined);

const answer = (code: string, applied = false): Deviation => ({ kind: 'error', error: new SlackError(code), applied });

export const deviations = {
  rateLimited: { kind: 'error', error: rateLimited(1) },
  /** 429 with nothing that says for how long. */
  rateLimitedSilently: { kind: 'error', error: rateLimited(null) },
  serverError: { kind: 'page', status: 500 },
  badGateway: { kind: 'page', status: 502 },
  unavailable: { kind: 'page', status: 503 },
  /** Errors Slack answers with HTTP 200. */
  internalError: answer('internal_error'),
  fatalError: answer('fatal_error'),
  serviceUnavailable: answer('service_unavailable'),
  requestTimeout: answer('request_timeout'),
  ratelimitedBody: answer('ratelimited'),
  /** The call took effect; the answer says otherwise. */
  internalErrorApplied: answer('internal_error', true),
  fatalErrorApplied: answer('fatal_error', true),
  serverErrorApplied: { kind: 'page', status: 500, applied: true },
  resetBefore: { kind: 'reset', applied: false },
  /** Accepted, then dropped: the message is kept, the answer lost. */
  resetAfter: { kind: 'reset', applied: true },
  hangBefore: { kind: 'hang', applied: false },
  hangAfter: { kind: 'hang', applied: true },
} as const satisfies Record<string, Deviation>;

export const retryAfter = (seconds: number): Deviation => ({ kind: 'error', error: rateLimited(seconds) });

/** Any error code as Slack's answer, such as `channel_not_found`. */
export const slackAnswers = (code: string): Deviation => answer(code);

export interface FaultRules {
  add(...scripts: FaultScript[]): void;
  clear(): void;
  /** While a deviation is set, every call meets it. */
  outage: Deviation | null;
  choose(call: Call): Deviation | undefined;
}

export function createFaultRules(seed: number): FaultRules {
  const scripts = createFaultScripts<Call, Deviation, FaultRule>(seed, concerns);
  const rules: FaultRules = {
    ...scripts,
    outage: null,
    choose: (call) => rules.outage ?? scripts.choose(call),
  };
  return rules;
}

function concerns(rule: FaultRule, call: Call): boolean {
  if (typeof rule.method === 'string' && rule.method !== call.method) return false;
  if (rule.method instanceof RegExp && !rule.method.test(call.method)) return false;
  if (rule.teamId !== undefined && rule.teamId !== call.teamId) return false;
  return rule.channel === undefined || rule.channel === call.channel;
}
