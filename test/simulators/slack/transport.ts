import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Call } from './call-log.ts';
import type { Deviation } from './fault-rules.ts';
import { isObject, type Json } from './json.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Json;
}

/** Sends a reply as Slack does. */
export function sendReply(response: ServerResponse, reply: Reply, call: Call): void {
  if (response.destroyed) return;
  call.status = reply.status;
  call.error = isObject(reply.body) && typeof reply.body.error === 'string' ? reply.body.error : null;
  call.outcome = 'answered';
  const text = Buffer.from(JSON.stringify(reply.body));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'x-slack-req-id': randomUUID(),
    ...reply.headers,
  };
  response.writeHead(reply.status, { ...headers, 'content-length': text.length }).end(text);
}

/** Whether a deviation lets the call take effect. */
export const takesEffect = (deviation: Deviation): boolean =>
  deviation.kind === 'delay' || ('applied' in deviation && deviation.applied === true);

export function errorReply(error: {
  code: string;
  extra: Json;
  status: number;
  headers: Record<string, string>;
}): Reply {
  return { status: error.status, headers: error.headers, body: { ok: false, error: error.code, ...error.extra } };
}

/** Sends what the deviation makes of the reply, which was lost or never made. */
export function deviate(response: ServerResponse, deviation: Exclude<Deviation, { kind: 'delay' }>, call: Call): void {
  switch (deviation.kind) {
    case 'error':
      sendReply(response, errorReply(deviation.error), call);
      return;
    case 'page': {
      call.status = deviation.status;
      call.outcome = 'answered';
      const page = `<html><body><h1>${deviation.status}</h1><p>Something went wrong on our end.</p></body></html>`;
      response.writeHead(deviation.status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    case 'reset':
      call.outcome = 'reset';
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      call.outcome = 'hung';
  }
}
