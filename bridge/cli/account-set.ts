import { planNames, subscriptionStates } from '../../shared/plans.ts';
import { setAccount } from '../accounts/accounts.ts';
import { describeAccount } from './account-list.ts';
import { type Command, choice, optionalOption, requiredOption, UsageError } from './command.ts';
import { withStore } from './with-store.ts';

export const accountSet: Command = {
  summary: 'Change name, plan or subscription of an account',
  usage: `--account ID [--name N] [--plan ${planNames.join('|')}] [--subscription ${subscriptionStates.join('|')}]`,
  options: {
    account: { type: 'string' },
    name: { type: 'string' },
    plan: { type: 'string' },
    subscription: { type: 'string' },
  },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const [name, plan, subscription] = ['name', 'plan', 'subscription'].map((option) => optionalOption(values, option));
    if (name === undefined && plan === undefined && subscription === undefined)
      throw new UsageError('name at least one of --name, --plan and --subscription');
    const change = {
      accountId,
      ...(name !== undefined && { name }),
      ...(plan !== undefined && { plan: choice('plan', plan, planNames) }),
      ...(subscription !== undefined && { subscription: choice('subscription', subscription, subscriptionStates) }),
    };
    return withStore(environment, async ({ db }) => {
      const account = await setAccount(db, change, 'cli');
      return {
        json: describeAccount(account),
        text: `Account ${account.id} is now on plan ${account.plan}, subscription ${account.subscription}.`,
      };
    });
  },
};
