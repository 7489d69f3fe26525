import type { AppOptions, OAuth } from './oauth.ts';

export interface Consent {
  portalId: number;
  userId?: number;
  /** The person says no. */
  deny?: boolean;
  /** Optional scopes the portal cannot grant. */
  withhold?: readonly string[];
}

const split = (list: string | null) => (list ?? '').split(' ').filter((scope) => scope !== '');
const sorted = (list: readonly string[]) => [...list].sort().join(' ');

/**
 * What happens when a person opens the authorize URL and consents: the address the browser is sent to. Throws where
 * HubSpot would show an error page.
 */
export function giveConsent(authorizeUrl: string, consent: Consent, app: AppOptions, oauth: OAuth): string {
  const url = new URL(authorizeUrl);
  if (!/^\/oauth\/(\d+\/)?authorize$/.test(url.pathname)) throw new Error(`${url.pathname} is no authorize page`);
  if (url.search.includes('+')) throw new Error('spaces of the query have to be written %20');
  if (url.searchParams.get('client_id') !== app.clientId) throw new Error('unknown client_id');
  const redirectUri = url.searchParams.get('redirect_uri') ?? '';
  if (!app.redirectUris.includes(redirectUri)) throw new Error(`redirect_uri ${redirectUri} is not registered`);
  const scopes = split(url.searchParams.get('scope'));
  if (sorted(scopes) !== sorted(app.requiredScopes)) {
    throw new Error(`scope has to be exactly ${app.requiredScopes.join(' ')}`);
  }
  const optional = split(url.searchParams.get('optional_scope'));
  const foreign = optional.filter((scope) => !app.optionalScopes.includes(scope));
  if (foreign.length > 0) throw new Error(`optional_scope ${foreign.join(' ')} is not registered`);

  const target = new URL(redirectUri);
  const state = url.searchParams.get('state');
  if (consent.deny === true) {
    target.searchParams.set('error', 'access_denied');
  } else {
    const granted = [...scopes, ...optional.filter((scope) => consent.withhold?.includes(scope) !== true)];
    const grant = { portalId: consent.portalId, userId: consent.userId ?? 7, scopes: granted };
    target.searchParams.set('code', oauth.issueCode(grant, redirectUri));
  }
  if (state !== null) target.searchParams.set('state', state);
  return target.href;
}
