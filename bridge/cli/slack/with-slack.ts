import type { SlackEnvironment } from '../../config.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createSlack, type Slack } from '../../slack/client/slack.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import { findSlackConnection, type SlackConnection } from '../../slack/connect/connections.ts';
import type { AccountWork, OnAccount } from '../command/with-account.ts';
import { withService } from '../command/with-service.ts';

export interface SlackWork extends AccountWork {
  slack: Slack;
  settings: SlackEnvironment;
}

export const withSlack = <T>(input: OnAccount, work: (given: SlackWork) => Promise<T>): Promise<T> =>
  withService(input, SlackFailure, (given) => {
    const settings = given.config.slack;
    return work({ ...given, settings, slack: createSlack({ ...given, settings }) });
  });

/** @throws {Refusal} where the account has no workspace */
export async function slackConnectionFor({ store, account }: AccountWork): Promise<SlackConnection> {
  const connection = await findSlackConnection(store.db, account.id);
  if (connection !== undefined) return connection;
  throw new Refusal(
    'This account is not connected to Slack. Connect it: ' +
      `${CALL} slack connect --account ${account.id} --team TEAM_ID --channel CHANNEL_ID --token - < token.txt`,
  );
}
