import { sql } from 'kysely';
import { connectedText } from '../../../shared/dashboard/connections.ts';
import { AUDIT_CSV_PATH, type Overview, type overviewOperations } from '../../../shared/dashboard/overview.ts';
import { unfitReasons } from '../../../shared/lead-actions.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { everyJob } from '../../jobs/definitions/every-job.ts';
import { findAppPortal } from '../../jobs/portals/served-portal.ts';
import { countUnfit } from '../../jobs/slack/digest/slack-digest.ts';
import { describeHealth, describePortal } from '../../jobs/slack/home/slack-home.ts';
import { listDeadLetters } from '../../platform/queue/job-rows.ts';
import type { Db } from '../../platform/store/schema.ts';
import { findSlackConnection } from '../../slack/connect/connections.ts';
import { dayAfter, momentOf, wallClock } from '../../slack/routing/wall-clock.ts';
import { createAuditCsv, createListAudit } from '../audit/audit-log.ts';
import type { SpecialRoute } from '../dashboard-routes.ts';
import type { DashboardHandlers } from '../handlers.ts';
import { timeZoneOf } from '../time-zone.ts';

interface Span {
  accountId: string;
  /** Days YYYY-MM-DD, the last one is today. */
  days: readonly string[];
  timeZone: string;
  now: Date;
}

/** The last `count` calendar days, up to today. */
function lastDays(count: number, now: Date, timeZone: string): string[] {
  const today = wallClock(now, timeZone).day;
  return Array.from({ length: count }, (_, at) => dayAfter(today, at - count + 1));
}

type Figures = Omit<Overview, 'checklist' | 'parts' | 'oldestWork'>;

/** Outcomes of the leads received on these days, without backfills. */
async function countOverview(db: Db, span: Span): Promise<Figures> {
  const { accountId, now } = span;
  const starts = startsOf(span);
  const from = starts[0] ?? now;
  const [days, whole, unfit] = await Promise.all([
    countDays(db, span, starts),
    countWhole(db, { accountId, from }),
    countUnfit(db, { accountId, from, until: now }),
  ]);
  return {
    ...whole,
    days,
    leads: days.reduce((sum, { leads }) => sum + leads, 0),
    valid: days.reduce((sum, { valid }) => sum + valid, 0),
    unfit: unfit.map(({ reason, count }) => ({ reason: unfitReasons[reason], leads: count })),
  };
}

const DAY_MS = 86_400_000;

/** When each day starts; a day that starts 24 hours after the one before, as nearly all do, is not searched for. */
function startsOf({ days, timeZone }: Pick<Span, 'days' | 'timeZone'>): Date[] {
  const starts: Date[] = [];
  for (const day of days) {
    const usual = new Date((starts.at(-1)?.getTime() ?? Number.NaN) + DAY_MS);
    const shown = starts.length === 0 ? undefined : wallClock(usual, timeZone);
    const isUsual = shown?.day === day && shown.minute === 0;
    starts.push(isUsual ? usual : momentOf({ day, time: '00:00' }, timeZone));
  }
  return starts;
}

const cameIn = sql<boolean>`l.status <> 'deleted' and coalesce(l.first_cause, l.cause) <> 'backfill'`;

async function countDays(db: Db, span: Span, starts: readonly Date[]): Promise<Overview['days']> {
  const { rows } = await sql<{ day: number; leads: number; valid: number }>`
    select width_bucket(l.created_at, ${[...starts]}::timestamptz[]) as day, count(*)::integer as leads,
      (count(*) filter (where l.status = 'valid'))::integer as valid
    from leads l where l.account_id = ${span.accountId} and l.created_at >= ${starts[0]} and ${cameIn}
    group by 1`.execute(db);
  const counted = new Map(rows.map((row) => [row.day, row]));
  return span.days.map((date, at) => {
    const { leads = 0, valid = 0 } = counted.get(at + 1) ?? {};
    return { date, leads, valid };
  });
}

interface Whole {
  alerted: number;
  claimed: number;
  contacted: number;
  unclaimed: number;
  backfilled: number;
  to_alert: number[] | null;
  to_claim: number[] | null;
}

