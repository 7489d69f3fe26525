import type { Redis } from 'ioredis';
import { type AccountDirectory, createAccountDirectory } from '../accounts/account-directory.ts';
import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts';
import type { CaseAnalysis } from '../analysis/compose-analysis.ts';
import type { Engine } from '../analysis/engine.ts';
import type { Config } from '../config.ts';
import type { EnvironmentToken } from '../connect/environment-token.ts';
import { createHubSpot, type HubSpot } from '../hubspot/client/hubspot.ts';
import { createHubSpotToken } from '../hubspot/connect/connect-static.ts';
import { readinessOfHubSpot } from '../hubspot/connect/hubspot-readiness.ts';
import type { AcceptEvents } from '../hubspot/webhook/inbox.ts';
import type { IntakeMetrics } from '../hubspot/webhook/intake-metrics.ts';
import { createLeadUrl } from '../jobs/app/dashboard-url.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { countSlack, createSlackMetrics, type SlackMetrics } from '../jobs/slack/messages/slack-metrics.ts';
import { createMetrics, type Metrics } from '../platform/http/metrics.ts';
import type { CheckedPart } from '../platform/http/readiness.ts';
import { createToday } from '../platform/local-day.ts';
import type { Log } from '../platform/log/log.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import { createStoredAnalysisCache } from '../platform/results/analysis-cache.ts';
import { listenAccountChanges } from '../platform/store/listen.ts';
import { openStore, type Store } from '../platform/store/open-store.ts';
import { readMigrations } from '../platform/store/read-migrations.ts';
import { createWorkerCount, type WorkerCount } from '../platform/store/worker-count.ts';
import { type OpenAnalysis, openAnalysis } from './choose-engine.ts';
import { createHubSpotApp, type HubSpotApp } from './hubspot-app.ts';
import { createLimits, type Limits } from './limits.ts';
import { createReadinessParts, readinessOfDeliveries } from './readiness-parts.ts';
import { openRequestNotes, type RequestNotes } from './request-notes.ts';
import { connectSlack, createSlackCheck, openSlack, openSlackPorts, type SlackSide } from './slack-side.ts';
import { createIntake, createStoredIntakeMetrics } from './webhook-intake.ts';

/** Open connections and wired functions; disposing closes them in reverse order. */
export interface Context extends SlackSide, RequestNotes, AsyncDisposable {
  config: Config;
  log: Log;
  metrics: Metrics;
  store: Store;
  redis: Redis | undefined;
  directory: AccountDirectory;
  limits: Limits;
  analysis: OpenAnalysis;
  analyzer: Analyzer;
  /** An analyzer that stores no results, to try out rules. */
  trial: Analyzer;
  hubspot: HubSpot;
  environmentToken: EnvironmentToken;
  /** Open when webhooks or clicks are accepted; otherwise the worker opens its own. */
  queue: Queue | undefined;
  /** The same, or else a new queue that only enqueues. */
  openQueue(): Promise<Queue>;
  /** The processes that share HubSpot's limits. */
  workers: WorkerCount;
  /** Accepts webhooks, if a client secret can verify them. */
  accept: AcceptEvents | undefined;
  /** Serves the app in HubSpot, under the same condition. */
  hubspotApp: HubSpotApp | undefined;
  intakeMetrics: IntakeMetrics;
  slackMetrics: SlackMetrics;
  /** The checks of `/readyz` and the banner. */
  parts: Record<string, CheckedPart>;
}

interface ContextOptions {
  log: Log;
  /** Created before and disposed after the context, by a caller that cannot wait for it. */
  metrics?: Metrics;
  analysis?: OpenAnalysis;
  /** Replaces the configured engine, to measure everything around it. */
  engine?: Engine;
  /** Sign-in attempts to the dashboard, per address or person. */
  signInsPerMinute?: number;
  now?: () => Date;
}

/** Results cached in memory, about 16 kB each, in front of the table that stores them all. */
const RESULTS_IN_MEMORY = 1_000;

