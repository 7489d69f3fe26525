import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RequestLine } from '../log/request-line.ts';
import { exchangeOf } from './exchange.ts';

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
