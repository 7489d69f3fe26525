import { type Kysely, sql } from 'kysely';
import { connectedText } from '../../../../shared/dashboard/connections.ts';
import { AUDIT_CSV_PATH, type Overview, type overviewOperations } from '../../../../shared/dashboard/overview.ts';
import { getConfiguration } from '../../../accounts/configurations.ts';
import type { SpecialRoute } from '../../../dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import { connectionOfAccount } from '../../../hubspot/connections/connections.ts';
import { listDeadLetters } from '../../../platform/queue/job-rows.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { findSlackConnection } from '../../../slack/connect/connections.ts';
import { findAppPortal } from '../../app/app-portal.ts';
import { everyJob } from '../../definitions/every-job.ts';
import { describeHealth, describePortal } from '../../slack/home/home-health.ts';
import { timeZoneOf } from '../time-zone.ts';
import { createAuditCsv, createListAudit } from './audit-log.ts';
import { countOverview, lastDays } from './overview-figures.ts';

type Part = Overview['parts'][number];

/** What leads depend on, from stored state: no service is called. */
async function listParts(db: Kysely<Database>, accountId: string): Promise<Part[]> {
  const connection = await connectionOfAccount(db, accountId);
  const portal = connection && (await findAppPortal(db, connection.portalId));
  const { state, detail } = describePortal(portal);
  const trouble = connection?.mappingTrouble ?? [];
  return [
    { name: 'HubSpot', ok: state === 'ok', text: detail },
    ...(trouble.length > 0 ? [{ name: 'Field mapping', ok: false, text: `${trouble.join('; ')}.` }] : []),
    ...(await slackParts(db, accountId)),
    ...(connection === undefined ? [] : await failedParts(db, connection.portalId)),
  ];
}

async function slackParts(db: Kysely<Database>, accountId: string): Promise<Part[]> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) return [{ name: 'Slack', ok: false, text: 'No Slack workspace is connected.' }];
  const lines = await describeHealth(db, { all: [connection], seen: [] });
  const parts = lines.map(({ name, state, detail }) => ({ name, ok: state === 'ok', text: detail }));
  if (parts.some(({ name, ok }) => name === 'Slack' && !ok)) return parts;
  return [{ name: 'Slack', ok: true, text: connectedText('Slack') }, ...parts];
}

const COUNTED_MAX = 100;

async function failedParts(db: Kysely<Database>, portalId: string): Promise<Part[]> {
  const failed = await listDeadLetters(db, everyJob, { limit: COUNTED_MAX, match: { portalId } });
  if (failed.length === 0) return [];
  const many = failed.length === COUNTED_MAX ? `${COUNTED_MAX} jobs or more have` : `${failed.length} jobs have`;
  const text = `${failed.length === 1 ? 'One job has' : many} failed. See Deliveries on the Connections page.`;
  return [{ name: 'Deliveries', ok: false, text }];
}

/** Since when overdue work has been waiting. */
async function findOldestWork(db: Kysely<Database>, accountId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(e.received_at) from webhook_events e join hubspot_connections h on h.portal_id = e.portal_id
        where h.account_id = ${accountId} and e.processed_at is null),
      (select min(created_at) from outbox where account_id = ${accountId} and sent_at is null)) as at`.execute(db);
  return rows[0]?.at ?? null;
}

interface Done {
  hubspot: boolean;
  slack: boolean;
  key: boolean;
  sample: boolean;
}

/** What is left to do before leads come in, in order. */
async function listChecklist(db: Kysely<Database>, accountId: string): Promise<Overview['checklist']> {
  const [{ configuration }, { rows }] = await Promise.all([
    getConfiguration(db, accountId),
    sql<Done>`
      select exists (select from hubspot_connections where account_id = ${accountId} and status <> 'revoked') as hubspot,
        exists (select from slack_connections where account_id = ${accountId}) as slack,
        exists (select from api_keys where account_id = ${accountId} and revoked_at is null
          and (expires_at is null or expires_at > now())) as key,
        exists (select from leads where account_id = ${accountId} and score is not null)
          or exists (select from api_keys where account_id = ${accountId} and last_used_at is not null)
          as sample`.execute(db),
  ]);
  const { hubspot, slack, key, sample } = rows[0] ?? { hubspot: false, slack: false, key: false, sample: false };
  return [
    { key: 'areas', done: configuration.practiceAreas.length > 0 },
    { key: 'filters', done: configuration.customFilters.length > 0 },
    // Any lead with a score counts, from any source.
    { key: 'sample', done: sample },
    { key: 'hubspot', done: hubspot },
    { key: 'slack', done: slack },
    { key: 'key', done: key },
  ];
}

interface Deps {
  db: Kysely<Database>;
  now?(): Date;
}

const DAYS = 30;

type OverviewHandlers = Pick<DashboardHandlers, keyof typeof overviewOperations>;

/** The overview page and the audit log. */
export function createOverviewHandlers(deps: Deps): { handlers: OverviewHandlers; special: SpecialRoute[] } {
  return {
    handlers: { readOverview: createReadOverview(deps), listAudit: createListAudit(deps) },
    special: [{ path: AUDIT_CSV_PATH, role: 'admin', answer: createAuditCsv(deps) }],
  };
}

/** From our own tables alone. */
function createReadOverview({ db, now = () => new Date() }: Deps): DashboardHandlers['readOverview'] {
  return async ({ caller: { accountId }, query }) => {
    const timeZone = await timeZoneOf(db, accountId);
    const at = now();
    const days = lastDays(Math.max(Number(query.days ?? DAYS), 1), at, timeZone);
    const [figures, checklist, parts, oldest] = await Promise.all([
      countOverview(db, { accountId, days, timeZone, now: at }),
      listChecklist(db, accountId),
      listParts(db, accountId),
      findOldestWork(db, accountId),
    ]);
    return { ...figures, checklist, parts, oldestWork: oldest?.toISOString() ?? null };
  };
}
