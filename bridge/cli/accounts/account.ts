import { counted } from '../../../shared/counted.ts';
import type { PlanName, SubscriptionState } from '../../../shared/plan-limits.ts';
import { type Account, createAccount, listAccounts, setAccount } from '../../accounts/accounts.ts';
import { keepCalls } from '../../jobs/erasure/keep-calls.ts';
import { CALL } from '../../platform/cli-call.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
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
    return { json: accounts, text: renderTable(accounts, ['accountId', 'name', 'plan', 'subscription', 'createdAt']) };
  });
}

type Change = Texts<'account' | 'name'> & {
  [term in keyof Terms]?: Terms[term] | undefined;
} & { keepCalls?: number | undefined };

export async function accountSet(input: CommandInput<Change>): Promise<CommandOutput> {
  const { name, plan, subscription, keepCalls: days } = input.values;
  if ([name, plan, subscription, days].every((one) => one === undefined))
    throw new UsageError('Give at least one of --name, --plan, --subscription and --keep-calls');
  return withAccount(input, async ({ store: { db }, account: { id: accountId } }) => {
    const account = await setAccount(db, { accountId, name, plan, subscription }, 'cli');
    const now = `${account.name} (${account.id}) is now on plan ${account.plan}; its subscription is ${account.subscription}.`;
    if (days === undefined) return { json: describeAccount(account), text: now };
    const erasedCalls = await keepCalls(db, { accountId, days: days === 0 ? null : days }, 'cli');
    const kept = days === 0 ? `saves no API calls` : `saves API calls for ${counted(days, 'day')}`;
    const erased = days === 0 ? `; erased: ${counted(erasedCalls, 'saved call')}` : '';
    return {
      json: { ...describeAccount(account), keepCallsDays: days === 0 ? null : days, erasedCalls },
      text: `${now}\nIt ${kept}${erased}.`,
    };
  });
}
