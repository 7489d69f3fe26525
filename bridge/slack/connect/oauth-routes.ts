import { createOAuthFlow, nameOfAccount, type OAuthDeps } from '../../connect/oauth-flow.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';
import type { PageRoute } from '../../platform/http/page-route.ts';
import type { SlackConfig } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { connectOAuth } from './connect-oauth.ts';
import type { ConnectDeps } from './connect-token.ts';
import { installed, pages } from './oauth-pages.ts';
import { authorizeUrl, oauthUrls } from './oauth-urls.ts';

interface Deps extends ConnectDeps, Omit<OAuthDeps, 'store'> {
  settings: Pick<SlackConfig, 'apiUrl' | 'oauth'>;
}

/** Connecting a workspace in the browser. */
export function createSlackOAuthRoutes(deps: Deps): PageRoute[] {
  const { slack, store, settings, publicUrl } = deps;
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
    deps,
  );
}

function explain(error: unknown, retry: MessagePage['link']): MessagePage | undefined {
  if (!(error instanceof SlackFailure)) return undefined;
  if (error.kind === 'retryable') return pages.unavailable(error.message, retry);
  if (error.code === 'invalid_code' || error.code === 'code_already_used')
    return pages.refused('The answer of Slack was used before or is too old. Please start again.', retry);
  return pages.refused(
    `${error.message}. The person who runs the bridge checks SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and PUBLIC_URL.`,
    retry,
  );
}
