import { type Random, randomToken } from '../hubspot/seeded-random.ts';
import { SlackError } from './slack-error.ts';

export interface Token {
  token: string;
  kind: 'bot' | 'app';
  /** Null for app-level tokens. */
  teamId: string | null;
  scopes: readonly string[];
  state: 'active' | 'revoked' | 'uninstalled';
}

export interface TokenTable {
  /** The bot token of a workspace; the one it has, with the scopes added, while the app stays installed. */
  issueBot(teamId: string, scopes: readonly string[]): Token;
  issueApp(scopes: readonly string[]): Token;
  /** Exactly these scopes from now on. */
  setScopes(teamId: string, scopes: readonly string[]): void;
  botOf(teamId: string): Token | null;
  /** Throws what Slack answers for the token. */
  authenticate(token: string | null): Token;
  revoke(token: Token): void;
  uninstall(teamId: string): void;
}

export function createTokenTable(random: Random): TokenTable {
  const tokens = new Map<string, Token>();
  const bots = new Map<string, Token>();

  const add = (token: Token) => {
    tokens.set(token.token, token);
    return token;
  };

  return {
    issueBot(teamId, scopes) {
      const current = bots.get(teamId);
      if (current?.state === 'active') {
        current.scopes = [...new Set([...current.scopes, ...scopes])];
        return current;
      }
      const secret = `xoxb-${teamId.length}${randomToken(random, 10)}-${randomToken(random, 24)}`;
      const token = add({ token: secret, kind: 'bot', teamId, scopes: [...new Set(scopes)], state: 'active' });
      bots.set(teamId, token);
      return token;
    },
    issueApp: (scopes) =>
      add({ token: `xapp-1-${randomToken(random, 40)}`, kind: 'app', teamId: null, scopes, state: 'active' }),
    setScopes(teamId, scopes) {
      const token = bots.get(teamId);
      if (token === undefined) throw new Error(`the app is not installed in ${teamId}`);
      token.scopes = [...scopes];
    },
    botOf: (teamId) => bots.get(teamId) ?? null,
    authenticate(given) {
      if (given === null || given === '') throw new SlackError('not_authed');
      const token = tokens.get(given);
      if (token === undefined) throw new SlackError('invalid_auth');
      if (token.state === 'revoked') throw new SlackError('token_revoked');
      if (token.state === 'uninstalled') throw new SlackError('account_inactive');
      return token;
    },
    revoke(token) {
      token.state = 'revoked';
    },
    uninstall(teamId) {
      const token = bots.get(teamId);
      if (token !== undefined) token.state = 'uninstalled';
    },
  };
}
