import { sql } from 'kysely';
import { blockedTexts, NO_PORTAL } from '../../../../shared/problems/screen-blocked-reasons.ts';
import type { SlackChannelHealth } from '../../../../shared/slack-health.ts';
import { isAtDailyLimit, REVOKED } from '../../../hubspot/connections/connections.ts';
import { handlingOf, slackActor } from '../../../leads/lead-handling.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db } from '../../../platform/store/schema.ts';
import type { Slack } from '../../../slack/client/slack.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { accountsOf, type SlackConnection } from '../../../slack/connect/connections.ts';
import { readSlackHealth } from '../../../slack/connect/slack-health.ts';
import { describeLost } from '../../../slack/messages/lost-messages.ts';
import { openReadable } from '../../../slack/messages/message-rows.ts';
import { describeUnannounced } from '../../../slack/messages/unannounced-leads.ts';
import { type Handling, leadCard } from '../../../slack/render/lead-card-schema.ts';
import {
  type HealthLine,
  HOME_LEADS_MAX,
  type Home,
  type HomeLead,
  renderHome,
} from '../../../slack/render/render-home.ts';
import { type SlackMember, slackHomeJob } from '../../definitions/job-kinds.ts';
import { type AppPortal, blockedReasonOf, findAppPortal } from '../../portals/served-portal.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { findVisibleAccounts, strictestOf } from '../members/visible-accounts.ts';

interface HomeDeps {
  db: Db;
  unseal: Store['unseal'];
  queue: Pick<Queue, 'work'>;
  slack: Pick<Slack, 'call'>;
  members: SlackMembers;
  log: Log;
}

/** Shows members the app's home when they open it, until the signal. */
export async function runSlackHomes(deps: HomeDeps & { signal: AbortSignal }): Promise<void> {
  await deps.queue.work(slackHomeJob, {
    signal: deps.signal,
    async handle(claims) {
      const members = new Map(claims.map(({ data }) => [`${data.workspaceId}:${data.userId}`, data]));
      for (const member of members.values()) await showHome(deps, member);
    },
  });
}

/** @throws {SlackFailure} `retryable` */
export async function showHome(deps: HomeDeps, member: SlackMember): Promise<void> {
  const { slack, log } = deps;
  const { workspaceId, teamId, userId } = member;
  const view = renderHome(await readHome(deps, member));
  try {
    await slack.call(workspaceId, teamId).publishHome({ userId, view });
  } catch (error) {
    if (!(error instanceof SlackFailure) || error.kind === 'retryable') throw error;
    log.warn({ workspaceId, code: error.code }, 'the Home tab of a member could not be shown');
  }
}

/** @throws {SlackFailure} `retryable` */
export async function readHome({ db, unseal, members }: HomeDeps, member: SlackMember): Promise<Home> {
  const [all, visibleAccounts] = await Promise.all([
    accountsOf(db, member.workspaceId),
    findVisibleAccounts({ db, members }, member),
  ]);
  const connections = visibleAccounts.map(({ connection }) => connection);
  const actor = slackActor(member.teamId, member.userId);
  const [mine, unclaimed] = await Promise.all([
    listLeads({ db, unseal }, connections, { state: 'claimed', actor }),
    listLeads({ db, unseal }, connections, { state: 'new', actor: null }),
  ]);
  return {
    mine: mine.leads,
    mineTotal: mine.total,
    unclaimed: unclaimed.leads,
    unclaimedTotal: unclaimed.total,
    health: await describeHealth(db, { all, seen: connections }),
    privacy: strictestOf(visibleAccounts.map(({ privacy }) => privacy)),
    timeZone: all[0]?.settings.timeZone ?? 'America/New_York',
    connected: all.length > 0,
  };
}

interface Wanted {
  state: 'new' | 'claimed';
  /** Null for any. */
  actor: string | null;
}

type HomeRow = {
  lead_id: string;
  state: Handling['state'];
  actor: string | null;
  actor_name: string | null;
  reason: string | null;
  claimed_at: Date | null;
  contacted_at: Date | null;
  closed_at: Date | null;
  content: Buffer | null;
  total: number;
};

