import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
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
