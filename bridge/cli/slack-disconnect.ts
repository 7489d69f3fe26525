import { disconnectSlack, type SlackDisconnection } from '../slack/disconnect.ts';
import type { Command } from './command.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

const ends: Record<SlackDisconnection['workspace'], string> = {
  kept: 'Other accounts use the workspace, so its token stays.',
  removed: 'The app was removed from the workspace.',
  left: 'Its token was deleted here. In Slack, remove the app: Settings, Manage apps.',
};

export const slackDisconnect: Command = {
  summary: 'Tell nothing of an account in Slack any more, and delete what the bridge keeps of it',
  usage: '--account ID [--local]   (--local does not ask Slack)',
  options: { account: { type: 'string' }, local: { type: 'boolean' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const done = await disconnectSlack(work, connection, { localOnly: input.values.local === true, actor: 'cli' });
      const text = [
        `Disconnected the account ${work.account.name} from workspace ${done.workspaceId}. ${ends[done.workspace]}`,
        `Deleted here: routing and settings, and what is kept of ${done.messages} messages. Those in Slack stay there.`,
      ].join('\n');
      return { json: { accountId: connection.accountId, ...done }, text };
    });
  },
};
