import { slackPaths } from './manifest.ts';
import { scopeList } from './scopes.ts';

export const installPath = '/slack/install';
export const callbackPath = slackPaths.oauthRedirect;

/** Where Slack sends the browser back to; one of the app's redirect URLs, to the letter. */
export const redirectUri = (publicUrl: string) => publicUrl + callbackPath;

/** The link that begins an installation, good for one use. */
export const installUrl = (publicUrl: string, token: string) => `${publicUrl}${installPath}?token=${token}`;

interface Authorization {
  /** Of the API; Slack, and a stand-in for it, has its consent page on the same host. */
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
