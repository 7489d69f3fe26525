import { AsyncLocalStorage } from 'node:async_hooks';
import { boundBroken, createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { HubSpotFailure } from './ports.ts';

/** Why a call was abandoned before its response was complete. */
const timedOut = Symbol('timed out');
const givenUp = Symbol('given up');

interface Limits {
  deadlineMs: number;
  signal?: AbortSignal | undefined;
  /** Called when the caller stops waiting. */
  abandon(): void;
}

/** The result, or a rejection with `timedOut` or `givenUp`; a later outcome of the work is ignored. */
async function inTime<T>(work: Promise<T>, { deadlineMs, signal, abandon }: Limits): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const leave = (why: symbol) => {
    reject(why);
    abandon();
  };
  const onAbort = () => leave(givenUp);
  const timer = setTimeout(() => leave(timedOut), deadlineMs);
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** The body as text; empty once abandoned: then the connection is closed instead of read to its end. */
async function readText(response: Response, abandoned: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (abandoned.aborted) cancel();
  else abandoned.addEventListener('abort', cancel, { once: true });
  const pieces: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces).toString('utf8');
    pieces.push(value);
  }
}

export interface HubSpotRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A path of `paths.ts`. */
  path: string;
  query?: Record<string, string> | undefined;
  /** JSON, or a form for the token endpoints. */
  body?: unknown;
  /** Absent for calls that authenticate with a form. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** HubSpot's response, whatever its status. */
export interface HubSpotReply {
  status: number;
  headers: Headers;
  /** The parsed JSON body; undefined when there is none, or when an error's body is not JSON. */
  body: unknown;
}

export interface OneCall {
  /** @throws {HubSpotFailure} `retryable` without a status, when no complete response came */
  reply: Promise<HubSpotReply>;
  /** Settles when nothing of the call is pending, shortly after its deadline at the latest. Never rejects. */
  over: Promise<void>;
}

interface Options {
  /** Address of the API. */
  apiUrl: string;
  /** Deadline of the call and its body together, ms. */
  deadlineMs: number;
}

/**
 * Makes one call with HubSpot's client and nothing else: a new client for each call, since clients share their options,
 * and only `apiRequest`, since the rest of the package uses paths that will be retired.
 */
export function createCallHubSpot({ apiUrl, deadlineMs }: Options): (request: HubSpotRequest) => OneCall {
  return (request) => {
    const abandoned = new AbortController();
    const whole = receive(abandonment.run(abandoned.signal, send, apiUrl, request), abandoned.signal);
    const over = whole.then(
      () => undefined,
      () => undefined,
    );
    const reply = inTime(whole, { deadlineMs, signal: request.signal, abandon: () => abandoned.abort() }).catch(
      (error: unknown) => {
        throw withoutReply(error, request.method);
      },
    );
    return { reply, over };
  };
}

/**
 * Async, so that a synchronous throw of the client becomes a rejection. The client is loaded with the first call: many
 * bridges have no portal.
 */
async function send(apiUrl: string, { method, path, query, body, token }: HubSpotRequest): Promise<Response> {
  const BoundedClient = await loadClient();
  const form = body instanceof URLSearchParams;
  const client = new BoundedClient({ basePath: apiUrl, ...(token !== undefined && { accessToken: token }) });
  return client.apiRequest({
    method,
    path,
    ...(query !== undefined && Object.keys(query).length > 0 && { qs: query }),
    ...(body !== undefined && { body }),
    // Without a body there is no content type.
    ...((form || body === undefined) && { defaultJson: false }),
    ...(token === undefined && { authType: 'none' }),
  });
}

/** Fires when the caller stops waiting. The client has no way to pass a signal to what sends. */
const abandonment = new AsyncLocalStorage<AbortSignal>();

/** A request as the client prepared it. */
interface Prepared {
  getUrl(): URL;
  getSendData(): RequestInit;
}

const loadClient = once(async () => {
  const { Client } = await import('@hubspot/api-client');
  return class BoundedClient extends Client {
    /**
     * The client's own sender follows redirects, with the token. Decorators are global to the process, and the newest
     * client sets its own: this one is the same for all, and no client is made elsewhere.
     */
    protected override getDecorators() {
      return [{ decorate: () => sendBounded }];
    }
  };
});

