/** Live leads before everything that can wait. */
export type CallPriority = 'live' | 'background';

export interface HubSpotCall {
  portalId: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** From the table in `paths.ts`, the dated version included. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Whether repeating it does no harm; only then is it tried again after an unknown outcome. */
  repeatable: boolean;
  priority: CallPriority;
  /** Also while the portal is paused; for what reads and writes no contact. */
  whenPaused?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * One call to the API of a connected portal: token, limiter, deadline and retries are the adapter's business.
 * @throws {HubSpotFailure} in every case but a 2xx with a JSON body or none
 */
export type CallHubSpot = (call: HubSpotCall) => Promise<{
  status: number;
  body: unknown;
  /** When HubSpot answered, by its own clock. */
  at?: Date | undefined;
}>;

/**
 * - `retryable`: later the same call may succeed; `retryAfterMs` where HubSpot named a time
 * - `permanent`: the request or its data are refused, again and again
 * - `revoked`: the portal no longer lets us in; all work for it stops
 * - `missing_scopes`: the app lacks rights; `scopes` names them
 * - `not_found`: there is no such thing
 * - `not_connected`: no account here has this portal, or it is paused
 */
export type HubSpotFailureKind =
  | 'retryable'
  | 'permanent'
  | 'revoked'
  | 'missing_scopes'
  | 'not_found'
  | 'not_connected';

/** An answer that was not read to its end: HubSpot sends no redirects, and nothing longer than a call may need. */
type UnusableAnswer = 'redirected' | 'too_long';

interface FailureOptions {
  status?: number | undefined;
  /** HubSpot's `category`, a closed word. */
  category?: string | undefined;
  correlationId?: string | undefined;
  retryAfterMs?: number | undefined;
  scopes?: readonly string[] | undefined;
  /** The properties HubSpot complains of: names, never values. */
  properties?: readonly string[] | undefined;
  outcomeUnknown?: boolean | undefined;
  unusable?: UnusableAnswer | undefined;
  cause?: unknown;
}

/** What went wrong between us and HubSpot, classified where it happened. The message holds no data of a contact. */
export class HubSpotFailure extends Error {
  override readonly name = 'HubSpotFailure';
  readonly kind: HubSpotFailureKind;
  readonly status: number | undefined;
  readonly category: string | undefined;
  readonly correlationId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly scopes: readonly string[];
  readonly properties: readonly string[];
  /** A change that may have taken effect although no reply says so: a deadline, a broken connection. */
  readonly outcomeUnknown: boolean;
  /** Asking again brings the same. */
  readonly unusable: UnusableAnswer | undefined;

  constructor(kind: HubSpotFailureKind, message: string, options: FailureOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.category = options.category;
    this.correlationId = options.correlationId;
    this.retryAfterMs = options.retryAfterMs;
    this.scopes = options.scopes ?? [];
    this.properties = options.properties ?? [];
    this.outcomeUnknown = options.outcomeUnknown ?? false;
    this.unusable = options.unusable;
  }
}
