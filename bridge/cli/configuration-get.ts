import { getConfiguration } from '../accounts/configurations.ts';
import { type Command, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

export const configurationGet: Command = {
  summary: 'Print what an account accepts, in the form that set takes',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const { configuration } = await getConfiguration(db, accountId);
      return { json: configuration, text: JSON.stringify(configuration, null, 2) };
    });
  },
};
