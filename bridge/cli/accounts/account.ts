import type { PlanName, SubscriptionState } from '../../../shared/plans.ts';
import { type Account, createAccount, listAccounts, setAccount } from '../../accounts/accounts.ts';
import { CALL, type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { renderTable } from '../command/table.ts';
import { withAccount, withStore } from '../command/with-account.ts';

interface Terms {
  plan: PlanName;
  subscription: SubscriptionState;
}

export function accountCreate(input: CommandInput<Terms & { name: string }>): Promise<CommandOutput> {
  const { name, plan, subscription } = input.values;
  return withStore(input, async ({ store: { db } }) => {
    const account = await createAccount(db, { name, plan, subscription }, 'cli');
    return {
      json: { accountId: account.id },
      text:
        `Created account ${account.id} (plan ${plan}, subscription ${subscription}).\n` +
        `It accepts no practice area yet: ${CALL} configuration set --account ${account.id} --file firm.json`,
    };
  });
}

function describeAccount(account: Account) {
  return {
    accountId: account.id,
    name: account.name,
    plan: account.plan,
    subscription: account.subscription,
    createdAt: account.createdAt.toISOString(),
  };
}

export function accountList(input: CommandInput): Promise<CommandOutput> {
  return withStore(input, async ({ store: { db } }) => {
    const accounts = (await listAccounts(db)).map(describeAccount);
    return {
      json: accounts,
      text: renderTable(accounts, ['accountId', 'name', 'plan', 'subscription', 'createdAt']),
    };
  });
}

type Change = Texts<'account' | 'name'> & { [term in keyof Terms]?: Terms[term] | undefined };

export async function accountSet(input: CommandInput<Change>): Promise<CommandOutput> {
  const { name, plan, subscription } = input.values;
  if (name === undefined && plan === undefined && subscription === undefined)
    throw new UsageError('give at least one of --name, --plan and --subscription');
  return withAccount(input, async ({ store: { db }, account: { id: accountId } }) => {
    const account = await setAccount(db, { accountId, name, plan, subscription }, 'cli');
    return {
      json: describeAccount(account),
      text: `Account ${account.id} is now on plan ${account.plan}, subscription ${account.subscription}.`,
    };
  });
}
