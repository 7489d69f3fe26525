import type { RequestHandler } from 'express';
import { Problem } from '../problem.ts';

/** RFC 9112 §3.2: a request of HTTP/1.1 names its host, or is refused and the connection closed. */
export const requireHost: RequestHandler = (req, _res, next) => {
  if (req.headers.host !== undefined || req.httpVersion === '1.0') return next();
  throw new Problem('malformed_request', { headers: { Connection: 'close' } });
};
