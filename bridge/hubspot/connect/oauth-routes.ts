import { createOAuthFlow, nameOfAccount, type OAuthDeps } from '../../connect/oauth-flow.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';
import type { PageRoute } from '../../platform/http/page-route.ts';
import { Problem } from '../../platform/problem.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { provision } from '../mapping/provision.ts';
import { connectOAuth } from './connect-oauth.ts';
import type { ConnectDeps } from './connect-static.ts';
import { confirmAccount, connected, pages } from './oauth-pages.ts';
import { authorizeUrl, oauthUrls } from './oauth-urls.ts';

interface Deps extends ConnectDeps, Omit<OAuthDeps, 'store'> {
  settings: { apiUrl: string; clientId: string | undefined };
}

/** Connecting a portal in the browser. */
export function createOAuthRoutes(deps: Deps): PageRoute[] {
  const { hubspot, store, settings, publicUrl } = deps;
  const { apiUrl, clientId } = settings;
  const { endpoint } = hubspot;
  return createOAuthFlow(
    {
      urls: oauthUrls,
      cookie: { name: 'hubspot_oauth_state', path: '/hubspot' },
      purposes: { install: 'install', state: 'state' },
      pages,
      consentUrl: clientId === undefined ? undefined : (state) => authorizeUrl({ apiUrl, clientId, publicUrl, state }),
      connect:
        endpoint === undefined
          ? undefined
          : async (consent) => {
              const done = await connectOAuth({ hubspot, store, endpoint }, consent, 'oauth');
              return showConnected(deps, { accountId: consent.accountId, ...done });
            },
      confirm: confirmAccount,
      explain,
    },
    deps,
  );
}

async function showConnected(
  { store, hubspot, onFailure }: Deps,
  { accountId, portalId, status }: { accountId: string; portalId: string; status: 'active' | 'paused' },
): Promise<MessagePage> {
  const paused = status === 'paused';
  // A failure here does not undo the connection.
  const provisioned = async () => provision(hubspot, { portalId }).catch(onFailure);
  const report = paused ? undefined : ((await provisioned()) ?? undefined);
  return connected({ accountName: await nameOfAccount(store.db, accountId), portalId, paused, report });
}

function explain(error: unknown, retry: MessagePage['link']): MessagePage | undefined {
  if (error instanceof Problem) return pages.refused('The account this link was made for no longer exists.', undefined);
  if (!(error instanceof HubSpotFailure)) return undefined;
  if (error.kind === 'permanent')
    return pages.refused('The answer of HubSpot was used before or is too old. Please start again.', retry);
  if (error.kind === 'missing_scopes') return pages.refused(`${error.message}.`, retry);
  return pages.unavailable(error.message, retry);
}
