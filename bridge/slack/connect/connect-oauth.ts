import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { type Installation, workspaceIdOf } from '../client/installation.ts';
import type { SlackConfig } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { parseReply } from '../client/slack-methods.ts';
import { saveWorkspace } from '../client/workspaces.ts';
import { elsewhere } from './connect-channel.ts';
import type { ConnectDeps } from './connect-token.ts';
import { findSlackConnection, type SlackConnection } from './connections.ts';
import { inspectToken } from './inspect-token.ts';
import { describeMissing, missingOptionalScopes, missingScopes } from './scopes.ts';

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

const place = z.looseObject({ id: z.string(), name: z.string().optional() });
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
export async function connectOAuth(
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
