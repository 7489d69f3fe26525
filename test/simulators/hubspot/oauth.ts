import { ApiError, expiredToken, unauthenticated } from './api-error.ts';
import { type Random, randomToken, randomUuid } from './seeded-random.ts';

export interface AppOptions {
  appId: number;
  /** Decides which rate limits hold for OAuth tokens. */
  distribution: 'marketplace' | 'private';
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  requiredScopes: readonly string[];
  optionalScopes: readonly string[];
  /** Names of the outputs that the app's workflow action declares. */
  actionOutputs: readonly string[];
}

export interface OAuthOptions {
  accessTokenSeconds: number;
  codeSeconds: number;
  /** Whether a refresh answers with a new refresh token that replaces the old one. */
  rotateRefreshTokens: boolean;
  /** Whether a token reply names the portal; without, the client has to introspect. */
  tokenNamesHub: boolean;
}

export const defaultOAuth: OAuthOptions = {
  accessTokenSeconds: 1_800,
  codeSeconds: 600,
  rotateRefreshTokens: false,
  tokenNamesHub: true,
};

export interface Grant {
  portalId: number;
  userId: number;
  scopes: string[];
}

export interface AccessToken extends Grant {
  kind: 'oauth' | 'static';
  /** Epoch ms. */
  expiresAt: number;
}

export interface OAuth {
  /** The code a person's consent gives. */
  issueCode(grant: Grant, redirectUri: string): string;
  /** The reply of the token endpoint to a form; throws its errors. */
  token(form: URLSearchParams): Record<string, unknown>;
  introspect(form: URLSearchParams): Record<string, unknown>;
  revoke(form: URLSearchParams): void;
  /** The live token behind an Authorization header; throws the 401. */
  authenticate(token: string): AccessToken;
  issueStatic(portalId: number, scopes: readonly string[]): string;
  /** Forgets a static or an access token. */
  forget(token: string): void;
  isInstalled(portalId: number): boolean;
  /** Ends every token of the portal; refreshing fails from now on. */
  uninstall(portalId: number): void;
  /** Lets the access tokens of a portal run out now. */
  expire(portalId: number): void;
}

interface Code extends Grant {
  redirectUri: string;
  expiresAt: number;
}

/** Longer than some columns made for tokens. */
const accessTokenLength = 540;
const never = Number.POSITIVE_INFINITY;

