import type { Kysely } from 'kysely';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';
import { createReadCalls } from './calls.ts';
import { createKeyHandlers } from './keys.ts';
import { createTryRecord } from './playground.ts';

interface Deps {
  db: Kysely<Database>;
  /** One that keeps nothing of what it judges. */
  trial: Pick<Analyzer, 'screen'>;
  countTrial: CountTrial;
}

type ApiHandlers = ReturnType<typeof createKeyHandlers> & Pick<DashboardHandlers, 'readCalls' | 'tryRecord'>;

/** Keys of the v1 API, how they are used, and a place to try it. */
export function createApiHandlers(deps: Deps): ApiHandlers {
  return { ...createKeyHandlers(deps), readCalls: createReadCalls(deps), tryRecord: createTryRecord(deps) };
}
