import { fileURLToPath } from 'node:url';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { SCREEN_LEAD_PATH } from '../../shared/workflow-action.ts';
import type { KeyOwner } from '../accounts/account-directory.ts';
import { createAuthenticate } from '../auth/authenticate.ts';
import type { Config } from '../config.ts';
import { createPageRoutes } from '../dashboard-api/page-routes.ts';
import { createActionRoute } from '../hubspot/app/action-route.ts';
import { createCardRoutes } from '../hubspot/app/card-routes.ts';
import { createAppBinding } from '../hubspot/connect/app-binding.ts';
import { createOAuthRoutes } from '../hubspot/connect/oauth-routes.ts';
import type { AcceptEvents } from '../hubspot/webhook/inbox.ts';
import type { IntakeMetrics } from '../hubspot/webhook/intake-metrics.ts';
import { createWebhookRoute, WEBHOOK_PATH } from '../hubspot/webhook/webhook-route.ts';
import { answerNotFound } from '../platform/http/answer-methods.ts';
import { requireWellFormed } from '../platform/http/bodies/require-well-formed.ts';
import { createErrorHandler } from '../platform/http/error-handler.ts';
import { exchangeOf, observeRequests } from '../platform/http/exchange.ts';
import { createIconRoute } from '../platform/http/icon.ts';
import { createMetricsRoute } from '../platform/http/metrics.ts';
import { mountRoutes, type Route } from '../platform/http/mount-routes.ts';
import { answerHealth, createReadinessRoute, type Readiness } from '../platform/http/readiness.ts';
import { sendJson } from '../platform/http/send-json.ts';
import type { Log } from '../platform/log/log.ts';
import { isStoreOutage } from '../platform/store/store-outage.ts';
import { slackPaths } from '../slack/connect/manifest.ts';
import { createSlackOAuthRoutes } from '../slack/connect/oauth-routes.ts';
import type { SlackApp } from '../slack/inbound/slack-app.ts';
import { createDocsRoute } from '../v1/docs/docs-page.ts';
import { createIdempotency } from '../v1/idempotency.ts';
import { createIdempotencyClaims } from '../v1/idempotency-claims.ts';
import { createOpenApiRoute } from '../v1/openapi/openapi-document.ts';
import { type Analyzer, createOperationHandlers } from '../v1/operation-handlers.ts';
import { createV1Routes } from '../v1/operation-route.ts';
import { createDashboardMount, type DashboardMountDeps } from './dashboard-mount.ts';
import type { HubSpotApp } from './hubspot-app.ts';
import type { RequestNotes } from './request-notes.ts';
import { answerStartPage } from './start-page.ts';

interface ServerDeps extends Omit<DashboardMountDeps, 'addressOf'> {
  config: Pick<Config, 'hubspot' | 'mail' | 'metricsToken' | 'plans' | 'publicUrl' | 'slack' | 'trustProxy'>;
  directory: { find(hash: string): KeyOwner | undefined | Promise<KeyOwner | undefined> };
  keyUsage: { used(keyId: string): void };
  callCounts: Pick<RequestNotes['callCounts'], 'count'>;
  analyzer: Analyzer & DashboardMountDeps['analyzer'];
  keptCalls: Pick<RequestNotes['keptCalls'], 'note'>;
  resultRequests: { note(request: { id: string; accountId: string }, resultKey: Buffer): void };
  /** Undefined when no secret can verify a webhook: then the route does not exist. */
  accept: AcceptEvents | undefined;
  /** The same for the card, the settings page and the actions in HubSpot. */
  hubspotApp: HubSpotApp | undefined;
  intakeMetrics: IntakeMetrics;
  slackApp: Pick<SlackApp, 'events'>;
  readiness: () => Promise<Readiness>;
  /** Folder of the dashboard's pages, if they are built elsewhere. */
  pages?: string;
}

const builtPages = fileURLToPath(new URL('../dashboard/dist', import.meta.url));

type HealthDeps = Pick<ServerDeps, 'readiness' | 'metrics' | 'log'> & {
  config: Pick<Config, 'metricsToken' | 'trustProxy'>;
};

