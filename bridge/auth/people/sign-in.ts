import { createHmac } from 'node:crypto';
import { APIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import { ADDRESS_HEADER, type Auth, openBetterAuth } from './better-auth.ts';

/** What sign-in needs from the browser. */
export interface SignInBrowser {
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
  setCookies(cookies: readonly string[]): void;
}

interface Session {
  id: string;
  userId: string;
  email: string;
  name: string;
  twoFactor: boolean;
}

export interface SignInApi {
  /** Returns `code` when a second factor is required. @throws {Problem} `wrong_sign_in` */
  signIn(browser: SignInBrowser, given: { email: string; password: string }): Promise<'done' | 'code'>;
  /** A code of the second factor, or one of the recovery codes. @throws {Problem} `wrong_sign_in`, `too_many_sign_ins` */
  signInCode(browser: SignInBrowser, code: string): Promise<{ userId: string }>;
  signOut(browser: SignInBrowser): Promise<void>;
  /** Undefined when nobody is signed in. Using a session extends it, unless `onlyLooks`. */
  findSession(browser: SignInBrowser, how?: { onlyLooks: boolean }): Promise<Session | undefined>;
  /** Ends every other session. @throws {Problem} `wrong_password` */
  changePassword(browser: SignInBrowser, given: { current: string; next: string }): Promise<void>;
  /** @throws {Problem} `wrong_password`, `two_factor_on` */
  startTwoFactor(browser: SignInBrowser, password: string): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** Ends every other session. @throws {Problem} `wrong_code` */
  confirmTwoFactor(browser: SignInBrowser, code: string): Promise<void>;
  /** @throws {Problem} `wrong_password` */
  endTwoFactor(browser: SignInBrowser, password: string): Promise<void>;
  /** Name of the session cookie. */
  cookie: string;
}

const AGENT_MAX = 300;

/** Verifies who somebody is, and sets the cookies. */
export async function openSignIn(store: SealedStore, publicUrl: string): Promise<SignInApi> {
  const { db } = store;
  const auth = await openBetterAuth(store, publicUrl);
  const { api } = auth;
  const { authCookies, secretConfig: key } = await auth.$context;
  const cookie = authCookies.sessionToken.name;
  const steps = createCodeSteps({ db, decrypt: (data) => symmetricDecrypt({ key, data }) });
  const answer = answerWith(db);
  const findSession: SignInApi['findSession'] = async (browser, { onlyLooks } = { onlyLooks: false }) => {
    if (browser.cookie === undefined) return undefined;
    const query = { disableRefresh: onlyLooks };
    const ask = () => api.getSession({ headers: headersOf(browser), query, returnHeaders: true });
    const { response } = await answer(browser, ask, 'sign_in_required');
    if (response === null) {
      await refuseWithoutStore(db);
      return undefined;
    }
    const { session, user } = response;
    const { email, name } = user;
    return { id: session.id, userId: user.id, email, name, twoFactor: user.twoFactorEnabled === true };
  };
  return {
    cookie,
    ...secondFactorOf({ api, db, answer, steps, cookie }),
    async signIn(browser, body) {
      const ask = () => api.signInEmail({ body, headers: headersOf(browser), returnHeaders: true });
      const { response } = await answer(browser, ask, 'wrong_sign_in');
      return 'twoFactorRedirect' in response ? 'code' : 'done';
    },
    async signOut(browser) {
      // The library hides a store outage.
      const session = await findSession(browser);
      if (session !== undefined) await db.deleteFrom('dashboard_auth.session').where('id', '=', session.id).execute();
      await answer(
        browser,
        () => api.signOut({ headers: headersOf(browser), returnHeaders: true }),
        'sign_in_required',
      );
    },
    findSession,
    async changePassword(browser, { current, next }) {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const ask = () => api.changePassword({ body, headers: headersOf(browser), returnHeaders: true });
      await answer(browser, ask, 'wrong_password');
    },
  };
}

interface SecondFactorDeps {
  api: Auth['api'];
  db: Db;
  answer: ReturnType<typeof answerWith>;
  steps: CodeSteps;
  cookie: string;
}

type SecondFactor = Pick<SignInApi, 'signInCode' | 'startTwoFactor' | 'confirmTwoFactor' | 'endTwoFactor'>;

function secondFactorOf({ api, db, answer, steps, cookie }: SecondFactorDeps): SecondFactor {
  return {
    async signInCode(browser, code) {
      const sent = { body: { code }, headers: headersOf(browser), returnHeaders: true } as const;
      const askOnce = async () => {
        const given = await api.verifyTOTP(sent);
        const { user, token } = given.response;
        if (await steps.take(user.id, code)) return given;
        // The browser does not receive the new session; one that it had before stays.
        if (!browser.cookie?.includes(token))
          await db.deleteFrom('dashboard_auth.session').where('token', '=', token).execute();
        throw new Problem('wrong_sign_in');
      };
      const ask = () => (/^\d{6}$/.test(code) ? askOnce() : api.verifyBackupCode(sent));
      const { response } = await answer(browser, ask, 'wrong_sign_in');
      return { userId: response.user.id };
    },
    async startTwoFactor(browser, password) {
      const body = { password, method: 'totp' } as const;
      const ask = () => api.enableTwoFactor({ body, headers: headersOf(browser), returnHeaders: true });
      const { response } = await answer(browser, ask, 'wrong_password');
      if (response.method !== 'totp') throw new Problem('internal');
      return { uri: response.totpURI, recoveryCodes: response.backupCodes };
    },
    async confirmTwoFactor(browser, code) {
      const ask = () => api.verifyTOTP({ body: { code }, headers: headersOf(browser), returnHeaders: true });
      const { headers, response } = await answer(browser, ask, 'wrong_code');
      const userId = response.user.id;
      await steps.begin(userId, code);
      // The session was replaced by another one.
      const token = tokenIn(headers, cookie) ?? response.token;
      await db.deleteFrom('dashboard_auth.session').where('userId', '=', userId).where('token', '<>', token).execute();
    },
    async endTwoFactor(browser, password) {
      const ask = () => api.disableTwoFactor({ body: { password }, headers: headersOf(browser), returnHeaders: true });
      await answer(browser, ask, 'wrong_password');
    },
  };
}

function headersOf({ cookie, userAgent, address }: SignInBrowser): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: address });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, AGENT_MAX));
  return headers;
}

