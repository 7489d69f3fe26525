import { channelId as channelIdSchema } from '../../../shared/slack-settings.ts';
import { openJobQueue } from '../../jobs/definitions/job-queue.ts';
import { sweepSlackJob } from '../../jobs/definitions/slack-jobs.ts';
import { enqueueDelivery } from '../../jobs/slack/messages/enqueue-delivery.ts';
import { counted } from '../../platform/counted.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findWorkspace, isWorkspaceId, listWorkspaces, markWorkspaceActive } from '../../slack/client/workspaces.ts';
import { checkChannel } from '../../slack/connect/check-channel.ts';
import { chooseWorkspace } from '../../slack/connect/choose-workspace.ts';
import { type Connected, connectChannel } from '../../slack/connect/connect-channel.ts';
import { connectByToken } from '../../slack/connect/connect-token.ts';
import type { SlackConnection } from '../../slack/connect/connections.ts';
import { inspectWorkspace } from '../../slack/connect/inspect-workspace.ts';
import { installUrl } from '../../slack/connect/oauth-urls.ts';
import { type Resumed, resumeMessages } from '../../slack/connect/resume-messages.ts';
import { retryDeletions } from '../../slack/messages/lost-messages.ts';
import { listChannels, rememberChannel } from '../../slack/routing/channels.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { readToken } from '../command/read-input.ts';
import { offerLink } from '../command/with-service.ts';
import { type SlackWork, slackConnectionFor, withSlack } from './with-slack.ts';

/** Has a running bridge look at once at what waits for these channels, and at all that waits without a job. */
export async function wakeSlack(
  { store, log }: Pick<SlackWork, 'store' | 'log'>,
  { workspaceId, channelIds }: { workspaceId: string; channelIds: readonly string[] },
): Promise<void> {
  if (channelIds.length === 0) return;
  await using queue = await openJobQueue({ store, log, works: false });
  const channels = channelIds.map((channelId) => ({ workspaceId, channelId }));
  await store.db.transaction().execute(async (trx) => {
    await enqueueDelivery(queue, trx, channels);
    await queue.enqueue(trx, sweepSlackJob, [{ data: {} }]);
  });
}

export async function slackConnect(
  input: CommandInput<Texts<'account' | 'channel' | 'team' | 'token'>>,
): Promise<CommandOutput> {
  const { channel, team, token: given } = input.values;
  if (channel === undefined) {
    if (given !== undefined || team !== undefined) throw new UsageError('--team and --token need --channel as well');
    return withSlack(input, connectByLink);
  }
  checkChannelId(channel, 'channel');
  if (team !== undefined && !isWorkspaceId(team))
    throw new UsageError('--team is the id of a team, such as T0123456789');
  const token = given === undefined ? undefined : await readToken(given);
  return withSlack(input, async (work) => {
    const connected = await connect(work, { channelId: channel, team, token });
    const { workspaceId } = connected.connection;
    await wakeSlack(work, { workspaceId, channelIds: [channel] });
    return describeConnection(work, connected);
  });
}

/** @throws {UsageError} */
function checkChannelId(given: string | undefined, option: string): void {
  if (given === undefined || channelIdSchema.safeParse(given).success) return;
  throw new UsageError(
    `--${option} is the id of a channel, such as C0123456789 (in Slack: its details, at the bottom)`,
  );
}

async function connectByLink(work: SlackWork): Promise<CommandOutput> {
  if (work.settings.oauth !== undefined) return offerLink(work, { purpose: 'slack install', installUrl });
  throw new UsageError(
    'Give --channel, and --team and --token of the app; the link for the browser needs SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET and PUBLIC_URL',
  );
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
  if (teamId === undefined)
    throw new Refusal('The app is installed for a whole organization. Say in which team: --team T…');
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

export async function slackResume(input: CommandInput<Texts<'account' | 'channel' | 'to'>>): Promise<CommandOutput> {
  const { channel: channelId, to } = input.values;
  checkChannelId(channelId, 'channel');
  checkChannelId(to, 'to');
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
    await wakeSlack(work, { workspaceId, channelIds: every });
    const { channels, moved } = resumed;
    const json = { accountId, workspaceId, trouble, channels, ...(to !== undefined && { to, moved, warnings }) };
    const lines = [describeResumption(resumed, to), ...(trouble === null ? [] : [trouble]), ...warnings];
    return { json, text: lines.join(' '), exitCode: trouble === null ? 0 : 1 };
  });
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
  return `${tried} Sent on to ${to}: ${counted(moved, 'message')}.`;
}
