import type { IncomingMessage } from 'node:http';
import { Problem } from '../../problem.ts';

/**
 * RFC 9112 §3.2: an HTTP/1.1 request has exactly one Host header, or is refused. A GET body has no meaning (RFC 9110
 * §9.3.1), no signature covers it, and a proxy may take it for the next request. The connection is closed.
 * @throws {Problem} `malformed_request`
 */
export function requireWellFormed({ headers, httpVersion, method, rawHeaders }: IncomingMessage): void {
  const named = headers.host !== undefined || httpVersion === '1.0';
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  if (named && (mayHaveBody || !hasBody(headers)) && countHosts(rawHeaders) <= 1) return;
  throw new Problem('malformed_request', { headers: { Connection: 'close' } });
}

function hasBody({ 'content-length': length = '0', 'transfer-encoding': coding }: IncomingMessage['headers']): boolean {
  return coding !== undefined || length !== '0';
}

/** Node keeps the first of several; a proxy in front of the bridge may have used another. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
