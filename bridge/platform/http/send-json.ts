import type { ServerResponse } from 'node:http';

/**
 * Answers with JSON text; without the ETag and content negotiation of `res.json`, which no client of this API uses. The
 * answer leaves at the end of this round of the event loop.
 */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const bytes = Buffer.byteLength(json);
  res.setHeader('Content-Length', bytes);
  // Text of ASCII alone has the same bytes in both, and latin1 is written without being encoded again.
  const encoding = json.length === bytes ? 'latin1' : 'utf8';
  // What was asked together leaves together: each write by itself may have to wake a reader that sleeps, which costs more
  // than the answer.
  setImmediate(() => res.end(json, encoding));
}
