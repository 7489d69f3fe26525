import { counted } from '../../../shared/counted.ts';
import { channelId as channelIdSchema } from '../../../shared/slack-settings.ts';
import { openJobQueue } from '../../jobs/definitions/job-queue.ts';
import { wakeSlack } from '../../jobs/slack/messages/wake-slack.ts';
import { CALL } from '../../platform/product.ts';
import { isWorkspaceId, listWorkspaces } from '../../slack/client/workspaces.ts';
import type { Connected } from '../../slack/connect/connect-channel.ts';
import { connectChosen } from '../../slack/connect/connect-chosen.ts';
import { connectByToken } from '../../slack/connect/connect-token.ts';
import type { Resumed } from '../../slack/connect/resume-messages.ts';
import { resumeSlack } from '../../slack/connect/resume-slack.ts';
import { installUrl } from '../../slack/connect/slack-routes.ts';
import { type CommandInput, type CommandOutput, type Texts, UsageError } from '../command/command.ts';
import { readToken } from '../command/read-input.ts';
import { offerLink } from '../command/with-service.ts';
import { type SlackWork, slackConnectionFor, withSlack } from './with-slack.ts';

/** Notifies through its own queue connection: the bridge may run or not. */
export async function wakeBridge(
  { store, log }: Pick<SlackWork, 'store' | 'log'>,
  channels: Parameters<typeof wakeSlack>[1],
): Promise<void> {
  await using queue = await openJobQueue({ store, log, works: false });
  await wakeSlack({ db: store.db, queue }, channels);
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
    throw new UsageError('--team must be the id of a team, such as T0123456789');
  const token = given === undefined ? undefined : await readToken(given, input.streams);
  return withSlack(input, async (work) => {
    const connected = await connect(work, { channelId: channel, team, token });
    const { workspaceId } = connected.connection;
    await wakeBridge(work, { workspaceId, channelIds: [channel] });
    return describeConnection(work, connected);
  });
}

/** @throws {UsageError} */
function checkChannelId(given: string | undefined, option: string): void {
  if (given === undefined || channelIdSchema.safeParse(given).success) return;
  throw new UsageError(
    `--${option} must be the id of a channel, such as C0123456789 (in Slack: its details, at the bottom)`,
  );
}

async function connectByLink(work: SlackWork): Promise<CommandOutput> {
  if (work.settings.oauth !== undefined) return offerLink(work, { purpose: 'slack install', installUrl });
  throw new UsageError(
    'Pass --channel, --team and --token. To connect with a browser link instead, first set SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET and PUBLIC_URL',
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
  const chosen = { accountId, teamId: wanted.team, channelId: wanted.channelId, shared: true };
  return connectChosen({ slack, store }, chosen, 'cli');
}

/** The environment's token counts even before the bridge has run for the first time. */
async function environmentToken({ store, settings }: SlackWork): Promise<string | undefined> {
  return (await listWorkspaces(store.db)).length === 0 ? settings.botToken : undefined;
}

function describeConnection({ account }: SlackWork, { connection, channel, warnings }: Connected): CommandOutput {
  const { accountId, workspaceId, teamId, settingsVersion } = connection;
  const name = channel.name.replace(/\p{Cc}/gu, ' ');
  const place = { accountId, workspaceId, teamId, channelId: channel.id, channel: name };
  const text = [
    `Connected account ${account.name} to #${name} in workspace ${workspaceId}. No message was sent.`,
    `Hours, reminders and digests are in ${connection.settings.timeZone}; to change that: ${CALL} slack settings set`,
    ...warnings,
    `See it work: ${CALL} slack test --account ${accountId}`,
  ].join('\n');
  return { json: { ...place, settingsVersion, timeZone: connection.settings.timeZone, warnings }, text };
}

export async function slackResume(input: CommandInput<Texts<'account' | 'channel' | 'to'>>): Promise<CommandOutput> {
  const { channel: channelId, to } = input.values;
  checkChannelId(channelId, 'channel');
  checkChannelId(to, 'to');
  if (to !== undefined && to === channelId) throw new UsageError('--to must be another channel than --channel');
  return withSlack(input, async (work) => {
    const connection = await slackConnectionFor(work);
    const { accountId, workspaceId } = connection;
    const resumed = await resumeSlack(work, connection, { channelId, to, actor: 'cli', shared: true });
    await wakeBridge(work, { workspaceId, channelIds: resumed.woken });
    const { channels, moved, problem, warnings } = resumed;
    const json = { accountId, workspaceId, problem, channels, ...(to !== undefined && { to, moved, warnings }) };
    const lines = [describeResumption(resumed, to), ...(problem === null ? [] : [problem]), ...warnings];
    return { json, text: lines.join(' '), exitCode: problem === null ? 0 : 1 };
  });
}

function describeResumption({ channels, moved }: Resumed, to: string | undefined): string {
  const tried = channels.length === 0 ? 'No channel was waiting.' : `Retrying: ${channels.join(', ')}.`;
  if (to === undefined) return tried;
  return `${tried} Moved to ${to}: ${counted(moved, 'message')}.`;
}
