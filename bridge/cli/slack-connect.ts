import { channelId as channelIdSchema } from '../../shared/slack-settings.ts';
import { issueState } from '../connect/oauth-states.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { sweepSlackJob } from '../jobs/definitions/slack-jobs.ts';
import { enqueueDelivery } from '../jobs/slack/messages/message-rows.ts';
import { createLog } from '../platform/log/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Store } from '../platform/store/open-store.ts';
import { findWorkspace, isWorkspaceId, listWorkspaces, markWorkspaceActive } from '../slack/client/workspaces.ts';
import { checkChannel } from '../slack/connect/check-channel.ts';
import { chooseWorkspace } from '../slack/connect/choose-workspace.ts';
import { type Connected, connectChannel } from '../slack/connect/connect-channel.ts';
import { connectByToken } from '../slack/connect/connect-token.ts';
import type { SlackConnection } from '../slack/connect/connections.ts';
import { inspectWorkspace } from '../slack/connect/inspect-workspace.ts';
import { installUrl } from '../slack/connect/oauth-urls.ts';
import { type Resumed, resumeMessages } from '../slack/connect/resume-messages.ts';
import { retryDeletions } from '../slack/messages/lost-messages.ts';
import { listChannels, rememberChannel } from '../slack/routing/channels.ts';
import {
  type Command,
  type CommandOutput,
  type OptionValues,
  optionalOption,
  requiredOption,
  UsageError,
} from './command/command.ts';
import { readToken } from './command/read-input.ts';
import { type SlackWork, slackConnectionFor, withSlack } from './command/with-slack.ts';

/** Has a running bridge look at once at what waits for these channels, and at all that waits without a job. */
export async function wakeSlack(
  store: Store,
  { workspaceId, channelIds }: { workspaceId: string; channelIds: readonly string[] },
): Promise<void> {
  if (channelIds.length === 0) return;
  const { log } = createLog({ level: 'error', destination: process.stderr });
  await using queue = await openJobQueue({ store, log, works: false });
  const channels = channelIds.map((channelId) => ({ workspaceId, channelId }));
  await store.db.transaction().execute(async (trx) => {
    await enqueueDelivery(queue, trx, channels);
    await queue.enqueue(trx, sweepSlackJob, [{ data: {} }]);
  });
}

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
      return describeConnection(work, connected);
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

function describeConnection({ account }: SlackWork, { connection, channel, warnings }: Connected): CommandOutput {
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

export const slackResume: Command = {
  summary: 'Try at once what waits in Slack for somebody to mend it, or send it on to another channel',
  usage:
    '--account ID [--channel C] [--to C2]\n' +
    '  (C: only what waits for this channel, such as C0123456789; C2: the channel it goes to instead)',
  options: { account: { type: 'string' }, channel: { type: 'string' }, to: { type: 'string' } },
  run(input) {
    const channelId = channelOption(input.values, 'channel');
    const to = channelOption(input.values, 'to');
    if (to !== undefined && to === channelId) throw new UsageError('--to is another channel than --channel');
    return withSlack(input, async (work) => {
      const { db } = work.store;
      const connection = await slackConnectionFor(work);
      const { accountId, workspaceId } = connection;
      const trouble = await reopenWorkspace(work, connection);
      const warnings = to === undefined ? [] : await checkTarget(work, connection, to);
      const resumed = await resumeMessages(db, connection, { channelId, to, actor: 'cli' });
      await retryDeletions(db, workspaceId);
      // Where the workspace itself was away, every channel waits.
      const every = (await listChannels(db, workspaceId)).map((channel) => channel.channelId);
      await wakeSlack(work.store, { workspaceId, channelIds: every });
      const { channels, moved } = resumed;
      const json = { accountId, workspaceId, trouble, channels, ...(to !== undefined && { to, moved, warnings }) };
      const lines = [describeResumption(resumed, to), ...(trouble === null ? [] : [trouble]), ...warnings];
      return { json, text: lines.join(' '), exitCode: trouble === null ? 0 : 1 };
    });
  },
};

function channelOption(values: OptionValues, name: string): string | undefined {
  const given = optionalOption(values, name);
  if (given === undefined || channelIdSchema.safeParse(given).success) return given;
  throw new UsageError(`--${name} is the id of a channel, such as C0123456789 (in Slack: its details, at the bottom)`);
}

/** @returns what is wrong with the workspace, in words; one whose token Slack accepts again goes on */
async function reopenWorkspace(work: SlackWork, { workspaceId }: SlackConnection): Promise<string | null> {
  const { db } = work.store;
  const workspace = await findWorkspace(db, workspaceId);
  const inspection = workspace && (await inspectWorkspace(work, workspace));
  const accepted = workspace?.status === 'revoked' && inspection?.scopes != null;
  if (accepted) await markWorkspaceActive(db, workspaceId);
  return accepted ? null : (inspection?.trouble ?? null);
}

/** @returns what the firm should know of the channel. @throws {Refusal} where it takes no messages */
async function checkTarget(
  { slack, store }: SlackWork,
  { workspaceId, teamId }: SlackConnection,
  channelId: string,
): Promise<string[]> {
  const scopes = (await findWorkspace(store.db, workspaceId))?.scopes ?? [];
  const { channel, warnings } = await checkChannel(slack.call(workspaceId, teamId), { channelId, scopes });
  await rememberChannel(store.db, { workspaceId, channel });
  return warnings;
}

function describeResumption({ channels, moved }: Resumed, to: string | undefined): string {
  const tried = channels.length === 0 ? 'No channel was waiting.' : `Tried again: ${channels.join(', ')}.`;
  if (to === undefined) return tried;
  return `${tried} Sent on to ${to}: ${moved === 1 ? '1 message' : `${moved} messages`}.`;
}
