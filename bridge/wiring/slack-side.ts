import type { Analyzer } from '../analysis/analyzer.ts';
import type { Config } from '../config.ts';
import { type EnvironmentToken, logAttempts, TOKEN_UNUSED } from '../connect/environment-token.ts';
import type { HubSpot } from '../hubspot/client/hubspot.ts';
import { createSlackMembers } from '../jobs/slack/members/slack-members.ts';
import { countSlack, createSlackMetrics, type SlackMetrics } from '../jobs/slack/messages/slack-metrics.ts';
import { createSlackPorts } from '../jobs/slack/slack-ports.ts';
import { createLeadUrl } from '../leads/lead-cards.ts';
import type { Check } from '../platform/http/readiness.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { Problem } from '../platform/problem.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';
import { createSlack, type Slack } from '../slack/client/slack.ts';
import { checkSlack } from '../slack/connect/check-slack.ts';
import { createSlackToken } from '../slack/connect/connect-token.ts';
import { createSlackApp, type SlackApp } from '../slack/inbound/slack-app.ts';
import type { SlackPorts } from '../slack/inbound/slack-ports.ts';

/** All Slack parts of a process. */
export interface SlackSide {
  slack: Slack;
  /** Requests from Slack; a process that only works accepts none. */
  slackApp: SlackApp;
  slackToken: EnvironmentToken;
  slackMetrics: SlackMetrics;
}

interface Deps {
  store: Store;
  /** Undefined when nothing is accepted. */
  queue: Queue | undefined;
  hubspot: HubSpot;
  analyzer: Analyzer;
  metrics: Pick<Metrics, 'registry'>;
  log: Log;
}

export async function connectSlack(
  { slack: settings, role, publicUrl }: Pick<Config, 'slack' | 'role' | 'publicUrl'>,
  deps: Deps,
): Promise<SlackSide> {
  const { store, metrics, log } = deps;
  const slackMetrics = createSlackMetrics({ registry: metrics.registry, count: () => countSlack(store.db) });
  const slack = createSlack({
    settings,
    store,
    log,
    onCall: slackMetrics.called,
    onRevoked: (workspaceId) =>
      log.warn({ workspaceId }, "the Slack workspace revoked the app's access; nothing is sent there"),
  });
  const ports = openSlackPorts(deps, slack, createLeadUrl(publicUrl));
  const none = { ...settings, signingSecrets: undefined, appToken: undefined };
  const slackApp = await createSlackApp({
    settings: role === 'worker' ? none : settings,
    store,
    slack,
    ports,
    log,
  });
  const slackToken = createSlackToken({
    slack,
    store,
    token: settings.botToken,
    onAttempt: logAttempts(log, 'Slack workspace', 'SLACK_BOT_TOKEN'),
  });
  return { slack, slackApp, slackToken, slackMetrics };
}

/** What `/readyz` reports about Slack. */
export function createSlackCheck(
  { oauth, signingSecrets, appToken }: Config['slack'],
  { store, slackApp, slackToken }: Pick<SlackSide, 'slackApp' | 'slackToken'> & { store: Pick<Store, 'db'> },
): () => Promise<Check> {
  const tokenProblem = () => (slackToken.problem() === undefined ? undefined : TOKEN_UNUSED);
  return () =>
    checkSlack({
      db: store.db,
      takesRequests: signingSecrets !== undefined || appToken !== undefined,
      hasOAuth: oauth !== undefined,
      problems: () => [tokenProblem(), slackApp.problem()],
    });
}

/** Handlers of Slack input. @param leadUrl of the full explanation of a lead's score */
function openSlackPorts(
  { store, queue, hubspot: api, analyzer, log }: Deps,
  slack: Slack,
  leadUrl: (leadId: string) => string,
): SlackPorts {
  const members = createSlackMembers(slack);
  if (queue !== undefined)
    return createSlackPorts({
      db: store.db,
      seal: store.seal,
      unseal: store.unseal,
      queue,
      api,
      analyzer,
      members,
      log,
      leadUrl,
    });
  // Slack shows the member that it failed.
  const refuse = () => Promise.reject(new Problem('unavailable'));
  return {
    onAction: refuse,
    onHomeOpened: refuse,
    onLeadCommand: refuse,
    onTestAlert: refuse,
    onPrivateReply: refuse,
    onUninstalled: refuse,
  };
}
