import { listAccounts } from '../accounts/accounts.ts';
import { getConfiguration } from '../accounts/configurations.ts';
import { readConfig } from '../config.ts';
import { localDay } from '../platform/local-day.ts';
import type { Store } from '../platform/store/open-store.ts';
import { type Command, optionalOption, requiredOption, UsageError } from './command.ts';
import { createCommandAnalyzer } from './command-analyzer.ts';
import { readRecord } from './read-record.ts';
import { renderScreening } from './render-breakdown.ts';
import { withStore } from './with-store.ts';

/** The account that was named, or the only one there is. */
async function chooseAccount(store: Store, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const [only, second] = await listAccounts(store.db);
  if (only === undefined) throw new UsageError('there is no account yet; make one with: account create --name N');
  if (second !== undefined) throw new UsageError('--account is required: there are several accounts');
  return only.id;
}

export const screen: Command = {
  summary: 'Screen one record against the configuration of an account; --explain shows why',
  usage: '--file record.json [--account ID] [--explain]   (- reads standard input)',
  options: { file: { type: 'string' }, account: { type: 'string' }, explain: { type: 'boolean' } },
  async run({ values, environment, signal }) {
    const record = await readRecord(requiredOption(values, 'file'));
    const configuration = await withStore(environment, async (store) => {
      const accountId = await chooseAccount(store, optionalOption(values, 'account'));
      return (await getConfiguration(store.db, accountId)).configuration;
    });
    const analyzer = await createCommandAnalyzer(readConfig(environment).analyzer, () => localDay(new Date()));
    const result = await analyzer.screen(record, configuration, { signal });
    const screened = { ...record, analysis: { thresholdScore: result.score, analysisNotes: result.notes } };
    const body = {
      success: true,
      results: { valid: result.valid ? [screened] : [], invalid: result.valid ? [] : [screened] },
      timestamp: new Date().toISOString(),
    };
    if (values.explain === true) return { json: result, text: renderScreening(result) };
    return { json: body, text: `${result.valid ? 'VALID' : 'INVALID'} ${result.score}/100\n${result.notes}` };
  },
};
