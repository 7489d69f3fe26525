import { planNames, subscriptionStates } from '../../shared/plans.ts';
import { type Account, createAccount, listAccounts, setAccount } from '../accounts/accounts.ts';
import { type Command, choice, optionalOption, requiredOption, UsageError } from './command/command.ts';
import { renderTable } from './command/table.ts';
import { withStore } from './command/with-store.ts';

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

function describeAccount(account: Account) {
  return {
    accountId: account.id,
    name: account.name,
    plan: account.plan,
    subscription: account.subscription,
    createdAt: account.createdAt.toISOString(),
  };
}

export const accountList: Command = {
  summary: 'List the accounts',
  usage: '',
  options: {},
  run({ environment }) {
    return withStore(environment, async ({ db }) => {
      const accounts = (await listAccounts(db)).map(describeAccount);
      return {
        json: accounts,
        text: renderTable(accounts, ['accountId', 'name', 'plan', 'subscription', 'createdAt']),
      };
    });
  },
};

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
