/** A client secret of a HubSpot app, with the app id if the setting has it: `<app id>:<secret>`. */
interface ClientSecret {
  appId: string | null;
  secret: string;
}

export function readClientSecret(text: string): ClientSecret {
  const [, appId = null, secret = ''] = /^(?:(\d{1,19}):)?(.*)$/s.exec(text) ?? [];
  return { appId, secret };
}

/** App ids named in the secrets. */
export function namedApps(clientSecrets: readonly string[]): Set<string> {
  return new Set(clientSecrets.flatMap((text) => readClientSecret(text).appId ?? []));
}
