/** Live leads before background work. */
export type CallPriority = 'live' | 'background';

export interface HubSpotCall {
  portalId: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A path of `paths.ts`, dated version included. */
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Whether repeating is safe; only then is it retried after an unknown outcome. */
  repeatable: boolean;
  priority: CallPriority;
  /** Also while the portal is paused; for calls that read and write no contact. */
  whenPaused?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * One call to the API of a connected portal: the adapter handles token, limiter, deadline and retries.
 * @throws {HubSpotFailure} in every case but a 2xx with a JSON body or none
 */
export type CallHubSpot = (call: HubSpotCall) => Promise<{
  status: number;
  body: unknown;
  /** When HubSpot answered, by its own clock. */
  at?: Date | undefined;
}>;

/**
 * - `retryable`: the same call may succeed later; `retryAfterMs` if HubSpot named a time
 * - `permanent`: the request or its data will always be refused
 * - `revoked`: the portal revoked access; all work for it stops
 * - `missing_scopes`: the app lacks scopes; `scopes` names them
 * - `not_found`: it does not exist
 * - `not_connected`: no account here has this portal, or it is paused
 */
export type HubSpotFailureKind =
  | 'retryable'
  | 'permanent'
  | 'revoked'
  | 'missing_scopes'
  | 'not_found'
  | 'not_connected';

/** A response that was not read completely: HubSpot sends no redirects, and nothing longer than a call needs. */
type UnusableAnswer = 'redirected' | 'too_long';

interface FailureOptions {
  status?: number | undefined;
  /** HubSpot's `category`, an enum word. */
  category?: string | undefined;
  correlationId?: string | undefined;
  retryAfterMs?: number | undefined;
  scopes?: readonly string[] | undefined;
  /** The properties HubSpot rejects: names, never values. */
  properties?: readonly string[] | undefined;
  outcomeUnknown?: boolean | undefined;
  unusable?: UnusableAnswer | undefined;
  cause?: unknown;
}

/** A failure between us and HubSpot, classified where it happened. The message holds no contact data. */
export class HubSpotFailure extends Error {
  override readonly name = 'HubSpotFailure';
  readonly kind: HubSpotFailureKind;
  readonly status: number | undefined;
  readonly category: string | undefined;
  readonly correlationId: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly scopes: readonly string[];
  readonly properties: readonly string[];
  /** A change that may have taken effect although no response confirms it: a deadline, a broken connection. */
  readonly outcomeUnknown: boolean;
  /** Retrying gives the same result. */
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
