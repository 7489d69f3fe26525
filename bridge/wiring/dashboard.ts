import type { Request } from 'express';
import { openSignIn } from '../auth/people/sign-in.ts';
import { createFindCaller } from '../auth/people/sign-ins.ts';
import type { Config } from '../config.ts';
import type { FindCaller } from '../dashboard-api/access-check.ts';
import { createApiHandlers } from '../dashboard-api/api/api-handlers.ts';
import { createConnectionHandlers } from '../dashboard-api/connections/connection-handlers.ts';
import { createCountTrial } from '../dashboard-api/count-trial.ts';
import type { SpecialRoute } from '../dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../dashboard-api/handlers.ts';
import { createLeadHandlers } from '../dashboard-api/leads/lead-handlers.ts';
import { createOverviewHandlers } from '../dashboard-api/overview/overview-handlers.ts';
import { createPeopleHandlers } from '../dashboard-api/people/people-handlers.ts';
import { createPrivacyHandlers } from '../dashboard-api/privacy/privacy-handlers.ts';
import { createRuleHandlers } from '../dashboard-api/rules/rule-handlers.ts';
import { openTombstones } from '../hubspot/contacts/tombstones.ts';
import type { Log } from '../platform/log/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Slack } from '../slack/client/slack.ts';
import type { HubSpotAppDeps } from './hubspot-app.ts';
import type { Limits } from './rate-limits.ts';

export interface DashboardDeps extends Omit<HubSpotAppDeps, 'publicUrl'> {
  config: Pick<Config, 'hubspot' | 'slack' | 'mail' | 'publicUrl' | 'plans'>;
  log: Log;
  metrics: Metrics;
  limits: Limits;
  slack: Slack;
  addressOf(req: Request): string;
  /** Fires when the server stops, which ends long-lived answers. */
  stopping: AbortSignal;
}

export interface Dashboard {
  handlers: DashboardHandlers;
  /** Routes outside of the operations table. */
  special: SpecialRoute[];
  findCaller: FindCaller;
  /** Name of the session cookie. */
  cookie: string;
}

/** Store connections of the dashboard, so that heavy pages hold up no webhook, click or screening. */
const PAGE_CONNECTIONS = 6;

/** The dashboard's operations and their handlers. Loaded with the first request of a page. */
export async function createDashboard(given: DashboardDeps): Promise<Dashboard> {
  const deps = { ...given, store: given.store.withOwnConnections(PAGE_CONNECTIONS) };
  const { store, hubspot, trial, config } = deps;
  const { db } = store;
  const { handlers: people, findCaller, cookie } = await openPeople(deps);
  const tombstones = await openTombstones(store);
  const leads = createLeadHandlers({ ...deps, tombstones, api: hubspot });
  const overview = createOverviewHandlers({ db });
  const countTrial = createCountTrial(deps.limits.account);
  const handlers = {
    ...people,
    ...leads.handlers,
    ...overview.handlers,
    ...createRuleHandlers({ db, api: hubspot, trial, countTrial }),
    ...createPrivacyHandlers({ ...deps, tombstones, api: hubspot, names: leads.names }),
    ...createApiHandlers({ store, trial, countTrial }),
    ...createConnectionHandlers({ ...deps, publicUrl: config.publicUrl }),
  };
  return { handlers, special: [...leads.special, ...overview.special], findCaller, cookie };
}

async function openPeople({ store, config, limits, log }: DashboardDeps) {
  const { db } = store;
  const signIn = await openSignIn(store, config.publicUrl);
  return {
    handlers: createPeopleHandlers({
      db,
      signIn,
      limits: limits.signIns,
      sendMail: createMailer(config.mail),
      log,
    }),
    findCaller: createFindCaller({ db, signIn }),
    cookie: signIn.cookie,
  };
}
