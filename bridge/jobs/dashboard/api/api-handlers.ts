import type { Kysely } from 'kysely';
import { getConfiguration } from '../../../accounts/configurations.ts';
import { parseConfiguration } from '../../../accounts/parse-configuration.ts';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import { listCalls } from '../../../auth/call-counts.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';
import { createKeptCallHandlers } from './kept-calls.ts';
import { createKeyHandlers } from './keys.ts';

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

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** As of the last write, seconds ago. */
function createReadCalls({ db }: { db: Kysely<Database> }): DashboardHandlers['readCalls'] {
  return async ({ caller: { accountId } }) => {
    const rows = await listCalls(db, accountId, new Date(Date.now() - WEEK_MS));
    return { calls: rows.map(({ hour, ...counted }) => ({ hour: hour.toISOString(), ...counted })) };
  };
}

/** Answers a record like the API, by the saved rules or a draft. */
function createTryRecord({
  db,
  trial,
  countTrial,
}: Omit<Deps, 'store'> & { db: Kysely<Database> }): DashboardHandlers['tryRecord'] {
  return async ({ caller: { accountId }, body: { record, configuration: draft }, signal }) => {
    await countTrial(accountId);
    const configuration =
      draft === null ? (await getConfiguration(db, accountId)).configuration : parseConfiguration(draft);
    const screening = await trial.screen(record, configuration, { priority: 'background', signal });
    return { screening, threshold: configuration.threshold };
  };
}
