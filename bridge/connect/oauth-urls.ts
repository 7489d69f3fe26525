export interface OAuthUrls {
  install: string;
  callback: string;
  /** The link that begins a connection, good for one use. */
  installUrl(publicUrl: string, token: string): string;
  /** Where the service sends the browser back to; one of the app's redirect URLs, to the letter. */
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
