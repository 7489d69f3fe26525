import { type Account, listAccounts } from '../accounts/accounts.ts';
import type { Command } from './command.ts';
import { renderTable } from './table.ts';
import { withStore } from './with-store.ts';

export function describeAccount(account: Account) {
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
