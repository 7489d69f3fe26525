import { z } from 'zod';
import { isTokenShaped } from '../connections/connections.ts';
import { type createCallHubSpot, type HubSpotReply, type HubSpotRequest, withRetries } from './call-hubspot.ts';
import { classifyResponse } from './classify-response.ts';
import type { HubSpotPaths } from './paths.ts';
import { HubSpotFailure } from './ports.ts';
import { readClientSecret } from './signed-request.ts';

const tokenReply = z.looseObject({
  access_token: z.string().refine(isTokenShaped),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
  hub_id: z.int().positive().optional(),
  scopes: z.array(z.string()).optional(),
});

const introspection = z.looseObject({
  active: z.boolean(),
  hub_id: z.int().positive().optional(),
  app_id: z.int().positive().optional(),
  scopes: z.array(z.string()).optional(),
});

const refusal = z.looseObject({ error: z.string().optional(), status: z.string().optional() });

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
  portalId: string | undefined;
  scopes: string[] | undefined;
}

interface Introspection {
  active: boolean;
  portalId: string | undefined;
  appId: string | undefined;
  scopes: string[] | undefined;
}

/** Calls authenticated with the app's own credentials. All throw {HubSpotFailure}. */
export interface TokenEndpoint {
  /** A `permanent` failure means that the code is invalid or used up. */
  exchange(code: string, redirectUri: string): Promise<IssuedTokens>;
  /** A `revoked` failure means that the portal has removed the app. */
  refresh(refreshToken: string): Promise<IssuedTokens>;
  introspect(accessToken: string): Promise<Introspection>;
  /** Revokes a refresh token; issued access tokens stay valid for up to half an hour. */
  revoke(refreshToken: string): Promise<void>;
}

interface Deps {
  call: ReturnType<typeof createCallHubSpot>;
  paths: HubSpotPaths;
  clientId: string;
  /** Several while rotating; HubSpot knows one of them. */
  clientSecrets: readonly string[];
  now?: () => number;
}

const TOTAL_MS = 25_000;
/** Nothing changes until a human acts. */
const MISTAKE_WAIT_MS = 60_000;

export function createTokenEndpoint({ call, paths, clientId, clientSecrets, now = Date.now }: Deps): TokenEndpoint {
  const postWith = (clientSecret: string, path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
    const request: HubSpotRequest = { method: 'POST', path, body };
    // Repeating is safe: what a lost answer has used up is refused the second time.
    return withRetries(() => answerOf(call(request).reply), { repeatable: true, totalMs: TOTAL_MS });
  };

  const post = async (path: string, form: Record<string, string>): Promise<unknown> => {
    for (const [at, text] of clientSecrets.entries()) {
      try {
        return await postWith(readClientSecret(text).secret, path, form);
      } catch (error) {
        const another = at + 1 < clientSecrets.length;
        if (!another || !(error instanceof HubSpotFailure) || error.category !== 'BAD_CLIENT_SECRET') throw error;
      }
    }
    throw mistake('HUBSPOT_CLIENT_SECRET is not set', 'BAD_CLIENT_SECRET');
  };

  const issued = async (form: Record<string, string>): Promise<IssuedTokens> => {
    const asked = now();
    const reply = parse(tokenReply, await post(paths.token, form));
    return {
      accessToken: reply.access_token,
      refreshToken: reply.refresh_token,
      // Counted from the request: the response may have taken long.
      expiresAt: new Date(asked + reply.expires_in * 1_000),
      portalId: reply.hub_id?.toString(),
      scopes: reply.scopes,
    };
  };

  return {
    exchange: (code, redirectUri) =>
      issued({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }).catch((error: unknown) => {
        if (!(error instanceof HubSpotFailure) || error.kind !== 'revoked') throw error;
        throw new HubSpotFailure('permanent', 'HubSpot does not accept this code; it may have expired', error);
      }),
    refresh: (refreshToken) => issued({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async introspect(token) {
      const reply = parse(introspection, await post(paths.introspectToken, { token, token_type_hint: 'access_token' }));
      const { active, hub_id, app_id, scopes } = reply;
      return { active, portalId: hub_id?.toString(), appId: app_id?.toString(), scopes };
    },
    async revoke(token) {
      await post(paths.revokeToken, { token, token_type_hint: 'refresh_token' });
    },
  };
}

async function answerOf(reply: Promise<HubSpotReply>): Promise<unknown> {
  const answer = await reply;
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw classifyTokenRefusal(answer);
}

const mistakes: Record<string, string> = {
  BAD_CLIENT_ID: 'HubSpot does not know HUBSPOT_CLIENT_ID',
  BAD_CLIENT_SECRET: 'HubSpot does not accept HUBSPOT_CLIENT_SECRET',
  BAD_REDIRECT_URI: 'The address PUBLIC_URL/hubspot/oauth/callback is not among the redirect URLs of the HubSpot app',
};

/**
 * Only a refusal of the grant itself means that a portal removed the app. Our own mistakes and unknown errors are
 * retried: they would otherwise disconnect every portal at once.
 */
export function classifyTokenRefusal(answer: HubSpotReply): HubSpotFailure {
  const { status } = answer;
  if (status < 400 || status >= 500 || [423, 429, 477].includes(status)) return classifyResponse(answer);
  const { error, status: code = '' } = refusal.catch({}).parse(answer.body ?? {});
  if (Object.hasOwn(mistakes, code)) return mistake(mistakes[code] as string, code);
  if (error === 'invalid_client') return mistake('HubSpot does not accept the credentials of the app', 'BAD_CLIENT');
  if (code === 'BAD_REFRESH_TOKEN' || code === 'BAD_AUTH_CODE' || error === 'invalid_grant') {
    return new HubSpotFailure('revoked', 'HubSpot no longer accepts the grant of this portal', {
      status,
      category: /^[A-Z_]{3,40}$/.test(code) ? code : undefined,
    });
  }
  const word = [code, error].find((text) => text !== undefined && /^[A-Za-z_]{3,40}$/.test(text));
  const message = `HubSpot issued no token (${[status, word].filter((one) => one !== undefined).join(' ')})`;
  return new HubSpotFailure('retryable', message, { status, category: word, retryAfterMs: MISTAKE_WAIT_MS });
}

function mistake(message: string, category: string): HubSpotFailure {
  return new HubSpotFailure('retryable', message, { status: 400, category, retryAfterMs: MISTAKE_WAIT_MS });
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new HubSpotFailure('retryable', 'HubSpot did not answer with a token');
}
