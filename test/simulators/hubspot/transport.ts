import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isObject } from './body-check.ts';
import type { Call } from './call-log.ts';
import type { Deviation } from './fault-rules.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Undefined sends no body. */
  body: unknown;
}

/** Errors carry the id that HubSpot's support asks for. */
function withCorrelation(reply: Reply): unknown {
  if (reply.status < 400 || !isObject(reply.body)) return reply.body;
  return { ...reply.body, correlationId: randomUUID() };
}

/** Sends a reply as HubSpot does. */
export function sendReply(response: ServerResponse, reply: Reply, call: Call): void {
  if (response.destroyed) return;
  call.status = reply.status;
  if (reply.body === undefined) response.writeHead(reply.status, reply.headers).end();
  else {
    const text = Buffer.from(JSON.stringify(withCorrelation(reply)));
    const headers = { ...reply.headers, 'content-type': 'application/json;charset=utf-8' };
    response.writeHead(reply.status, { ...headers, 'content-length': text.length }).end(text);
  }
  call.outcome = 'answered';
}

export function reset(response: ServerResponse, call: Call): void {
  call.outcome = 'reset';
  response.socket?.resetAndDestroy();
}

export function sendPage(response: ServerResponse, status: number, html: string, call: Call): void {
  call.status = status;
  call.outcome = 'answered';
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', server: 'cloudflare' }).end(html);
}

/** Half of the body with a length to match: the JSON is broken, the reply is not. */
export function sendHalf(response: ServerResponse, reply: Reply, call: Call): void {
  call.status = reply.status;
  call.outcome = 'truncated';
  const text = Buffer.from(JSON.stringify(reply.body ?? {}));
  const half = text.subarray(0, Math.floor(text.length / 2));
  response.writeHead(reply.status, { 'content-type': 'application/json;charset=utf-8', 'content-length': half.length });
  response.end(half);
}

/** The body in twenty pieces over the given time. */
export function drip(response: ServerResponse, reply: Reply, overMs: number, call: Call): void {
  call.status = reply.status;
  call.outcome = 'dripped';
  const text = Buffer.from(JSON.stringify(reply.body ?? {}));
  response.writeHead(reply.status, { 'content-type': 'application/json;charset=utf-8', 'content-length': text.length });
  const piece = Math.max(1, Math.ceil(text.length / 20));
  let at = 0;
  const timer = setInterval(() => {
    response.write(text.subarray(at, at + piece));
    at += piece;
    if (at < text.length) return;
    clearInterval(timer);
    response.end();
  }, overMs / 20);
  response.on('close', () => clearInterval(timer));
}

/** Whether a deviation lets the call take effect. */
export const takesEffect = (deviation: Deviation): boolean =>
  'applied' in deviation ? deviation.applied === true : ['truncate', 'drip', 'delay'].includes(deviation.kind);

/** Sends what the deviation makes of the reply. The reply is null where the call did not take effect. */
export function deviate(response: ServerResponse, deviation: Deviation, reply: Reply | null, call: Call): void {
  call.scripted = true;
  switch (deviation.kind) {
    case 'error':
      sendReply(response, deviation.error, call);
      return;
    case 'page':
      sendPage(response, deviation.status, deviation.html, call);
      return;
    case 'reset':
      reset(response, call);
      return;
    case 'hang':
      call.outcome = 'hung';
      return;
    case 'truncate':
      if (reply !== null) sendHalf(response, reply, call);
      return;
    case 'drip':
      if (reply !== null) drip(response, reply, deviation.overMs, call);
      return;
    case 'delay':
      setTimeout(() => reply !== null && sendReply(response, reply, call), deviation.ms);
  }
}
