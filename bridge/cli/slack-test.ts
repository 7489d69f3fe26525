import { insertTestMessage } from '../slack/render/test-message.ts';
import type { Command } from './command.ts';
import { wakeSlack } from './wake-slack.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export const slackTest: Command = {
  summary: 'Put a test message in line for the default channel of an account',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { id, channelId } = await insertTestMessage(work.store.db, connection);
      const { accountId, workspaceId } = connection;
      await wakeSlack(work.store, { workspaceId, channelIds: [channelId] });
      const text = [
        `A test message is in line for ${channelId} in workspace ${workspaceId}. While the bridge runs it is there in a moment.`,
        `If it is not: npm run --silent cli -- slack status --account ${accountId}`,
      ].join('\n');
      return { json: { accountId, workspaceId, channelId, messageId: id }, text };
    });
  },
};
