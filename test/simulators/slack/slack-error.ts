import type { Json } from './json.ts';

/** What Slack answers instead of a result: HTTP 200 with `ok: false`, unless a status is given. */
export class SlackError extends Error {
  readonly code: string;
  readonly extra: Json;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(code: string, extra: Json = {}, reply: { status?: number; headers?: Record<string, string> } = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
    this.status = reply.status ?? 200;
    this.headers = reply.headers ?? {};
  }
}

export const invalidArguments = (...messages: string[]): SlackError =>
  new SlackError('invalid_arguments', { response_metadata: { messages: messages.map((text) => `[ERROR] ${text}`) } });

export const missingScope = (needed: readonly string[], provided: readonly string[]): SlackError =>
  new SlackError('missing_scope', { needed: needed.join(','), provided: provided.join(',') });

/** HTTP 429; null leaves the header out, as proxies in front of Slack do. */
export const rateLimited = (retryAfterSeconds: number | null): SlackError =>
  new SlackError(
    'ratelimited',
    {},
    { status: 429, headers: retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) } },
  );
