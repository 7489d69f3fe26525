import type { RequestHandler } from 'express';
import { Problem } from '../platform/problem.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import { isStoreOutage } from '../platform/store/store-outage.ts';
import type { DashboardDeps } from './dashboard.ts';

export interface DashboardMountDeps extends Omit<DashboardDeps, 'queue'> {
  version: string;
  /** Opens one when this process has none yet. */
  openQueue(): Promise<Queue>;
}

/** Everything below `/dashboard-api/`, loaded with the first request: a bridge that only serves programs needs none of it. */
export function createDashboardMount(deps: DashboardMountDeps): RequestHandler {
  let loading: Promise<RequestHandler> | undefined;
  const open = () => {
    loading ??= load(deps).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return (req, res, next) => {
    const leave = (error?: unknown) => next(error !== undefined && isStoreOutage(error) ? unavailable(error) : error);
    open().then((router) => router(req, res, leave), leave);
  };
}

const unavailable = (cause: unknown) => new Problem('unavailable', { headers: { 'Retry-After': '5' }, cause });

async function load(deps: DashboardMountDeps): Promise<RequestHandler> {
  const [{ createDashboard }, { openDashboardRouter }] = await Promise.all([
    import('./dashboard.ts'),
    import('./dashboard-router.ts'),
  ]);
  const dashboard = await createDashboard({ ...deps, queue: await deps.openQueue() });
  return openDashboardRouter(dashboard, deps);
}
