import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const httpSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
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
