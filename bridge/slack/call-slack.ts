import type { webApi } from '@slack/bolt';
import type { Log } from '../log.ts';
import { kindOfCode, mayHaveHappened } from './failure-codes.ts';
import { createSdkLogger } from './sdk-logger.ts';
import { SlackFailure } from './slack-failure.ts';

export interface SlackRequest {
  /** Such as `chat.postMessage`. */
  method: string;
  /** Undefined for calls that prove themselves otherwise. */
  token?: string | undefined;
  /** Of the team that is meant where the token is an organisation's. */
  teamId?: string | undefined;
  args: Record<string, unknown>;
  /** Whether Slack is changed by it; only then an unclear outcome matters. */
  changes: boolean;
}

export interface SlackReply {
  body: unknown;
  /** What the token may do; undefined where Slack did not say. */
  scopes: string[] | undefined;
}

/** One exchange with Slack, for metrics. */
export interface ObservedSlackCall {
  method: string;
  outcome: 'ok' | SlackFailure['kind'];
  seconds: number;
}

/** @throws {SlackFailure} in every case but `ok: true` */
export type CallSlack = (request: SlackRequest) => Promise<SlackReply>;

interface Deps {
  /** Address of the API, such as `https://slack.com/api`. */
  apiUrl: string;
  log: Pick<Log, 'debug'>;
  /** For the call and its body together, ms. */
  deadlineMs: number;
  onCall?: ((call: ObservedSlackCall) => void) | undefined;
}

type WebApi = typeof webApi;

const LONGEST_WAIT_MS = 3_600_000;

/**
 * The one place that makes clients of Slack's SDK. Each call has one of its own: clients share a queue otherwise, and
 * what came back of which call would not be known. They never repeat anything by themselves: that is the outbox's
 * business, which knows what may be repeated. The SDK is loaded by the first call.
 */
export function createCallSlack({ apiUrl, log, deadlineMs, onCall }: Deps): CallSlack {
  const logger = createSdkLogger(log);
  return async (request) => {
    const startedAt = performance.now();
    const { webApi } = await import('@slack/bolt');
    const seen: Seen = { status: undefined };
    const client = new webApi.WebClient(request.token, {
      slackApiUrl: `${apiUrl}/`,
      logger,
      retryConfig: { retries: 0 },
      timeout: deadlineMs,
      rejectRateLimitedCalls: true,
      allowAbsoluteUrls: false,
      fetch: watched(seen),
      ...(request.teamId !== undefined && { teamId: request.teamId }),
    });
    const observe = (outcome: ObservedSlackCall['outcome']) =>
      onCall?.({ method: request.method, outcome, seconds: (performance.now() - startedAt) / 1_000 });
    try {
      const body = await client.apiCall(request.method, request.args);
      observe('ok');
      return { body, scopes: body.response_metadata?.scopes };
    } catch (error) {
      const failure = classify(webApi, error, { request, seen });
      observe(failure.kind);
      throw failure;
    }
  };
}

/** What was seen of a call below the SDK, which does not tell it. */
interface Seen {
  /** Of the reply; undefined where no head of one came. */
  status: number | undefined;
}

function watched(seen: Seen): webApi.FetchFunction {
  return async (url, init) => {
    const response = await fetch(url, init as RequestInit);
    seen.status = response.status;
    return response;
  };
}

interface Call {
  request: SlackRequest;
  seen: Seen;
}

/** Nothing of the SDK's error is kept but codes and numbers: it quotes requests, replies and tokens. */
function classify(sdk: WebApi, error: unknown, { request, seen }: Call): SlackFailure {
  const { method, changes } = request;
  if (error instanceof sdk.WebAPIPlatformError) return refused(error.data, request);
  if (error instanceof sdk.WebAPIRateLimitedError || seen.status === 429) {
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
  return new SlackFailure('retryable', {
    method,
    code,
    outcomeUnknown: changes && (sent || seen.status !== undefined),
  });
}

const CODE = /^[a-z][a-z0-9_]{1,80}$/;
const SCOPE = /^[a-z][a-z0-9.:_,-]{1,200}$/;

/** What is no code is the body of a reply that is no JSON: a page of some proxy, after which nothing is known. */
function refused(data: webApi.WebAPIPlatformError['data'], { method, changes }: SlackRequest): SlackFailure {
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

/** Errors before the first byte went out: the call cannot have had an effect. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

/** Node's fetch hides the reason in `cause`, and the SDK hides Node's error in its own. */
function networkFault(error: unknown): { code: string; sent: boolean } {
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
