/**
 * - `retryable`: the same call may succeed later; `retryAfterMs` if Slack named a time
 * - `parked`: the channel or the workspace accepts nothing until somebody fixes it
 * - `revoked`: the workspace revoked access
 * - `missing_scope`: the app lacks a scope; `scope` names it
 * - `gone`: the target no longer exists
 * - `bug`: the request itself will always be refused
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

/** A failure between us and Slack, classified where it happened. The message holds no content and no token. */
export class SlackFailure extends Error {
  override readonly name = 'SlackFailure';
  readonly kind: SlackFailureKind;
  readonly code: string;
  readonly method: string;
  readonly retryAfterMs: number | undefined;
  /** A change that may have taken effect without a confirmation: a timeout, a broken connection, a fatal error. */
  readonly outcomeUnknown: boolean;
  readonly scope: string | undefined;

  constructor(kind: SlackFailureKind, options: FailureOptions) {
    super(wordsOf(options));
    this.kind = kind;
    this.code = options.code;
    this.method = options.method;
    this.retryAfterMs = options.retryAfterMs;
    this.outcomeUnknown = options.outcomeUnknown ?? false;
    this.scope = options.scope;
  }
}

/** Network problems, which are no refusals. */
const onTheWay: Readonly<Record<string, string>> = {
  unreachable: 'Slack could not be reached',
  timeout: 'Slack did not answer in time',
  unreadable: 'The answer did not come from Slack: a proxy may be in between',
  redirected: 'Slack redirected the call: a proxy may be in between',
  too_long: "Slack's answer was too long to be read",
  ratelimited: 'Slack asks the bridge to wait: too many calls',
};

function wordsOf({ code, method, scope }: FailureOptions): string {
  const about = onTheWay[code];
  if (about !== undefined) return `${about} (${method})`;
  const [, status] = /^http_(\d+)$/.exec(code) ?? [];
  if (status !== undefined) return `Slack answered ${method} with HTTP status ${status}`;
  return `Slack refused ${method}: ${code}${scope ? ` (${scope})` : ''}`;
}