/** @throws {StoreRefusal} when the store cannot be opened; nothing stays open then. */
export async function createContext(config: Config, options: ContextOptions): Promise<Context> {
  const { log, now = () => new Date() } = options;
  await using opening = new AsyncDisposableStack();
  const { metrics = createMetrics() } = options;
  const analysis =
    options.analysis ?? opening.use(await openAnalysis(config.analyzer, { log, metrics, engine: options.engine }));
  const store = opening.use(await openStore({ ...config.store, log }));
  const redis = config.redisUrl === undefined ? undefined : opening.use(await connectRedis(config.redisUrl, log));
  const directory = createAccountDirectory({ pool: store.pool });
  const notes = openRequestNotes(opening, { store, log, metrics });
  const { signInsPerMinute } = options;
  const limits = createLimits({ plans: config.plans, signInsPerMinute, redis, metrics, log });
  const analyzer = createStoredAnalyzer(analysis.analysis, { store, log, now });
  opening.use(await listenAccountChanges({ ...store, log, onChange: forgetChanged({ directory, analyzer }) }));
  const workers = createWorkerCount(store.pool);
  const hubspotSide = connectHubSpot(config.hubspot, { store, metrics, log, workers });
  const takesWebhooks = config.hubspot.clientSecrets.length > 0;
  const { queue, openQueue } = await openQueues(opening, config, { store, log });
  const accept = queue && takesWebhooks ? await createIntake(store, queue) : undefined;
  const trial = createAnalyzer({ engine: analysis.analysis, today: createToday(now) });
  const app = { store, hubspot: hubspotSide.hubspot, analyzer, trial, publicUrl: config.publicUrl };
  const hubspotApp = queue && takesWebhooks ? await createHubSpotApp({ ...app, queue }) : undefined;
  const slack = openSlack(config, { store, metrics, log });
  const leadUrl = createLeadUrl(config.publicUrl);
  const ports = openSlackPorts({ store, queue, hubspot: hubspotSide.hubspot, slack, analyzer, log, leadUrl });
  const slackSide = await connectSlack(config, { slack, store, log, ports });
  const parts = await describeParts(config, { store, limits, analysis, ...hubspotSide, ...slackSide });
  const open = opening.move();
  return {
    config,
    log,
    metrics,
    store,
    redis,
    directory,
    ...notes,
    limits,
    analysis,
    analyzer,
    trial,
    ...hubspotSide,
    ...slackSide,
    workers,
    queue,
    openQueue,
    accept,
    hubspotApp,
    intakeMetrics: createStoredIntakeMetrics(store, metrics.registry),
    slackMetrics: createSlackMetrics({ registry: metrics.registry, count: () => countSlack(store.db) }),
    parts,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function openQueues(
  opening: AsyncDisposableStack,
  config: Config,
  deps: Pick<Context, 'store' | 'log'>,
): Promise<Pick<Context, 'queue' | 'openQueue'>> {
  const takesIn = config.hubspot.clientSecrets.length > 0 || takesSlack(config);
  const queue = takesIn ? opening.use(await openJobQueue({ ...deps, works: config.role !== 'api' })) : undefined;
  const later = opening.use(new AsyncDisposableStack());
  return { queue, openQueue: async () => queue ?? later.use(await openJobQueue({ ...deps, works: false })) };
}

/** By HTTP or Socket Mode: clicks become jobs. */
function takesSlack({ role, slack: { signingSecrets, appToken } }: Config): boolean {
  return role !== 'worker' && (signingSecrets !== undefined || appToken !== undefined);
}

function createStoredAnalyzer(
  engine: CaseAnalysis,
  { store, log, now }: Pick<Context, 'store' | 'log'> & { now(): Date },
) {
  return createAnalyzer({
    engine,
    today: createToday(now),
    cache: createStoredAnalysisCache(store),
    recent: RESULTS_IN_MEMORY,
    onCacheFailure: ({ operation, cause }) =>
      log.warn({ operation, cause }, 'result cache failed; analyzed without it'),
  });
}

function connectHubSpot(
  settings: Config['hubspot'],
  { store, metrics, log, workers }: Pick<Context, 'store' | 'metrics' | 'log' | 'workers'>,
): Pick<Context, 'hubspot' | 'environmentToken'> {
  const hubspot = createHubSpot({
    settings,
    store,
    processes: workers.current,
    onCall: ({ method, status, seconds }) =>
      metrics.hubspotCalls.observe({ method, status: status === undefined ? 'none' : `${status}` }, seconds),
    onRevoked: (portalId) => log.warn({ portalId }, "the portal revoked the app's access; its work has stopped"),
  });
  const environmentToken = createHubSpotToken({
    hubspot,
    store,
    token: settings.accessToken,
    onAttempt: (reason) =>
      reason === undefined
        ? log.info({}, 'the portal of HUBSPOT_ACCESS_TOKEN is connected')
        : log.warn({ reason }, 'HUBSPOT_ACCESS_TOKEN is not in use'),
  });
  return { hubspot, environmentToken };
}

async function describeParts(
  config: Config,
  {
    store,
    limits,
    analysis,
    environmentToken,
    slackApp,
    slackToken,
  }: Pick<Context, 'store' | 'limits' | 'analysis' | 'environmentToken' | 'slackApp' | 'slackToken'>,
) {
  const { clientId, clientSecrets } = config.hubspot;
  return createReadinessParts({
    store,
    deliveries: () => readinessOfDeliveries(store),
    migrations: (await readMigrations()).length,
    limits,
    engine: analysis.analysis.identity,
    engineProblem: analysis.problem,
    engineUnready: analysis.unready,
    hubspot: () =>
      readinessOfHubSpot({
        db: store.db,
        takesWebhooks: clientSecrets.length > 0,
        hasOAuth: clientId !== undefined,
        problem: environmentToken.problem,
      }),
    slack: createSlackCheck(config.slack, { store, slackApp, slackToken }),
  });
}

function forgetChanged({ directory, analyzer }: Pick<Context, 'directory' | 'analyzer'>) {
  return (accountId: string | null) => {
    if (accountId !== null) return directory.forget(accountId);
    directory.forgetAll();
    analyzer.forget();
  };
}

/**
 * The client is loaded only if Redis is configured. ioredis reports every failed attempt; the limiter logs state
 * changes, so these stay below the usual level.
 */
async function connectRedis(url: string, log: Log) {
  const { openRedis } = await import('../platform/http/limits/open-redis.ts');
  return openRedis(url, (err) => log.debug({ err }, 'Redis connection failed'));
}
