import type { FailureKind } from '../../analysis/openai/client/openai-failure.ts';
import { Problem } from '../../platform/problem.ts';
import type { Outages } from '../portals/back-off-portal.ts';

/** Key of the analyzer among the outages; portals are keyed by id. */
export const ANALYZER = 'analyzer';
export const ANALYZER_UNAVAILABLE = 'The language model is not available now; the lead will be screened when it is';

/** Failures that are never the lead's fault. */
const always: ReadonlySet<string> = new Set<FailureKind>([
  'breaker_open',
  'insufficient_quota',
  'unauthorized',
  'rate_limited',
]);
/** Failures that are the analyzer's when other leads fail too. */
const perhaps: ReadonlySet<string> = new Set<FailureKind>([
  'network',
  'timeout',
  'deadline',
  'server_error',
  'unsupported',
]);

/** Whether a failed analysis is the analyzer's failure and not the lead's. */
export function isAnalyzerUnavailable(error: unknown, outages: Pick<Outages, 'workedLately'>): boolean {
  if (!(error instanceof Problem)) return false;
  // Checked by name: the class is in the model client, which the built-in engine never loads.
  const { name, kind } = Object(error.cause) as { name?: unknown; kind?: unknown };
  if (name !== 'OpenAIFailure' || typeof kind !== 'string') return false;
  return always.has(kind) || (perhaps.has(kind) && !outages.workedLately(ANALYZER));
}
