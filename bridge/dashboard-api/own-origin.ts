import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../platform/problem.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** No name at all: what a server listens on that listens everywhere. */
const everywhere = new Set(['0.0.0.0', '[::]']);

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Whether a request comes from the dashboard itself. A browser names the page that asks in `Origin`, with everything but a
 * plain GET; what carries a cookie and changes something without it is no page of ours. Without a public address the
 * dashboard is at every name of this machine that leads to itself, which no page from elsewhere can be.
 */
export function createOriginCheck(publicUrl: string): {
  /** @throws {Problem} `foreign_origin` */
  check(asked: Asked): void;
  /** Where this browser finds the dashboard. */
  originFor(headers: IncomingHttpHeaders): string;
  /** Where everybody else does, whatever a request says; the port counts where the system chose it. */
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
    // A header may hold more than a name and a port.
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
