import type { ServerResponse } from 'node:http';

/** Answers with JSON text; without the ETag and content negotiation of `res.json`, which no client of this API uses. */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const bytes = Buffer.byteLength(json);
  res.setHeader('Content-Length', bytes);
  // Text of ASCII alone has the same bytes in both, and latin1 is written without being encoded again.
  res.end(json, json.length === bytes ? 'latin1' : 'utf8');
}
