/** What a consent page is asked for. */
export interface Authorization {
  /** API origin; a simulator serves its consent page there too. */
  apiUrl: string;
  clientId: string;
  publicUrl: string;
  state: string;
}

export interface OAuthUrls {
  install: string;
  callback: string;
  /** The single-use link that starts a connection. */
  installUrl(publicUrl: string, token: string): string;
  /** Where the service redirects to; must match one of the app's redirect URLs exactly. */
  redirectUri(publicUrl: string): string;
}

export function createOAuthUrls({ install, callback }: Pick<OAuthUrls, 'install' | 'callback'>): OAuthUrls {
  return {
    install,
    callback,
    installUrl: (publicUrl, token) => `${publicUrl}${install}?token=${token}`,
    redirectUri: (publicUrl) => publicUrl + callback,
  };
}
