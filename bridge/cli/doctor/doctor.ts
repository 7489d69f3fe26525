import process from 'node:process';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import { counted } from '../../../shared/counted.ts';
import { listAccounts } from '../../accounts/accounts.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { countUnclear } from '../../analysis/filters/conditions/custom-filters.ts';
import { type ApiKey, listKeys } from '../../auth/keys.ts';
import { type Config, type OpenAIConfig, readConfig } from '../../config.ts';
import { everyJob } from '../../jobs/definitions/every-job.ts';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { openRedis } from '../../platform/http/limits/open-redis.ts';
import { scrub } from '../../platform/log/describe-error.ts';
import { createLog, type Log } from '../../platform/log/log.ts';
import { OLDEST_NODE } from '../../platform/node-fault.js';
import { CALL } from '../../platform/product.ts';
import { countJobs } from '../../platform/queue/job-rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { CommandInput, CommandOutput, Streams } from '../command/command.ts';
import { openReported } from '../command/with-account.ts';
import { checkBridge } from './check-bridge.ts';
import { checkHubSpot, checkSlack } from './check-connections.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const TIMEOUT_MS = 8_000;
/** Limit of the model list, bytes: proxy servers list hundreds. */
const MODELS_MAX = 8_000_000;
const OPENAI_URL = 'https://api.openai.com/v1';

async function checkRedis({ redisUrl }: Config): Promise<Finding> {
  if (redisUrl === undefined) return off('redis', 'Not configured: each process counts limits in its own memory.');
  using stack = new DisposableStack();
  const redis = stack.adopt(
    openRedis(redisUrl, () => undefined),
    (client) => client.disconnect(),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
      redis.once('ready', () => resolve(clearTimeout(timer)));
    });
    await redis.ping();
    return ok('redis', 'Answers; limits are shared by all processes.');
  } catch {
    return warning(
      'redis',
      'Does not answer; each process counts limits by itself.',
      'Check REDIS_URL and the server.',
    );
  }
}

const modelList = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), shutdown_date: z.string().nullish() })),
});

/** Asks which models the key may use; nothing is analyzed or billed. */
export async function checkAnalyzer({ analyzer }: Config): Promise<Finding> {
  if (analyzer.engine === 'rubric')
    return ok('analyzer', 'Offline rules and word lists, no language model. Set OPENAI_API_KEY for one.');
  try {
    return describeModels(analyzer.openai, await fetchModels(analyzer.openai));
  } catch {
    return failed(
      'analyzer',
      'The model server does not answer.',
      'Check OPENAI_BASE_URL and that this machine may reach it.',
    );
  }
}

