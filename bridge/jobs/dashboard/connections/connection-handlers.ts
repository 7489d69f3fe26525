import type { connectionOperations } from '../../../../shared/dashboard/connections.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { createHubSpotHandlers, createMappingHandlers } from './hubspot.ts';
import { readConnections } from './read-connections.ts';
import { createSlackHandlers } from './slack.ts';

/** HubSpot and Slack of an account. */
export function createConnectionHandlers(
  deps: ConnectionDeps,
): Pick<DashboardHandlers, keyof typeof connectionOperations> {
  return {
    readConnections: ({ caller: { accountId } }) => readConnections(deps, accountId),
    ...createHubSpotHandlers(deps),
    ...createMappingHandlers(deps),
    ...createSlackHandlers(deps),
  };
}
