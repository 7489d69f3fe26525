import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { Problem } from '../problem.ts';
import { exchangeOf } from './exchange.ts';

/** Prometheus text; with a token, only for who sends it as a bearer. */
export function createMetricsRoute(deps: { registry: Registry; token: string | undefined }): RequestHandler {
  const expected = deps.token === undefined ? undefined : digest(`Bearer ${deps.token}`);
  return async (req, res) => {
    exchangeOf(res).route = '/metrics';
    if (expected !== undefined && !timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) {
      throw new Problem('metrics_token_required', { headers: { 'WWW-Authenticate': 'Bearer realm="metrics"' } });
    }
    const text = await deps.registry.metrics();
    res.setHeader('Content-Type', deps.registry.contentType);
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
