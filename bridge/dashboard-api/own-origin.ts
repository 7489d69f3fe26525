import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../platform/problem.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Addresses of a server that listens on all interfaces; not a host name. */
const everywhere = new Set(['0.0.0.0', '[::]']);

interface OriginRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Checks whether a request comes from the dashboard itself. Browsers send `Origin` with everything but a plain GET, so
 * a state-changing request with a cookie and without it is not ours. Without a public address, the dashboard is at
 * every loopback name, which no foreign page can have.
 */
export function createOriginCheck(publicUrl: string): {
  /** @throws {Problem} `foreign_origin` */
  check(request: OriginRequest): void;
  /** Origin of the dashboard for this browser. */
  originFor(headers: IncomingHttpHeaders): string;
  /** Origin for everybody else, whatever a request says; `port` counts when the system chose it. */
  shownOrigin(port: number | undefined): string;
} {
  const { origin, hostname, port } = new URL(publicUrl);
  const isLocal = loopbackNames.has(hostname) || everywhere.has(hostname);
  const shown = everywhere.has(hostname) ? `http://localhost:${port || 80}` : origin;
  const details = [{ path: '', code: 'foreign_origin', message: `The dashboard is at ${shown}` }];
  const localOrigin = ({ host }: IncomingHttpHeaders) => {
    const local = `http://${host}`;
    if (!isLocal || !URL.canParse(local)) return undefined;
    const read = new URL(local);
    // The header may hold more than host and port.
    return read.origin === local && loopbackNames.has(read.hostname) ? local : undefined;
  };
  const isOwn = (from: string, headers: IncomingHttpHeaders) => from === origin || from === localOrigin(headers);
  return {
    check({ method, headers }) {
      const reads = method === 'GET' || method === 'HEAD';
      const from = headers.origin;
      if (from === undefined ? reads || headers.cookie === undefined : isOwn(from, headers)) return;
      throw new Problem('foreign_origin', { details });
    },
    originFor: (headers) => localOrigin(headers) ?? shown,
    shownOrigin: (at) => (port === '0' && at !== undefined ? shown.replace(/:0$/, `:${at}`) : shown),
  };
}
