import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { type KnownChannel, listChannels } from '../../slack/channels.ts';
import { listSlackConnections, type SlackConnection } from '../../slack/connections.ts';
import { remedyOf } from '../../slack/failure-remedies.ts';
import { inspectWorkspace } from '../../slack/inspect-workspace.ts';
import { describeLost, listLost, lostRemedy } from '../../slack/lost-messages.ts';
import { slackPaths } from '../../slack/manifest.ts';
import { missingOptionalScopes } from '../../slack/scopes.ts';
import { createSlack, type Slack } from '../../slack/slack.ts';
import { listWorkspaces, type Workspace } from '../../slack/workspaces.ts';
import type { Store } from '../../store/open-store.ts';
import { counted } from './counted.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const cli = (command: string) => `npm run --silent cli -- slack ${command}`;
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

/** Every workspace: token, scopes, who uses it, which channels wait, and whether buttons can work. Changes nothing. */
export async function checkSlack({ slack: settings, publicUrl }: Config, store: Store, log: Log): Promise<Finding[]> {
  const workspaces = await listWorkspaces(store.db);
  if (workspaces.length === 0) {
    const configured = settings.botToken ?? settings.oauth ?? settings.signingSecret ?? settings.appToken;
    return [off('slack', configured ? 'Configured, and no workspace is connected yet.' : 'No workspace is connected.')];
  }
  const slack = createSlack({ settings, store, log });
  const connections = await listSlackConnections(store.db);
  const checked = await Promise.all(
    workspaces.map((workspace) => checkWorkspace({ slack, store }, workspace, connections)),
  );
  const parked = (await listChannels(store.db)).filter(({ status }) => status === 'parked');
  return [
    checkRequests(settings, publicUrl),
    ...checked,
    ...parked.map((channel) => describeParked(channel, connections)),
    ...(await listLost(store.db)).map((lost) => {
      const { name } = workspaces.find(({ id }) => id === lost.workspaceId) ?? { name: lost.workspaceId };
      return failed(`slack messages of ${plain(name)}`, describeLost(lost), lostRemedy(lost));
    }),
  ];
}

function checkRequests({ signingSecret, appToken }: Config['slack'], publicUrl: string): Finding {
  const part = 'slack requests';
  if (appToken !== undefined) return ok(part, 'Socket Mode: they come by a connection that the bridge opens.');
  if (signingSecret === undefined) {
    const todo = 'Set SLACK_SIGNING_SECRET (over HTTP) or SLACK_APP_TOKEN (Socket Mode).';
    return warning(part, 'Refused, so buttons and /lead do not work.', todo);
  }
  if (!publicUrl.startsWith('https://')) {
    const detail = `Slack calls https addresses, and PUBLIC_URL is ${publicUrl}.`;
    return warning(part, detail, 'Set PUBLIC_URL to the https address of this bridge, or SLACK_APP_TOKEN.');
  }
  return ok(part, `Proved with the signing secret, expected at ${publicUrl}${slackPaths.events}.`);
}

async function checkWorkspace(
  deps: { slack: Slack; store: Store },
  workspace: Workspace,
  connections: readonly SlackConnection[],
): Promise<Finding> {
  const part = `slack ${plain(workspace.name)}`;
  const used = connections.filter(({ workspaceId }) => workspaceId === workspace.id);
  const account = used[0]?.accountId ?? 'ID';
  const { trouble, scopes } = await inspectWorkspace(deps, workspace);
  if (trouble !== null)
    return failed(part, trouble, `Mend the app in Slack, then: ${cli(`connect --account ${account}`)}`);
  const without = missingOptionalScopes(scopes ?? workspace.scopes).map(([scope]) => scope);
  const left = without.length === 0 ? '' : ` Left out: ${without.join(', ')}.`;
  const detail = `The token works and has every scope it needs.${left}`;
  if (used.length > 0) return ok(part, `${detail} Used by ${counted(used.length, 'account')}.`);
  return warning(part, `${detail} No account uses it.`, cli('connect --account ID --channel C'));
}

function describeParked(
  { workspaceId, channelId, name, reason }: KnownChannel,
  connections: readonly SlackConnection[],
) {
  const { what, todo } = remedyOf(reason ?? 'unknown');
  const account = connections.find((one) => one.workspaceId === workspaceId)?.accountId ?? 'ID';
  const part = `slack #${plain(name ?? channelId)}`;
  return warning(part, `Messages wait (${reason}): ${what}`, `${todo} Then: ${cli(`resume --account ${account}`)}`);
}
