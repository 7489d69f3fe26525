import { randomBytes } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/dashboard/people.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { SealedStore } from '../../platform/store/seal.ts';

const PURPOSE = 'dashboard_secret.secret';

/** A separate secret rather than APP_SECRET, whose rotation must not end sessions or lose second factors. */
async function openDashboardSecret({ db, seal, unseal }: SealedStore): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('dashboard_secret')
    .values({ id: 1, secret: seal(fresh, PURPOSE) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('dashboard_secret').select('secret').where('id', '=', 1).executeTakeFirstOrThrow();
  return unseal(row.secret, PURPOSE);
}

export const AUTH_SCHEMA = 'dashboard_auth';
/** A session ends this long after it was last used. */
const SESSION_SECONDS = 7 * 24 * 3_600;
/** The last use is written at most this often. */
const SEEN_SECONDS = 600;
/** Header that passes the client address to the library; whether a proxy is trusted was decided before. */
export const ADDRESS_HEADER = 'x-bridge-address';

interface AuthSettings {
  db: Db;
  secret: string;
  publicUrl: string;
}

/**
 * The library as the bridge uses it: only its functions, on our pool, in its own schema. It serves no path, so there is
 * no sign-up; rate limits and logging are the bridge's; cookie caching is off, so that an ended session stops working
 * at once.
 */
export function authOptions({ db, secret, publicUrl }: AuthSettings) {
  return {
    appName: 'Lead intake',
    baseURL: publicUrl,
    basePath: '/dashboard-api',
    secret,
    // Set explicitly, so that the library does not read one from the environment.
    secrets: [{ version: 1, value: secret }],
    database: { db, type: 'postgres', schemaName: AUTH_SCHEMA, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
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

export async function openBetterAuth(store: SealedStore, publicUrl: string) {
  return betterAuth(authOptions({ db: store.db, secret: await openDashboardSecret(store), publicUrl }));
}

export type Auth = Awaited<ReturnType<typeof openBetterAuth>>;
