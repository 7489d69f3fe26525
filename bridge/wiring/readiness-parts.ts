import { sql } from 'kysely';
import type { Pool } from 'pg';
import { counted } from '../../shared/counted.ts';
import type { EngineIdentity } from '../../shared/results.ts';
import { hubSpotUnconnected } from '../hubspot/connect/hubspot-readiness.ts';
import { everyJob } from '../jobs/definitions/every-job.ts';
import type { Check, CheckedPart } from '../platform/http/readiness.ts';
import { countJobs } from '../platform/queue/job-rows.ts';
import { countProcesses } from '../platform/store/embedded/count-processes.ts';
import type { Store } from '../platform/store/open-store.ts';
import { probeWrites } from '../platform/store/settings.ts';
import { slackUnconnected } from '../slack/connect/check-slack.ts';
import type { Limits } from './rate-limits.ts';

interface PartsDeps {
  store: { pool: Pick<Pool, 'query'>; engine: 'embedded' | 'server' };
  /** How many migrations this program knows; fewer in the database means that it was replaced at runtime. */
  migrations: number;
  limits: Pick<Limits, 'state'>;
  engine: EngineIdentity;
  /** Why the analyzer refuses work at the moment, if it does. */
  engineProblem?: (() => string | undefined) | undefined;
  /** Why it accepts no work at all. */
  engineUnready?: (() => string | undefined) | undefined;
  /** Whether jobs failed permanently. */
  deliveries?: () => Promise<Check>;
  /** State of the HubSpot connections. */
  hubspot: () => Promise<Check>;
  /** State of the Slack connections. */
  slack: () => Promise<Check>;
}

/** The checks of `/readyz`. Store and analyzer are required: no record can be answered without them. */
export function createReadinessParts(deps: PartsDeps): Record<string, CheckedPart> {
  const { deliveries } = deps;
  return {
    store: { required: true, check: () => checkStore(deps) },
    limits: { required: false, check: () => checkLimits(deps.limits) },
    analyzer: { required: true, check: () => checkAnalyzer(deps) },
    hubspot: { required: false, check: deps.hubspot },
    slack: { required: false, check: deps.slack },
    ...(deliveries && { deliveries: { required: false, check: deliveries } }),
  };
}

const storeNames = { embedded: 'Embedded PostgreSQL', server: 'PostgreSQL server' } as const;

const describeStore = (name: string, applied: number): string =>
  `${name} is running; all ${applied} migrations are applied.`;

const countedInMemory: Check = {
  status: 'ok',
  detail: "Rate limits are counted in this process's memory (Redis is not configured).",
};

const noDeadJob: Check = { status: 'ok', detail: 'No job has failed permanently.' };

/** The answer of a bridge on its first start, with nothing configured. */
export function checksOfFirstStart({ migrations, engine }: Pick<PartsDeps, 'migrations' | 'engine'>) {
  return {
    store: { status: 'ok', detail: describeStore(storeNames.embedded, migrations) },
    limits: countedInMemory,
    analyzer: describeAnalyzer(engine),
    hubspot: hubSpotUnconnected(false),
    slack: slackUnconnected(false),
    deliveries: noDeadJob,
  } as const satisfies Record<string, Check>;
}

async function checkStore({ store, migrations, limits }: PartsDeps): Promise<Check> {
  const { rows } = await store.pool.query<{ applied: number }>(
    'select count(*)::integer as applied from schema_migrations',
  );
  const applied = rows[0]?.applied ?? 0;
  const which = storeNames[store.engine];
  if (applied < migrations) {
    return {
      status: 'down',
      detail: `${which}: ${applied} of ${migrations} migrations are applied. Restart the bridge.`,
    };
  }
  const refusal = await probeWrites(store.pool);
  if (refusal !== undefined) return { status: 'down', detail: `${which} accepts no writes because ${refusal}.` };
  const detail = describeStore(which, applied);
  const processes = store.engine === 'embedded' && limits.state() === 'memory' ? await countProcesses(store.pool) : 1;
  if (processes < 2) return { status: 'ok', detail };
  const shared = `${processes} processes use it, and each counts limits by itself because Redis is not configured.`;
  return { status: 'ok', detail: `${detail} ${shared}` };
}

function checkLimits(limits: Pick<Limits, 'state'>): Check {
  const state = limits.state();
  if (state === 'memory') return countedInMemory;
  if (state === 'redis') return { status: 'ok', detail: 'Counted in Redis, shared by all processes.' };
  return { status: 'degraded', detail: 'Redis does not answer; each process counts limits by itself until it does.' };
}

function checkAnalyzer({ engine, engineProblem, engineUnready }: PartsDeps): Check {
  const unready = engineUnready?.();
  if (unready !== undefined) return { status: 'down', detail: unready };
  const problem = engineProblem?.();
  if (problem !== undefined) return { status: 'degraded', detail: problem };
  return describeAnalyzer(engine);
}

function describeAnalyzer(engine: EngineIdentity): Check {
  if (engine.name === 'openai') {
    return {
      status: 'ok',
      detail: `openai ${engine.version}: a language model (${engine.model}) reads the notes; code computes the score.`,
    };
  }
  return {
    status: 'ok',
    detail: `rubric ${engine.version}: the offline analyzer (word lists and rules, no language model). Set OPENAI_API_KEY to use a language model.`,
  };
}

/** An event is usually done in seconds. */
const OPEN_MAX_SECONDS = 300;

/** Whether jobs failed permanently and wait to be checked, and whether webhooks wait longer than they should. */
export async function readinessOfDeliveries({ db }: Pick<Store, 'db'>): Promise<Check> {
  const [jobs, events] = await Promise.all([countJobs(db, everyJob), countOpenEvents(db)]);
  const dead = [...jobs.values()].reduce((sum, counts) => sum + counts.dead, 0);
  const wrong = [
    ...(dead > 0 ? [`${counted(dead, 'job')} failed permanently: deliveries list --status failed shows why.`] : []),
    ...(events.seconds > OPEN_MAX_SECONDS
      ? [
          `${counted(events.open, 'webhook event')} open; the oldest has waited ${counted(Math.floor(events.seconds / 60), 'minute')}.`,
        ]
      : []),
  ];
  if (wrong.length > 0) return { status: 'degraded', detail: wrong.join(' ') };
  return noDeadJob;
}

/** Only of active portals: events of a paused one wait on purpose. */
async function countOpenEvents(db: Store['db']): Promise<{ open: number; seconds: number }> {
  const { rows } = await sql<{ open: number; seconds: number }>`
    select count(*)::integer as open,
      coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as seconds
    from webhook_events join hubspot_connections using (portal_id)
    where processed_at is null and status = 'active'`.execute(db);
  return rows[0] ?? { open: 0, seconds: 0 };
}
