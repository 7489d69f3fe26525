import type { FailureKind } from '../../analysis/openai/client/openai-failure.ts';
import { Problem } from '../../platform/problem.ts';
import type { Outages } from '../portals/outages.ts';

/** Among the outages; portals are there under their ids. */
export const ANALYZER = 'analyzer';
export const ANALYZER_AWAY = 'The model cannot be asked for now; the lead is screened when it can';

/** These say nothing of the lead. */
const always: ReadonlySet<string> = new Set<FailureKind>([
  'breaker_open',
  'insufficient_quota',
  'unauthorized',
  'rate_limited',
]);
/** These do where other leads are not judged either. */
const perhaps: ReadonlySet<string> = new Set<FailureKind>([
  'network',
  'timeout',
  'deadline',
  'server_error',
  'unsupported',
]);

/** Whether a failed analysis is the analyzer's failure, and not that of the one lead. */
export function isAnalyzerAway(error: unknown, outages: Pick<Outages, 'workedLately'>): boolean {
  if (!(error instanceof Problem)) return false;
  // By its name: the class stands beside the client of the model, which the built-in engine never loads.
  const { name, kind } = Object(error.cause) as { name?: unknown; kind?: unknown };
  if (name !== 'OpenAIFailure' || typeof kind !== 'string') return false;
  return always.has(kind) || (perhaps.has(kind) && !outages.workedLately(ANALYZER));
}