/** A member's own leads newest first, unclaimed ones best first. */
async function listLeads(
  { db, unseal }: Pick<HomeDeps, 'db' | 'unseal'>,
  connections: readonly SlackConnection[],
  { state, actor }: Wanted,
): Promise<{ leads: HomeLead[]; total: number }> {
  const accounts = connections.map(({ accountId }) => accountId);
  const order = state === 'new' ? sql`l.score desc nulls last, h.alerted_at` : sql`h.claimed_at desc`;
  const { rows } = await sql<HomeRow>`
    select h.lead_id, h.state, h.actor, h.actor_name, h.reason, h.claimed_at, h.contacted_at, h.closed_at,
      m.content, count(*) over ()::integer as total
    from lead_handling h join leads l on l.id = h.lead_id
    left join slack_messages m on m.dedupe_key = 'alert:' || h.lead_id
    where h.account_id = any(${accounts}::uuid[]) and h.state = ${state} and l.state <> 'deleted'
      and (${actor}::text is null or h.actor = ${actor})
      and (${state} <> 'new' or (h.alerted_at is not null
        and case when l.override_status is null then coalesce(l.valid, false) else l.override_status = 'valid' end))
    order by ${order} limit ${HOME_LEADS_MAX}`.execute(db);
  const leads = rows.map(({ lead_id: leadId, content, ...row }) => ({
    leadId,
    card: openReadable({ unseal }, leadCard, content),
    handling: handlingOf(row),
  }));
  return { leads, total: rows[0]?.total ?? 0 };
}

interface Accounts {
  /** All accounts of the workspace: members may know its channels. */
  all: readonly SlackConnection[];
  /** Those whose leads the member may see. */
  seen: readonly SlackConnection[];
}

/** Whether leads come in, and whether they can be announced. */
export async function describeHealth(db: Db, { all, seen }: Accounts): Promise<HealthLine[]> {
  const [portals, healths] = await Promise.all([
    describePortals(db, seen),
    Promise.all(all.map((connection) => readSlackHealth(db, connection))),
  ]);
  const lines = healths.flatMap(({ problem, channels, lost }): HealthLine[] => [
    ...(problem === null ? [] : [{ name: 'Slack', state: 'warning' as const, detail: problem }]),
    ...channels.flatMap((channel) => describeParked(channel)),
    ...lost.map((some): HealthLine => ({ name: 'Messages', state: 'warning', detail: describeLost(some) })),
  ]);
  const waiting = healths.flatMap(({ channels }) => channels).reduce((sum, channel) => sum + countLate(channel), 0);
  return [
    ...portals,
    // Accounts may share a channel.
    ...new Map(lines.map((line) => [`${line.name} ${line.detail}`, line])).values(),
    ...describeWaiting({ waiting, unannounced: healths.reduce((sum, { unannounced }) => sum + unannounced.leads, 0) }),
  ];
}

function describeWaiting({ waiting, unannounced }: { waiting: number; unannounced: number }): HealthLine[] {
  const late = [
    ...(unannounced === 0 ? [] : [describeUnannounced(unannounced)]),
    ...(waiting === 0 ? [] : [`${waiting} not sent yet.`]),
  ];
  if (late.length === 0) return [{ name: 'Messages', state: 'ok', detail: 'Everything has been sent.' }];
  return late.map((detail) => ({ name: 'Messages', state: 'warning', detail }));
}

function describeParked({ name, channelId, problem }: SlackChannelHealth): HealthLine[] {
  if (problem === null) return [];
  const detail = `takes no messages (${problem.code}): ${problem.what} ${problem.todo}`;
  return [{ name: `#${name ?? channelId}`, state: 'warning', detail }];
}

async function describePortals(db: Db, connections: readonly SlackConnection[]): Promise<HealthLine[]> {
  if (connections.length === 0) return [];
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('hubspot_connections as h', 'h.account_id', 'a.id')
    .select(['a.name', 'h.portal_id'])
    .where(
      'a.id',
      'in',
      connections.map(({ accountId }) => accountId),
    )
    .orderBy('a.name')
    .execute();
  return Promise.all(
    rows.map(async ({ name, portal_id }): Promise<HealthLine> => {
      const portal = portal_id === null ? undefined : await findAppPortal(db, portal_id);
      return { name, ...describePortal(portal) };
    }),
  );
}

/** Whether leads of a portal are screened. */
export function describePortal(portal: AppPortal | undefined): Omit<HealthLine, 'name'> {
  if (portal === undefined) return { state: 'off', detail: NO_PORTAL };
  const obstacle = blockedReasonOf(portal);
  if (obstacle === null && isAtDailyLimit(portal.connection))
    return { state: 'warning', detail: blockedTexts.daily_limit };
  if (obstacle === null) return { state: 'ok', detail: 'HubSpot is connected, and leads are screened.' };
  if (obstacle === 'paused') return { state: 'off', detail: 'HubSpot is paused.' };
  if (obstacle !== 'revoked') return { state: 'warning', detail: `${blockedTexts[obstacle]} No lead is screened.` };
  return { state: 'warning', detail: portal.connection.statusDetail ?? REVOKED };
}

const LATE_MS = 60_000;

/** Messages due only a moment ago are in flight. */
const countLate = ({ waiting, waitingSince }: SlackChannelHealth): number =>
  waitingSince !== null && Date.parse(waitingSince) <= Date.now() - LATE_MS ? waiting : 0;
