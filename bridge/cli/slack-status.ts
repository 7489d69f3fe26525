import type { SlackChannelHealth, SlackHealth } from '../../shared/slack-health.ts';
import { findWorkspace } from '../slack/client/workspaces.ts';
import { inspectWorkspace } from '../slack/connect/inspect-workspace.ts';
import { readSlackHealth } from '../slack/connect/slack-health.ts';
import { describeLost, lostRemedy } from '../slack/messages/lost-messages.ts';
import { describeUntold, UNTOLD_REMEDY } from '../slack/messages/untold-leads.ts';
import type { Command } from './command.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export const slackStatus: Command = {
  summary: 'Show the Slack connection of an account and ask Slack about it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const workspace = await findWorkspace(work.store.db, connection.workspaceId);
      if (workspace === undefined) throw new Error('a connection without its workspace');
      const inspection = await inspectWorkspace(work, workspace);
      const health = await readSlackHealth(work.store.db, connection, inspection);
      const rules = connection.settings.rules.length;
      return { json: health, text: describe(health, rules).join('\n'), exitCode: health.works ? 0 : 1 };
    });
  },
};

const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

function describe(health: SlackHealth, rules: number): string[] {
  const { accountId, workspaceId, name, auth, status, trouble, without, channels, lost, untold } = health;
  const usual = channels.find(({ uses }) => uses.includes('default'))?.channelId;
  const parked = channels.some((channel) => channel.trouble !== null);
  return [
    `${plain(name)} (${workspaceId}, ${auth === 'oauth' ? 'OAuth' : 'bot token'}): ${status}`,
    trouble ?? 'Slack answers, and every scope that is needed is there.',
    ...(without.length > 0 ? [`Left out: ${without.join(', ')}`] : []),
    `Leads go to ${usual}, ${rules} routing rules, settings version ${health.settingsVersion}`,
    ...channels.flatMap(describeChannel),
    ...lost.map((some) => `${describeLost(some)} ${lostRemedy(some)}`),
    ...(untold.leads > 0 ? [`${describeUntold(untold.leads)} ${UNTOLD_REMEDY}`] : []),
    ...(parked ? [`Then: npm run --silent cli -- slack resume --account ${accountId}`] : []),
  ];
}

function describeChannel({ channelId, trouble, waiting, later }: SlackChannelHealth): string[] {
  return [
    ...(trouble === null ? [] : [`${channelId} waits (${trouble.code}): ${trouble.what} ${trouble.todo}`]),
    ...(waiting === 0 ? [] : [`${channelId}: ${waiting} not sent yet`]),
    ...(later === 0 ? [] : [`${channelId}: ${later} for after the quiet hours`]),
  ];
}
