import { channelId as channelIdSchema } from '../../shared/slack-settings.ts';
import { issueState } from '../connect/oauth-states.ts';
import { Refusal } from '../platform/refusal.ts';
import { isWorkspaceId, listWorkspaces } from '../slack/client/workspaces.ts';
import { chooseWorkspace } from '../slack/connect/choose-workspace.ts';
import { type Connected, connectChannel } from '../slack/connect/connect-channel.ts';
import { connectByToken } from '../slack/connect/connect-token.ts';
import { installUrl } from '../slack/connect/oauth-urls.ts';
import { type Command, type CommandOutput, optionalOption, requiredOption, UsageError } from './command.ts';
import { readToken } from './read-token.ts';
import { wakeSlack } from './wake-slack.ts';
import { type SlackWork, withSlack } from './with-slack.ts';

export const slackConnect: Command = {
  summary: 'Connect an account with a Slack channel: by a bot token, in a known workspace, or by a link',
  usage:
    '--account ID [--channel C [--team T] [--token X]]\n' +
    '  (C: a channel such as C0123456789; T: a team such as T0123456789; --token - reads the token from standard input;\n' +
    '   without a channel: a link for the browser)',
  options: {
    account: { type: 'string' },
    channel: { type: 'string' },
    team: { type: 'string' },
    token: { type: 'string' },
  },
  async run(input) {
    const team = optionalOption(input.values, 'team');
    const given = optionalOption(input.values, 'token');
    if (optionalOption(input.values, 'channel') === undefined) {
      if (given !== undefined || team !== undefined)
        throw new UsageError('--team and --token need --channel beside them');
      return withSlack(input, offerLink);
    }
    const channelId = requiredOption(input.values, 'channel');
    if (!channelIdSchema.safeParse(channelId).success)
      throw new UsageError(
        '--channel is the id of a channel, such as C0123456789 (in Slack: its details, at the bottom)',
      );
    if (team !== undefined && !isWorkspaceId(team))
      throw new UsageError('--team is the id of a team, such as T0123456789');
    const token = given === undefined ? undefined : await readToken(given);
    return withSlack(input, async (work) => {
      const connected = await connect(work, { channelId, team, token });
      const { workspaceId } = connected.connection;
      await wakeSlack(work.store, { workspaceId, channelIds: [channelId] });
      return describe(work, connected);
    });
  },
};

async function offerLink({ store, account, settings, publicUrl }: SlackWork): Promise<CommandOutput> {
  if (settings.oauth === undefined) {
    throw new UsageError(
      'Give --channel, and --team and --token of the app; the link for the browser needs SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET and PUBLIC_URL',
    );
  }
  const token = await issueState(store.db, { purpose: 'slack install', accountId: account.id });
  const url = installUrl(publicUrl, token);
  const text = [
    `Open this link in a browser that is signed in to Slack. It connects a workspace with the account ${account.name},`,
    'works once, for half an hour, while the bridge runs:',
    '',
    url,
  ].join('\n');
  return { json: { accountId: account.id, url }, text };
}

interface Wanted {
  channelId: string;
  team: string | undefined;
  token: string | undefined;
}

async function connect(work: SlackWork, wanted: Wanted): Promise<Connected> {
  const { slack, store, account } = work;
  const token = wanted.token ?? (await environmentToken(work));
  const accountId = account.id;
  if (token !== undefined) {
    const bot = { accountId, teamId: wanted.team, token, channelId: wanted.channelId };
    return connectByToken({ slack, store }, bot, 'cli');
  }
  const { workspace, teamId } = await chooseWorkspace({ store }, { accountId, teamId: wanted.team });
  if (teamId === undefined) throw new Refusal('The app is in a whole organisation. Say in which team: --team T…');
  const place = { accountId, workspaceId: workspace.id, teamId, channelId: wanted.channelId };
  const methods = slack.call(workspace.id, teamId);
  return connectChannel({ store, methods }, { ...place, scopes: workspace.scopes }, { actor: 'cli' });
}

/** That of the environment counts before the bridge has run for the first time, too. */
async function environmentToken({ store, settings }: SlackWork): Promise<string | undefined> {
  return (await listWorkspaces(store.db)).length === 0 ? settings.botToken : undefined;
}

function describe({ account }: SlackWork, { connection, channel, warnings }: Connected): CommandOutput {
  const { accountId, workspaceId, teamId, settingsVersion } = connection;
  const name = channel.name.replace(/\p{Cc}/gu, ' ');
  const json = { accountId, workspaceId, teamId, channelId: channel.id, channel: name, settingsVersion, warnings };
  const text = [
    `Connected the account ${account.name} with #${name} in workspace ${workspaceId}. Nothing was sent.`,
    ...warnings,
    `See it work: npm run --silent cli -- slack test --account ${accountId}`,
  ].join('\n');
  return { json, text };
}
