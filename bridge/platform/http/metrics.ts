import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Problem } from '../problem.ts';
import { exchangeOf } from './exchange.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const httpSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const hubspotSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const slackSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const analysisSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60];

/** All HTTP metrics; labels come from closed sets, so their number is bounded. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return { registry, ...createDurations(registers), ...createCounts(registers) };
}

function createDurations(registers: Registry[]) {
  return {
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: httpSeconds,
      registers,
    }),
    analysisDuration: new Histogram({
      name: 'analysis_duration_seconds',
      help: 'Time an operation waited for the analysis.',
      labelNames: ['operation', 'outcome'] as const,
      buckets: analysisSeconds,
      registers,
    }),
    hubspotCalls: new Histogram({
      name: 'hubspot_call_duration_seconds',
      help: 'Time of one call to HubSpot; status none where no reply came.',
      labelNames: ['method', 'status'] as const,
      buckets: hubspotSeconds,
      registers,
    }),
    slackCalls: new Histogram({
      name: 'slack_call_duration_seconds',
      help: 'Time of one call to Slack; outcome is ok or the kind of failure.',
      labelNames: ['method', 'outcome'] as const,
      buckets: slackSeconds,
      registers,
    }),
  };
}

function createCounts(registers: Registry[]) {
  return {
    httpAborted: new Counter({
      name: 'http_requests_aborted_total',
      help: 'Requests whose client went away before the answer.',
      labelNames: ['route'] as const,
      registers,
    }),
    rateLimited: new Counter({
      name: 'rate_limited_total',
      help: 'Requests refused by a limit.',
      labelNames: ['limit'] as const,
      registers,
    }),
    failedKeys: new Counter({ name: 'failed_keys_total', help: 'Requests with a key that is not valid.', registers }),
    idempotentReplays: new Counter({
      name: 'idempotent_replays_total',
      help: 'Requests answered with a stored answer.',
      registers,
    }),
    keptCallsLost: new Counter({
      name: 'kept_calls_lost_total',
      help: 'Records of API calls that could not be kept: too many waited for the database, or it refused them.',
      registers,
    }),
    limiterDegraded: new Gauge({
      name: 'rate_limiter_degraded',
      help: '1 while a limit is counted in memory although Redis is configured.',
      labelNames: ['limit'] as const,
      registers,
    }),
  };
}

/** Prometheus text for callers with the bearer token; without a configured token, for this machine only. */
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

/** A proxy on this machine forwards requests from anywhere. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
