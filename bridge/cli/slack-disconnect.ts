import { countUntold } from '../jobs/slack/announce/notify-outbox.ts';
import { disconnectSlack, type SlackDisconnection } from '../slack/connect/disconnect.ts';
import { describeWaiting, isNothing } from '../slack/messages/waiting-messages.ts';
import type { Command } from './command.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

const ends: Record<SlackDisconnection['workspace'], string> = {
  kept: 'Other accounts use the workspace, so its token stays.',
  removed: 'The app was removed from the workspace.',
  left: 'Its token was deleted here. In Slack, remove the app: Settings, Manage apps.',
};

export const slackDisconnect: Command = {
  summary: 'Tell nothing of an account in Slack any more, and delete what the bridge keeps of it',
  usage:
    '--account ID [--local] [--force]\n' +
    '  (--local does not ask Slack; --force drops what waits to be told: without it that is a reason to refuse)',
  options: { account: { type: 'string' }, local: { type: 'boolean' }, force: { type: 'boolean' } },
  run(input) {
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { local, force } = input.values;
      const choice = { localOnly: local === true, force: force === true, actor: 'cli' };
      const done = await disconnectSlack({ ...work, countUntold }, connection, choice);
      const text = [
        `Disconnected the account ${work.account.name} from workspace ${done.workspaceId}. ${ends[done.workspace]}`,
        `Deleted here: routing and settings, and what ${done.messages} messages said. Those in Slack stay there.`,
        ...(done.told > 0 ? [`Kept: where ${done.told} of them stand in Slack, so that no lead is told twice.`] : []),
        ...(isNothing(done.dropped) ? [] : [`Dropped: ${describeWaiting(done.dropped)}.`]),
      ].join('\n');
      return { json: { accountId: connection.accountId, ...done }, text };
    });
  },
};
