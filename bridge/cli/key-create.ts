import { issueKey } from '../auth/keys.ts';
import { type Command, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

export const keyCreate: Command = {
  summary: 'Create an API key; it is shown once',
  usage: '--account ID --name N',
  options: { account: { type: 'string' }, name: { type: 'string' } },
  run({ values, environment }) {
    const input = { accountId: requiredOption(values, 'account'), name: requiredOption(values, 'name') };
    return withStore(environment, async ({ db }) => {
      const { keyId, key } = await issueKey(db, input, 'cli');
      return { json: { keyId, key }, text: `Key ${keyId}:\n\n  ${key}\n\nIt is not shown again.` };
    });
  },
};
