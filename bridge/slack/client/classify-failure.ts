import type { webApi } from '@slack/bolt';
import { boundBroken } from '../../platform/http/bounded-fetch.ts';
import { kindOfCode, mayHaveHappened } from './failure-codes.ts';
import { SlackFailure } from './slack-failure.ts';

interface FailedCall {
  method: string;
  /** Whether the call changes Slack; only then an unknown outcome matters. */
  changes: boolean;
  /** Status of the response, observed below the SDK, which may hide it; undefined when no headers came. */
  status: number | undefined;
}

const LONGEST_WAIT_MS = 3_600_000;

/** Keeps only codes and numbers of the SDK's error: it quotes requests, replies and tokens. */
export function classifyFailure(sdk: typeof webApi, error: unknown, call: FailedCall): SlackFailure {
  const { method, changes, status } = call;
  if (error instanceof sdk.WebAPIPlatformError) return refused(error.data, call);
  if (error instanceof sdk.WebAPIRateLimitedError || status === 429) {
    const retryAfterMs = error instanceof sdk.WebAPIRateLimitedError ? waitOf(error.retryAfter) : undefined;
    return new SlackFailure('retryable', { method, code: 'ratelimited', retryAfterMs });
  }
  if (error instanceof sdk.WebAPIHTTPError) {
    const { statusCode } = error;
    const retryAfterMs = waitOf(Number(error.headers['retry-after']));
    const outcomeUnknown = changes && statusCode >= 500;
    return new SlackFailure('retryable', { method, code: `http_${statusCode}`, retryAfterMs, outcomeUnknown });
  }
  const { code, sent } = networkFault(error);
  return new SlackFailure('retryable', { method, code, outcomeUnknown: changes && (sent || status !== undefined) });
}

const CODE = /^[a-z][a-z0-9_]{1,80}$/;
const SCOPE = /^[a-z][a-z0-9.:_,-]{1,200}$/;

/** Anything but a code is a body that is not JSON, as of a proxy: the outcome is unknown. */
function refused(data: webApi.WebAPIPlatformError['data'], { method, changes }: FailedCall): SlackFailure {
  const { error, needed, response_metadata: about } = data as typeof data & { needed?: unknown };
  if (typeof error !== 'string' || !CODE.test(error))
    return new SlackFailure('retryable', { method, code: 'unreadable', outcomeUnknown: changes });
  return new SlackFailure(kindOfCode(error), {
    method,
    code: error,
    retryAfterMs: waitOf(about?.retryAfter),
    outcomeUnknown: changes && mayHaveHappened(error),
    scope: typeof needed === 'string' && SCOPE.test(needed) ? needed : undefined,
  });
}

/** Errors before the first byte was sent: the call cannot have had an effect. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

/** Node's fetch hides the reason in `cause`, and the SDK hides Node's error in its own. */
function networkFault(error: unknown): { code: string; sent: boolean } {
  const broken = boundBroken(error);
  if (broken !== undefined) return { code: broken, sent: true };
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at.name === 'TimeoutError') return { code: 'timeout', sent: true };
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string' && neverSent.has(code)) return { code: 'unreachable', sent: false };
  }
  return { code: 'unreachable', sent: true };
}

function waitOf(seconds: number | undefined): number | undefined {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds < 0) return undefined;
  return Math.min(seconds * 1_000, LONGEST_WAIT_MS);
}
