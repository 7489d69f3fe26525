import type { MessagePage } from '../../shared/message-page.ts';
import { issueState, redeemState } from '../oauth-states.ts';
import type { PageAnswer } from '../page-route.ts';
import { Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { connectOAuth } from './connect-oauth.ts';
import type { ConnectDeps } from './connect-static.ts';
import { broken, connected, declined, linkUsedUp, notConfigured, refused, unavailable } from './oauth-pages.ts';
import { authorizeUrl, installUrl, redirectUri } from './oauth-urls.ts';
import { HubSpotFailure } from './ports.ts';
import { provision } from './provision.ts';

export interface OAuthDeps extends ConnectDeps {
  settings: { apiUrl: string; clientId: string | undefined };
  publicUrl: string;
  /** Told of what only the log may see. */
  onFailure(error: unknown): void;
}

/** `GET /hubspot/oauth/install`: a link of ours becomes a state, and the browser goes to HubSpot's consent page. */
export async function beginInstall(deps: OAuthDeps, query: URLSearchParams): Promise<PageAnswer> {
  const { settings, store, publicUrl } = deps;
  if (settings.clientId === undefined) return notConfigured;
  try {
    const accountId = await redeemState(store.db, 'install', query.get('token') ?? '');
    if (accountId === undefined) return linkUsedUp;
    const state = await issueState(store.db, { purpose: 'state', accountId });
    return { redirect: authorizeUrl({ apiUrl: settings.apiUrl, clientId: settings.clientId, publicUrl, state }) };
  } catch (error) {
    deps.onFailure(error);
    return broken;
  }
}

/** `GET /hubspot/oauth/callback`: what HubSpot's consent page sends the browser back with. */
export async function finishInstall(deps: OAuthDeps, query: URLSearchParams): Promise<PageAnswer> {
  const { hubspot, store } = deps;
  if (hubspot.endpoint === undefined) return notConfigured;
  let accountId: string | undefined;
  try {
    accountId = await redeemState(store.db, 'state', query.get('state') ?? '');
    if (accountId === undefined) return linkUsedUp;
    const code = query.get('code');
    if (query.has('error') || code === null || code === '') return declined(await retryLink(deps, accountId));
    const consent = { accountId, code, redirectUri: redirectUri(deps.publicUrl) };
    const done = await connectOAuth({ hubspot, store, endpoint: hubspot.endpoint }, consent, 'oauth');
    return await showConnected(deps, { accountId, ...done });
  } catch (error) {
    return explain(deps, error, accountId);
  }
}

async function showConnected(
  deps: OAuthDeps,
  { accountId, portalId, status }: { accountId: string; portalId: string; status: 'active' | 'paused' },
): Promise<MessagePage> {
  const { store } = deps;
  const paused = status === 'paused';
  const report = paused ? undefined : await provisionOrTell(deps, portalId);
  const account = await store.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return connected({ accountName: account.name, portalId, paused, report });
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
