import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { type EnvironmentToken, logAttempts } from '../connect/environment-token.ts';
import { createHubSpot, type HubSpot } from '../hubspot/client/hubspot.ts';
import { createHubSpotToken } from '../hubspot/connect/connect-static.ts';
import { readinessOfHubSpot } from '../hubspot/connect/hubspot-readiness.ts';
import type { HubSpotApp } from '../hubspot/hubspot-routes.ts';
import type { AcceptEvents } from '../hubspot/webhook/inbox.ts';
import { createIntakeMetrics, type IntakeMetrics } from '../hubspot/webhook/intake-metrics.ts';
import { createIntake } from '../jobs/contacts/enqueue-events.ts';
import { everyJob } from '../jobs/definitions/every-job.ts';
import type { Check } from '../platform/http/readiness.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { countJobs } from '../platform/queue/job-rows.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import { createWorkerCount, type WorkerCount } from '../platform/store/listen.ts';
import type { Store } from '../platform/store/open-store.ts';
import { createHubSpotApp, type HubSpotAppDeps } from './hubspot-app.ts';

/** All HubSpot parts of a process. */
export interface HubSpotSide {
  hubspot: HubSpot;
  environmentToken: EnvironmentToken;
  /** The processes that share HubSpot's limits. */
  workers: WorkerCount;
  /** Accepts webhooks, if a client secret can verify them. */
  accept: AcceptEvents | undefined;
  /** Serves the app in HubSpot, under the same condition. */
  hubspotApp: HubSpotApp | undefined;
  intakeMetrics: IntakeMetrics;
}

interface Deps extends Pick<HubSpotAppDeps, 'analyzer' | 'trial'> {
  store: Store;
  /** Undefined when nothing is accepted. */
  queue: Queue | undefined;
  metrics: Pick<Metrics, 'registry'>;
  log: Log;
}

export async function connectHubSpot(
  { hubspot: settings, publicUrl }: Pick<Config, 'hubspot' | 'publicUrl'>,
  { store, queue, metrics, log, analyzer, trial }: Deps,
): Promise<HubSpotSide> {
  const workers = createWorkerCount(store.pool);
  const intakeMetrics = createStoredIntakeMetrics(store, metrics.registry);
  const hubspot = createHubSpot({
    settings,
    store,
    processes: workers.current,
    onCall: intakeMetrics.called,
    onRevoked: (portalId) => log.warn({ portalId }, "the portal revoked the app's access; its work has stopped"),
  });
  const environmentToken = createHubSpotToken({
    hubspot,
    store,
    token: settings.accessToken,
    onAttempt: logAttempts(log, 'portal', 'HUBSPOT_ACCESS_TOKEN'),
  });
  const side = { hubspot, environmentToken, workers, intakeMetrics };
  if (queue === undefined || settings.clientSecrets.length === 0)
    return { ...side, accept: undefined, hubspotApp: undefined };
  return {
    ...side,
    accept: await createIntake(store, queue),
    hubspotApp: await createHubSpotApp({ store, queue, hubspot, analyzer, trial, publicUrl }),
  };
}

/** What `/readyz` reports about HubSpot. */
export function createHubSpotCheck(
  { clientId, clientSecrets }: Config['hubspot'],
  { store, environmentToken }: Pick<HubSpotSide, 'environmentToken'> & { store: Pick<Store, 'db'> },
): () => Promise<Check> {
  return () =>
    readinessOfHubSpot({
      db: store.db,
      takesWebhooks: clientSecrets.length > 0,
      hasOAuth: clientId !== undefined,
      problem: environmentToken.problem,
    });
}

/** The metrics of the intake; pending work is counted in the store on demand. */
export function createStoredIntakeMetrics({ db }: Pick<Store, 'db'>, registry: Registry): IntakeMetrics {
  return createIntakeMetrics({
    registry,
    countJobs: () => countJobs(db, everyJob),
    async countOpenEvents() {
      const { rows } = await sql<{ open: number }>`
        select count(*)::integer as open from webhook_events where processed_at is null`.execute(db);
      return rows[0]?.open ?? 0;
    },
  });
}
