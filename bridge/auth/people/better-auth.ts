import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';

export const AUTH_SCHEMA = 'dashboard_auth';
/** A sign-in ends so long after it was last used. */
const SESSION_SECONDS = 7 * 24 * 3_600;
/** Noted no more often than this. */
const SEEN_SECONDS = 600;
/** How the address of the browser comes to the library: whether a proxy is believed was decided before. */
export const ADDRESS_HEADER = 'x-bridge-address';

interface AuthSettings {
  db: Kysely<Database>;
  secret: string;
  publicUrl: string;
  password: { min: number; max: number };
}

/**
 * The library as the bridge uses it: only its functions, on our pool, in a schema of its own. It listens on no path, so
 * nobody registers; it counts, logs and tells nothing, for the bridge does that; and no cookie stands in for the store,
 * or a sign-in that was ended would hold on.
 */
export function authOptions({ db, secret, publicUrl, password }: AuthSettings) {
  return {
    appName: 'Lead intake',
    baseURL: publicUrl,
    basePath: '/dashboard-api',
    secret,
    // Named, so that nothing of the environment stands in for it.
    secrets: [{ version: 1, value: secret }],
    database: { db, type: 'postgres', schemaName: AUTH_SCHEMA, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: password.min,
      maxPasswordLength: password.max,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SEEN_SECONDS, cookieCache: { enabled: false } },
    plugins: [twoFactor({ issuer: 'Lead intake' })],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'bridge',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  } as const satisfies BetterAuthOptions;
}

export const openBetterAuth = (settings: AuthSettings) => betterAuth(authOptions(settings));

export type Auth = ReturnType<typeof openBetterAuth>;
