import { revertConfiguration } from '../accounts/configurations.ts';
import { type Command, requiredOption, UsageError } from './command.ts';
import { showFilters } from './shown-filters.ts';
import { withStore } from './with-store.ts';

export const configurationRevert: Command = {
  summary: 'Make an old version of a configuration the newest one',
  usage: '--account ID --version N',
  options: { account: { type: 'string' }, version: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const version = requiredOption(values, 'version');
    if (!/^\d{1,9}$/.test(version)) throw new UsageError('--version is a whole number');
    return withStore(environment, async ({ db }) => {
      const saved = await revertConfiguration(db, { accountId, actor: 'cli', toVersion: Number(version) });
      const { filters, lines } = showFilters(saved.configuration);
      const equals = `Configuration version ${saved.version} of account ${accountId} equals version ${version}.`;
      return {
        json: {
          accountId,
          version: saved.version,
          changes: saved.changes,
          configuration: saved.configuration,
          filters,
        },
        text: [equals, ...lines].join('\n'),
      };
    });
  },
};