/** The whole HTTP side as an Express app; listening is up to the caller. */
export function createServer(deps: ServerDeps): Express {
  const addressOf = clientAddress(deps.config.trustProxy, deps.log);
  const own = [...createApi(deps, addressOf), ...documentRoutes(deps), ...healthRoutes(deps)];
  const routes = [
    ...own,
    ...webhookRoutes(deps),
    ...hubspotAppRoutes(deps),
    ...oauthRoutes(deps),
    ...slackRoutes(deps),
  ];
  return assemble(deps, routes, createDashboardMount({ ...deps, addressOf }));
}

/** The routes of a process that only works: health, readiness, metrics. */
export function createHealthServer(deps: HealthDeps): Express {
  return assemble(deps, healthRoutes(deps));
}

function assemble(
  { config, metrics, log }: HealthDeps,
  routes: readonly Route[],
  dashboard?: RequestHandler | undefined,
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', config.trustProxy);
  // No route reads a query, so none is parsed.
  app.set('query parser', false);
  const observe = observeRequests((request) => {
    const { method, route, status, ms, aborted } = request;
    metrics.httpDuration.observe({ method, route, status }, ms / 1000);
    if (aborted) metrics.httpAborted.inc({ route });
    log.request(request);
  });
  // One middleware for both: each costs every request a pass through the router.
  app.use((req, res, next) => {
    observe(req, res);
    requireWellFormed(req);
    next();
  });
  mountRoutes(app, routes);
  if (dashboard !== undefined) app.all(/^\/dashboard-api\//, dashboard);
  app.use(answerNotFound);
  app.use(
    createErrorHandler(({ requestId, route, accountId, problem }) => {
      const level = problem.code === 'unavailable' ? 'warn' : 'error';
      log[level]({ requestId, route, accountId, code: problem.code, cause: problem.cause }, 'request failed');
    }),
  );
  return app;
}

function webhookRoutes({ config, store, accept, intakeMetrics, log }: ServerDeps): Route[] {
  if (accept === undefined) return [];
  const handler = createWebhookRoute({
    secrets: config.hubspot.clientSecrets,
    verifyClaims: createAppBinding({ db: store.db, clientSecrets: config.hubspot.clientSecrets }),
    publicUrl: config.publicUrl,
    accept,
    isOutage: isStoreOutage,
    sendJson,
    onRoute: (res, route) => {
      exchangeOf(res).route = route;
    },
    onEvents(counts) {
      intakeMetrics.received(counts);
      if (counts.malformed !== undefined) log.error({ counts }, 'HubSpot delivered something that is not an event');
    },
    onRefused: intakeMetrics.refused,
  });
  return [{ method: 'post', path: WEBHOOK_PATH, handler }];
}

/** The card, the settings page, the bulk action and the workflow action in HubSpot. */
function hubspotAppRoutes({ config, store, hubspotApp, intakeMetrics }: ServerDeps): Route[] {
  if (hubspotApp === undefined) return [];
  const deps = {
    secrets: config.hubspot.clientSecrets,
    verifyClaims: createAppBinding({ db: store.db, clientSecrets: config.hubspot.clientSecrets }),
    publicUrl: config.publicUrl,
    isOutage: isStoreOutage,
    sendJson,
    onRoute: (res: Response, route: string) => {
      exchangeOf(res).route = route;
      exchangeOf(res).namesProblem = true;
    },
    onRefused: intakeMetrics.appRefused,
  };
  const onCaller = (res: Response, { portalId, accountId }: { portalId: string; accountId: string | undefined }) => {
    exchangeOf(res).portalId = portalId;
    exchangeOf(res).accountId = accountId;
  };
  const handler = createActionRoute({ ...deps, accept: hubspotApp.acceptAction });
  return [
    ...createCardRoutes({ ...deps, onCaller, findAccount: hubspotApp.findAccount, handlers: hubspotApp.card }),
    { method: 'post', path: SCREEN_LEAD_PATH, handler },
  ];
}

function oauthRoutes({ config, hubspot, store, log }: ServerDeps): Route[] {
  return createOAuthRoutes({
    hubspot,
    store,
    settings: config.hubspot,
    publicUrl: config.publicUrl,
    onFailure: (err) => log.warn({ err }, 'a HubSpot portal could not be connected'),
  });
}

/** Slack signs the raw bytes, so nothing before may read the body. */
function slackRoutes({ config, slack, slackApp, store, log }: ServerDeps): Route[] {
  const oauth = createSlackOAuthRoutes({
    slack,
    store,
    settings: config.slack,
    publicUrl: config.publicUrl,
    onFailure: (err) => log.warn({ err }, 'a Slack workspace could not be connected'),
  });
  if (slackApp.events === undefined) return oauth;
  return [{ method: 'post', path: slackPaths.events, handler: slackApp.events }, ...oauth];
}

function documentRoutes({ config, version, pages = builtPages }: ServerDeps): Route[] {
  const document = { version, publicUrl: config.publicUrl };
  const docs = createDocsRoute(document);
  return [
    { method: 'get', path: '/api/v1/openapi.json', handler: createOpenApiRoute(document) },
    { method: 'get', path: '/docs', handler: docs },
    // Paths match exactly, and people type this one.
    { method: 'get', path: '/docs/', handler: docs },
    ...createPageRoutes({ folder: pages, unbuilt: answerStartPage }),
    { method: 'get', path: '/favicon.ico', handler: createIconRoute() },
  ];
}

function healthRoutes({ config, metrics, readiness }: HealthDeps): Route[] {
  return [
    { method: 'get', path: '/healthz', handler: answerHealth },
    { method: 'get', path: '/readyz', handler: createReadinessRoute(readiness) },
    {
      method: 'get',
      path: '/metrics',
      handler: createMetricsRoute({ registry: metrics.registry, token: config.metricsToken }),
    },
  ];
}

function createApi(deps: ServerDeps, addressOf: (req: Request) => string): readonly Route[] {
  const { config, store, metrics, log } = deps;
  const { plans } = config;
  return createV1Routes({
    handlers: createOperationHandlers({ analyzer: deps.analyzer }),
    authenticate: createAuthenticate({
      plans,
      findOwner: deps.directory.find,
      failedKeys: deps.limits.failedKeys,
      used: deps.keyUsage.used,
      refused: (keyId) => deps.callCounts.count(keyId, 'refused'),
      onFailedKey: () => metrics.failedKeys.inc(),
    }),
    addressOf,
    plans,
    limit: deps.limits.account,
    idempotency: createIdempotency({
      claims: createIdempotencyClaims(store),
      onError: (err) => log.warn({ err }, 'a claim of an idempotency key could not be written'),
    }),
    sendJson,
    onRoute: (res, route) => {
      exchangeOf(res).route = route;
    },
    onCaller: (res, { accountId }) => {
      exchangeOf(res).accountId = accountId;
    },
    onLimited: (plan) => metrics.rateLimited.inc({ limit: plan }),
    onEnd: ({ keyId }, end) => deps.callCounts.count(keyId, end),
    onReplay: () => metrics.idempotentReplays.inc(),
    onResult: (res, { accountId }, key) => deps.resultRequests.note({ id: exchangeOf(res).requestId, accountId }, key),
    onAnswered: (res, { accountId, keyId, keepsCalls }, made) => {
      if (keepsCalls) deps.keptCalls.note({ ...made, requestId: exchangeOf(res).requestId, accountId, keyId });
    },
    onAnalysis: (operation, outcome, seconds) => metrics.analysisDuration.observe({ operation, outcome }, seconds),
  });
}

/** Without a proxy the socket has the address; `req.ip` would look for a header that no proxy sets. */
function clientAddress(trustProxy: number, log: Pick<Log, 'warn'>): (req: Request) => string {
  if (trustProxy > 0) return (req) => req.ip ?? '';
  let warned = false;
  return ({ headers, socket }) => {
    if (!warned && headers['x-forwarded-for'] !== undefined) {
      warned = true;
      log.warn(
        {},
        'requests come through a proxy (X-Forwarded-For) and TRUST_PROXY is 0: all callers behind it share one address',
      );
    }
    return socket.remoteAddress ?? '';
  };
}
