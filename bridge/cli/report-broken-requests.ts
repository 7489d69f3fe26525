import { Counter } from 'prom-client';
import { type ProblemCode, problems } from '../../shared/problems.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Log } from '../platform/log/log.ts';

/** What never became a request has no line in the access log and no place in its histogram: one of its own each. */
export function reportBrokenRequests({ log, metrics }: { log: Log; metrics: Pick<Metrics, 'registry'> }) {
  const broken = new Counter({
    name: 'http_broken_requests_total',
    help: 'What came over a connection and was no HTTP request, or never a whole one.',
    labelNames: ['code'] as const,
    registers: [metrics.registry],
  });
  return (code: ProblemCode) => {
    broken.inc({ code });
    log.info({ code, status: problems[code].status }, 'broken request');
  };
}
