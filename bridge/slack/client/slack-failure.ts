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
    super(wordsOf(options));
    this.kind = kind;
    this.code = options.code;
    this.method = options.method;
    this.retryAfterMs = options.retryAfterMs;
    this.outcomeUnknown = options.outcomeUnknown ?? false;
    this.scope = options.scope;
  }
}

/** What happens on the way is no refusal. */
const onTheWay: Readonly<Record<string, string>> = {
  unreachable: 'Slack could not be reached',
  timeout: 'Slack did not answer in time',
  unreadable: 'The answer was no answer of Slack: a proxy may stand between',
  redirected: 'Slack redirected the call: a proxy may stand between',
  too_long: "Slack's answer was too long to be read",
  ratelimited: 'Slack asks to wait: too many calls',
};

function wordsOf({ code, method, scope }: FailureOptions): string {
  const about = onTheWay[code];
  if (about !== undefined) return `${about} (${method})`;
  const [, status] = /^http_(\d+)$/.exec(code) ?? [];
  if (status !== undefined) return `Slack answered ${method} with HTTP status ${status}`;
  return `Slack refused ${method}: ${code}${scope ? ` (${scope})` : ''}`;
}
