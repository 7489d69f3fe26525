import { getConfiguration } from '../accounts/configurations.ts';
import { type Command, requiredOption } from './command.ts';
import { showFilters } from './shown-filters.ts';
import { withStore } from './with-store.ts';

export const configurationGet: Command = {
  summary: 'Print what an account accepts, in the form that set takes, and how each filter is read',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const { configuration } = await getConfiguration(db, accountId);
      const shown = { ...configuration, filters: showFilters(configuration).filters };
      return { json: shown, text: JSON.stringify(shown, null, 2) };
    });
  },
};