async function fetchModels({ apiKey, baseUrl }: OpenAIConfig): Promise<{ status: number; body: unknown }> {
  const response = await createBoundedFetch({ maxBytes: MODELS_MAX })(`${baseUrl ?? OPENAI_URL}/models`, {
    headers: { Authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

function describeModels({ model }: OpenAIConfig, { status, body }: { status: number; body: unknown }): Finding {
  if (status === 401 || status === 403) return failed('analyzer', 'The key is not accepted.', 'Check OPENAI_API_KEY.');
  const list = modelList.safeParse(body);
  if (status !== 200 || !list.success)
    return warning('analyzer', `The server answers, but lists no models (${status}).`, 'Score one record to be sure.');
  const found = list.data.data.find(({ id }) => id === model);
  if (found === undefined) return warning('analyzer', `${model} is not in the list of models.`, 'Check OPENAI_MODEL.');
  if (found.shutdown_date)
    return warning('analyzer', `${model} shuts down on ${found.shutdown_date}.`, 'Set OPENAI_MODEL to its successor.');
  return ok('analyzer', `${model} is available.`);
}

function checkRuntime(): Finding {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('runtime', `Node ${version}.`);
  return failed('runtime', `Node ${version} is too old.`, `Run it through npm, or use Node ${OLDEST_NODE} or newer.`);
}

function checkPublicUrl({ publicUrl }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(hostname);
  if (protocol === 'https:') return ok('public address', publicUrl);
  if (local) return off('public address', `${publicUrl}: this machine only.`);
  return warning(
    'public address',
    `${publicUrl} is not encrypted.`,
    'Put a TLS proxy in front and set PUBLIC_URL to https://…',
  );
}

const signs = { ok: 'ok', off: '--', warning: '!!', failed: 'XX' } as const;

function renderFinding({ part, status, detail, todo }: Finding): string {
  return `  ${signs[status]}  ${part.padEnd(16)} ${detail}${todo === null ? '' : `\n      ${' '.repeat(16)} → ${todo}`}`;
}

/** Runs every check, whether or not the bridge is running; exit status 1 when one failed. */
export async function doctor(input: CommandInput): Promise<CommandOutput> {
  // An invalid configuration lists its own mistakes, as at start.
  const config = readConfig(input.environment);
  const { log } = createLog({ level: 'fatal', destination: input.streams.stderr });
  const findings: Finding[] = [
    checkRuntime(),
    ok('configuration', 'No problems found.'),
    checkPublicUrl(config),
    await checkDataFolder(config),
    ...(await checkStore(config, log, input.streams)),
    await checkRedis(config),
    await checkAnalyzer(config),
    await checkBridge(config),
  ];
  const failed = findings.filter(({ status }) => status === 'failed').length;
  const warned = findings.filter(({ status }) => status === 'warning').length;
  const summary = failed + warned === 0 ? 'Everything is in order.' : `${failed} failed, ${warned} needing attention.`;
  return {
    json: { ok: failed === 0, findings },
    text: [...findings.map(renderFinding), '', summary].join('\n'),
    exitCode: failed === 0 ? 0 : 1,
  };
}

/** Opens the store as the bridge would (server, migrations, secret), then checks its contents and connections. */
async function checkStore(config: Config, log: Log, streams: Streams): Promise<Finding[]> {
  try {
    await using store = await openReported({ ...config.store, log }, streams);
    const kind = store.engine === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL server';
    const { rows } = await store.pool.query<{ version: string }>("select current_setting('server_version') as version");
    return [
      ok('store', `${kind} ${rows[0]?.version ?? ''}; migrations are up to date; the app secret matches.`),
      await checkClock(store.pool),
      ...(await checkAccounts(store)),
      await checkDeliveries(store),
      ...(await checkHubSpot(config, store)),
      ...(await checkWorkflows(store)),
      ...(await checkSlack(config, store, log)),
    ];
  } catch (error) {
    const message = scrub(error instanceof Error ? error.message : 'unknown failure');
    return [failed('store', message, todoFor(error, config.store.databaseUrl))];
  }
}

function todoFor(error: unknown, databaseUrl: string | undefined): string {
  if (error instanceof Refusal) return 'Do what the message says, then run doctor again.';
  if (databaseUrl === undefined) return 'See the message, or set DATABASE_URL to use a server instead.';
  return 'Check DATABASE_URL and that the server works.';
}

const MOST_SKEW_SECONDS = 5;

/** Key expiries, limits and deadlines use this clock and the database's; they have to agree. */
export async function checkClock(pool: Pick<Pool, 'query'>, now = Date.now): Promise<Finding> {
  const before = now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const there = rows[0]?.now.getTime() ?? before;
  const seconds = Math.round((there - Math.min(Math.max(there, before), now())) / 1_000);
  if (Math.abs(seconds) <= MOST_SKEW_SECONDS) return ok('clock', "Matches the database's clock.");
  const detail = `The database is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine.`;
  return warning('clock', detail, 'Set both clocks, for example by NTP.');
}

async function checkAccounts({ db }: Store): Promise<Finding[]> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0)
    return [warning('accounts', 'There is none yet.', `${CALL} account create --name "My firm"`)];
  return Promise.all(
    accounts.map(async ({ id, name }) => {
      const part = `account ${name.replace(/\p{Cc}/gu, ' ')}`;
      const keys = (await listKeys(db, id)).filter(isUsable).length;
      const { practiceAreas, customFilters, threshold } = (await getConfiguration(db, id)).configuration;
      const areas = practiceAreas.length;
      const counts = [counted(keys, 'key'), counted(areas, 'practice area'), counted(customFilters.length, 'filter')];
      const detail = `${counts.join(', ')}, threshold ${threshold}.`;
      const unclear = countUnclear(customFilters);
      if (areas > 0 && unclear > 0) {
        const remedy = `${CALL} configuration get --account ${id}   (shows which, and how the others are read)`;
        return warning(part, `${detail} ${counted(unclear, 'filter')} not fully understood.`, remedy);
      }
      if (areas > 0) return ok(part, detail);
      return warning(part, `${detail} It accepts no lead.`, `${CALL} configuration set --account ${id} --file F`);
    }),
  );
}

const isUsable = ({ revokedAt, expiresAt }: ApiKey): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now());

const OLD_MINUTES = 15;

/** Jobs that failed permanently, and events that have been pending too long. */
async function checkDeliveries({ db }: Pick<Store, 'db'>): Promise<Finding> {
  const counts = await countJobs(db, everyJob);
  const dead = [...counts].filter(([, { dead: letters }]) => letters > 0);
  const jobs = [...counts.values()].reduce((sum, each) => sum + each.waiting, 0);
  const waiting = `${counted(jobs, 'job')} waiting`;
  if (dead.length > 0) {
    const kinds = dead.map(([job, { dead: letters }]) => `${letters} ${job}`).join(', ');
    return warning(
      'deliveries',
      `Failed permanently: ${kinds}. ${waiting}.`,
      `${CALL} deliveries list --status failed, then deliveries replay --dead`,
    );
  }
  const old = await countOldEvents({ db });
  if (old === 0) return ok('deliveries', `${waiting}; none has failed permanently.`);
  return warning(
    'deliveries',
    `${counted(old, 'event')} ${old === 1 ? 'is' : 'are'} open for more than ${OLD_MINUTES} minutes; ${waiting}.`,
    `${CALL} deliveries list --status open, and check that a worker is running.`,
  );
}

async function countOldEvents({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ old: number }>`
    select count(*)::integer as old from webhook_events join hubspot_connections using (portal_id)
    where processed_at is null and status = 'active' and received_at < now() - make_interval(mins => ${OLD_MINUTES})`.execute(
    db,
  );
  return rows[0]?.old ?? 0;
}

const DAYS = 7;

/** HubSpot workflows that were not notified of a result; no finding when none uses the action. */
async function checkWorkflows({ db }: Pick<Store, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ total: number; denied: number; others: number }>`
    select count(*)::integer as total,
      count(*) filter (where state = 'failed' and reason in ('missing_scopes', 'not_asked'))::integer as denied,
      count(*) filter (where state = 'failed' and reason not in ('missing_scopes', 'not_asked'))::integer as others
    from workflow_runs where created_at > now() - make_interval(days => ${DAYS})`.execute(db);
  const { total = 0, denied = 0, others = 0 } = rows[0] ?? {};
  if (total === 0) return [];
  const unnotified = `${counted(denied + others, 'result')} did not reach the workflow in the last ${DAYS} days`;
  if (denied > 0) {
    const detail = `${unnotified}: the app lacks the automation scope.`;
    return [warning('workflows', detail, 'Add the scope to the app in HubSpot and connect the portal again.')];
  }
  if (others > 0) {
    const todo =
      'See the log for "a result could not be sent to its workflow", and whether HubSpot could be reached then.';
    return [warning('workflows', `${unnotified}.`, todo)];
  }
  return [ok('workflows', `${counted(total, 'lead')} came from workflows in the last ${DAYS} days.`)];
}
