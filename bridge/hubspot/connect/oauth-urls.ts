import { createOAuthUrls } from '../../connect/oauth-urls.ts';
import { optionalScopeList, scopeList } from './scopes.ts';

export const oauthUrls = createOAuthUrls({ install: '/hubspot/oauth/install', callback: '/hubspot/oauth/callback' });
export const { installUrl, redirectUri } = oauthUrls;

interface Authorization {
  /** API origin; a HubSpot simulator serves its consent page there too. */
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
