import type { Request } from 'express';
import type { Analyzer } from '../analysis/analyzer.ts';
import type { Config } from '../config.ts';
import type { SpecialRoute } from '../dashboard-api/dashboard-routes.ts';
import type { FindCaller } from '../dashboard-api/door.ts';
import type { DashboardHandlers } from '../dashboard-api/handlers.ts';
import type { HubSpot } from '../hubspot/client/hubspot.ts';
import { createApiHandlers } from '../jobs/dashboard/api/api-handlers.ts';
import { createConnectionHandlers } from '../jobs/dashboard/connections/connection-handlers.ts';
import { createRuleHandlers } from '../jobs/dashboard/rules/rule-handlers.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Log } from '../platform/log/log.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';
import type { Slack } from '../slack/client/slack.ts';
import type { Limits } from './limits.ts';

export interface DashboardDeps {
  config: Pick<Config, 'hubspot' | 'slack' | 'publicUrl' | 'plans'>;
  store: Store;
  log: Log;
  metrics: Metrics;
  limits: Limits;
  hubspot: HubSpot;
  slack: Slack;
  analyzer: Pick<Analyzer, 'engine'>;
  /** One that keeps nothing: rules are tried out with it. */
  trial: Pick<Analyzer, 'engine' | 'screen'>;
  queue: Queue;
  addressOf(req: Request): string;
  /** Fires when the server stops: answers that last end then. */
  stopping: AbortSignal;
}

export interface Dashboard {
  handlers: Partial<DashboardHandlers>;
  /** Routes beside the table of operations. */
  special: SpecialRoute[];
  findCaller: FindCaller;
  /** The name of the cookie that holds a sign-in. */
  cookie: string;
}

/** What the dashboard asks, and what is done with it. Loaded with the first request of a page. */
export async function createDashboard(deps: DashboardDeps): Promise<Dashboard> {
  const { store, hubspot, trial, config } = deps;
  const { db } = store;
  const handlers = {
    ...createRuleHandlers({ db, api: hubspot, trial }),
    ...createApiHandlers({ db, trial }),
    ...createConnectionHandlers({ ...deps, publicUrl: config.publicUrl }),
  };
  return { handlers, special: [], findCaller: async () => undefined, cookie: 'bridge.session_token' };
}
