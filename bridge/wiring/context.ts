import type { Redis } from 'ioredis';
import { type AccountDirectory, createAccountDirectory } from '../accounts/account-directory.ts';
import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts';
import type { Engine } from '../analysis/engine.ts';
import { type CallCounts, createCallCounts, createKeyUsage, type KeyUsage } from '../auth/call-counts.ts';
import type { Config } from '../config.ts';
import { openJobQueue } from '../jobs/definitions/job-queue.ts';
import { openKeyedHash } from '../platform/hashes/hashes.ts';
import type { CheckedPart } from '../platform/http/readiness.ts';
import { createToday, currentDate } from '../platform/local-day.ts';
import type { Log } from '../platform/log/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import {
  createResultRequests,
  createStoredAnalysisCache,
  type ResultRequests,
} from '../platform/results/analysis-cache.ts';
import { listenAccountChanges } from '../platform/store/listen.ts';
import { readMigrations } from '../platform/store/migrate.ts';
import { openStore, type Store } from '../platform/store/open-store.ts';
import { createKeptCalls, type KeptCalls } from '../v1/kept-calls.ts';
import { type OpenAnalysis, openAnalysis } from './choose-engine.ts';
import { connectHubSpot, createHubSpotCheck, type HubSpotSide } from './hubspot-side.ts';
import { connectRedis, createLimits, type Limits } from './rate-limits.ts';
import { createReadinessParts, readinessOfDeliveries } from './readiness-parts.ts';
import { connectSlack, createSlackCheck, type SlackSide } from './slack-side.ts';

/** Open connections and wired functions; disposing closes them in reverse order. */
export interface Context extends HubSpotSide, SlackSide, RequestNotes, AsyncDisposable {
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
  /** Open when webhooks or clicks are accepted; otherwise the worker opens its own. */
  queue: Queue | undefined;
  /** The same, or else a new queue that only enqueues. */
  openQueue(): Promise<Queue>;
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
  const { log, now = currentDate } = options;
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
  const trial = createAnalyzer({ engine: analysis.analysis, today: createToday(now) });
  const { queue, openQueue } = await openQueues(opening, config, { store, log });
  const shared = { store, queue, metrics, log, analyzer };
  const hubspotSide = await connectHubSpot(config, { ...shared, trial });
  const slackSide = await connectSlack(config, { ...shared, hubspot: hubspotSide.hubspot });
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
    queue,
    openQueue,
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
  engine: OpenAnalysis['analysis'],
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
  return createReadinessParts({
    store,
    deliveries: () => readinessOfDeliveries(store),
    migrations: (await readMigrations()).length,
    limits,
    engine: analysis.analysis.identity,
    engineProblem: analysis.problem,
    engineUnready: analysis.unready,
    hubspot: createHubSpotCheck(config.hubspot, { store, environmentToken }),
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

/** Records about requests, written after their answers. */
interface RequestNotes {
  keyUsage: KeyUsage;
  callCounts: CallCounts;
  resultRequests: ResultRequests;
  keptCalls: KeptCalls;
}

interface Deps {
  store: Store;
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'keptCallsLost'>;
}

/** Flushed and closed with the stack. */
export function openRequestNotes(opening: AsyncDisposableStack, { store, log, metrics }: Deps): RequestNotes {
  const { db, seal } = store;
  const failed = (what: string) => (err: unknown) => log.warn({ err }, `${what} could not be written`);
  return {
    keyUsage: opening.use(createKeyUsage({ db, onError: failed('last use of keys') })),
    callCounts: opening.use(createCallCounts({ db, onError: failed('calls of keys') })),
    resultRequests: opening.use(createResultRequests({ db, onError: failed('ids of requests') })),
    keptCalls: opening.use(
      createKeptCalls({
        db,
        seal,
        openHash: () => openKeyedHash(store),
        onLost: (calls) => metrics.keptCallsLost.inc(calls),
        onError: failed('kept calls'),
      }),
    ),
  };
}
