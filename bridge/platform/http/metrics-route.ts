import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { Problem } from '../problem.ts';
import { exchangeOf } from './exchange.ts';

/** Prometheus text for who sends the token as a bearer; without a token, for this machine alone. */
export function createMetricsRoute(deps: { registry: Registry; token: string | undefined }): RequestHandler {
  const expected = deps.token === undefined ? undefined : digest(`Bearer ${deps.token}`);
  return async (req, res) => {
    exchangeOf(res).route = '/metrics';
    const allowed =
      expected === undefined ? isOwnMachine(req) : timingSafeEqual(digest(req.headers.authorization ?? ''), expected);
    if (!allowed) {
      throw new Problem('metrics_token_required', { headers: { 'WWW-Authenticate': 'Bearer realm="metrics"' } });
    }
    const text = await deps.registry.metrics();
    res.setHeader('Content-Type', deps.registry.contentType);
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A proxy on this machine passes on what comes from anywhere. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
