import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/error';
import { z } from 'zod';
import { boundBroken } from '../../../platform/http/bounded-fetch.ts';

export const failureKinds = [
  'network',
  'timeout',
  'rate_limited',
  'server_error',
  'insufficient_quota',
  'unauthorized',
  'unsupported',
  'rejected',
  'refused',
  'filtered',
  'truncated',
  'invalid_answer',
  'not_an_answer',
  'canary_leaked',
  'deadline',
  'breaker_open',
] as const;
export type FailureKind = (typeof failureKinds)[number];

interface FailureDetail {
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  /** What was wrong with the shape of an answer, without any of its words. */
  issues?: string[] | undefined;
}

/** Why one call gave no answer, in codes only: foreign messages may repeat words of a lead, so none is kept. */
export class OpenAIFailure extends Error {
  override readonly name = 'OpenAIFailure';
  readonly kind: FailureKind;
  readonly detail: FailureDetail;

  constructor(kind: FailureKind, detail: FailureDetail = {}) {
    const parts = [kind, detail.status, detail.code, detail.requestId].filter((part) => part !== undefined);
    super(parts.join(' '));
    this.kind = kind;
    this.detail = detail;
  }
}

/** `Retry-After` in seconds or as a date, or OpenAI's own header in milliseconds. */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.get('retry-after') ?? '';
  if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return Number.parseFloat(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** A server without the Responses API, or without structured output on it, says so in one of these ways. */
function isUnsupported({ status, code, param }: APIError): boolean {
  if (status === 404) return code !== 'model_not_found';
  if (status === 405 || status === 501) return true;
  return status === 400 && typeof param === 'string' && /^text(\.|$)/.test(param);
}

function kindOf(error: APIError): FailureKind {
  if (error.code === 'insufficient_quota') return 'insufficient_quota';
  if (error.status === 401) return 'unauthorized';
  if (isUnsupported(error)) return 'unsupported';
  if (error.status === 429) return 'rate_limited';
  if (error.status === 408) return 'timeout';
  if (error.status === 409 || (error.status ?? 0) >= 500) return 'server_error';
  return 'rejected';
}

function issuesOf(error: z.ZodError): string[] {
  return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.')}: ${issue.code}`);
}

/** The one place where what the SDK throws, or lets slip through as a plain error, gets a name. */
export function toFailure(error: unknown, now: number): OpenAIFailure {
  if (error instanceof OpenAIFailure) return error;
  const broken = boundBroken(error);
  if (broken !== undefined) return new OpenAIFailure('not_an_answer', { code: broken });
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return new OpenAIFailure('timeout');
  }
  if (error instanceof APIConnectionError) return new OpenAIFailure('network');
  if (error instanceof APIError) {
    return new OpenAIFailure(kindOf(error), {
      status: error.status,
      code: error.code ?? undefined,
      requestId: error.requestID ?? undefined,
      retryAfterMs: readRetryAfter(error.headers, now),
    });
  }
  if (error instanceof LengthFinishReasonError) return new OpenAIFailure('truncated');
  if (error instanceof ContentFilterFinishReasonError) return new OpenAIFailure('filtered');
  if (error instanceof z.ZodError) return new OpenAIFailure('invalid_answer', { issues: issuesOf(error) });
  if (error instanceof SyntaxError) return new OpenAIFailure('invalid_answer', { issues: ['not valid JSON'] });
  if (error instanceof TypeError) return new OpenAIFailure('not_an_answer');
  // A connection lost while the body was read surfaces as the runtime's own error.
  return new OpenAIFailure('network');
}