function tokenIn(headers: Headers | null | undefined, cookie: string): string | undefined {
  const line = headers?.getSetCookie().find((one) => one.startsWith(`${cookie}=`));
  // The part after the dot is the signature.
  return line?.slice(cookie.length + 1).split('.')[0];
}

/** @throws {Problem} `unavailable` */
async function refuseWithoutStore(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    throw new Problem('unavailable', { headers: { 'Retry-After': '5' }, cause });
  }
}

type Refusal = 'wrong_sign_in' | 'wrong_password' | 'wrong_code' | 'sign_in_required';

/**
 * Passes cookies on to the browser. All refusals of the library give the same answer, so that it does not reveal what
 * was wrong, except for a store outage, which the library may report as a client error.
 */
const answerWith =
  (db: Db) =>
  async <T extends { headers?: Headers | null | undefined }>(
    browser: SignInBrowser,
    ask: () => Promise<T>,
    refused: Refusal,
  ): Promise<T> => {
    try {
      const given = await ask();
      const cookies = given.headers?.getSetCookie() ?? [];
      if (cookies.length > 0) browser.setCookies(cookies);
      return given;
    } catch (cause) {
      if (!(cause instanceof APIError)) throw cause;
      await refuseWithoutStore(db);
      throw problemOf(cause, refused);
    }
  };

function problemOf(cause: APIError, refused: Refusal): Problem {
  // Only the store can fail inside.
  if (cause.statusCode >= 500) return new Problem('unavailable', { headers: { 'Retry-After': '5' }, cause });
  if (cause.statusCode === 429) return new Problem('too_many_sign_ins', { headers: { 'Retry-After': '60' }, cause });
  if (cause.body?.code === 'TOTP_ALREADY_ENABLED') return new Problem('two_factor_on', { cause });
  return new Problem(refused, { cause });
}

const STEP_MS = 30_000;
/** Codes are accepted one step early and up to two steps late: clocks drift, and typing takes time. */
const OFFSETS = [1, 0, -1, -2];

/** The time step for which a secret gives this code (RFC 6238); undefined when no recent step does. */
function stepOf({ secret, code, at }: { secret: string; code: string; at: number }): number | undefined {
  const now = Math.floor(at / STEP_MS);
  return OFFSETS.map((offset) => now + offset).find((step) => codeOf(secret, step) === code);
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return `${(digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000}`.padStart(6, '0');
}

interface CodeSteps {
  /** A code is accepted once; older codes are rejected afterwards. @returns whether this one is accepted */
  take(userId: string, code: string): Promise<boolean>;
  /** The secret is new: only codes after the first one count. */
  begin(userId: string, code: string): Promise<void>;
}

/** The library accepts a code any number of times. */
function createCodeSteps({ db, decrypt }: { db: Db; decrypt(data: string): Promise<string> }): CodeSteps {
  const stepFor = async (userId: string, code: string) => {
    const found = db.selectFrom('dashboard_auth.twoFactor').select('secret').where('userId', '=', userId);
    const row = await found.executeTakeFirst();
    return row && stepOf({ secret: await decrypt(row.secret), code, at: Date.now() });
  };
  const people = (userId: string) => db.updateTable('people').where('user_id', '=', userId);
  return {
    async take(userId, code) {
      const step = await stepFor(userId, code);
      if (step === undefined) return false;
      const { numUpdatedRows } = await people(userId)
        .set({ code_step: step })
        .where((eb) => eb.or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async begin(userId, code) {
      const step = await stepFor(userId, code);
      if (step === undefined) return;
      await people(userId)
        .set({ code_step: sql<number>`greatest(code_step, ${step}::integer)` })
        .execute();
    },
  };
}
