import type { webApi } from '@slack/bolt';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import type { Log } from '../../platform/log/log.ts';
import { classifyFailure } from './classify-failure.ts';
import { createSdkLogger } from './sdk-logger.ts';
import type { SlackFailure } from './slack-failure.ts';

interface SlackRequest {
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

interface SlackReply {
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
      fetch: watched(seen, request.method),
      ...(request.teamId !== undefined && { teamId: request.teamId }),
    });
    const observe = (outcome: ObservedSlackCall['outcome']) =>
      onCall?.({ method: request.method, outcome, seconds: (performance.now() - startedAt) / 1_000 });
    try {
      const body = await client.apiCall(request.method, request.args);
      observe('ok');
      return { body, scopes: body.response_metadata?.scopes };
    } catch (error) {
      const { method, changes } = request;
      const failure = classifyFailure(webApi, error, { method, changes, status: seen.status });
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

function watched(seen: Seen, method: string): webApi.FetchFunction {
  const bounded = createBoundedFetch({ maxBytes: maxBytesOf(method) });
  return async (url, init) => {
    const response = await bounded(url, init as RequestInit);
    seen.status = response.status;
    return response;
  };
}

/** A page of a channel may hold messages of others with every block that Slack takes. */
const maxBytesOf = (method: string): number =>
  /^conversations\.(?:history|replies)$/.test(method) ? 8_000_000 : ANSWER_MAX;

/** What Slack answers to any other call, bytes. */
export const ANSWER_MAX = 1_000_000;
