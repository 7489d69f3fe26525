import { optionalScopeList, scopeList } from './scopes.ts';

export const installPath = '/hubspot/oauth/install';
export const callbackPath = '/hubspot/oauth/callback';

/** Where HubSpot sends the browser back to; one of the app's redirect URLs, to the letter. */
export const redirectUri = (publicUrl: string) => publicUrl + callbackPath;

/** The link that begins a connection, good for one use. */
export const installUrl = (publicUrl: string, token: string) => `${publicUrl}${installPath}?token=${token}`;

/** Where a person agrees to connect the account that was named; `code` is what the consent page sent. */
export const confirmUrl = (publicUrl: string, { confirm, code }: { confirm: string; code: string }) =>
  `${publicUrl}${callbackPath}?${new URLSearchParams({ confirm, code })}`;

interface Authorization {
  /** Of the API; a stand-in for HubSpot has its consent page in the same place. */
  apiUrl: string;
  clientId: string;
  publicUrl: string;
  state: string;
}

const API_HOST = 'api.hubapi.com';
const CONSENT_ORIGIN = 'https://app.hubspot.com';

/** HubSpot's consent page; it wants spaces as `%20`, which `URLSearchParams` writes as `+`. */
export function authorizeUrl({ apiUrl, clientId, publicUrl, state }: Authorization): string {
  const origin = new URL(apiUrl).host === API_HOST ? CONSENT_ORIGIN : apiUrl;
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri(publicUrl),
    scope: scopeList.join(' '),
    optional_scope: optionalScopeList.join(' '),
    state,
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${origin}/oauth/authorize?${pairs.join('&')}`;
}
