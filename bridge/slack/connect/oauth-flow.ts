import type { MessagePage } from '../../../shared/message-page.ts';
import { createStateCookie } from '../../connect/oauth-cookie.ts';
import { issueState, redeemState } from '../../connect/oauth-states.ts';
import type { PageAnswer } from '../../platform/http/page-route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SlackConfig } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { connectOAuth } from './connect-oauth.ts';
import type { ConnectDeps } from './connect-token.ts';
import { broken, declined, installed, linkUsedUp, notConfigured, refused, unavailable } from './oauth-pages.ts';
import { authorizeUrl, installUrl, redirectUri } from './oauth-urls.ts';

export interface OAuthDeps extends ConnectDeps {
  settings: Pick<SlackConfig, 'apiUrl' | 'oauth'>;
  publicUrl: string;
  /** Told of what only the log may see. */
  onFailure(error: unknown): void;
}

const stateCookie = createStateCookie({ name: 'slack_oauth_state', path: '/slack' });

/** `GET /slack/install`: a link of ours becomes a state, and the browser goes to Slack's consent page. */
export async function beginInstall(deps: OAuthDeps, query: URLSearchParams): Promise<PageAnswer> {
  const { settings, store, publicUrl } = deps;
  if (settings.oauth === undefined) return notConfigured;
  try {
    const accountId = await redeemState(store.db, 'slack install', query.get('token') ?? '');
    if (accountId === undefined) return linkUsedUp;
    const state = await issueState(store.db, { purpose: 'slack state', accountId });
    const { apiUrl, oauth } = settings;
    const redirect = authorizeUrl({ apiUrl, clientId: oauth.clientId, publicUrl, state });
    return { redirect, cookie: stateCookie.set(state, publicUrl) };
  } catch (error) {
    deps.onFailure(error);
    return broken;
  }
}

/** `GET /slack/oauth_redirect`: what Slack's consent page sends the browser back with. */
export async function finishInstall(
  deps: OAuthDeps,
  query: URLSearchParams,
  cookies: string | undefined,
): Promise<PageAnswer> {
  const { slack, store, settings, publicUrl } = deps;
  if (settings.oauth === undefined) return notConfigured;
  let accountId: string | undefined;
  try {
    const state = query.get('state') ?? '';
    accountId = await redeemState(store.db, 'slack state', state);
    if (accountId === undefined || !stateCookie.holds(cookies, state)) return linkUsedUp;
    const code = query.get('code');
    if (query.has('error') || code === null || code === '') return declined(await retryLink(deps, accountId));
    const consent = { accountId, code, redirectUri: redirectUri(publicUrl) };
    const done = await connectOAuth({ slack, store, oauth: settings.oauth }, consent);
    const accountName = await nameOf(deps, accountId);
    const channelId = done.connection?.settings.defaultChannel;
    return installed({ accountId, accountName, workspaceName: done.name, channelId, without: done.without });
  } catch (error) {
    return explain(deps, error, accountId);
  }
}

async function nameOf({ store }: OAuthDeps, accountId: string): Promise<string> {
  const { name } = await store.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

async function explain(deps: OAuthDeps, error: unknown, accountId: string | undefined): Promise<MessagePage> {
  deps.onFailure(error);
  const link = (accountId && (await retryLink(deps, accountId).catch(() => undefined))) || undefined;
  if (error instanceof Refusal) return refused(error.message, link);
  if (!(error instanceof SlackFailure)) return broken;
  if (error.kind === 'retryable') return unavailable(error.message, link);
  if (error.code === 'invalid_code' || error.code === 'code_already_used')
    return refused('The answer of Slack was used before or is too old. Begin once more.', link);
  return refused(
    `${error.message}. Whoever runs the bridge looks at SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and PUBLIC_URL.`,
    link,
  );
}

/** The state was used up by the failure, so the next attempt gets a link of its own. */
async function retryLink(
  { store, publicUrl }: OAuthDeps,
  accountId: string,
): Promise<NonNullable<MessagePage['link']>> {
  const token = await issueState(store.db, { purpose: 'slack install', accountId });
  return { url: installUrl(publicUrl, token), label: 'Try again' };
}
