import { counted } from '../../../shared/counted.ts';
import type { SlackChannelHealth, SlackHealth } from '../../../shared/slack-health.ts';
import type { Config } from '../../config.ts';
import { createHubSpot, type HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { namedApps, readClientSecret } from '../../hubspot/client/signed-request.ts';
import { inspectConnection } from '../../hubspot/connect/inspect-connection.ts';
import { type Connection, listConnections } from '../../hubspot/connections/connections.ts';
import { findMappingProblems } from '../../hubspot/contacts/mapping-problems.ts';
import { provision } from '../../hubspot/mapping/provision.ts';
import { blockedReasonOf, findAppPortal } from '../../jobs/portals/served-portal.ts';
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

/** A webhook may be five minutes old; half of that leaves time to act. */
const MOST_SKEW_MS = 150_000;

/** Every connected portal: token, scopes, properties, and whether webhooks can be verified. Changes nothing. */
export async function checkHubSpot({ hubspot: settings, publicUrl }: Config, store: Store): Promise<Finding[]> {
  const connections = await listConnections(store.db);
  if (connections.length === 0) {
    const configured = settings.clientId !== undefined || settings.clientSecrets.length > 0;
    return [off('hubspot', configured ? 'Configured, but not connected yet.' : 'No HubSpot account is connected.')];
  }
  const hubspot = createHubSpot({ settings, store });
  const portals = await Promise.all(connections.map((connection) => checkPortal(hubspot, connection)));
  const subscriptions = await Promise.all(connections.map((connection) => checkSubscription(store, connection)));
  return [checkWebhooks(settings, { publicUrl, connections }), ...portals, ...subscriptions.flat()];
}

function checkWebhooks(
  { clientSecrets }: Config['hubspot'],
  { publicUrl, connections }: { publicUrl: string; connections: readonly Connection[] },
): Finding {
  if (clientSecrets.length === 0) {
    const detail = 'No client secret is set, so webhooks are refused and new contacts wait for the sweep.';
    return warning('hubspot webhooks', detail, 'Set HUBSPOT_CLIENT_SECRET to the client secret of the HubSpot app.');
  }
  if (!publicUrl.startsWith('https://')) {
    const detail = `HubSpot can only deliver webhooks to an https address, but PUBLIC_URL is ${publicUrl}.`;
    return warning('hubspot webhooks', detail, 'Set PUBLIC_URL to the https address of this bridge.');
  }
  const mute = mutePortals(clientSecrets, connections);
  if (mute.length > 0) {
    const detail = `Webhooks are refused for ${mute.join(', ')}: no client secret is known to belong to their app.`;
    const todo =
      'Set HUBSPOT_CLIENT_SECRET to APP_ID:SECRET of each app; name the app of a static token with hubspot connect --app.';
    return warning('hubspot webhooks', detail, todo);
  }
  return ok(
    'hubspot webhooks',
    `Verified with ${counted(clientSecrets.length, 'client secret')}, expected at ${publicUrl}/webhooks/hubspot.`,
  );
}

/** Portals whose webhooks are refused, because no secret is known to belong to their app. */
function mutePortals(clientSecrets: readonly string[], connections: readonly Connection[]): string[] {
  const named = namedApps(clientSecrets);
  const several = new Set(connections.flatMap(({ appId }) => appId ?? [])).size > 1;
  const unnamedAccepted = clientSecrets.some((text) => readClientSecret(text).appId === null) && !several;
  return connections
    .filter(({ appId }) => !unnamedAccepted && (appId === null ? named.size !== 1 : !named.has(appId)))
    .map(({ portalId }) => `portal ${portalId}`);
}

async function checkPortal(hubspot: HubSpot, connection: Connection): Promise<Finding> {
  const part = `portal ${connection.portalId}`;
  const cli = (command: string) => `${CALL} hubspot ${command} --account ${connection.accountId}`;
  const { problem, clockAheadMs = 0 } = await inspectConnection(hubspot, connection);
  if (problem !== null) return failed(part, problem, `Fix the app in HubSpot, then: ${cli('connect')}`);
  if (Math.abs(clockAheadMs) > MOST_SKEW_MS) {
    const detail = `HubSpot's clock differs from this one by ${Math.round(Math.abs(clockAheadMs) / 1_000)} s; webhooks are refused from 300 s on.`;
    return warning(part, detail, 'Set the clock of this machine, for example by NTP.');
  }
  if (connection.status === 'paused') return warning(part, 'Works, but is paused.', cli('resume'));
  return checkProperties(hubspot, connection, { part, todo: cli('provision') });
}

/** No finding when the account has an active one, or the portal is blocked for another reason. */
async function checkSubscription({ db }: Pick<Store, 'db'>, { portalId }: Connection): Promise<Finding[]> {
  const portal = await findAppPortal(db, portalId);
  if (portal === undefined || blockedReasonOf(portal) !== 'no_subscription') return [];
  const { id, subscription } = portal.account;
  const detail = `They wait to be screened: the subscription of the account is ${subscription}, not active.`;
  const todo = `${CALL} account set --account ${id} --subscription active`;
  return [warning(`leads of portal ${portalId}`, detail, todo)];
}

async function checkProperties(
  hubspot: HubSpot,
  { accountId, portalId, mapping }: Connection,
  { part, todo }: { part: string; todo: string },
): Promise<Finding> {
  try {
    const { usable, properties } = await provision(hubspot, { portalId, dryRun: true });
    const wrong = properties.flatMap(({ name, state, drift }) =>
      state === 'missing' ? [`${name} is missing`] : drift.map((one) => `${name} ${one}`),
    );
    if (!usable) return failed(part, `The properties are not usable: ${wrong.join('; ')}.`, todo);
    const problem = await findMappingProblems(hubspot, { portalId, mapping });
    if (problem.length > 0) {
      const detail = `Works. The mapping reads properties that the portal does not have: ${problem.join('; ')}.`;
      const discover = `${CALL} mapping discover --account ${accountId}`;
      return warning(part, detail, `Recreate them in HubSpot, or map other properties: ${discover}, then mapping set`);
    }
    if (wrong.length > 0) return warning(part, `Works. The properties differ: ${wrong.join('; ')}.`, todo);
    return ok(part, 'Token, scopes and properties are in order.');
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    return failed(part, `${error.message.replace(/\.$/, '')}.`, 'Run doctor again in a minute.');
  }
}

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
