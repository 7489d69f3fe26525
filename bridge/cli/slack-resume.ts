import { listChannels, unparkChannels } from '../slack/channels.ts';
import { inspectWorkspace } from '../slack/inspect-workspace.ts';
import { retryDeletions } from '../slack/lost-messages.ts';
import { findWorkspace, markWorkspaceActive } from '../slack/workspaces.ts';
import type { Command } from './command.ts';
import { wakeSlack } from './wake-slack.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export const slackResume: Command = {
  summary: 'Try at once what waits in Slack for somebody to mend it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const { db } = work.store;
      const { accountId, workspaceId } = await slackConnectionFor(work);
      const workspace = await findWorkspace(db, workspaceId);
      const inspection = workspace && (await inspectWorkspace(work, workspace));
      // Slack accepts the token again.
      if (workspace?.status === 'revoked' && inspection?.scopes) await markWorkspaceActive(db, workspaceId);
      const trouble = workspace?.status === 'revoked' && inspection?.scopes ? null : (inspection?.trouble ?? null);
      const channels = await unparkChannels(db, { workspaceId });
      await retryDeletions(db, workspaceId);
      // Where the workspace itself was away, every channel waits.
      const every = (await listChannels(db, workspaceId)).map(({ channelId }) => channelId);
      await wakeSlack(work.store, { workspaceId, channelIds: every });
      const tried = channels.length === 0 ? 'No channel was waiting.' : `Tried again: ${channels.join(', ')}.`;
      const json = { accountId, workspaceId, trouble, channels };
      return { json, text: trouble === null ? tried : `${tried} ${trouble}`, exitCode: trouble === null ? 0 : 1 };
    });
  },
};
