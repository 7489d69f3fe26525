import { z } from 'zod';
import { createOAuthFlow, nameOfAccount } from '../../connect/oauth-flow.ts';
import { createOAuthPages } from '../../connect/oauth-pages.ts';
import { type Authorization, createOAuthUrls } from '../../connect/oauth-urls.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';
import type { Route } from '../../platform/http/mount-routes.ts';
import type { Log } from '../../platform/log/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SlackConfig } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { parseReply } from '../client/slack-methods.ts';
import { type Installation, place, saveWorkspace, workspaceIdOf } from '../client/workspaces.ts';
import { elsewhere } from './connect-channel.ts';
import type { ConnectDeps } from './connect-token.ts';
import { findSlackConnection, type SlackConnection } from './connections.ts';
import { inspectToken } from './inspect-token.ts';
import { slackPaths } from './manifest.ts';
import { describeMissing, missingOptionalScopes, missingScopes, scopeList } from './scopes.ts';

const oauthUrls = createOAuthUrls({ install: '/slack/install', callback: slackPaths.oauthRedirect });
export const { installUrl, redirectUri } = oauthUrls;

/** Slack's consent page. */
function authorizeUrl({ apiUrl, clientId, publicUrl, state }: Authorization): string {
  const url = new URL('/oauth/v2/authorize', apiUrl);
  const query = { client_id: clientId, scope: scopeList.join(','), redirect_uri: redirectUri(publicUrl), state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

interface Consent {
  accountId: string;
  code: string;
  redirectUri: string;
}

interface OAuthInstallation {
  workspaceId: string;
  name: string;
  /** Undefined until the account has chosen a channel. */
  connection: SlackConnection | undefined;
  without: [scope: string, why: string][];
}

const reply = z.looseObject({
  access_token: z.string(),
  scope: z.string(),
  bot_user_id: z.string(),
  app_id: z.string().optional(),
  team: place.nullish(),
  enterprise: place.nullish(),
  is_enterprise_install: z.boolean().nullish(),
  authed_user: z.looseObject({ id: z.string() }),
});

/**
 * Turns a consent code into an installation.
 * @throws {Refusal} when scopes are missing, or the account is connected with another workspace
 * @throws {SlackFailure} `bug` for a code that is used up; `retryable` when Slack gives no answer
 */
async function connectOAuth(
  { slack, store, oauth }: ConnectDeps & { oauth: NonNullable<SlackConfig['oauth']> },
  { accountId, code, redirectUri }: Consent,
): Promise<OAuthInstallation> {
  const { clientId: client_id, clientSecret: client_secret } = oauth;
  const args = { client_id, client_secret, code, redirect_uri: redirectUri };
  const { body } = await slack.callOnce({ method: 'oauth.v2.access', args, changes: false });
  const granted = parseReply(reply, 'oauth.v2.access', body);
  const { name, installation: known } = await inspectToken(slack.callOnce, granted.access_token);
  const installation = installationOf(granted, { botId: known.bot.id, accountId });
  const workspaceId = workspaceIdOf(installation);
  if (workspaceId === undefined) throw new SlackFailure('retryable', { method: 'oauth.v2.access', code: 'unreadable' });
  const { scopes } = installation.bot;
  const missing = missingScopes(scopes);
  if (missing.length > 0)
    throw new Refusal(`${describeMissing(missing)} Add what is missing to the app, then reinstall it.`);
  const connection = await findSlackConnection(store.db, accountId);
  if (connection !== undefined && connection.workspaceId !== workspaceId) throw elsewhere(connection);
  await saveWorkspace(store, { id: workspaceId, name, auth: 'oauth', installation });
  return { workspaceId, name, connection, without: missingOptionalScopes(scopes) };
}

function installationOf(
  granted: z.output<typeof reply>,
  { botId, accountId }: { botId: string; accountId: string },
): Installation {
  const { access_token: token, bot_user_id: userId, team, enterprise, app_id: appId } = granted;
  return {
    ...(team && { team }),
    ...(enterprise && { enterprise }),
    isEnterpriseInstall: granted.is_enterprise_install === true,
    ...(appId !== undefined && { appId }),
    authVersion: 'v2',
    tokenType: 'bot',
    user: { id: granted.authed_user.id },
    bot: { token, id: botId, userId, scopes: granted.scope.split(',') },
    metadata: accountId,
  };
}

const pages = createOAuthPages({
  service: 'Slack',
  link: 'works once, for a short time, and in the browser it was opened in. This one was used before, is too old, or is not complete.',
  variables: 'SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, SLACK_SIGNING_SECRET',
  permission: 'In some workspaces only an administrator may install apps.',
});

interface Installed {
  accountId: string;
  accountName: string;
  workspaceName: string;
  /** Undefined when the account has none yet. */
  channelId: string | undefined;
  /** Omitted scopes, with what is missing without them. */
  without: [scope: string, why: string][];
}

function installed({ accountId, accountName, workspaceName, channelId, without }: Installed): MessagePage {
  const ready = channelId !== undefined;
  return {
    status: 200,
    tone: ready ? 'good' : 'warning',
    title: ready ? 'Slack is connected' : 'Slack is connected; a channel is missing',
    paragraphs: [
      ready
        ? 'Slack is connected again. Leads are announced where they were before.'
        : 'Slack is connected. One step is left: the channel in which leads are announced.',
    ],
    facts: [
      ['Account', accountName],
      ['Workspace', workspaceName],
      ...(ready ? [['Channel', channelId] as [string, string]] : []),
    ],
    findings: without.map(([scope, why]) => `${scope} was not granted: ${why}`),
    next: ready
      ? ['To see that it works: slack test on the command line, or the button in the app’s home in Slack.']
      : [
          'In Slack, invite the app to the channel: /invite @lead-intake',
          `The person who runs the bridge must set the channel: slack connect --account ${accountId} --channel C…`,
        ],
  };
}

interface Deps extends ConnectDeps {
  config: { slack: Pick<SlackConfig, 'apiUrl' | 'oauth'>; publicUrl: string };
  log: Pick<Log, 'warn'>;
}

/** Connecting a workspace in the browser. */
function createOAuthRoutes({ slack, store, config, log }: Deps): Route[] {
  const { slack: settings, publicUrl } = config;
  const { apiUrl, oauth } = settings;
  return createOAuthFlow(
    {
      urls: oauthUrls,
      cookie: { name: 'slack_oauth_state', path: '/slack' },
      purposes: { install: 'slack install', state: 'slack state' },
      pages,
      consentUrl:
        oauth === undefined
          ? undefined
          : (state) => authorizeUrl({ apiUrl, clientId: oauth.clientId, publicUrl, state }),
      connect:
        oauth === undefined
          ? undefined
          : async (consent) => {
              const { accountId } = consent;
              const { connection, name, without } = await connectOAuth({ slack, store, oauth }, consent);
              const accountName = await nameOfAccount(store.db, accountId);
              const channelId = connection?.settings.defaultChannel;
              return installed({ accountId, accountName, workspaceName: name, channelId, without });
            },
      explain,
    },
    { store, publicUrl, onFailure: (err) => log.warn({ err }, 'a Slack workspace could not be connected') },
  );
}

/** What Slack sends, and what a person who connects it asks for. `events` reads the body: nothing before it may. */
export function createSlackRoutes(deps: Deps & { slackApp: { events: Route['handler'] | undefined } }): Route[] {
  const { events } = deps.slackApp;
  const oauth = createOAuthRoutes(deps);
  return events === undefined ? oauth : [{ method: 'post', path: slackPaths.events, handler: events }, ...oauth];
}

function explain(error: unknown, retry: MessagePage['link']): MessagePage | undefined {
  if (!(error instanceof SlackFailure)) return undefined;
  if (error.kind === 'retryable') return pages.unavailable(error.message, retry);
  if (error.code === 'invalid_code' || error.code === 'code_already_used')
    return pages.refused('Slack’s answer was already used or is too old. Please start again.', retry);
  return pages.refused(
    `${error.message}. The person who runs the bridge must check SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and PUBLIC_URL.`,
    retry,
  );
}
