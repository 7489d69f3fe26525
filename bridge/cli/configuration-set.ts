import { setConfiguration } from '../accounts/configurations.ts';
import { type Command, requiredOption } from './command.ts';
import { readJsonFile } from './read-json-file.ts';
import { showFilters, withoutReadings } from './shown-filters.ts';
import { withStore } from './with-store.ts';

export const configurationSet: Command = {
  summary: 'Set practice areas, threshold and filters of an account from a JSON file',
  usage:
    '--account ID --file F   (F: a path, or - for standard input; {"practiceAreas": [], "threshold": 60, "customFilters": []})',
  options: { account: { type: 'string' }, file: { type: 'string' } },
  async run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const input = withoutReadings(await readJsonFile(requiredOption(values, 'file')));
    return withStore(environment, async ({ db }) => {
      const saved = await setConfiguration(db, { accountId, actor: 'cli', input });
      const changes = saved.changes.map((change) => `  ${change}`);
      const { filters, lines } = showFilters(saved.configuration);
      return {
        json: {
          accountId,
          version: saved.version,
          changes: saved.changes,
          configuration: saved.configuration,
          filters,
        },
        text: [`Configuration version ${saved.version} of account ${accountId}:`, ...changes, ...lines].join('\n'),
      };
    });
  },
};
