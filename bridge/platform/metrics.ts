import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const httpSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const analysisSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 60];

/** All HTTP metrics; labels come from closed sets, so their number is bounded. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, histogram, gauge } = metricsIn(registry);
  return {
    registry,
    httpDuration: histogram(
      'http_request_duration_seconds',
      'Time from the head of a request to the end of its answer.',
      httpSeconds,
      'method',
      'route',
      'status',
    ),
    analysisDuration: histogram(
      'analysis_duration_seconds',
      'Time an operation waited for the analysis.',
      analysisSeconds,
      'operation',
      'outcome',
    ),
    httpAborted: counter('http_requests_aborted_total', 'Requests whose client went away before the answer.', 'route'),
    rateLimited: counter('rate_limited_total', 'Requests refused by a limit.', 'limit'),
    failedKeys: counter('failed_keys_total', 'Requests with a key that is not valid.'),
    idempotentReplays: counter('idempotent_replays_total', 'Requests answered with a stored answer.'),
    keptCallsLost: counter(
      'kept_calls_lost_total',
      'Records of API calls that could not be kept: too many waited for the database, or it refused them.',
    ),
    limiterDegraded: gauge(
      'rate_limiter_degraded',
      '1 while a limit is counted in memory although Redis is configured.',
      'limit',
    ),
  };
}

/** Makes metrics; their labels come from closed sets. */
export function metricsIn(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
      new Histogram({ name, help, buckets, labelNames, registers }),
    gauge: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers }),
    /** Counted when the metrics are read; on failure it keeps the last value. */
    measured(name: string, help: string, count: () => Promise<number>) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await count().catch(() => undefined);
          if (value !== undefined) gauge.set(value);
        },
      });
    },
  };
}
