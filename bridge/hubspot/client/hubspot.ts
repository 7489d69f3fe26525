import type { SealedStore } from '../../platform/store/seal.ts';
import { markRevoked, noteDailyLimit } from '../connections/connections.ts';
import { type AccessTokens, createAccessTokens, type PortalToken } from './access-tokens.ts';
import { createCallHubSpot, type HubSpotReply, type OneCall, withRetries } from './call-hubspot.ts';
import { classifyResponse, policyOf } from './classify-response.ts';
import { createPaths, type HubSpotPaths } from './paths.ts';
import { createPortalLimiters, type LimitKind, type PortalLimiter } from './portal-limiter.ts';
import { type CallHubSpot, type HubSpotCall, HubSpotFailure } from './ports.ts';
import { createTokenEndpoint, type TokenEndpoint } from './token-endpoint.ts';

/** One exchange with HubSpot, for metrics: no ids, no paths. */
export interface ObservedCall {
  method: HubSpotCall['method'];
  /** Status of the response; undefined when there was none. */
  status: number | undefined;
  seconds: number;
}

interface PortalDeps {
  call: ReturnType<typeof createCallHubSpot>;
  paths: HubSpotPaths;
  tokens: AccessTokens;
  limiterOf(portalId: string): PortalLimiter;
  /** Stops work for a portal; the sealed token is the one that was refused. */
  revoke(portalId: string, detail: string, sealedToken: Buffer): Promise<unknown>;
  /** The daily call limit is used up; the portal is tried again after so many ms. */
  onDailyLimit(portalId: string, ms: number): Promise<unknown>;
  onCall?: ((call: ObservedCall) => void) | undefined;
  totalMs: number;
}

/** Pause until somebody checks why HubSpot refuses tokens it has just issued. */
const REFUSED_WAIT_MS = 60_000;

/** Calls on behalf of connected portals: token, limits, deadline, retries and failure handling. */
function createCallPortal(deps: PortalDeps): CallHubSpot {
  return async (wanted) => {
    const { repeatable, signal } = wanted;
    const options = { repeatable, signal, totalMs: deps.totalMs };
    const reply = await withRetries((leftMs) => attempt(deps, wanted, leftMs), options);
    return { status: reply.status, body: reply.body, at: responseDate(reply.headers) };
  };
}

async function attempt(deps: PortalDeps, wanted: HubSpotCall, leftMs: number): Promise<HubSpotReply> {
  const { portalId, whenPaused = false } = wanted;
  const token = await deps.tokens.get(portalId, { whenPaused });
  const reply = await exchange(deps, wanted, { token, leftMs });
  if (reply.status !== 401) return requireSuccess(reply);
  if (token.auth === 'static') return endStatic(deps, wanted, { token, reply, leftMs });
  const renewed = await deps.tokens.renew(portalId, token);
  const second = await exchange(deps, wanted, { token: renewed, leftMs });
  if (second.status !== 401) return requireSuccess(second);
  const message = 'HubSpot refuses a token that it just issued';
  throw new HubSpotFailure('retryable', message, { status: 401, retryAfterMs: REFUSED_WAIT_MS });
}

interface Attempt {
  token: PortalToken;
  leftMs: number;
}

/** Keeps its slot in the limiter until the call has ended, even if the caller stopped waiting. */
async function exchange(deps: PortalDeps, wanted: HubSpotCall, { token, leftMs }: Attempt): Promise<HubSpotReply> {
  const { portalId, method, path, query, body, priority, signal } = wanted;
  const limiter = deps.limiterOf(portalId);
  const kind = kindOf(path);
  const release = await limiter.take({ kind, priority, maxWaitMs: leftMs, signal });
  const startedAt = performance.now();
  const { reply, over } = deps.call({ method, path, query, body, token: token.token, signal });
  void over.then(release);
  const observe = (status: number | undefined) =>
    deps.onCall?.({ method, status, seconds: (performance.now() - startedAt) / 1_000 });
  const answer = await reply.catch((error: unknown) => {
    observe(error instanceof HubSpotFailure ? error.status : undefined);
    throw error;
  });
  observe(answer.status);
  limiter.learn(answer.headers);
  if (answer.status === 429 || answer.status === 477) {
    const { retryAfterMs = 0 } = classifyResponse(answer);
    const policy = policyOf(answer);
    limiter.block(policy === 'SECONDLY' ? kind : 'other', retryAfterMs);
    // Informational only: HubSpot's response counts even if this cannot be stored.
    if (policy === 'DAILY') await deps.onDailyLimit(portalId, retryAfterMs).catch(() => undefined);
  }
  return answer;
}

