import type { MessagePage } from '../../../shared/message-page.ts';
import { createStateCookie } from '../../connect/oauth-cookie.ts';
import { issueState, redeemState } from '../../connect/oauth-states.ts';
import type { PageAnswer } from '../../platform/http/page-route.ts';
import { Problem } from '../../platform/problem.ts';
import { Refusal } from '../../platform/refusal.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { provision } from '../mapping/provision.ts';
import { connectOAuth } from './connect-oauth.ts';
import type { ConnectDeps } from './connect-static.ts';
import {
  broken,
  confirmAccount,
  connected,
  declined,
  linkUsedUp,
  notConfigured,
  refused,
  unavailable,
} from './oauth-pages.ts';
import { authorizeUrl, confirmUrl, installUrl, redirectUri } from './oauth-urls.ts';

export interface OAuthDeps extends ConnectDeps {
  settings: { apiUrl: string; clientId: string | undefined };
  publicUrl: string;
  /** Told of what only the log may see. */
  onFailure(error: unknown): void;
}

const stateCookie = createStateCookie({ name: 'hubspot_oauth_state', path: '/hubspot' });

/** `GET /hubspot/oauth/install`: a link of ours becomes a state, and the browser goes to HubSpot's consent page. */
export async function beginInstall(deps: OAuthDeps, query: URLSearchParams): Promise<PageAnswer> {
  const { settings, store, publicUrl } = deps;
  if (settings.clientId === undefined) return notConfigured;
  try {
    const accountId = await redeemState(store.db, 'install', query.get('token') ?? '');
    if (accountId === undefined) return linkUsedUp;
    const state = await issueState(store.db, { purpose: 'state', accountId });
    const redirect = authorizeUrl({ apiUrl: settings.apiUrl, clientId: settings.clientId, publicUrl, state });
    return { redirect, cookie: stateCookie.set(state, publicUrl) };
  } catch (error) {
    deps.onFailure(error);
    return broken;
  }
}

/**
 * `GET /hubspot/oauth/callback`: what HubSpot's consent page sends the browser back with, and then what the person who
 * was shown the account agrees to. Only the browser that began gets any further.
 */
export async function finishInstall(
  deps: OAuthDeps,
  query: URLSearchParams,
  cookies: string | undefined,
): Promise<PageAnswer> {
  const { hubspot, store } = deps;
  if (hubspot.endpoint === undefined) return notConfigured;
  const agreed = query.get('confirm');
  const state = agreed ?? query.get('state') ?? '';
  // Looked at first: a stranger's browser must not use the state up.
  if (!stateCookie.holds(cookies, state)) return linkUsedUp;
  let accountId: string | undefined;
  try {
    accountId = await redeemState(store.db, agreed === null ? 'state' : 'confirm', state);
    if (accountId === undefined) return linkUsedUp;
    const code = query.get('code');
    if (query.has('error') || code === null || code === '') return declined(await retryLink(deps, accountId));
    if (agreed === null) return await nameAccount(deps, { accountId, code });
    const consent = { accountId, code, redirectUri: redirectUri(deps.publicUrl) };
    const done = await connectOAuth({ hubspot, store, endpoint: hubspot.endpoint }, consent, 'oauth');
    return await showConnected(deps, { accountId, ...done });
  } catch (error) {
    return explain(deps, error, accountId);
  }
}

async function nameAccount(deps: OAuthDeps, { accountId, code }: { accountId: string; code: string }) {
  const { store, publicUrl } = deps;
  const confirm = await issueState(store.db, { purpose: 'confirm', accountId });
  const account = { id: accountId, name: await nameOf(deps, accountId) };
  const page = confirmAccount(account, confirmUrl(publicUrl, { confirm, code }));
  return { page, cookie: stateCookie.set(confirm, publicUrl) };
}

async function nameOf({ store }: OAuthDeps, accountId: string): Promise<string> {
  const { name } = await store.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

async function showConnected(
  deps: OAuthDeps,
  { accountId, portalId, status }: { accountId: string; portalId: string; status: 'active' | 'paused' },
): Promise<MessagePage> {
  const paused = status === 'paused';
  const report = paused ? undefined : await provisionOrTell(deps, portalId);
  return connected({ accountName: await nameOf(deps, accountId), portalId, paused, report });
}

/** A failure here does not undo the connection. */
function provisionOrTell({ hubspot, onFailure }: OAuthDeps, portalId: string) {
  return provision(hubspot, { portalId }).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
}

async function explain(deps: OAuthDeps, error: unknown, accountId: string | undefined): Promise<MessagePage> {
  deps.onFailure(error);
  const retry = accountId && (await retryLink(deps, accountId).catch(() => undefined));
  const link = retry || undefined;
  if (error instanceof Refusal) return refused(error.message, link);
  if (error instanceof Problem)
    return refused('The account this link was made for does not exist any more.', undefined);
  if (!(error instanceof HubSpotFailure)) return broken;
  if (error.kind === 'permanent')
    return refused('The answer of HubSpot was used before or is too old. Begin once more.', link);
  if (error.kind === 'missing_scopes') return refused(`${error.message}.`, link);
  return unavailable(error.message, link);
}

/** The state was used up by the failure, so the next attempt gets a link of its own. */
async function retryLink(
  { store, publicUrl }: OAuthDeps,
  accountId: string,
): Promise<NonNullable<MessagePage['link']>> {
  const token = await issueState(store.db, { purpose: 'install', accountId });
  return { url: installUrl(publicUrl, token), label: 'Try again' };
}
