import type { Logger, webApi } from '@slack/bolt';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import { classifyFailure } from './classify-failure.ts';
import { SlackFailure } from './slack-failure.ts';
import { createSlackMethods, type SlackMethods } from './slack-methods.ts';
import { type KeptInstallation, markWorkspaceRevoked, readInstallation } from './workspaces.ts';

interface WorkspaceRequest {
  workspaceId: string;
  teamId: string;
  method: string;
  args: Record<string, unknown>;
  changes: boolean;
}

interface WorkspaceDeps extends Pick<Deps, 'store' | 'onRevoked'> {
  call: CallSlack;
}

/** Calls on behalf of connected workspaces: handles the token and its revocation. */
function createCallWorkspace(deps: WorkspaceDeps): (request: WorkspaceRequest) => Promise<unknown> {
  return async ({ workspaceId, teamId, ...request }) => {
    const kept = await readInstallation(deps.store, workspaceId);
    if (kept === undefined || kept.status === 'revoked')
      throw new SlackFailure('revoked', { method: request.method, code: 'not_connected' });
    const { token } = kept.installation.bot;
    const ofTeam = kept.installation.isEnterpriseInstall ? { teamId } : {};
    try {
      return (await deps.call({ ...request, ...ofTeam, token })).body;
    } catch (error) {
      if (error instanceof SlackFailure && error.kind === 'revoked') await end(deps, { workspaceId, kept, error });
      throw error;
    }
  };
}

/**
 * A gateway fault of Slack would end every connection at once, so the token is checked a second time.
 * @throws {SlackFailure} `retryable` unless Slack confirms that the token is revoked
 */
async function end(
  { call, store, onRevoked }: WorkspaceDeps,
  { workspaceId, kept, error }: { workspaceId: string; kept: KeptInstallation; error: SlackFailure },
): Promise<void> {
  const { method, code } = error;
  const second = await call({ method: 'auth.test', token: kept.installation.bot.token, args: {}, changes: false }).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(second instanceof SlackFailure && second.kind === 'revoked'))
    throw new SlackFailure('retryable', { method, code, retryAfterMs: REFUSED_WAIT_MS });
  const detail = `Slack does not accept the token anymore (${second.code}): it was replaced, or the app was removed.`;
  if (await markWorkspaceRevoked(store.db, { workspaceId, detail, sealed: kept.sealed })) onRevoked?.(workspaceId);
}

/** Pause until somebody checks why Slack refuses a token that it calls valid. */
const REFUSED_WAIT_MS = 60_000;

/** Slack settings of the environment. */
export interface SlackConfig {
  /** Address of the API, such as `https://slack.com/api`. */
  apiUrl: string;
  /** Each verifies HTTP requests, several while one is rotated; undefined when there are none. */
  signingSecrets: string[] | undefined;
  /** Opens Socket Mode; undefined when it is off. */
  appToken: string | undefined;
  /** Undefined when workspaces connect only by tokens. */
  oauth: { clientId: string; clientSecret: string } | undefined;
}

/** All calls to Slack. Present without any configuration: a workspace may be connected at any time. */
export interface Slack {
  /** Calls for a team of a connected workspace. */
  call(workspaceId: string, teamId: string): SlackMethods;
  /** One call with an explicit token, for before and after a connection. */
  callOnce: CallSlack;
}

interface Deps {
  settings: Pick<SlackConfig, 'apiUrl'>;
  store: SealedStore;
  log: Pick<Log, 'debug'>;
  onCall?: (call: ObservedSlackCall) => void;
  /** Called when a workspace revokes access. */
  onRevoked?: ((workspaceId: string) => void) | undefined;
  /** Deadline of one call and its body, ms. */
  deadlineMs?: number;
}

const DEADLINE_MS = 10_000;

export function createSlack({ settings, store, log, onCall, onRevoked, deadlineMs = DEADLINE_MS }: Deps): Slack {
  const callOnce = createCallSlack({ apiUrl: settings.apiUrl, log, deadlineMs, onCall });
  const callWorkspace = createCallWorkspace({ call: callOnce, store, onRevoked });
  return {
    callOnce,
    call: (workspaceId, teamId) => createSlackMethods((request) => callWorkspace({ workspaceId, teamId, ...request })),
  };
}

interface SlackRequest {
  /** Such as `chat.postMessage`. */
  method: string;
  /** Undefined for calls that authenticate otherwise. */
  token?: string | undefined;
  /** The intended team, when the token is an organization's. */
  teamId?: string | undefined;
  args: Record<string, unknown>;
  /** Whether the call changes Slack; only then an unknown outcome matters. */
  changes: boolean;
}

interface SlackReply {
  body: unknown;
  /** The token's scopes; undefined when Slack did not return them. */
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

interface CallDeps {
  /** Address of the API, such as `https://slack.com/api`. */
  apiUrl: string;
  log: Pick<Log, 'debug'>;
  /** Deadline of the call and its body together, ms. */
  deadlineMs: number;
  onCall?: ((call: ObservedSlackCall) => void) | undefined;
}

/**
 * The only place that creates clients of Slack's SDK. Each call has its own: clients share a queue, which would mix up
 * responses. They never retry: that is up to the outbox, which knows what may be repeated. The SDK is loaded with the
 * first call.
 */
export function createCallSlack({ apiUrl, log, deadlineMs, onCall }: CallDeps): CallSlack {
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

/** What was observed of a call below the SDK, which does not expose it. */
interface Seen {
  /** Status of the response; undefined when no headers came. */
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

/** A page of channel history may hold messages with every block that Slack allows. */
const maxBytesOf = (method: string): number =>
  /^conversations\.(?:history|replies)$/.test(method) ? 8_000_000 : ANSWER_MAX;

/** Response limit of any other call, bytes. */
export const ANSWER_MAX = 1_000_000;

/** The SDK's level type; importing the enum would load the SDK. */
type Level = ReturnType<Logger['getLevel']>;
const LEVEL = 'info' as Level;

const LONGEST = 100;

/**
 * Passes the SDK's log to ours without the data it quotes. Bodies, headers, addresses and foreign messages all follow a
 * colon, a bracket or a brace, or are further arguments.
 */
export function createSdkLogger(log: Pick<Log, 'debug'>): Logger {
  const logAt = (sdkLevel: string) => (message: unknown) =>
    log.debug({ sdkLevel, said: wordsOf(message) }, 'message of the Slack SDK');
  return {
    // These two quote requests, replies and frames.
    debug: () => undefined,
    info: () => undefined,
    warn: logAt('warn'),
    error: logAt('error'),
    setLevel: () => undefined,
    getLevel: () => LEVEL,
    setName: () => undefined,
  };
}

function wordsOf(message: unknown): string {
  if (typeof message === 'string') return (/^[\w ',-]*/.exec(message)?.[0] ?? '').trim().slice(0, LONGEST);
  const { code } = (message ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^[a-z_]{3,80}$/.test(code) ? code : 'an error';
}
