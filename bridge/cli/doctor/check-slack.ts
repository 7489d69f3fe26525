import { counted } from '../../../shared/counted.ts';
import type { SlackChannelHealth, SlackHealth } from '../../../shared/slack-health.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../platform/log/log.ts';
import { CALL } from '../../platform/product.ts';
import type { Store } from '../../platform/store/open-store.ts';
import { createSlack, type Slack } from '../../slack/client/slack.ts';
import { listWorkspaces, type Workspace } from '../../slack/client/workspaces.ts';
import { listSlackConnections, type SlackConnection } from '../../slack/connect/connections.ts';
import { inspectWorkspace, type WorkspaceInspection } from '../../slack/connect/inspect-workspace.ts';
import { slackPaths } from '../../slack/connect/manifest.ts';
import { missingOptionalScopes } from '../../slack/connect/scopes.ts';
import { channelProblemOf, readSlackHealth } from '../../slack/connect/slack-health.ts';
import { describeLost, lostRemedy } from '../../slack/messages/lost-messages.ts';
import { describeUnannounced, UNANNOUNCED_REMEDY } from '../../slack/messages/unannounced-leads.ts';
import { listChannels } from '../../slack/routing/channels.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const cli = (command: string) => `${CALL} slack ${command}`;
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

/** Every workspace: token, scopes, accounts, blocked channels, and whether buttons can work. Changes nothing. */
export async function checkSlack({ slack: settings, publicUrl }: Config, store: Store, log: Log): Promise<Finding[]> {
  const workspaces = await listWorkspaces(store.db);
  if (workspaces.length === 0) {
    const configured = settings.botToken ?? settings.oauth ?? settings.signingSecrets ?? settings.appToken;
    return [off('slack', configured ? 'Configured, but no workspace is connected yet.' : 'No workspace is connected.')];
  }
  const slack = createSlack({ settings, store, log });
  const connections = await listSlackConnections(store.db);
  const deps = { slack, store };
  const checked = await Promise.all(workspaces.map((workspace) => checkWorkspace(deps, workspace, connections)));
  return [checkRequests(settings, publicUrl), ...checked.flat()];
}

function checkRequests({ signingSecrets, appToken }: Config['slack'], publicUrl: string): Finding {
  const part = 'slack requests';
  if (appToken !== undefined) return ok(part, 'Socket Mode: they arrive over a connection that the bridge opens.');
  if (signingSecrets === undefined) {
    const todo = 'Set SLACK_SIGNING_SECRET (over HTTP) or SLACK_APP_TOKEN (Socket Mode).';
    return warning(part, 'Refused, so buttons and /lead do not work.', todo);
  }
  if (!publicUrl.startsWith('https://')) {
    const detail = `Slack calls https addresses, and PUBLIC_URL is ${publicUrl}.`;
    return warning(part, detail, 'Set PUBLIC_URL to the https address of this bridge, or SLACK_APP_TOKEN.');
  }
  return ok(part, `Verified with the signing secret, expected at ${publicUrl}${slackPaths.events}.`);
}

interface Deps {
  slack: Slack;
  store: Store;
}

async function checkWorkspace(
  deps: Deps,
  workspace: Workspace,
  connections: readonly SlackConnection[],
): Promise<Finding[]> {
  const { db } = deps.store;
  const used = connections.filter(({ workspaceId }) => workspaceId === workspace.id);
  const account = used[0]?.accountId ?? 'ID';
  const inspection = await inspectWorkspace(deps, workspace);
  const healths = await Promise.all(used.map((connection) => readSlackHealth(db, connection, inspection)));
  const channels = new Map(healths.flatMap((health) => health.channels).map((channel) => [channel.channelId, channel]));
  // Channels that nothing is sent to any more are still retried, and counted by /readyz.
  const left = (await listChannels(db, workspace.id)).filter(({ channelId }) => !channels.has(channelId));
  const every = [...channels.values(), ...left.map((one) => ({ ...one, problem: channelProblemOf(one) }))];
  return [
    describeWorkspace(workspace, inspection, used),
    ...every.flatMap((channel) => describeParked(channel, account)),
    ...healths
      .flatMap(({ lost }) => lost)
      .map((some) => failed(`slack messages of ${plain(workspace.name)}`, describeLost(some), lostRemedy(some))),
    ...describeLate(workspace, healths),
  ];
}

function describeWorkspace(
  { name, scopes: kept }: Workspace,
  { problem, scopes }: WorkspaceInspection,
  used: readonly SlackConnection[],
): Finding {
  const part = `slack ${plain(name)}`;
  const account = used[0]?.accountId ?? 'ID';
  if (problem !== null)
    return failed(part, problem, `Fix the app in Slack, then: ${cli(`connect --account ${account}`)}`);
  const without = missingOptionalScopes(scopes ?? kept).map(([scope]) => scope);
  const left = without.length === 0 ? '' : ` Optional scopes not granted: ${without.join(', ')}.`;
  const detail = `The token works and has every scope it needs.${left}`;
  if (used.length > 0) return ok(part, `${detail} Used by ${counted(used.length, 'account')}.`);
  return warning(part, `${detail} No account uses it.`, cli('connect --account ID --channel C'));
}

function describeLate({ name }: Workspace, healths: readonly SlackHealth[]): Finding[] {
  const leads = healths.reduce((sum, { unannounced }) => sum + unannounced.leads, 0);
  return leads === 0 ? [] : [warning(`slack leads of ${plain(name)}`, describeUnannounced(leads), UNANNOUNCED_REMEDY)];
}

function describeParked(
  { channelId, name, problem }: Pick<SlackChannelHealth, 'channelId' | 'name' | 'problem'>,
  account: string,
): Finding[] {
  if (problem === null) return [];
  const { code, what, todo } = problem;
  const part = `slack #${plain(name ?? channelId)}`;
  return [warning(part, `Messages wait (${code}): ${what}`, `${todo} Then: ${cli(`resume --account ${account}`)}`)];
}
