/**
 * - `retryable`: later the same call may succeed; `retryAfterMs` where Slack named a time
 * - `parked`: the channel or the workspace does not take it until somebody mends it
 * - `revoked`: the workspace no longer lets us in
 * - `missing_scope`: the app lacks a right; `scope` names it
 * - `gone`: what the call is about is no longer there
 * - `bug`: the request itself is refused, again and again
 */
export type SlackFailureKind = 'retryable' | 'parked' | 'revoked' | 'missing_scope' | 'gone' | 'bug';

interface FailureOptions {
  /** Slack's error code, or one of ours for failures on the way: `unreachable`, `timeout`, `unreadable`, `redirected`, `too_long`, `http_503`. */
  code: string;
  /** Such as `chat.postMessage`. */
  method: string;
  retryAfterMs?: number | undefined;
  outcomeUnknown?: boolean | undefined;
  scope?: string | undefined;
}

/** What went wrong between us and Slack, classified where it happened. The message holds no content and no token. */
export class SlackFailure extends Error {
  override readonly name = 'SlackFailure';
  readonly kind: SlackFailureKind;
  readonly code: string;
  readonly method: string;
  readonly retryAfterMs: number | undefined;
  /** A change that may have taken effect although no reply says so: a deadline, a broken connection, a fatal error. */
  readonly outcomeUnknown: boolean;
  readonly scope: string | undefined;

  constructor(kind: SlackFailureKind, options: FailureOptions) {
    super(`Slack refused ${options.method}: ${options.code}${options.scope ? ` (${options.scope})` : ''}`);
    this.kind = kind;
    this.code = options.code;
    this.method = options.method;
    this.retryAfterMs = options.retryAfterMs;
    this.outcomeUnknown = options.outcomeUnknown ?? false;
    this.scope = options.scope;
  }
}
