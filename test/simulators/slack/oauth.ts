import { type Random, randomToken } from '../hubspot/seeded-random.ts';
import type { AppOptions } from './app-options.ts';
import type { ReportFault } from './call-log.ts';
import type { Json } from './json.ts';
import { textOf } from './method.ts';
import { SlackError } from './slack-error.ts';
import type { TokenTable } from './token-table.ts';
import type { Workspace } from './workspace.ts';

export interface Consent {
  teamId: string;
  userId?: string;
  /** The person says no. */
  deny?: boolean;
}

interface Grant extends Consent {
  redirectUri: string | null;
  scopes: string[];
  at: number;
}

export interface OAuth {
  /** Where the browser goes after consent; throws where Slack would show an error page. */
  consent(authorizeUrl: string, consent: Consent): string;
  /** oauth.v2.access */
  access(args: Json, basic: [id: string, secret: string] | null, report: ReportFault): Json;
  /** Throws unless these are the app's credentials. */
  checkApp(args: Json, basic?: [id: string, secret: string] | null): void;
}

const codeLifeMs = 10 * 60_000;

interface OAuthDeps {
  app: AppOptions;
  tokens: TokenTable;
  workspaces: ReadonlyMap<string, Workspace>;
  random: Random;
  now: () => number;
}

export function createOAuth({ app, tokens, workspaces, random, now }: OAuthDeps): OAuth {
  const codes = new Map<string, Grant>();

  const readScopes = (url: URL): string[] => {
    const scopes = (url.searchParams.get('scope') ?? '').split(/[ ,]/).filter((scope) => scope !== '');
    const foreign = scopes.filter((scope) => !app.botScopes.includes(scope));
    if (foreign.length > 0) throw new Error(`invalid_scope: ${foreign.join(', ')}`);
    if (scopes.length === 0) throw new Error('invalid_scope: no scopes requested');
    return scopes;
  };

  const checkApp: OAuth['checkApp'] = (args, basic = null) => {
    const [id, secret] = basic ?? [textOf(args, 'client_id'), textOf(args, 'client_secret')];
    if (id !== app.clientId) throw new SlackError('invalid_client_id');
    if (secret !== app.clientSecret) throw new SlackError('bad_client_secret');
  };

  return {
    checkApp,
    consent(authorizeUrl, given) {
      const url = new URL(authorizeUrl);
      if (url.pathname !== '/oauth/v2/authorize') throw new Error(`${url.pathname} is no authorize page`);
      if (url.searchParams.get('client_id') !== app.clientId) throw new Error('invalid_client_id');
      const redirectUri = url.searchParams.get('redirect_uri');
      if (redirectUri !== null && !app.redirectUris.includes(redirectUri)) {
        throw new Error(`bad_redirect_uri: ${redirectUri} is not registered`);
      }
      const scopes = readScopes(url);
      if (!workspaces.has(given.teamId)) throw new Error(`there is no workspace ${given.teamId}`);
      const target = new URL(redirectUri ?? app.redirectUris[0] ?? '');
      if (given.deny === true) target.searchParams.set('error', 'access_denied');
      else {
        const code = `${randomToken(random, 12)}.${randomToken(random, 12)}.${randomToken(random, 40)}`;
        codes.set(code, { ...given, redirectUri, scopes, at: now() });
        target.searchParams.set('code', code);
      }
      target.searchParams.set('state', url.searchParams.get('state') ?? '');
      return target.href;
    },
    access(args, basic, report) {
      checkApp(args, basic);
      const code = textOf(args, 'code') ?? '';
      const grant = codes.get(code);
      codes.delete(code);
      if (grant === undefined || now() - grant.at > codeLifeMs) {
        report('oauth', 'a code that is unknown, spent or too old');
        throw new SlackError('invalid_code');
      }
      if ((textOf(args, 'redirect_uri') ?? null) !== grant.redirectUri) throw new SlackError('bad_redirect_uri');
      const workspace = workspaces.get(grant.teamId) as Workspace;
      const token = tokens.issueBot(grant.teamId, grant.scopes);
      return {
        app_id: app.appId,
        authed_user: { id: grant.userId ?? [...workspace.users.keys()][0] ?? 'U0NOBODY' },
        scope: token.scopes.join(','),
        token_type: 'bot',
        access_token: token.token,
        bot_user_id: workspace.botUserId,
        team: { id: workspace.teamId, name: workspace.name },
        enterprise: null,
        is_enterprise_install: false,
      };
    },
  };
}
