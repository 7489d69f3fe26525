import type { ServerResponse } from 'node:http';

/** Answers with JSON text; without the ETag and content negotiation of `res.json`, which no client of this API uses. */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(json));
  res.end(json);
}
