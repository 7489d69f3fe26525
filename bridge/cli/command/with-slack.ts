import { type Account, getAccount } from '../../accounts/accounts.ts';
import { readConfig, type SlackEnvironment } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { createLog } from '../../platform/log/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { createSlack, type Slack } from '../../slack/client/slack.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import { findSlackConnection, type SlackConnection } from '../../slack/connect/connections.ts';
import { type OptionValues, requiredOption } from './command.ts';
import { withStore } from './with-store.ts';

export interface SlackWork {
  store: Store;
  slack: Slack;
  account: Account;
  settings: SlackEnvironment;
  publicUrl: string;
}

/**
 * Opens the store and Slack for the account that `--account` names; what Slack refuses is said in its words.
 * @throws {Refusal} for every failure of Slack
 */
export function withSlack<T>(
  { values, environment }: { values: OptionValues; environment: RawEnvironment },
  work: (given: SlackWork) => Promise<T>,
): Promise<T> {
  const accountId = requiredOption(values, 'account');
  const { slack: settings, publicUrl } = readConfig(environment);
  return withStore(environment, async (store) => {
    const account = await getAccount(store.db, accountId);
    const { log } = createLog({ level: 'error', destination: process.stderr });
    const slack = createSlack({ settings, store, log });
    try {
      return await work({ store, slack, account, settings, publicUrl });
    } catch (error) {
      if (error instanceof SlackFailure) throw new Refusal(`${error.message}.`, { cause: error });
      throw error;
    }
  });
}

/** @throws {Refusal} where the account has no workspace */
export async function slackConnectionFor({
  store,
  account,
}: Pick<SlackWork, 'store' | 'account'>): Promise<SlackConnection> {
  const connection = await findSlackConnection(store.db, account.id);
  if (connection !== undefined) return connection;
  throw new Refusal(
    `This account is not connected with Slack. Connect it: npm run --silent cli -- slack connect --account ${account.id}`,
  );
}
