import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { deliveryOperations, Delivery as ShownDelivery } from '../../../shared/dashboard/deliveries.ts';
import { issueState } from '../../connect/oauth-states.ts';
import { connectStatic } from '../../hubspot/connect/connect-static.ts';
import { installUrl } from '../../hubspot/connect/oauth-routes.ts';
import { provision } from '../../hubspot/mapping/provision.ts';
import { replayEvent } from '../../jobs/deliveries/replay-deliveries.ts';
import {
  type Delivery,
  type DeliveryPlace,
  type DeliveryQuery,
  listEventDeliveries,
  listWithoutEvent,
} from '../../jobs/deliveries/webhook-deliveries.ts';
import { listWorkflowDeliveries, replayWorkflow } from '../../jobs/deliveries/workflow-deliveries.ts';
import { disconnect } from '../../jobs/erasure/disconnect.ts';
import { readPortalHealth } from '../../jobs/hubspot-app/app-health.ts';
import { mappingChoices, saveCheckedMapping } from '../../jobs/hubspot-app/app-mapping.ts';
import { createMissing, replayAllFailed } from '../../jobs/hubspot-app/app-repair.ts';
import { mappingSample } from '../../jobs/hubspot-app/app-sample.ts';
import { pausePortal } from '../../jobs/hubspot-app/app-settings.ts';
import { portalOfAccount } from '../../jobs/portals/served-portal.ts';
import { Problem } from '../../platform/problem.ts';
import { refusedAs } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/schema.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { type DashboardHandlers, dashboardActor } from '../handlers.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { readConnections } from './read-connections.ts';

/** The first page starts with jobs that failed permanently and that nothing in HubSpot caused. */
export async function pageDeliveries(
  db: Db,
  query: DeliveryQuery,
): Promise<{ deliveries: Delivery[]; next: DeliveryPlace | null }> {
  const { limit, after } = query;
  const [events, runs, others] = await Promise.all([
    listEventDeliveries(db, query),
    listWorkflowDeliveries(db, query),
    after === undefined ? listWithoutEvent(db, query) : [],
  ]);
  const taken: Delivery[] = [];
  let { eventId = null, run: runPlace = null } = after ?? {};
  let event = 0;
  let run = 0;
  while (taken.length < limit) {
    const [oneEvent, oneRun] = [events[event], runs[run]];
    // Each of the two lists keeps its own order and its own position.
    if (oneEvent !== undefined && (oneRun === undefined || isNewer(oneEvent, oneRun.delivery))) {
      taken.push(oneEvent);
      eventId = oneEvent.eventId;
      event += 1;
    } else if (oneRun !== undefined) {
      taken.push(oneRun.delivery);
      runPlace = oneRun.place;
      run += 1;
    } else break;
  }
  const isEnd = event === events.length && run === runs.length && events.length < limit && runs.length < limit;
  return { deliveries: [...others, ...taken], next: isEnd ? null : { eventId, run: runPlace } };
}

const isNewer = (one: Delivery, other: Delivery): boolean =>
  (one.receivedAt?.getTime() ?? 0) >= (other.receivedAt?.getTime() ?? 0);

type DeliveryHandlers = Pick<DashboardHandlers, keyof typeof deliveryOperations>;

const PAGE = 50;

const place = z.object({
  eventId: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable(),
  run: z.object({ at: z.string().regex(/^\d{1,16}$/), id: z.uuid() }).nullable(),
});

/** The account's deliveries from HubSpot. */
export function createDeliveryHandlers({ store: { db }, queue }: ConnectionDeps): DeliveryHandlers {
  return {
    async listDeliveries({ caller: { accountId }, query: { status, cursor } }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const { deliveries, next } = await pageDeliveries(db, { accountId, status, limit: PAGE, after });
      const reasons = await reasonsOf(db, accountId, deliveries);
      return {
        deliveries: deliveries.map((one) => shown(one, reasons)),
        next: next === null ? null : writeCursor(next),
      };
    },
    async replayDelivery({ caller, params: { deliveryId = '' } }) {
      const by = { accountId: caller.accountId, actor: dashboardActor(caller) };
      const [, eventId] = /^event-(\d{1,18})$/.exec(deliveryId) ?? [];
      if (eventId !== undefined) {
        if (!(await replayEvent({ db, queue }, eventId, by))) throw new Problem('delivery_not_found');
        return {};
      }
      const obstacle = await replayWorkflow({ db, queue }, deliveryId.replace(/^run-/, ''), by);
      if (obstacle?.kind === 'missing') throw new Problem('delivery_not_found');
      if (obstacle !== null)
        throw new Problem('replay_refused', { details: [{ path: '', code: 'custom', message: obstacle.words }] });
      return {};
    },
    async replayAllFailed({ caller }) {
      const portal = await portalOfAccount(db, caller.accountId);
      return replayAllFailed({ db, queue }, portal, { requestId: randomUUID(), actor: dashboardActor(caller) });
    },
  };
}

