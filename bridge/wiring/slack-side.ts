import type { Analyzer } from '../analysis/analyzer.ts';
import type { Config } from '../config.ts';
import { type EnvironmentToken, TOKEN_UNUSED } from '../connect/environment-token.ts';
import type { HubSpot } from '../hubspot/client/hubspot.ts';
import { createSlackMembers } from '../jobs/slack/members/slack-members.ts';
import { createSlackPorts } from '../jobs/slack/run-slack.ts';
import { exchangeOf } from '../platform/http/exchange.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Check } from '../platform/http/readiness.ts';
import type { Log } from '../platform/log/log.ts';
import { Problem } from '../platform/problem.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';
import { isStoreOutage } from '../platform/store/store-outage.ts';
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
}

interface Deps {
  store: Store;
  metrics: Pick<Metrics, 'slackCalls'>;
  log: Log;
}

export function openSlack({ slack: settings }: Pick<Config, 'slack'>, { store, metrics, log }: Deps): Slack {
  return createSlack({
    settings,
    store,
    log,
    onCall: ({ method, outcome, seconds }) => metrics.slackCalls.observe({ method, outcome }, seconds),
    onRevoked: (workspaceId) =>
      log.warn({ workspaceId }, "the Slack workspace revoked the app's access; nothing is sent there"),
  });
}

export async function connectSlack(
  { slack: settings, role }: Pick<Config, 'slack' | 'role'>,
  { slack, store, log, ports }: Pick<Deps, 'store' | 'log'> & { slack: Slack; ports: SlackPorts },
): Promise<SlackSide> {
  const none = { ...settings, signingSecrets: undefined, appToken: undefined };
  const slackApp = await createSlackApp({
    settings: role === 'worker' ? none : settings,
    store,
    slack,
    ports,
    log,
    isOutage: isStoreOutage,
    onRoute: (res, route) => {
      exchangeOf(res).route = route;
    },
  });
  const slackToken = createSlackToken({
    slack,
    store,
    token: settings.botToken,
    onAttempt: (reason) =>
      reason === undefined
        ? log.info({}, 'the Slack workspace of SLACK_BOT_TOKEN is connected')
        : log.warn({ reason }, 'SLACK_BOT_TOKEN is not in use'),
  });
  return { slack, slackApp, slackToken };
}

/** What `/readyz` reports about Slack. */
export function createSlackCheck(
  { oauth, signingSecrets, appToken }: Config['slack'],
  { store, slackApp, slackToken }: Pick<SlackSide, 'slackApp' | 'slackToken'> & { store: Pick<Store, 'db'> },
): () => Promise<Check> {
  const tokenTrouble = () => (slackToken.trouble() === undefined ? undefined : TOKEN_UNUSED);
  return () =>
    checkSlack({
      db: store.db,
      takesRequests: signingSecrets !== undefined || appToken !== undefined,
      hasOAuth: oauth !== undefined,
      troubles: () => [tokenTrouble(), slackApp.trouble()],
    });
}

interface IntakeDeps {
  store: Store;
  /** Undefined when nothing is accepted. */
  queue: Queue | undefined;
  hubspot: HubSpot;
  slack: Slack;
  analyzer: Analyzer;
  log: Log;
  /** URL of the full explanation of a lead's score. */
  leadUrl(leadId: string): string;
}

/** Handlers of Slack input. */
export function openSlackPorts({ store, queue, hubspot: api, slack, analyzer, log, leadUrl }: IntakeDeps): SlackPorts {
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
