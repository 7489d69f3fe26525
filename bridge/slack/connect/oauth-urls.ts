import { createOAuthUrls } from '../../connect/oauth-urls.ts';
import { slackPaths } from './manifest.ts';
import { scopeList } from './scopes.ts';

export const oauthUrls = createOAuthUrls({ install: '/slack/install', callback: slackPaths.oauthRedirect });
export const { installUrl, redirectUri } = oauthUrls;

interface Authorization {
  /** API origin; Slack and its simulator serve the consent page on the same host. */
  apiUrl: string;
  clientId: string;
  publicUrl: string;
  state: string;
}

/** Slack's consent page. */
export function authorizeUrl({ apiUrl, clientId, publicUrl, state }: Authorization): string {
  const url = new URL('/oauth/v2/authorize', apiUrl);
  const query = { client_id: clientId, scope: scopeList.join(','), redirect_uri: redirectUri(publicUrl), state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
