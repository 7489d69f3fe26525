import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import { createBackfillHandlers } from './backfill.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { createDeliveryHandlers } from './deliveries.ts';
import { createHubSpotHandlers, createMappingHandlers } from './hubspot.ts';
import { readConnections } from './read-connections.ts';
import { createRoutingHandlers } from './routing.ts';
import { createSlackHandlers } from './slack.ts';

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
