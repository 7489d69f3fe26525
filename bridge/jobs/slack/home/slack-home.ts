import { type Kysely, sql } from 'kysely';
import { handlingOf, slackActor } from '../../../leads/lead-handling.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { Slack } from '../../../slack/client/slack.ts';
import { SlackFailure } from '../../../slack/client/slack-failure.ts';
import { accountsOf, type SlackConnection } from '../../../slack/connect/connections.ts';
import { openReadable } from '../../../slack/messages/message-content.ts';
import { type Handling, leadCard } from '../../../slack/render/lead-card-schema.ts';
import { HOME_LEADS_MAX, type Home, type HomeLead, renderHome } from '../../../slack/render/render-home.ts';
import { type SlackMember, slackHomeJob } from '../../definitions/slack-jobs.ts';
import type { SlackMembers } from '../members/slack-members.ts';
import { findVisibleAccounts, strictestOf } from '../members/visible-accounts.ts';
import { describeHealth } from './home-health.ts';

interface HomeDeps {
  db: Kysely<Database>;
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
