import { createOAuthFlow, nameOfAccount, type OAuthDeps } from '../../connect/oauth-flow.ts';
import { createOAuthPages } from '../../connect/oauth-pages.ts';
import { type Authorization, createOAuthUrls } from '../../connect/oauth-urls.ts';
import type { MessagePage } from '../../platform/http/message-page.ts';
import type { PageRoute } from '../../platform/http/page-route.ts';
import { Problem } from '../../platform/problem.ts';
import { Refusal } from '../../platform/refusal.ts';
import { HubSpotFailure } from '../client/ports.ts';
import type { IssuedTokens, TokenEndpoint } from '../client/token-endpoint.ts';
import { saveConnection } from '../connections/save-connection.ts';
import { type ProvisionReport, provision } from '../mapping/provision.ts';
import type { ConnectDeps } from './connect-static.ts';
import { readAccount } from './read-account.ts';
import { describeMissing, missingScopes, optionalScopeList, scopeList } from './scopes.ts';

const oauthUrls = createOAuthUrls({ install: '/hubspot/oauth/install', callback: '/hubspot/oauth/callback' });
export const { installUrl, redirectUri } = oauthUrls;

const API_HOST = 'api.hubapi.com';
const CONSENT_ORIGIN = 'https://app.hubspot.com';

/** HubSpot's consent page; it wants spaces as `%20`, which `URLSearchParams` writes as `+`. */
export function authorizeUrl({ apiUrl, clientId, publicUrl, state }: Authorization): string {
  const origin = new URL(apiUrl).host === API_HOST ? CONSENT_ORIGIN : apiUrl;
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri(publicUrl),
    scope: scopeList.join(' '),
    optional_scope: optionalScopeList.join(' '),
    state,
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${origin}/oauth/authorize?${pairs.join('&')}`;
}

const pages = createOAuthPages({
  service: 'HubSpot',
  link: 'works once and for a short time. This one was used before, is too old, is not complete, or was started in another browser.',
  variables: 'HUBSPOT_CLIENT_ID, HUBSPOT_CLIENT_SECRET',
  permission: 'Only a super admin, or a person with the right to install apps, can give it.',
});

/** HubSpot does not know our accounts: this shows a person who was sent a link where the contacts would go. */
function confirmAccount(account: { id: string; name: string }, url: string): MessagePage {
  return {
    status: 200,
    tone: 'warning',
    title: 'Connect HubSpot to this account?',
    paragraphs: [
      'HubSpot has given its permission. Nothing is connected yet.',
      'The contacts of the portal will be read and screened for this account, and the people of this account will see them.',
    ],
    facts: [
      ['Account', account.name],
      ['Id', account.id],
    ],
    next: ['If this is not your account, close this page: the permission is then not used.'],
    link: { url, label: 'Connect' },
  };
}

interface Connected {
  accountName: string;
  portalId: string;
  paused: boolean;
  /** Undefined when the properties could not be checked. */
  report: ProvisionReport | undefined;
}

function connected({ accountName, portalId, paused, report }: Connected): MessagePage {
  const facts: MessagePage['facts'] = [
    ['Account', accountName],
    ['HubSpot portal', portalId],
  ];
  if (paused) {
    return {
      status: 200,
      tone: 'warning',
      title: 'HubSpot is connected, and paused',
      paragraphs: ['The connection has new tokens and is still paused, as before. Nothing is read or written.'],
      facts,
      next: ['The person who runs the bridge must resume it: hubspot resume on its command line.'],
    };
  }
  const ready = report?.usable === true;
  return {
    status: 200,
    tone: ready ? 'good' : 'warning',
    title: ready ? 'HubSpot is connected' : 'HubSpot is connected, but not ready',
    paragraphs: [
      ready
        ? 'From now on every new contact is screened, and score, notes and status are written to it within seconds.'
        : 'The portal is connected, but its properties are not set up correctly. Results cannot be written until they are.',
    ],
    facts: [...facts, ['Properties', report === undefined ? 'could not be created' : describeProperties(report)]],
    findings: driftOf(report),
    next: [
      ...(ready ? [] : ['The person who runs the bridge must repeat it: hubspot provision on its command line.']),
      'In HubSpot, open a contact and add the group “Lead intake” to the view to see the result.',
      'Tell the bridge which practice areas the firm takes and how to read HubSpot’s properties.',
    ],
  };
}

function describeProperties({ properties, usable }: ProvisionReport): string {
  const count = (state: string) => properties.filter((property) => property.state === state).length;
  const parts = [
    [count('created'), 'created'],
    [count('present'), 'already there'],
    [count('extended'), 'options added'],
    [count('failed'), 'not usable'],
  ] as const;
  const text = parts.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`])).join(', ');
  return usable ? text : `${text} (see below)`;
}

