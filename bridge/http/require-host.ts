import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

/**
 * RFC 9112 §3.2: a request of HTTP/1.1 names its host, or is refused and the connection closed.
 * @throws {Problem} `malformed_request`
 */
export function requireHost({ headers, httpVersion }: IncomingMessage): void {
  if (headers.host !== undefined || httpVersion === '1.0') return;
  throw new Problem('malformed_request', { headers: { Connection: 'close' } });
}
