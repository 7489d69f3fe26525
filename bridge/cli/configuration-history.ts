import { listConfigurationVersions } from '../accounts/configurations.ts';
import { type Command, requiredOption } from './command.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

export const configurationHistory: Command = {
  summary: 'List the versions of a configuration: who, when, what changed',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const versions = (await listConfigurationVersions(db, accountId)).map(({ createdAt, ...version }) => ({
        ...version,
        createdAt: createdAt?.toISOString() ?? null,
      }));
      const rows = versions.map((version) => ({ ...version, changes: version.changes.join('; ') }));
      return { json: versions, text: renderTable(rows, ['version', 'createdAt', 'actor', 'changes']) };
    });
  },
};
