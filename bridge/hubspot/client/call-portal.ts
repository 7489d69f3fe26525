import type { AccessTokens, PortalToken } from './access-tokens.ts';
import type { createCallHubSpot, HubSpotReply } from './call-hubspot.ts';
import { classifyResponse, policyOf } from './classify-response.ts';
import type { HubSpotPaths } from './paths.ts';
import type { LimitKind, PortalLimiter } from './portal-limiter.ts';
import { type CallHubSpot, type HubSpotCall, HubSpotFailure } from './ports.ts';
import { withRetries } from './with-retries.ts';

/** One exchange with HubSpot, for metrics: no ids, no paths. */
export interface ObservedCall {
  method: HubSpotCall['method'];
  /** Status of the response; undefined when there was none. */
  status: number | undefined;
  seconds: number;
}

interface Deps {
  call: ReturnType<typeof createCallHubSpot>;
  paths: HubSpotPaths;
  tokens: AccessTokens;
  limiterOf(portalId: string): PortalLimiter;
  /** Stops work for a portal; the sealed token is the one that was refused. */
  revoke(portalId: string, detail: string, sealedToken: Buffer): Promise<unknown>;
  /** The daily call limit is used up; the portal is tried again after so many ms. */
  onDailyLimit?: ((portalId: string, ms: number) => Promise<unknown>) | undefined;
  onCall?: ((call: ObservedCall) => void) | undefined;
  /** Total time of a call with waits and retries, ms. */
  totalMs?: number;
}

const TOTAL_MS = 60_000;
/** Pause until somebody checks why HubSpot refuses tokens it has just issued. */
const REFUSED_WAIT_MS = 60_000;

/** Calls on behalf of connected portals: token, limits, deadline, retries and failure handling. */
export function createCallPortal(deps: Deps): CallHubSpot {
  return async (wanted) => {
    const { repeatable, signal } = wanted;
    const options = { repeatable, signal, totalMs: deps.totalMs ?? TOTAL_MS };
    const reply = await withRetries((leftMs) => attempt(deps, wanted, leftMs), options);
    return { status: reply.status, body: reply.body, at: responseDate(reply.headers) };
  };
}

async function attempt(deps: Deps, wanted: HubSpotCall, leftMs: number): Promise<HubSpotReply> {
  const { portalId, whenPaused = false } = wanted;
  const token = await deps.tokens.get(portalId, { whenPaused });
  const reply = await exchange(deps, wanted, { token, leftMs });
  if (reply.status !== 401) return requireSuccess(reply);
  if (token.auth === 'static') return endStatic(deps, wanted, { token, reply, leftMs });
  const renewed = await deps.tokens.renew(portalId, token);
  const second = await exchange(deps, wanted, { token: renewed, leftMs });
  if (second.status !== 401) return requireSuccess(second);
  const message = 'HubSpot refuses a token that it has just issued';
  throw new HubSpotFailure('retryable', message, { status: 401, retryAfterMs: REFUSED_WAIT_MS });
}

interface Attempt {
  token: PortalToken;
  leftMs: number;
}

/** Keeps its slot in the limiter until the call has ended, even if the caller stopped waiting. */
async function exchange(deps: Deps, wanted: HubSpotCall, { token, leftMs }: Attempt): Promise<HubSpotReply> {
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
    if (policy === 'DAILY') await deps.onDailyLimit?.(portalId, retryAfterMs).catch(() => undefined);
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
  deps: Deps,
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
