import type { Backfill, backfillOperations } from '../../../shared/dashboard/backfill.ts';
import type { routingOperations } from '../../../shared/dashboard/routing.ts';
import { ASSUMED_USD_PER_THOUSAND } from '../../jobs/backfill/backfill-estimate.ts';
import { blockedReasonTexts, findBackfillStatus, findBlockedReason } from '../../jobs/backfill/backfill-status.ts';
import { moveBackfill, startBackfill } from '../../jobs/backfill/backfills.ts';
import { planBackfill } from '../../jobs/backfill/plan-backfill.ts';
import { portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { wakeSlack } from '../../jobs/slack/messages/wake-slack.ts';
import { Problem } from '../../platform/problem.ts';
import { refusedAs } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/schema.ts';
import { findWorkspace } from '../../slack/client/workspaces.ts';
import { channelsOf, setSlackSettings } from '../../slack/connect/connections.ts';
import { inspectWorkspace } from '../../slack/connect/inspect-workspace.ts';
import { resumeSlack } from '../../slack/connect/resume-slack.ts';
import { readSlackHealth } from '../../slack/connect/slack-health.ts';
import { answerRouting } from '../../slack/inbound/answer-routing.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import { startOfDay, timeZoneOf } from '../time-zone.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { createDeliveryHandlers, createHubSpotHandlers, createMappingHandlers } from './delivery-handlers.ts';
import { readConnections } from './read-connections.ts';
import { createSlackHandlers, slackExplained, slackOfAccount } from './slack-handlers.ts';

type BackfillHandlers = Pick<DashboardHandlers, keyof typeof backfillOperations>;

/** Backfills of contacts that were in the account's portal before the bridge. */
function createBackfillHandlers({ store: { db }, hubspot, queue, analyzer }: ConnectionDeps): BackfillHandlers {
  const engine = analyzer.engine.name;
  const plan = async (accountId: string, { from, rescreen }: { from: string | null; rescreen: boolean }) => {
    const { portalId } = (await portalOfAccount(db, accountId)).connection;
    const createdFrom = from === null ? null : startOfDay(from, await timeZoneOf(db, accountId));
    const window = { portalId, createdFrom, createdUntil: new Date() };
    const wanted = { window, rescreen, engine, usdPerThousand: ASSUMED_USD_PER_THOUSAND };
    return { window, estimate: await planBackfill({ db, api: hubspot }, wanted) };
  };
  return {
    readBackfill: async ({ caller: { accountId } }) => ({ backfill: await newest(db, accountId) }),
    async estimateBackfill({ caller: { accountId }, body }) {
      const { hubspotCalls: calls, ...estimate } = (await plan(accountId, body)).estimate;
      return { ...estimate, hubspotCalls: calls.search + calls.read + calls.write };
    },
    async startBackfill({ caller, body }) {
      const { accountId } = caller;
      await refuseStart(db, accountId);
      const { window, estimate } = await plan(accountId, body);
      const { rescreen } = body;
      const start = { accountId, actor: dashboardActor(caller), rescreen, window, total: estimate.contacts };
      await refusedAs('backfill_refused', startBackfill({ db, queue }, start));
      return { backfill: await current(db, accountId) };
    },
    async moveBackfill({ caller, body: { move } }) {
      const { accountId } = caller;
      const moving = moveBackfill({ db, queue }, { accountId, actor: dashboardActor(caller), move });
      await refusedAs('backfill_refused', moving);
      return { backfill: await current(db, accountId) };
    },
  };
}

const refused = (message: string): Problem =>
  new Problem('backfill_refused', { details: [{ path: '', code: 'custom', message }] });

/** @throws {Problem} `backfill_refused` when nothing would be screened, or one is running */
async function refuseStart(db: Db, accountId: string): Promise<void> {
  const { portalId } = (await portalOfAccount(db, accountId)).connection;
  const reason = await findBlockedReason(db, portalId);
  if (reason !== null) throw refused(`Nothing would be screened. ${blockedReasonTexts[reason]}`);
  const last = await newest(db, accountId);
  if (last?.status === 'running' || last?.status === 'paused')
    throw refused('A backfill is already running or paused.');
}

async function newest(db: Db, accountId: string): Promise<Backfill | null> {
  const stand = await findBackfillStatus(db, accountId);
  if (stand === null) return null;
  const { status, rescreen, createdFrom, createdUntil, total, found, enqueued, waiting, obstacle, createdAt } = stand;
  return {
    status,
    rescreen,
    from: createdFrom?.toISOString() ?? null,
    until: createdUntil.toISOString(),
    total,
    found,
    enqueued,
    waiting,
    obstacle: obstacle === null ? null : blockedReasonTexts[obstacle],
    startedAt: createdAt.toISOString(),
  };
}

/** @throws {Problem} `portal_not_connected` when it was disconnected meanwhile */
async function current(db: Db, accountId: string): Promise<Backfill> {
  const backfill = await newest(db, accountId);
  if (backfill === null) throw new Problem('portal_not_connected');
  return backfill;
}

type ConnectionHandlers = Pick<DashboardHandlers, 'readConnections'> &
  ReturnType<typeof createHubSpotHandlers> &
  ReturnType<typeof createMappingHandlers> &
  ReturnType<typeof createSlackHandlers> &
  ReturnType<typeof createRoutingHandlers> &
  ReturnType<typeof createBackfillHandlers> &
  ReturnType<typeof createDeliveryHandlers>;

/** The account's HubSpot and Slack connections, and the traffic over them. */
export function createConnectionHandlers(deps: ConnectionDeps): ConnectionHandlers {
  return {
    readConnections: ({ caller: { accountId } }) => readConnections(deps, accountId),
    ...createHubSpotHandlers(deps),
    ...createMappingHandlers(deps),
    ...createSlackHandlers(deps),
    ...createRoutingHandlers(deps),
    ...createBackfillHandlers(deps),
    ...createDeliveryHandlers(deps),
  };
}

type RoutingHandlers = Pick<DashboardHandlers, keyof typeof routingOperations>;

/** Where leads of the account go in Slack, when, and what blocks them. */
function createRoutingHandlers(deps: ConnectionDeps): RoutingHandlers {
  const { store, slack, queue } = deps;
  const { db } = store;
  return {
    async readRouting({ caller: { accountId } }) {
      const { settingsVersion: version, settings: value } = await slackOfAccount(db, accountId);
      return { version, value };
    },
    async saveRouting({ caller, body: { expectedVersion, settings } }) {
      const { accountId, workspaceId } = await slackOfAccount(db, caller.accountId);
      const change = { accountId, settings, expectedVersion, actor: dashboardActor(caller) };
      const saved = await setSlackSettings(db, change);
      if (saved === undefined) throw new Problem('slack_not_connected');
      await wakeSlack({ db, queue }, { workspaceId, channelIds: channelsOf(settings) });
      return { version: saved.version, value: settings };
    },
    async tryRouting({ caller: { accountId }, body: { at: wanted, settings, ...lead } }) {
      const connection = await slackOfAccount(db, accountId);
      const at = wanted === null ? new Date() : new Date(wanted);
      const connectionToTry = { ...connection, settings: settings ?? connection.settings };
      const { route, privacy } = await answerRouting(db, connectionToTry, { lead, at });
      const { channel: channelId, rule, postAt, mention, why } = route;
      return { channelId, rule, at: postAt.toISOString(), privacy, mention, why: [...why] };
    },
    async checkSlack({ caller: { accountId } }) {
      const connection = await slackOfAccount(db, accountId);
      const workspace = await findWorkspace(db, connection.workspaceId);
      if (workspace === undefined) throw new Problem('slack_not_connected');
      return readSlackHealth(db, connection, await inspectWorkspace(deps, workspace));
    },
    async resumeSlack({ caller, body: { channelId, to } }) {
      const connection = await slackOfAccount(db, caller.accountId);
      const wanted = { channelId: channelId ?? undefined, to: to ?? undefined, actor: dashboardActor(caller) };
      const resumed = await slackExplained(resumeSlack({ slack, store }, connection, wanted));
      const { woken, channels, moved, problem } = resumed;
      await wakeSlack({ db, queue }, { workspaceId: connection.workspaceId, channelIds: woken });
      return { channels, moved, problem };
    },
  };
}
