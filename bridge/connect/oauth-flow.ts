import { timingSafeEqual } from 'node:crypto';
import type { MessagePage } from '../platform/http/message-page.ts';
import { createPageRoute, type PageAnswer, type PageRoute } from '../platform/http/page-route.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db } from '../platform/store/schema.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { issueState, redeemState, type StatePurpose } from './oauth-states.ts';
import type { OAuthUrls } from './oauth-urls.ts';

interface StateCookie {
  /** The value of `Set-Cookie`. */
  set(state: string, publicUrl: string): string;
  /** Whether the browser with these cookies is the one that started with this state. */
  matches(cookies: string | undefined, state: string): boolean;
}

const LIFETIME_S = 600;

/** Ties a consent to the browser it was started in: a link that somebody else started leads nowhere. */
function createStateCookie({ name, path }: { name: string; path: string }): StateCookie {
  return {
    set(state, publicUrl) {
      const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
      return `${name}=${state}; HttpOnly; SameSite=Lax; Path=${path}; Max-Age=${LIFETIME_S}${secure}`;
    },
    matches(cookies, state) {
      const wanted = Buffer.from(state);
      return valuesOf(cookies ?? '', name).some(
        (value) => value.length === wanted.length && timingSafeEqual(value, wanted),
      );
    },
  };
}

function valuesOf(cookies: string, wanted: string): Buffer[] {
  return cookies.split(';').flatMap((pair) => {
    const [name, value] = pair.trim().split('=', 2);
    return name === wanted && value !== undefined ? [Buffer.from(value)] : [];
  });
}

interface Consent {
  accountId: string;
  code: string;
  redirectUri: string;
}

/** What differs between the services that are connected in a browser. */
interface OAuthService {
  urls: OAuthUrls;
  cookie: { name: string; path: string };
  purposes: { install: StatePurpose; state: StatePurpose };
  pages: OAuthPages;
  /** URL of the consent page; undefined when there is no app to connect with. */
  consentUrl: ((state: string) => string) | undefined;
  /** Turns a consent into a connection; undefined when there is no app to connect with. */
  connect: ((consent: Consent) => Promise<MessagePage>) | undefined;
  /** Asks the person to confirm the account; without it, the consent is enough. */
  confirm?: (account: { id: string; name: string }, url: string) => MessagePage;
  /** The page for a failure of the service; undefined for one of ours. */
  explain(error: unknown, retry: MessagePage['link']): MessagePage | undefined;
}

export interface OAuthDeps {
  store: { db: Db };
  publicUrl: string;
  /** Receives errors that only the log may show. */
  onFailure(error: unknown): void;
}

export async function nameOfAccount(db: Db, accountId: string): Promise<string> {
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();
  return name;
}

/** Our link leads to the service's consent page, which returns to us with a code. */
export function createOAuthFlow(service: OAuthService, deps: OAuthDeps): PageRoute[] {
  const flow: Flow = { ...deps, service, cookie: createStateCookie(service.cookie) };
  const { install, callback } = service.urls;
  return [
    createPageRoute(install, (query) => begin(flow, query)),
    createPageRoute(callback, (query, req) => finish(flow, query, req.headers.cookie)),
  ];
}

interface Flow extends OAuthDeps {
  service: OAuthService;
  cookie: ReturnType<typeof createStateCookie>;
}

/** Turns our link into a state and redirects to the consent page. */
async function begin({ service, store, publicUrl, cookie, onFailure }: Flow, query: URLSearchParams) {
  const { consentUrl, pages, purposes } = service;
  if (consentUrl === undefined) return pages.notConfigured;
  try {
    const accountId = await redeemState(store.db, purposes.install, query.get('token') ?? '');
    if (accountId === undefined) return pages.linkUsedUp;
    const state = await issueState(store.db, { purpose: purposes.state, accountId });
    return { redirect: consentUrl(state), cookie: cookie.set(state, publicUrl) };
  } catch (error) {
    onFailure(error);
    return pages.broken;
  }
}

/**
 * Handles the return from the consent page, then the person's confirmation of the account. Only the browser that
 * started it gets any further.
 */
async function finish(flow: Flow, query: URLSearchParams, cookies: string | undefined): Promise<PageAnswer> {
  const { service, store, publicUrl, cookie } = flow;
  const { connect, confirm, pages, purposes, urls } = service;
  if (connect === undefined) return pages.notConfigured;
  const agreed = confirm === undefined ? null : query.get('confirm');
  const state = agreed ?? query.get('state') ?? '';
  // Checked first: a stranger's browser must not consume the state.
  if (!cookie.matches(cookies, state)) return pages.linkUsedUp;
  let accountId: string | undefined;
  try {
    accountId = await redeemState(store.db, agreed === null ? purposes.state : 'confirm', state);
    if (accountId === undefined) return pages.linkUsedUp;
    const code = query.get('code');
    if (query.has('error') || code === null || code === '') return pages.declined(await retryLink(flow, accountId));
    if (confirm !== undefined && agreed === null) return await askFirst(flow, { confirm, accountId, code });
    return await connect({ accountId, code, redirectUri: urls.redirectUri(publicUrl) });
  } catch (error) {
    return explain(flow, error, accountId);
  }
}

async function askFirst(
  { service, store, publicUrl, cookie }: Flow,
  { confirm, accountId, code }: { confirm: NonNullable<OAuthService['confirm']>; accountId: string; code: string },
): Promise<PageAnswer> {
  const state = await issueState(store.db, { purpose: 'confirm', accountId });
  const account = { id: accountId, name: await nameOfAccount(store.db, accountId) };
  const url = `${service.urls.redirectUri(publicUrl)}?${new URLSearchParams({ confirm: state, code })}`;
  return { page: confirm(account, url), cookie: cookie.set(state, publicUrl) };
}

async function explain(flow: Flow, error: unknown, accountId: string | undefined): Promise<MessagePage> {
  const { pages, explain: explainFailure } = flow.service;
  flow.onFailure(error);
  const link = (accountId && (await retryLink(flow, accountId).catch(() => undefined))) || undefined;
  if (error instanceof Refusal) return pages.refused(error.message, link);
  return explainFailure(error, link) ?? pages.broken;
}

/** The failure consumed the state, so the next attempt gets a new link. */
async function retryLink({ service, store, publicUrl }: Flow, accountId: string) {
  const token = await issueState(store.db, { purpose: service.purposes.install, accountId });
  return { url: service.urls.installUrl(publicUrl, token), label: 'Try again' };
}
