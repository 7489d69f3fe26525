import type { Route } from '../platform/http/mount-routes.ts';
import type { Log } from '../platform/log/log.ts';
import type { SealedStore } from '../platform/store/seal.ts';
import { type AcceptAction, createActionRoute } from './app/action-route.ts';
import type { CardHandlers } from './app/card-handlers.ts';
import { createCardRoutes } from './app/card-routes.ts';
import type { HubSpot, HubSpotSettings } from './client/hubspot.ts';
import { createAppBinding } from './client/signed-request.ts';
import { createOAuthRoutes } from './connect/oauth-routes.ts';
import type { AcceptEvents } from './webhook/inbox.ts';
import type { IntakeMetrics } from './webhook/intake-metrics.ts';
import { createWebhookRoute } from './webhook/webhook-route.ts';

/** Handlers of the app's pages and actions in HubSpot. */
export interface HubSpotApp {
  card: CardHandlers;
  acceptAction: AcceptAction;
  /** Undefined when the portal is not connected. */
  findAccount(portalId: string): Promise<string | undefined>;
}

export interface HubSpotRouteDeps {
  config: { hubspot: HubSpotSettings; publicUrl: string };
  store: Pick<SealedStore, 'db' | 'seal'>;
  hubspot: HubSpot;
  log: Pick<Log, 'warn' | 'error'>;
  /** Undefined when no secret can verify a webhook: then the route does not exist. */
  accept: AcceptEvents | undefined;
  /** The same for the card, the settings page and the actions in HubSpot. */
  hubspotApp: HubSpotApp | undefined;
  intakeMetrics: IntakeMetrics;
}

/** Everything that HubSpot or a person who connects it asks for. */
export function createHubSpotRoutes(deps: HubSpotRouteDeps): Route[] {
  const { config, store, hubspot, log, accept, hubspotApp, intakeMetrics } = deps;
  const { hubspot: settings, publicUrl } = config;
  const { clientSecrets } = settings;
  const verifyClaims = createAppBinding({ db: store.db, clientSecrets });
  const signed = { secrets: clientSecrets, verifyClaims, publicUrl };
  const routes: Route[] = createOAuthRoutes({
    hubspot,
    store,
    settings,
    publicUrl,
    onFailure: (err) => log.warn({ err }, 'a HubSpot portal could not be connected'),
  });
  if (accept !== undefined) routes.push(createWebhookRoute({ ...signed, accept, metrics: intakeMetrics, log }));
  if (hubspotApp !== undefined) {
    const { card: handlers, acceptAction, findAccount } = hubspotApp;
    const onRefused = intakeMetrics.appRefused;
    routes.push(...createCardRoutes({ ...signed, handlers, findAccount, onRefused }));
    routes.push(createActionRoute({ ...signed, accept: acceptAction, onRefused }));
  }
  return routes;
}
