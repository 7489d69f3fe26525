import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RequestLine } from '../log/request-line.ts';

const UNMATCHED = 'unmatched';
const inboundId = /^[\w.:-]{1,128}$/;

/** Gives every request its id and the common headers, and reports it once when it is over. */
export function observeRequests(onFinished: (request: RequestLine) => void): (req: Request, res: Response) => void {
  return (req, res) => {
    const exchange = exchangeOf(res);
    const inbound = req.headers['x-request-id'];
    const requestId = typeof inbound === 'string' && inboundId.test(inbound) ? inbound : randomUUID();
    exchange.requestId = requestId;
    exchange.route = UNMATCHED;
    exchange.accountId = undefined;
    exchange.portalId = undefined;
    exchange.namesProblem = false;
    exchange.startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'no-store');
    res.once('close', () => {
      onFinished({
        method: req.method,
        route: exchange.route,
        status: res.statusCode,
        ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
        requestId,
        accountId: exchange.accountId,
        portalId: exchange.portalId,
        aborted: !res.writableFinished,
      });
    });
  };
}

/** What is known about a request while it is handled, for the access log and the metrics. */
interface Exchange {
  requestId: string;
  /** The route pattern, never the path: a path may hold anything. */
  route: string;
  accountId: string | undefined;
  /** Set for requests of the app in HubSpot. */
  portalId: string | undefined;
  /** Whether a refusal names its problem code: our pages read it, the bodies of v1 are fixed. */
  namesProblem: boolean;
  startedAt: number;
}

/** Express creates `locals` for every response anyway. */
export function exchangeOf(res: Response): Exchange {
  return res.locals as Exchange;
}