/** @throws {HubSpotFailure} for everything but a success */
function requireSuccess(reply: HubSpotReply): HubSpotReply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw classifyResponse(reply);
}

function responseDate(headers: Headers): Date | undefined {
  const moment = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

function kindOf(path: string): LimitKind {
  return path.endsWith('/search') ? 'search' : 'other';
}

/** A fault of HubSpot's gateway would end every static connection at once, so the token is checked a second time. */
async function endStatic(
  deps: PortalDeps,
  wanted: HubSpotCall,
  { token, reply, leftMs }: Attempt & { reply: HubSpotReply },
): Promise<never> {
  const { portalId, priority, signal } = wanted;
  const question: HubSpotCall = {
    portalId,
    priority,
    signal,
    method: 'GET',
    path: deps.paths.accountDetails,
    repeatable: true,
  };
  const answer = await exchange(deps, question, { token, leftMs });
  if (answer.status !== 401) throw classifyResponse(reply);
  const detail = 'HubSpot does not accept the token anymore: it was replaced, or the app was uninstalled.';
  await deps.revoke(portalId, detail, token.sealed);
  throw new HubSpotFailure('revoked', detail, { status: 401 });
}

/** HubSpot settings of the environment. */
export interface HubSpotSettings {
  apiUrl: string;
  apiVersion: string;
  /** The OAuth app; undefined when portals connect only by static tokens. */
  clientId: string | undefined;
  /** Secrets that verify webhooks and authenticate the app; several while rotating, newest first. */
  clientSecrets: readonly string[];
}

/** All calls to HubSpot. Present without any configuration: a portal may be connected at any time. */
export interface HubSpot {
  paths: HubSpotPaths;
  /** Calls on behalf of a connected portal. */
  call: CallHubSpot;
  /** One call with an explicit token, without limits and retries: for before and after a connection. */
  callOnce(request: Parameters<ReturnType<typeof createCallHubSpot>>[0]): OneCall;
  tokens: AccessTokens;
  /** Undefined when no OAuth app is configured. */
  endpoint: TokenEndpoint | undefined;
}

interface Deps {
  settings: HubSpotSettings;
  store: SealedStore;
  onCall?: (call: ObservedCall) => void;
  /** Called when a portal revokes access. */
  onRevoked?: (portalId: string) => void;
  /** How many processes share the limits of the portals; 1 unless given. */
  processes?: () => number;
  /** Deadline of one call and its body, ms. */
  deadlineMs?: number;
  /** Total time of a call with waits and retries, ms. */
  totalMs?: number;
}

const DEADLINE_MS = 15_000;
const TOTAL_MS = 60_000;

export function createHubSpot({
  settings,
  store,
  onCall,
  onRevoked,
  processes,
  deadlineMs = DEADLINE_MS,
  totalMs = TOTAL_MS,
}: Deps): HubSpot {
  const { apiUrl, apiVersion, clientId, clientSecrets } = settings;
  const paths = createPaths(apiVersion);
  const callOnce = createCallHubSpot({ apiUrl, deadlineMs });
  const endpoint =
    clientId === undefined ? undefined : createTokenEndpoint({ call: callOnce, paths, clientId, clientSecrets });
  const revoke = async (portalId: string, detail: string, sealedToken: Buffer) => {
    const { db } = store;
    if (await markRevoked(db, portalId, detail, sealedToken)) onRevoked?.(portalId);
  };
  const tokens = createAccessTokens({ db: store.db, seal: store.seal, unseal: store.unseal, endpoint, revoke });
  return {
    paths,
    callOnce,
    tokens,
    endpoint,
    call: createCallPortal({
      call: callOnce,
      paths,
      tokens,
      limiterOf: createPortalLimiters({ ...(processes && { processes }) }),
      revoke,
      onDailyLimit: (portalId, ms) => noteDailyLimit(store.db, portalId, ms),
      onCall,
      totalMs,
    }),
  };
}
