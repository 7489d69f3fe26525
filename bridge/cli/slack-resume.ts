import { channelId as channelIdSchema } from '../../shared/slack-settings.ts';
import { findWorkspace, markWorkspaceActive } from '../slack/client/workspaces.ts';
import { checkChannel } from '../slack/connect/check-channel.ts';
import type { SlackConnection } from '../slack/connect/connections.ts';
import { inspectWorkspace } from '../slack/connect/inspect-workspace.ts';
import { type Resumed, resumeMessages } from '../slack/connect/resume-messages.ts';
import { retryDeletions } from '../slack/messages/lost-messages.ts';
import { listChannels, rememberChannel } from '../slack/routing/channels.ts';
import { type Command, type OptionValues, optionalOption, UsageError } from './command.ts';
import { wakeSlack } from './wake-slack.ts';
import { type SlackWork, slackConnectionFor, withSlack } from './with-slack.ts';

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
      const lines = [describe(resumed, to), ...(trouble === null ? [] : [trouble]), ...warnings];
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

function describe({ channels, moved }: Resumed, to: string | undefined): string {
  const tried = channels.length === 0 ? 'No channel was waiting.' : `Tried again: ${channels.join(', ')}.`;
  if (to === undefined) return tried;
  return `${tried} Sent on to ${to}: ${moved === 1 ? '1 message' : `${moved} messages`}.`;
}
