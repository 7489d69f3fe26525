import type { Outgoing, Receipt, Send } from './delivery.ts';
import { signedHeaders } from './slack-signature.ts';

export interface HttpTarget {
  signingSecret: string;
  /** Where the app takes events, actions and commands; null sends nothing. */
  requestUrl: string | null;
  ackLimitMs: number;
}

/** Events are JSON; actions and commands are forms, the type without a charset. */
function encode({ kind, payload }: Outgoing): { type: string; body: string } {
  if (kind === 'events_api') return { type: 'application/json', body: JSON.stringify(payload) };
  const fields =
    kind === 'interactive' ? { payload: JSON.stringify(payload) } : (payload as unknown as Record<string, string>);
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Slack hides what went wrong behind three words. */
function failed(error: unknown): Receipt {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return { status: null, body: '', reason: timedOut ? 'http_timeout' : 'connection_failed', noRetry: false };
}

/** Signed requests to the app's request URL. */
export function createHttpSend(target: () => HttpTarget, stopped: AbortSignal): Send {
  return async (outgoing, retry) => {
    const { requestUrl, signingSecret, ackLimitMs } = target();
    if (requestUrl === null) return { status: null, body: '', reason: 'connection_failed', noRetry: false };
    const { type, body } = encode(outgoing);
    // Signed with the real time: the receiver judges it by its own clock.
    const headers = {
      ...signedHeaders(signingSecret, Math.floor(Date.now() / 1_000), body),
      'content-type': type,
      accept: '*/*',
      ...(retry === null ? {} : { 'x-slack-retry-num': String(retry.attempt), 'x-slack-retry-reason': retry.reason }),
    };
    try {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(ackLimitMs)]);
      const response = await fetch(requestUrl, { method: 'POST', headers, body, redirect: 'manual', signal });
      const text = await response.text();
      const reason = response.ok ? null : 'http_error';
      return {
        status: response.status,
        body: readBody(text),
        reason,
        noRetry: response.headers.get('x-slack-no-retry') === '1',
      };
    } catch (error) {
      return failed(error);
    }
  };
}