function sendBounded(request: Prepared): Promise<Response> {
  const url = request.getUrl();
  const signal = abandonment.getStore() ?? null;
  return createBoundedFetch({ maxBytes: maxBytesOf(url.pathname) })(url, { ...request.getSendData(), signal });
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

const MEBIBYTE = 1_048_576;

/** A portal may have thousands of properties with their options; a batch holds texts of people. */
function maxBytesOf(path: string): number {
  if (/\/crm\/properties\/[^/]+\/[^/]+$/.test(path)) return 16 * MEBIBYTE;
  return /\/batch\/(?:read|update)$/.test(path) ? 4 * MEBIBYTE : MEBIBYTE;
}

async function receive(sent: Promise<Response>, abandoned: AbortSignal): Promise<HubSpotReply> {
  const response = await sent;
  const text = await readText(response, abandoned);
  const { status, headers } = response;
  if (text === '') return { status, headers, body: undefined };
  try {
    return { status, headers, body: JSON.parse(text) as unknown };
  } catch {
    // Proxies send HTML error pages; an unparsable 2xx is an error.
    if (status >= 400) return { status, headers, body: undefined };
    throw new HubSpotFailure('retryable', `HubSpot answered ${status} with a body that is not JSON`, {
      status,
      outcomeUnknown: true,
    });
  }
}

/** Errors before the first byte was sent: the call cannot have had an effect. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

const unusableWords = {
  redirected: 'a redirect, which it never does',
  too_long: 'more data than such a call can need',
};

/** Keeps only the code of the original error: the client's messages may quote the token. */
function withoutReply(error: unknown, method: string): HubSpotFailure {
  if (error instanceof HubSpotFailure) return error;
  const changes = method !== 'GET';
  const unknown = changes ? '; whether it had an effect is not known' : '';
  if (error === timedOut) {
    return new HubSpotFailure('retryable', `HubSpot did not answer in time${unknown}`, { outcomeUnknown: changes });
  }
  if (error === givenUp) {
    return new HubSpotFailure('retryable', `The call was stopped${unknown}`, { outcomeUnknown: changes });
  }
  const unusable = boundBroken(error);
  if (unusable !== undefined) {
    return new HubSpotFailure('retryable', `HubSpot answered with ${unusableWords[unusable]}${unknown}`, {
      outcomeUnknown: changes,
      unusable,
    });
  }
  const code = codeOf(error);
  const outcomeUnknown = changes && !neverSent.has(code ?? '');
  const reason = code === undefined ? '' : ` (${code})`;
  return new HubSpotFailure('retryable', `HubSpot could not be reached${reason}${outcomeUnknown ? unknown : ''}`, {
    outcomeUnknown,
  });
}

/** Node's fetch hides the reason in `cause`. */
function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 3; at = at.cause, depth += 1) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  }
  return undefined;
}

interface RetryOptions {
  /** Whether repeating the call is safe. */
  repeatable: boolean;
  /** Total time for waits, calls and retries, ms. */
  totalMs: number;
  signal?: AbortSignal | undefined;
  now?: () => number;
  /** In [0, 1). */
  random?: () => number;
}

const MOST_ATTEMPTS = 4;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** HubSpot sends these without having done anything. */
const refusedUndone = new Set([423, 429, 477]);
const passing = new Set([502, 503, 504, 521, 522, 523, 524]);

/**
 * Retries a call that failed for a transient reason, while that is safe and time is left.
 * @param attempt receives the remaining ms
 * @throws the last failure; with `retryAfterMs` when HubSpot asks for a wait too long to wait here
 */
export async function withRetries<T>(attempt: (leftMs: number) => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, now = Date.now, random = Math.random } = options;
  const end = now() + options.totalMs;
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(end - now());
    } catch (error) {
      if (!(error instanceof HubSpotFailure) || tried === MOST_ATTEMPTS || !mayRepeat(error, options.repeatable))
        throw error;
      const wait = waitBefore(tried, error.retryAfterMs, random);
      if (now() + wait >= end || !(await pause(wait, signal))) throw error;
    }
  }
}

/** A failure without a status is a network error or a timeout. */
function mayRepeat(failure: HubSpotFailure, repeatable: boolean): boolean {
  const { kind, status, outcomeUnknown, retryAfterMs, unusable } = failure;
  if (kind !== 'retryable' || unusable !== undefined) return false;
  if (status === undefined || status < 300) return retryAfterMs === undefined && (repeatable || !outcomeUnknown);
  return refusedUndone.has(status) || (repeatable && passing.has(status));
}

/** Backoff with jitter; never shorter than what HubSpot asks for. */
function waitBefore(tried: number, retryAfterMs: number | undefined, random: () => number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** tried, LONGEST_WAIT_MS);
  const jittered = longest * (0.5 + random() / 2);
  return retryAfterMs === undefined ? jittered : retryAfterMs + jittered;
}

/** @returns whether the time has passed; false as soon as the signal fires */
const pause = (deadlineMs: number, signal: AbortSignal | undefined): Promise<boolean> =>
  inTime(new Promise<never>(() => undefined), { deadlineMs, signal, abandon: () => undefined }).catch(
    (why: unknown) => why === timedOut,
  );