function driftOf(report: ProvisionReport | undefined): string[] {
  if (report === undefined) return [];
  return report.properties.flatMap(({ name, drift }) => drift.map((one) => `Property ${name}: ${one}.`));
}

interface Deps extends ConnectDeps, Omit<OAuthDeps, 'store'> {
  settings: { apiUrl: string; clientId: string | undefined };
}

/** Connecting a portal in the browser. */
export function createOAuthRoutes(deps: Deps): PageRoute[] {
  const { hubspot, store, settings, publicUrl } = deps;
  const { apiUrl, clientId } = settings;
  const { endpoint } = hubspot;
  return createOAuthFlow(
    {
      urls: oauthUrls,
      cookie: { name: 'hubspot_oauth_state', path: '/hubspot' },
      purposes: { install: 'install', state: 'state' },
      pages,
      consentUrl: clientId === undefined ? undefined : (state) => authorizeUrl({ apiUrl, clientId, publicUrl, state }),
      connect:
        endpoint === undefined
          ? undefined
          : async (consent) => {
              const done = await connectOAuth({ hubspot, store, endpoint }, consent, 'oauth');
              return showConnected(deps, { accountId: consent.accountId, ...done });
            },
      confirm: confirmAccount,
      explain,
    },
    deps,
  );
}

async function showConnected(
  { store, hubspot, onFailure }: Deps,
  { accountId, portalId, status }: { accountId: string; portalId: string; status: 'active' | 'paused' },
): Promise<MessagePage> {
  const paused = status === 'paused';
  // A failure here does not undo the connection.
  const provisioned = async () => provision(hubspot, { portalId }).catch(onFailure);
  const report = paused ? undefined : ((await provisioned()) ?? undefined);
  return connected({ accountName: await nameOfAccount(store.db, accountId), portalId, paused, report });
}

function explain(error: unknown, retry: MessagePage['link']): MessagePage | undefined {
  if (error instanceof Problem) return pages.refused('The account this link was made for no longer exists.', undefined);
  if (!(error instanceof HubSpotFailure)) return undefined;
  if (error.kind === 'permanent')
    return pages.refused('HubSpot’s answer was already used or is too old. Please start again.', retry);
  if (error.kind === 'missing_scopes') return pages.refused(`${error.message}.`, retry);
  return pages.unavailable(error.message, retry);
}

interface Consent {
  accountId: string;
  code: string;
  redirectUri: string;
}

/**
 * Turns a consent code into a connection.
 * @throws {Refusal} when scopes are missing, or the portal or the account is connected otherwise
 * @throws {HubSpotFailure} `permanent` for a code that is used up; `retryable` when HubSpot gives no answer
 */
export async function connectOAuth(
  { hubspot, store, endpoint }: ConnectDeps & { endpoint: TokenEndpoint },
  { accountId, code, redirectUri }: Consent,
  actor: string,
): Promise<{ portalId: string; status: 'active' | 'paused' }> {
  const issued = await endpoint.exchange(code, redirectUri);
  const { portalId, scopes, appId } = await identify(endpoint, issued);
  const missing = missingScopes(scopes);
  if (missing.length > 0)
    throw new Refusal(
      `${describeMissing(missing)} Add what is missing to the required scopes of the app, then reinstall it.`,
    );
  const account = await readAccount(hubspot, issued.accessToken);
  const { uiDomain, timeZone } = account;
  const connection = { accountId, portalId, auth: 'oauth', tokens: issued, scopes, appId, uiDomain, timeZone } as const;
  const { status } = await saveConnection(store, connection, actor);
  return { portalId, status };
}

/** Only introspection returns the app id; the rest may be in the token response already. */
async function identify(endpoint: TokenEndpoint, issued: IssuedTokens) {
  const { portalId, scopes } = issued;
  const known = portalId !== undefined && scopes !== undefined;
  const found = await endpoint.introspect(issued.accessToken).catch((error: unknown) => {
    if (!known || !(error instanceof HubSpotFailure)) throw error;
    return undefined;
  });
  const whole = { portalId: portalId ?? found?.portalId, scopes: scopes ?? found?.scopes, appId: found?.appId ?? null };
  if (whole.portalId === undefined || whole.scopes === undefined)
    throw new HubSpotFailure('retryable', 'HubSpot did not say which portal was connected');
  return { portalId: whole.portalId, scopes: whole.scopes, appId: whole.appId };
}
