import { z } from 'zod';
import type { HubSpotReply } from './call-hubspot.ts';
import { HubSpotFailure } from './ports.ts';

/** HubSpot's error body; every field may be missing or of another type. */
const errorBody = z.looseObject({
  category: z.string().optional().catch(undefined),
  correlationId: z.string().optional().catch(undefined),
  policyName: z.string().optional().catch(undefined),
  errors: z
    .array(
      z.looseObject({
        code: z.string().optional().catch(undefined),
        message: z.string().optional().catch(undefined),
        context: z.record(z.string(), z.array(z.string()).catch([])).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
});

type ErrorBody = z.output<typeof errorBody>;

/** Only enum words and names: HubSpot's messages quote the rejected values. */
const word = (text: string | undefined, shape: RegExp) => (text !== undefined && shape.test(text) ? text : undefined);
const CODE = /^[A-Z][A-Z0-9_]{1,60}$/;
const NAME = /^[a-z][a-z0-9_]{0,99}$/;
const SCOPE = /^[a-z][a-z0-9._-]{0,99}$/i;
/** Length of an administrator's rule, and number of rules. */
const RULE_MAX = 300;
const RULES_MAX = 3;
const CORRELATION = /^[\w-]{8,64}$/;

const LOCKED_WAIT_MS = 2_000;
const SECOND_MS = 1_000;
/** HubSpot moves a portal to another data center in up to a day. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
const DAILY_WAIT_MS = 3_600_000;

/**
 * Classifies a response that is not a success. An unknown refusal is `permanent`, for this call only: it never ends a
 * connection. Whether a 401 ends one is decided where the kind of token is known.
 */
export function classifyResponse(reply: HubSpotReply, now: number = Date.now()): HubSpotFailure {
  const { status } = reply;
  const body = errorBody.catch({}).parse(reply.body ?? {});
  const facts = factsOf(body, status);
  const say = (text: string) => `${text}${describe(facts)}`;
  if (status === 401) return new HubSpotFailure('retryable', say('HubSpot does not accept the token'), facts);
  if (status === 403 && facts.category === 'MISSING_SCOPES') {
    const scopes = facts.scopes.length > 0 ? facts.scopes.join(', ') : 'HubSpot does not say which';
    return new HubSpotFailure('missing_scopes', `The HubSpot app lacks scopes: ${scopes}`, facts);
  }
  if (status === 404) return new HubSpotFailure('not_found', say('HubSpot does not have it'), facts);
  if (status === 429) {
    const wait = { ...facts, retryAfterMs: limitedFor(reply.headers, body.policyName, now) };
    return new HubSpotFailure('retryable', `HubSpot's ${limitOf(body.policyName)} limit is reached`, wait);
  }
  if (status === 477) {
    const wait = { ...facts, retryAfterMs: retryAfterOf(reply.headers, now) ?? LONGEST_WAIT_MS / 24 };
    return new HubSpotFailure('retryable', 'HubSpot is moving the portal to another data center', wait);
  }
  if (status === 423) {
    const wait = { ...facts, retryAfterMs: Math.max(retryAfterOf(reply.headers, now) ?? 0, LOCKED_WAIT_MS) };
    return new HubSpotFailure('retryable', say('HubSpot has locked this for now'), wait);
  }
  if (status >= 500 || status === 408 || status === 425) {
    const wait = { ...facts, retryAfterMs: retryAfterOf(reply.headers, now), outcomeUnknown: true };
    return new HubSpotFailure('retryable', say('HubSpot failed'), wait);
  }
  // Only a 4xx can be this call's own fault.
  const kind = status >= 400 ? 'permanent' : 'retryable';
  return new HubSpotFailure(kind, [say('HubSpot refused the call'), ...rulesIn(body)].join(': '), facts);
}

/** Which limit a 429 is about, in HubSpot's words. */
export function policyOf(reply: HubSpotReply): string | undefined {
  return word(errorBody.catch({}).parse(reply.body ?? {}).policyName, CODE);
}

function factsOf(body: ErrorBody, status: number) {
  const errors = body.errors ?? [];
  const named = (key: string) => errors.flatMap(({ context }) => context?.[key] ?? []);
  return {
    status,
    category: word(body.category, CODE),
    correlationId: word(body.correlationId, CORRELATION),
    codes: [...new Set(errors.flatMap(({ code }) => word(code, CODE) ?? []))],
    properties: [...new Set(named('propertyName').filter((name) => NAME.test(name)))],
    scopes: [...new Set(named('requiredGranularScopes').filter((name) => SCOPE.test(name)))],
  };
}

/**
 * What an administrator's validation rules require, in their words. Such rules name no property; an error about a value
 * names its property or its kind, and may quote it.
 */
function rulesIn({ errors = [] }: ErrorBody): string[] {
  const texts = errors
    .filter(({ code, context }) => !context?.propertyName && !/^(?:INVALID|PROPERTY|READ_ONLY)/.test(code ?? ''))
    .flatMap(
      ({ message }) =>
        message
          ?.replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, RULE_MAX) || [],
    );
  return texts.length > 0 ? [[...new Set(texts)].slice(0, RULES_MAX).join('; ')] : [];
}

function describe({ status, category, codes, properties }: ReturnType<typeof factsOf>): string {
  const words = [`${status}`, category, ...codes, ...properties].filter((one) => one !== undefined);
  return ` (${words.join(' ')})`;
}

const limitNames: Record<string, string> = {
  TEN_SECONDLY_ROLLING: 'ten-second',
  SECONDLY: 'per-second',
  DAILY: 'daily',
};

function limitOf(policyName: string | undefined): string {
  return limitNames[policyName ?? ''] ?? 'call';
}

function limitedFor(headers: Headers, policyName: string | undefined, now: number): number {
  const named = retryAfterOf(headers, now);
  // The day ends at the portal's midnight; asking each hour finds that, and a raised limit, soon enough.
  if (policyName === 'DAILY') return Math.max(named ?? 0, DAILY_WAIT_MS);
  return named ?? (policyName === 'SECONDLY' ? SECOND_MS : 2 * SECOND_MS);
}

/** `Retry-After` in ms: seconds, or a date; at most a day. */
function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : undefined;
}
