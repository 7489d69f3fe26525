import express, { type RequestHandler } from 'express';
import {
  createDashboardDocumentRoute,
  createDashboardRoutes,
  createSpecialRoutes,
} from '../dashboard-api/dashboard-routes.ts';
import { explained } from '../hubspot/client/explain-failure.ts';
import { mountRoutes } from '../platform/http/mount-routes.ts';
import type { Dashboard } from './dashboard.ts';
import type { DashboardMountDeps } from './dashboard-mount.ts';

export function openDashboardRouter(
  { handlers, special, findCaller, cookie }: Dashboard,
  { config: { publicUrl }, version, addressOf }: Pick<DashboardMountDeps, 'config' | 'version' | 'addressOf'>,
): RequestHandler {
  const access = { publicUrl, findCaller, addressOf };
  const router = express.Router({ caseSensitive: true, strict: true });
  mountRoutes(router, [
    ...createDashboardRoutes(handlers, { ...access, explained }),
    ...createSpecialRoutes(special, access),
    createDashboardDocumentRoute({ version, publicUrl, cookie }),
  ]);
  return router;
}
