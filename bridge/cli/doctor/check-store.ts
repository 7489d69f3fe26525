import { sql } from 'kysely';
import type { Pool } from 'pg';
import { counted } from '../../../shared/counted.ts';
import { listAccounts } from '../../accounts/accounts.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { countUnclear } from '../../analysis/filters/conditions/custom-filters.ts';
import { type ApiKey, listKeys } from '../../auth/keys.ts';
import type { Config } from '../../config.ts';
import { everyJob } from '../../jobs/definitions/every-job.ts';
import { scrub } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import { CALL } from '../../platform/product.ts';
import { countJobs } from '../../platform/queue/job-rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Streams } from '../command/command.ts';
import { openReported } from '../command/with-account.ts';
import { checkHubSpot } from './check-hubspot.ts';
import { checkSlack } from './check-slack.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Opens the store as the bridge would (server, migrations, secret), then checks its contents and connections. */
export async function checkStore(config: Config, log: Log, streams: Streams): Promise<Finding[]> {
  const { store: options } = config;
  try {
    await using store = await openReported({ ...options, log }, streams);
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
    return [failed('store', message, todoFor(error, options.databaseUrl))];
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
  const findings = await Promise.all(
    accounts.map(async ({ id, name }) => {
      const part = `account ${name.replace(/\p{Cc}/gu, ' ')}`;
      const keys = (await listKeys(db, id)).filter(isUsable).length;
      const { configuration } = await getConfiguration(db, id);
      const areas = configuration.practiceAreas.length;
      const filters = configuration.customFilters.length;
      const counts = [counted(keys, 'key'), counted(areas, 'practice area'), counted(filters, 'filter')];
      const detail = `${counts.join(', ')}, threshold ${configuration.threshold}.`;
      const unclear = countUnclear(configuration.customFilters);
      if (areas > 0 && unclear > 0) {
        const remedy = `${CALL} configuration get --account ${id}   (shows which, and how the others are read)`;
        return warning(part, `${detail} ${counted(unclear, 'filter')} not understood.`, remedy);
      }
      if (areas > 0) return ok(part, detail);
      return warning(part, `${detail} It accepts no lead.`, `${CALL} configuration set --account ${id} --file F`);
    }),
  );
  return findings;
}

function isUsable({ revokedAt, expiresAt }: ApiKey): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt.getTime() > Date.now());
}

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
    `${CALL} deliveries list --status open, and see that a worker runs.`,
  );
}

async function countOldEvents({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ old: number }>`
    select count(*)::integer as old from webhook_events join hubspot_connections using (portal_id)
    where processed_at is null and status = 'active' and received_at < now() - make_interval(mins => ${OLD_MINUTES})
  `.execute(db);
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
  const unnotified = `${counted(denied + others, 'result')} of ${DAYS} days did not reach the workflow`;
  if (denied > 0) {
    const detail = `${unnotified}: the app lacks the automation scope.`;
    return [warning('workflows', detail, 'Add the scope to the app in HubSpot and connect the portal again.')];
  }
  if (others > 0) {
    const todo =
      'See the log for "a result could not be sent to its workflow", and whether HubSpot could be reached then.';
    return [warning('workflows', `${unnotified}.`, todo)];
  }
  return [ok('workflows', `${counted(total, 'lead')} of ${DAYS} days came from workflows.`)];
}
