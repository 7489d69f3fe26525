import type { Express, Request } from 'express';
import type { KeyOwner } from '../accounts/account-directory.ts';
import { createAuthenticate } from '../auth/authenticate.ts';
import type { Config } from '../config.ts';
import { createPageRoutes } from '../dashboard-api/page-routes.ts';
import { createHubSpotRoutes, type HubSpotRouteDeps } from '../hubspot/hubspot-routes.ts';
import { createHttpApp } from '../platform/http/http-app.ts';
import { clientAddress } from '../platform/http/limits/rate-limiter.ts';
import type { Route } from '../platform/http/mount-routes.ts';
import { answerHealth, createMetricsRoute, createReadinessRoute, type Readiness } from '../platform/http/readiness.ts';
import { createSlackRoutes } from '../slack/connect/slack-routes.ts';
import { createDocumentRoutes } from '../v1/docs/docs-page.ts';
import { createV1Routes, type OperationDeps } from '../v1/operation-route.ts';
import { createDashboardMount, type DashboardMountDeps } from './dashboard-mount.ts';

interface ServerDeps
  extends Omit<DashboardMountDeps, 'addressOf'>,
    Pick<HubSpotRouteDeps, 'accept' | 'hubspotApp' | 'intakeMetrics'>,
    Pick<OperationDeps, 'callCounts' | 'keptCalls' | 'resultRequests'> {
  config: Pick<Config, 'hubspot' | 'mail' | 'metricsToken' | 'plans' | 'publicUrl' | 'slack' | 'trustProxy'>;
  directory: { find(hash: string): KeyOwner | undefined | Promise<KeyOwner | undefined> };
  keyUsage: { used(keyId: string): void };
  analyzer: OperationDeps['analyzer'] & DashboardMountDeps['analyzer'];
  slackApp: Parameters<typeof createSlackRoutes>[0]['slackApp'];
  readiness: () => Promise<Readiness>;
  /** Folder of the dashboard's pages, if they are built elsewhere. */
  pages?: string;
}

type HealthDeps = Pick<ServerDeps, 'readiness' | 'metrics' | 'log'> & {
  config: Pick<Config, 'metricsToken' | 'trustProxy'>;
};

/** The whole HTTP side as an Express app; listening is up to the caller. */
export function createServer(deps: ServerDeps): Express {
  const { config, metrics, log, version } = deps;
  const { trustProxy, publicUrl } = config;
  const addressOf = clientAddress(trustProxy, log);
  const routes = [
    ...createApi(deps, addressOf),
    ...createDocumentRoutes({ version, publicUrl }),
    ...createPageRoutes(deps.pages),
    ...healthRoutes(deps),
    ...createHubSpotRoutes(deps),
    ...createSlackRoutes(deps),
  ];
  const handler = createDashboardMount({ ...deps, addressOf });
  return createHttpApp({ trustProxy, metrics, log }, routes, { below: /^\/dashboard-api\//, handler });
}

/** The routes of a process that only works: health, readiness, metrics. */
export function createHealthServer(deps: HealthDeps): Express {
  const { config, metrics, log } = deps;
  return createHttpApp({ trustProxy: config.trustProxy, metrics, log }, healthRoutes(deps));
}

function healthRoutes({ config, metrics, readiness }: HealthDeps): Route[] {
  const { registry } = metrics;
  return [
    { method: 'get', path: '/healthz', handler: answerHealth },
    { method: 'get', path: '/readyz', handler: createReadinessRoute(readiness) },
    { method: 'get', path: '/metrics', handler: createMetricsRoute({ registry, token: config.metricsToken }) },
  ];
}

function createApi(deps: ServerDeps, addressOf: (req: Request) => string): Route[] {
  const { config, metrics, limits, callCounts } = deps;
  const { plans } = config;
  const authenticate = createAuthenticate({
    plans,
    findOwner: deps.directory.find,
    failedKeys: limits.failedKeys,
    used: deps.keyUsage.used,
    refused: (keyId) => callCounts.count(keyId, 'refused'),
    onFailedKey: () => metrics.failedKeys.inc(),
  });
  return createV1Routes({ ...deps, authenticate, addressOf, plans, limit: limits.account });
}