type Reasons = ReadonlyMap<string | null, string>;

/** Reasons of events that ended in a failed screening: the lead has them. */
async function reasonsOf(db: Db, accountId: string, deliveries: readonly Delivery[]): Promise<Reasons> {
  const failed = deliveries.filter(({ status, lastError }) => status === 'failed' && lastError === null);
  const contactIds = failed.flatMap(({ contactId }) => contactId ?? []);
  if (contactIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leads')
    .select(['contact_id', 'last_error'])
    .where('account_id', '=', accountId)
    .where('contact_id', 'in', [...new Set(contactIds)])
    .execute();
  return new Map(rows.flatMap((row) => (row.last_error === null ? [] : [[row.contact_id, row.last_error]])));
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function shown(delivery: Delivery, reasons: Reasons): ShownDelivery {
  const { eventId, runId, contactId, kind, status, outcome, lastError, attempts } = delivery;
  return {
    id: eventId === null ? (runId === null ? null : `run-${runId}`) : `event-${eventId}`,
    contactId,
    kind,
    status,
    outcome,
    error: lastError ?? (status === 'failed' ? (reasons.get(contactId) ?? null) : null),
    attempts,
    receivedAt: iso(delivery.receivedAt),
    processedAt: iso(delivery.processedAt),
    dueAt: iso(delivery.dueAt),
    canReplay: eventId === null ? runId !== null && status === 'failed' : status !== 'open',
  };
}

type HubSpotHandlers = Pick<
  DashboardHandlers,
  'checkHubSpot' | 'connectHubSpot' | 'askHubSpotConsent' | 'pauseHubSpot' | 'createProperties' | 'disconnectHubSpot'
>;

/** Shows, connects and disconnects the account's portal. */
export function createHubSpotHandlers(deps: ConnectionDeps): HubSpotHandlers {
  const { store, hubspot, config, publicUrl } = deps;
  const { db } = store;
  return {
    checkHubSpot: async ({ caller: { accountId } }) =>
      readPortalHealth({ db, hubspot }, await portalOfAccount(db, accountId)),
    async connectHubSpot({ caller, body: { token } }) {
      const { accountId } = caller;
      const wanted = { accountId, token: token.trim() };
      const connecting = connectStatic({ hubspot, store }, wanted, dashboardActor(caller));
      const connected = await refusedAs('reconnect_refused', connecting);
      if (connected.status === 'active') await provision(hubspot, { portalId: connected.portalId });
      return readConnections(deps, accountId);
    },
    async askHubSpotConsent({ caller: { accountId } }) {
      if (config.hubspot.clientId === undefined) throw new Problem('consent_not_offered');
      return { url: installUrl(publicUrl, await issueState(db, { purpose: 'install', accountId })) };
    },
    async pauseHubSpot({ caller, body: { paused } }) {
      const { accountId } = caller;
      await pausePortal(db, await portalOfAccount(db, accountId), { paused, actor: dashboardActor(caller) });
      return readConnections(deps, accountId);
    },
    createProperties: async ({ caller: { accountId } }) =>
      createMissing({ db, hubspot }, await portalOfAccount(db, accountId)),
    async disconnectHubSpot({ caller }) {
      const { accountId } = caller;
      const { connection } = await portalOfAccount(db, accountId);
      await disconnect({ hubspot, store }, connection, { actor: dashboardActor(caller) });
      return readConnections(deps, accountId);
    },
  };
}

type MappingHandlers = Pick<DashboardHandlers, 'readMappingChoices' | 'saveMapping' | 'readSample'>;

/** Which of the portal's properties become which fields. */
export function createMappingHandlers({ store: { db }, hubspot }: ConnectionDeps): MappingHandlers {
  const deps = { db, api: hubspot };
  return {
    async readMappingChoices({ caller: { accountId } }) {
      const { properties, suggestion } = await mappingChoices(deps, await portalOfAccount(db, accountId));
      return { properties, suggestion };
    },
    saveMapping: async ({ caller, body }) =>
      saveCheckedMapping(deps, await portalOfAccount(db, caller.accountId), { ...body, actor: dashboardActor(caller) }),
    readSample: async ({ caller: { accountId }, body: { mapping } }) =>
      mappingSample(deps, await portalOfAccount(db, accountId), { mapping, contactId: null }),
  };
}
