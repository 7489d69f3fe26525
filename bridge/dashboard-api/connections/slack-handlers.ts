import { channelId as channelIdSchema } from '../../../shared/slack-settings.ts';
import { issueState } from '../../connect/oauth-states.ts';
import { wakeSlack } from '../../jobs/slack/messages/wake-slack.ts';
import { Problem } from '../../platform/problem.ts';
import { refusedAs } from '../../platform/refusal.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db } from '../../platform/store/schema.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import { connectChosen } from '../../slack/connect/connect-chosen.ts';
import { connectByToken } from '../../slack/connect/connect-token.ts';
import { findSlackConnection, type SlackConnection } from '../../slack/connect/connections.ts';
import { disconnectSlack } from '../../slack/connect/disconnect.ts';
import { installUrl } from '../../slack/connect/slack-routes.ts';
import { insertTestMessage } from '../../slack/messages/message-rows.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { readConnections } from './read-connections.ts';

type SlackHandlers = Pick<DashboardHandlers, 'connectSlack' | 'askSlackConsent' | 'testSlack' | 'disconnectSlack'>;

/** Shows, connects and disconnects the account's workspace. */
export function createSlackHandlers(deps: ConnectionDeps): SlackHandlers {
  const { store, slack, queue, config, publicUrl } = deps;
  const { db } = store;
  return {
    async connectSlack({ caller, body: { token, channel } }) {
      const { accountId } = caller;
      const wanted = {
        accountId,
        channelId: channelOf(channel),
        teamId: (await findSlackConnection(db, accountId))?.teamId,
      };
      const actor = dashboardActor(caller);
      const connecting =
        token === null
          ? connectChosen({ slack, store }, wanted, actor)
          : connectByToken({ slack, store }, { ...wanted, token: token.trim() }, actor);
      const { connection } = await slackExplained(connecting);
      const { workspaceId } = connection;
      await wakeSlack({ db, queue }, { workspaceId, channelIds: [wanted.channelId] });
      return readConnections(deps, accountId);
    },
    async askSlackConsent({ caller: { accountId } }) {
      if (config.slack.oauth === undefined) throw new Problem('consent_not_offered');
      return { url: installUrl(publicUrl, await issueState(db, { purpose: 'slack install', accountId })) };
    },
    async testSlack({ caller }) {
      const connection = await slackOfAccount(db, caller.accountId);
      const { accountId, workspaceId } = connection;
      const { channelId } = await db.transaction().execute(async (trx) => {
        const message = await insertTestMessage(trx, connection);
        const detail = { channelId: message.channelId };
        const actor = dashboardActor(caller);
        await writeAudit(trx, { accountId, actor, action: 'slack.tested', target: workspaceId, detail });
        return message;
      });
      await wakeSlack({ db, queue }, { workspaceId, channelIds: [channelId] });
      return { channelId };
    },
    async disconnectSlack({ caller, query: { waiting } }) {
      const { accountId } = caller;
      const connection = await slackOfAccount(db, accountId);
      const choice = { force: waiting === 'drop', refusal: stillWaiting, actor: dashboardActor(caller) };
      await slackExplained(disconnectSlack({ slack, store, settings: config.slack }, connection, choice));
      return readConnections(deps, accountId);
    },
  };
}

/** @throws {Problem} `slack_not_connected` */
export async function slackOfAccount(db: Db, accountId: string): Promise<SlackConnection> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) throw new Problem('slack_not_connected');
  return connection;
}

/** @throws {Problem} `slack_refused` */
function channelOf(text: string): string {
  const parsed = channelIdSchema.safeParse(text.trim());
  if (parsed.success) return parsed.data;
  const message = 'Enter a channel ID such as C0123456789, from the bottom of the channel details in Slack.';
  throw new Problem('slack_refused', { details: [{ path: 'channel', code: 'custom', message }] });
}

const stillWaiting = (waiting: string): Problem =>
  new Problem('slack_waiting', { details: [{ path: '', code: 'custom', message: `Still waiting: ${waiting}.` }] });

/** Turns Slack failures into rows of the problem table for the person. @throws {Problem} */
export async function slackExplained<T>(work: Promise<T>): Promise<T> {
  try {
    return await refusedAs('slack_refused', work);
  } catch (error) {
    if (!(error instanceof SlackFailure)) throw error;
    if (error.kind === 'retryable') throw new Problem('slack_unavailable', { cause: error });
    const details = [{ path: '', code: 'custom', message: `${error.message}.` }];
    throw new Problem('slack_refused', { details, cause: error });
  }
}
