import type { Kysely } from 'kysely';
import { getConfiguration } from '../../../accounts/configurations.ts';
import { parseConfiguration } from '../../../accounts/parse-configuration.ts';
import type { Analyzer } from '../../../analysis/analyzer.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { CountTrial } from '../count-trial.ts';

interface Deps {
  db: Kysely<Database>;
  /** An analyzer that stores no results. */
  trial: Pick<Analyzer, 'screen'>;
  countTrial: CountTrial;
}

/** Answers a record like the API, by the saved rules or a draft. */
export function createTryRecord({ db, trial, countTrial }: Deps): DashboardHandlers['tryRecord'] {
  return async ({ caller: { accountId }, body: { record, configuration: draft }, signal }) => {
    await countTrial(accountId);
    const configuration =
      draft === null ? (await getConfiguration(db, accountId)).configuration : parseConfiguration(draft);
    const screening = await trial.screen(record, configuration, { priority: 'background', signal });
    return { screening, threshold: configuration.threshold };
  };
}
