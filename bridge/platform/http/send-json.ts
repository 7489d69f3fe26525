import type { ServerResponse } from 'node:http';

/**
 * Sends JSON text; without the ETag and content negotiation of `res.json`, which no client of this API uses. The answer
 * is sent at the end of this turn of the event loop.
 */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const bytes = Buffer.byteLength(json);
  res.setHeader('Content-Length', bytes);
  // Pure ASCII has the same bytes in both, and latin1 is written without re-encoding.
  const encoding = json.length === bytes ? 'latin1' : 'utf8';
  // Requests of one turn are answered together: each separate write may have to wake a sleeping reader, which costs
  // more than the answer.
  setImmediate(() => res.end(json, encoding));
}
