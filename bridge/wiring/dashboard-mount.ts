import type { RequestHandler } from 'express';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { DashboardDeps } from './dashboard.ts';

export interface DashboardMountDeps extends Omit<DashboardDeps, 'queue'> {
  version: string;
  /** Opens one where this process has none yet. */
  openQueue(): Promise<Queue>;
}

/** Everything below `/dashboard-api/`: loaded with the first request, for a bridge that only serves programs needs none of it. */
export function createDashboardMount(deps: DashboardMountDeps): RequestHandler {
  let loading: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    loading ??= load(deps).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    (await loading)(req, res, next);
  };
}

async function load(deps: DashboardMountDeps): Promise<RequestHandler> {
  const [{ createDashboard }, { openDashboardRouter }] = await Promise.all([
    import('./dashboard.ts'),
    import('./dashboard-router.ts'),
  ]);
  const dashboard = await createDashboard({ ...deps, queue: await deps.openQueue() });
  return openDashboardRouter(dashboard, deps);
}