/** Figures of the valid leads; unclaimed ones are counted as the list shows them, backfills included. The first person to act on a lead has claimed it, whatever the action. */
async function countWhole(db: Db, { accountId, from }: { accountId: string; from: Date }) {
  const { rows } = await sql<Whole>`
    with taken as (
      select lead_id, min(at) as at from lead_history
      where account_id = ${accountId} and at >= ${from} and action in ('claim', 'contacted', 'not_a_fit')
      group by lead_id
    ), came as (
      select coalesce(h.state, 'new') as state, h.alerted_at is not null as alerted, t.at is not null as taken,
        greatest(date_part('epoch', h.alerted_at - l.created_at) / 60, 0) as to_alert,
        greatest(date_part('epoch', t.at - l.created_at) / 60, 0) as to_claim
      from leads l left join lead_handling h on h.lead_id = l.id left join taken t on t.lead_id = l.id
      where l.account_id = ${accountId} and l.created_at >= ${from} and l.status = 'valid' and ${cameIn}
    ), listed as (
      select count(*)::integer as unclaimed from leads l left join lead_handling h on h.lead_id = l.id
      where l.account_id = ${accountId} and l.created_at >= ${from} and l.status = 'valid'
        and coalesce(h.state, 'new') = 'new'
    )
    select (count(*) filter (where alerted))::integer as alerted, (count(*) filter (where taken))::integer as claimed,
      (count(*) filter (where state = 'contacted'))::integer as contacted,
      (select unclaimed from listed) as unclaimed,
      (select count(*)::integer from leads l where l.account_id = ${accountId} and l.created_at >= ${from}
        and l.status <> 'deleted' and not (${cameIn})) as backfilled,
      percentile_cont(array[0.5, 0.9]) within group (order by to_alert) filter (where alerted) as to_alert,
      percentile_cont(array[0.5, 0.9]) within group (order by to_claim) filter (where taken) as to_claim
    from came`.execute(db);
  // An aggregate always has its one row.
  const { to_alert, to_claim, ...counts } = rows[0] as Whole;
  return { ...counts, minutesToAlert: spreadOf(to_alert), minutesToClaim: spreadOf(to_claim) };
}

const spreadOf = (both: number[] | null): Overview['minutesToClaim'] =>
  both === null ? null : { median: both[0] ?? 0, p90: both[1] ?? 0 };

type Part = Overview['parts'][number];

/** What leads depend on, from stored state: no service is called. */
async function listParts(db: Db, accountId: string): Promise<Part[]> {
  const connection = await connectionOfAccount(db, accountId);
  const portal = connection && (await findAppPortal(db, connection.portalId));
  const { state, detail } = describePortal(portal);
  const problem = connection?.mappingProblems ?? [];
  return [
    { name: 'HubSpot', ok: state === 'ok', text: detail },
    ...(problem.length > 0 ? [{ name: 'Field mapping', ok: false, text: `${problem.join('; ')}.` }] : []),
    ...(await slackParts(db, accountId)),
    ...(connection === undefined ? [] : await failedParts(db, connection.portalId)),
  ];
}

async function slackParts(db: Db, accountId: string): Promise<Part[]> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) return [{ name: 'Slack', ok: false, text: 'No Slack workspace is connected.' }];
  const lines = await describeHealth(db, { all: [connection], seen: [] });
  const parts = lines.map(({ name, state, detail }) => ({ name, ok: state === 'ok', text: detail }));
  if (parts.some(({ name, ok }) => name === 'Slack' && !ok)) return parts;
  return [{ name: 'Slack', ok: true, text: connectedText('Slack') }, ...parts];
}

const COUNTED_MAX = 100;

async function failedParts(db: Db, portalId: string): Promise<Part[]> {
  const failed = await listDeadLetters(db, everyJob, { limit: COUNTED_MAX, match: { portalId } });
  if (failed.length === 0) return [];
  const many = failed.length === COUNTED_MAX ? `${COUNTED_MAX} jobs or more have` : `${failed.length} jobs have`;
  const text = `${failed.length === 1 ? 'One job has' : many} failed. See Deliveries on the Connections page.`;
  return [{ name: 'Deliveries', ok: false, text }];
}

/** Since when overdue work has been waiting. */
async function findOldestWork(db: Db, accountId: string): Promise<Date | null> {
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
async function listChecklist(db: Db, accountId: string): Promise<Overview['checklist']> {
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
  db: Db;
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