export function createOAuth(app: AppOptions, options: OAuthOptions, now: () => number, random: Random): OAuth {
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, AccessToken>();
  const installed = new Set<number>();

  const checkClient = (form: URLSearchParams) => {
    if (form.get('client_id') !== app.clientId) throw oauthError('BAD_CLIENT_ID');
    if (form.get('client_secret') !== app.clientSecret) throw oauthError('BAD_CLIENT_SECRET');
  };

  const issue = (grant: Grant, refreshToken: string) => {
    const accessToken = `C${randomToken(random, accessTokenLength)}`;
    const expiresAt = now() + options.accessTokenSeconds * 1_000;
    accessTokens.set(accessToken, { ...grant, kind: 'oauth', expiresAt });
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: options.accessTokenSeconds,
      token_type: 'bearer',
      token_use: 'access_token',
      ...(options.tokenNamesHub ? { hub_id: grant.portalId, user_id: grant.userId, scopes: grant.scopes } : {}),
    };
  };

  const redeem = (form: URLSearchParams) => {
    const given = form.get('code') ?? '';
    const code = codes.get(given);
    codes.delete(given);
    if (code === undefined || code.expiresAt <= now()) throw oauthError('BAD_AUTH_CODE');
    if (form.get('redirect_uri') !== code.redirectUri) throw oauthError('BAD_REDIRECT_URI');
    const grant = { portalId: code.portalId, userId: code.userId, scopes: code.scopes };
    const refreshToken = randomUuid(random);
    refreshTokens.set(refreshToken, grant);
    installed.add(grant.portalId);
    return issue(grant, refreshToken);
  };

  const refresh = (form: URLSearchParams) => {
    const given = form.get('refresh_token') ?? '';
    const grant = refreshTokens.get(given);
    if (grant === undefined) throw oauthError('BAD_REFRESH_TOKEN');
    if (!options.rotateRefreshTokens) return issue(grant, given);
    const next = randomUuid(random);
    refreshTokens.delete(given);
    refreshTokens.set(next, grant);
    return issue(grant, next);
  };

  const drop = (tokens: Map<string, Grant | Code | AccessToken>, portalId: number) => {
    for (const [token, grant] of tokens) if (grant.portalId === portalId) tokens.delete(token);
  };

  return {
    issueCode(grant, redirectUri) {
      const code = randomUuid(random);
      codes.set(code, { ...grant, redirectUri, expiresAt: now() + options.codeSeconds * 1_000 });
      return code;
    },
    token(form) {
      checkClient(form);
      const grantType = form.get('grant_type');
      if (grantType === 'authorization_code') return redeem(form);
      if (grantType === 'refresh_token') return refresh(form);
      throw oauthError('BAD_GRANT_TYPE');
    },
    introspect(form) {
      checkClient(form);
      const token = form.get('token') ?? '';
      const access = accessTokens.get(token);
      const grant = access !== undefined && access.expiresAt > now() ? access : refreshTokens.get(token);
      if (grant === undefined) return { active: false };
      return {
        active: true,
        token_use: grant === access ? 'access_token' : 'refresh_token',
        hub_id: grant.portalId,
        user_id: grant.userId,
        app_id: app.appId,
        client_id: app.clientId,
        scopes: grant.scopes,
        hub_domain: `portal-${grant.portalId}.example`,
        user: `user-${grant.userId}@portal-${grant.portalId}.example`,
        is_private_distribution: true,
        ...(grant === access && access.expiresAt !== never
          ? { expires_in: Math.floor((access.expiresAt - now()) / 1_000) }
          : {}),
      };
    },
    revoke(form) {
      checkClient(form);
      // Access tokens already given out live on until they run out.
      refreshTokens.delete(form.get('token') ?? '');
    },
    authenticate(token) {
      const access = accessTokens.get(token);
      if (access === undefined) throw unauthenticated();
      if (access.expiresAt <= now()) throw expiredToken();
      return access;
    },
    issueStatic(portalId, scopes) {
      const token = `pat-na1-${randomUuid(random)}`;
      accessTokens.set(token, { portalId, userId: 7, scopes: [...scopes], kind: 'static', expiresAt: never });
      installed.add(portalId);
      return token;
    },
    forget: (token) => void accessTokens.delete(token),
    isInstalled: (portalId) => installed.has(portalId),
    uninstall(portalId) {
      installed.delete(portalId);
      drop(refreshTokens, portalId);
      drop(accessTokens, portalId);
      drop(codes, portalId);
    },
    expire(portalId) {
      for (const access of accessTokens.values()) {
        if (access.portalId === portalId && access.kind === 'oauth') access.expiresAt = now();
      }
    },
  };
}

/** What the token endpoint refuses: the body of RFC 6749 with HubSpot's own status. */
const oauthErrors = {
  BAD_REFRESH_TOKEN: ['invalid_grant', 'missing or invalid refresh token'],
  BAD_AUTH_CODE: ['invalid_grant', 'missing or unknown auth code'],
  BAD_REDIRECT_URI: ['invalid_request', 'missing or mismatched redirect uri'],
  BAD_CLIENT_ID: ['invalid_client', 'missing or invalid client id'],
  BAD_CLIENT_SECRET: ['invalid_client', 'missing or invalid client secret'],
  BAD_HUB: ['access_denied', 'missing or unknown hub id'],
  BAD_GRANT_TYPE: ['unsupported_grant_type', 'unsupported grant type'],
} as const;
type OAuthErrorStatus = keyof typeof oauthErrors;

function oauthError(status: OAuthErrorStatus): ApiError {
  const [error, description] = oauthErrors[status];
  return new ApiError(400, { error, error_description: description, status, message: description });
}
