import type { Kysely } from 'kysely';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';
import { createReadCalls } from './calls.ts';
import { createKeptCallHandlers } from './kept-calls.ts';
import { createKeyHandlers } from './keys.ts';
import { createTryRecord } from './playground.ts';

interface Deps {
  store: Pick<Store, 'seal' | 'unseal'> & { db: Kysely<Database> };
  /** An analyzer that stores no results. */
  trial: Pick<Analyzer, 'screen'>;
  countTrial: CountTrial;
}

type ApiHandlers = ReturnType<typeof createKeyHandlers> &
  ReturnType<typeof createKeptCallHandlers> &
  Pick<DashboardHandlers, 'readCalls' | 'tryRecord'>;

/** Keys of the v1 API, their usage, and a playground. */
export function createApiHandlers(wired: Deps): ApiHandlers {
  const deps = { ...wired, db: wired.store.db };
  return {
    ...createKeyHandlers(deps),
    ...createKeptCallHandlers(deps),
    readCalls: createReadCalls(deps),
    tryRecord: createTryRecord(deps),
  };
}
