import { planNames, subscriptionStates } from '../../shared/plans.ts';
import { createAccount } from '../accounts/accounts.ts';
import { type Command, choice, optionalOption, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

export const accountCreate: Command = {
  summary: 'Create an account',
  usage: `--name N [--plan ${planNames.join('|')}] [--subscription ${subscriptionStates.join('|')}]`,
  options: { name: { type: 'string' }, plan: { type: 'string' }, subscription: { type: 'string' } },
  run({ values, environment }) {
    const name = requiredOption(values, 'name');
    const plan = choice('plan', optionalOption(values, 'plan') ?? 'pro', planNames);
    const subscription = choice('subscription', optionalOption(values, 'subscription') ?? 'active', subscriptionStates);
    return withStore(environment, async ({ db }) => {
      const account = await createAccount(db, { name, plan, subscription }, 'cli');
      return {
        json: { accountId: account.id },
        text: `Created account ${account.id} (plan ${plan}, subscription ${subscription}).`,
      };
    });
  },
};
