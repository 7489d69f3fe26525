import { APIError } from 'better-auth/api';
import { Problem } from '../../platform/problem.ts';
import { ADDRESS_HEADER, type Auth } from './better-auth.ts';

/** What signing in needs of a browser. */
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
  /** `code` where the second factor is asked for. @throws {Problem} `wrong_sign_in` */
  signIn(browser: SignInBrowser, given: { email: string; password: string }): Promise<'done' | 'code'>;
  /** A code of the second factor, or one of the recovery codes. @throws {Problem} `wrong_sign_in`, `too_many_sign_ins` */
  signInCode(browser: SignInBrowser, code: string): Promise<{ userId: string }>;
  signOut(browser: SignInBrowser): Promise<void>;
  /** Undefined where nobody is signed in. */
  findSession(browser: SignInBrowser): Promise<Session | undefined>;
  /** Every other sign-in ends. @throws {Problem} `wrong_password` */
  changePassword(browser: SignInBrowser, given: { current: string; next: string }): Promise<void>;
  /** @throws {Problem} `wrong_password`, `two_factor_on` */
  startTwoFactor(browser: SignInBrowser, password: string): Promise<{ uri: string; recoveryCodes: string[] }>;
  /** @throws {Problem} `wrong_code` */
  confirmTwoFactor(browser: SignInBrowser, code: string): Promise<void>;
  /** @throws {Problem} `wrong_password` */
  endTwoFactor(browser: SignInBrowser, password: string): Promise<void>;
  /** The name of the cookie that holds a sign-in. */
  cookie: string;
}

const AGENT_MAX = 300;

/** Proving who somebody is, with the cookies that go with it. */
export async function openSignIn(auth: Auth): Promise<SignInApi> {
  const { api } = auth;
  const { authCookies } = await auth.$context;
  return {
    cookie: authCookies.sessionToken.name,
    async signIn(browser, body) {
      const ask = () => api.signInEmail({ body, headers: headersOf(browser), returnHeaders: true });
      const { response } = await answer(browser, ask, 'wrong_sign_in');
      return 'twoFactorRedirect' in response ? 'code' : 'done';
    },
    async signInCode(browser, code) {
      const sent = { body: { code }, headers: headersOf(browser), returnHeaders: true } as const;
      const ask = () => (/^\d{6}$/.test(code) ? api.verifyTOTP(sent) : api.verifyBackupCode(sent));
      const { response } = await answer(browser, ask, 'wrong_sign_in');
      return { userId: response.user.id };
    },
    async signOut(browser) {
      await answer(
        browser,
        () => api.signOut({ headers: headersOf(browser), returnHeaders: true }),
        'sign_in_required',
      );
    },
    async findSession(browser) {
      if (browser.cookie === undefined) return undefined;
      const ask = () => api.getSession({ headers: headersOf(browser), returnHeaders: true });
      const { response } = await answer(browser, ask, 'sign_in_required');
      if (response === null) return undefined;
      const { session, user } = response;
      const { email, name } = user;
      return { id: session.id, userId: user.id, email, name, twoFactor: user.twoFactorEnabled === true };
    },
    async changePassword(browser, { current, next }) {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const ask = () => api.changePassword({ body, headers: headersOf(browser), returnHeaders: true });
      await answer(browser, ask, 'wrong_password');
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
      await answer(browser, ask, 'wrong_code');
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

/**
 * Passes cookies on to the browser. Whatever the library refuses is one answer: what was wrong is for nobody to learn who
 * does not know it.
 */
async function answer<T extends { headers?: Headers | null | undefined }>(
  browser: SignInBrowser,
  ask: () => Promise<T>,
  refused: 'wrong_sign_in' | 'wrong_password' | 'wrong_code' | 'sign_in_required',
): Promise<T> {
  try {
    const given = await ask();
    const cookies = given.headers?.getSetCookie() ?? [];
    if (cookies.length > 0) browser.setCookies(cookies);
    return given;
  } catch (cause) {
    throw cause instanceof APIError ? problemOf(cause, refused) : cause;
  }
}

function problemOf(cause: APIError, refused: Parameters<typeof answer>[2]): Problem {
  // Nothing but the store fails inside.
  if (cause.statusCode >= 500) return new Problem('unavailable', { headers: { 'Retry-After': '5' }, cause });
  if (cause.statusCode === 429) return new Problem('too_many_sign_ins', { headers: { 'Retry-After': '60' }, cause });
  if (cause.body?.code === 'TOTP_ALREADY_ENABLED') return new Problem('two_factor_on', { cause });
  return new Problem(refused, { cause });
}
