import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRoutes } from './account-routes.ts';
import { type AppProxy, createAppProxy } from './app-proxy.ts';
import { associationRoutes } from './association-routes.ts';
import { batchRoutes } from './batch-routes.ts';
import { type CallLog, createCallLog } from './call-log.ts';
import { type Consent, giveConsent } from './consent.ts';
import { contactRoutes } from './contact-routes.ts';
import type { ClientFault } from './fault-log.ts';
import { createFaultRules, type FaultScript } from './fault-rules.ts';
import { drawLatency, type Latency } from './latency.ts';
import { noteRoutes } from './note-routes.ts';
import { type AppOptions, createOAuth, defaultOAuth, type OAuthOptions } from './oauth.ts';
import { installRoutes } from './oauth-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { createPortal, type Portal, type PortalOptions } from './portal.ts';
import { propertyRoutes } from './property-routes.ts';
import { seededRandom } from './seeded-random.ts';
import { createRequestHandler } from './serve.ts';
import { createWebhooks, type WebhookOptions, type Webhooks } from './webhooks.ts';
import { createWorkflows, type WorkflowOptions, type Workflows } from './workflows.ts';

export interface HubSpotSimulatorOptions {
  /** Everything that is drawn follows from it. */
  seed?: number;
  port?: number;
  app?: Partial<AppOptions>;
  oauth?: Partial<OAuthOptions>;
  portals?: readonly PortalOptions[];
  webhooks?: WebhookOptions;
  workflows?: WorkflowOptions;
  rules?: readonly FaultScript[];
  latency?: Latency;
  /** Epoch ms; for limits, expiry and what is recorded. Deliveries are signed with the real time. */
  now?: () => number;
}

export interface HubSpotSimulator extends AsyncDisposable {
  /** What a client takes as its base path. */
  readonly url: string;
  readonly app: AppOptions;
  readonly log: CallLog;
  /** Violations by the client; a test asserts there are none. */
  readonly faults: ClientFault[];
  /** Mistakes of the simulator itself. */
  readonly ownFaults: string[];
  readonly webhooks: Webhooks;
  /** Pages of the app asking the product. */
  readonly proxy: AppProxy;
  /** Workflows that use the action of the app. */
  readonly workflows: Workflows;
  portal(portalId: number): Portal;
  addPortal(options: PortalOptions): Portal;
  script(...rules: FaultScript[]): void;
  clearScript(): void;
  setLatency(latency: Latency): void;
  /** Where the browser goes after consent; throws where HubSpot would show an error page. */
  consent(authorizeUrl: string, consent: Consent): string;
  /** A token as copied from the app's page. */
  staticToken(portalId: number, scopes?: readonly string[]): string;
  forgetToken(token: string): void;
  uninstall(portalId: number): void;
  expireAccessTokens(portalId: number): void;
}

export const defaultApp: AppOptions = {
  appId: 4_070_801,
  distribution: 'marketplace',
  clientId: '2f3a9c1e-5b7d-4e8f-9a0b-c1d2e3f4a5b6',
  clientSecret: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  redirectUris: ['http://localhost:3000/hubspot/oauth/callback'],
  requiredScopes: ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.write'],
  optionalScopes: ['automation', 'crm.objects.owners.read'],
  actionOutputs: ['lead_status', 'lead_score', 'lead_valid', 'lead_notes'],
};

/** Starts HubSpot on a loopback port (a free one unless `port` is given). */
export async function startHubSpotSimulator(options: HubSpotSimulatorOptions = {}): Promise<HubSpotSimulator> {
  const seed = options.seed ?? 1;
  const now = options.now ?? Date.now;
  const app = { ...defaultApp, ...options.app };
  const stream = (offset: number) => seededRandom(seed * 1_000 + offset);
  const log = createCallLog();
  const ownFaults: string[] = [];
  const rules = createFaultRules(seed);
  rules.add(...(options.rules ?? []));
  const oauth = createOAuth(app, { ...defaultOAuth, ...options.oauth }, now, stream(1));
  const webhooks = createWebhooks({
    appId: app.appId,
    clientSecret: () => app.clientSecret,
    webhooks: options.webhooks ?? {},
    random: stream(2),
    eventIds: stream(3),
  });
  const proxy = createAppProxy({ appId: app.appId, clientSecret: () => app.clientSecret });
  const workflows = createWorkflows({
    clientSecret: () => app.clientSecret,
    outputs: app.actionOutputs,
    ...options.workflows,
  });
  const portals = new Map<number, Portal>();
  let latency = options.latency ?? 0;
  const latencies = stream(4);

  const addPortal = (given: PortalOptions): Portal => {
    const portal = createPortal(given, {
      now,
      marketplace: app.distribution === 'marketplace',
      announce(portalId, change, sensitive) {
        if (oauth.isInstalled(portalId)) webhooks.announce(portalId, change, sensitive);
      },
    });
    portals.set(given.portalId, portal);
    return portal;
  };
  for (const given of options.portals ?? [{ portalId: 20_000_001 }]) addPortal(given);

  const consent = (url: string, given: Consent) => {
    if (!portals.has(given.portalId)) throw new Error(`there is no portal ${given.portalId}`);
    return giveConsent(url, given, app, oauth);
  };
  const handle = createRequestHandler({
    routes: [
      ...batchRoutes,
      ...contactRoutes,
      ...propertyRoutes,
      ...accountRoutes,
      ...noteRoutes,
      ...associationRoutes,
      ...ownerRoutes,
      ...workflows.routes,
      ...installRoutes(oauth),
    ],
    oauth,
    portals,
    appId: app.appId,
    log,
    rules,
    latencyMs: () => drawLatency(latency, latencies),
    broken: (error) => void ownFaults.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  const server = createServer((request, response) => {
    response.setHeader('date', new Date((options.now ?? Date.now)()).toUTCString());
    if (showConsent(request, response, [...portals.keys()], consent)) return;
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    app,
    log,
    faults: log.faults,
    ownFaults,
    webhooks,
    proxy,
    workflows,
    portal(portalId) {
      const portal = portals.get(portalId);
      if (portal === undefined) throw new Error(`there is no portal ${portalId}`);
      return portal;
    },
    addPortal,
    script: (...more) => rules.add(...more),
    clearScript: () => rules.clear(),
    setLatency(next) {
      latency = next;
    },
    consent,
    staticToken: (portalId, scopes = app.requiredScopes) => oauth.issueStatic(portalId, scopes),
    forgetToken: (token) => oauth.forget(token),
    uninstall: (portalId) => oauth.uninstall(portalId),
    expireAccessTokens: (portalId) => oauth.expire(portalId),
    async [Symbol.asyncDispose]() {
      webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The page a browser opens to connect an account; here the person consents at once, for the portal in the path or the first. */
function showConsent(
  request: IncomingMessage,
  response: ServerResponse,
  portalIds: readonly number[],
  consent: (url: string, given: Consent) => string,
): boolean {
  const match = /^\/oauth\/(?:(\d+)\/)?authorize(?:\?|$)/.exec(request.url ?? '');
  if (match === null) return false;
  try {
    const portalId = Number(match[1] ?? portalIds[0]);
    const location = consent(`https://app.hubspot.com${request.url}`, { portalId });
    response.writeHead(302, { location }).end();
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
  }
  return true;
}
