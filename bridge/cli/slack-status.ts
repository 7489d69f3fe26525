import { listChannels } from '../slack/channels.ts';
import { remedyOf } from '../slack/failure-remedies.ts';
import { inspectWorkspace } from '../slack/inspect-workspace.ts';
import { describeLost, listLost, lostRemedy } from '../slack/lost-messages.ts';
import { missingOptionalScopes } from '../slack/scopes.ts';
import { findWorkspace } from '../slack/workspaces.ts';
import type { Command } from './command.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export const slackStatus: Command = {
  summary: 'Show the Slack connection of an account and ask Slack about it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withSlack(input, async (work) => {
      const { db } = work.store;
      const { accountId, workspaceId, teamId, settings, settingsVersion } = await slackConnectionFor(work);
      const workspace = await findWorkspace(db, workspaceId);
      if (workspace === undefined) throw new Error('a connection without its workspace');
      const inspection = await inspectWorkspace(work, workspace);
      const trouble = inspection.trouble;
      const scopes = inspection.scopes ?? workspace.scopes;
      const without = missingOptionalScopes(scopes).map(([scope]) => scope);
      const parked = (await listChannels(db, workspaceId))
        .filter(({ status }) => status === 'parked')
        .map(({ channelId, name, reason }) => ({ channelId, name, reason, ...remedyOf(reason ?? 'unknown') }));
      const lost = await listLost(db, workspaceId);
      const { auth, status, name } = workspace;
      const channels = { default: settings.defaultChannel, rules: settings.rules.length };
      const json = {
        accountId,
        workspaceId,
        teamId,
        name,
        auth,
        status,
        works: trouble === null && parked.length === 0 && lost.length === 0,
        trouble,
        scopes,
        without,
        channels,
        parked,
        lost,
        settingsVersion,
      };
      const lines = [
        `${name.replace(/\p{Cc}/gu, ' ')} (${workspaceId}, ${auth === 'oauth' ? 'OAuth' : 'bot token'}): ${status}`,
        trouble ?? 'Slack answers, and every scope that is needed is there.',
        ...(without.length > 0 ? [`Left out: ${without.join(', ')}`] : []),
        `Leads go to ${channels.default}, ${channels.rules} routing rules, settings version ${settingsVersion}`,
        ...parked.map(({ channelId, reason, what, todo }) => `${channelId} waits (${reason}): ${what} ${todo}`),
        ...lost.map((some) => `${describeLost(some)} ${lostRemedy(some)}`),
        ...(parked.length > 0 ? [`Then: npm run --silent cli -- slack resume --account ${accountId}`] : []),
      ];
      return { json, text: lines.join('\n'), exitCode: json.works ? 0 : 1 };
    });
  },
};
