import type { z } from 'zod';
import { apiOperations } from './dashboard/api.ts';
import { backfillOperations } from './dashboard/backfill.ts';
import { connectionOperations } from './dashboard/connections.ts';
import { deliveryOperations } from './dashboard/deliveries.ts';
import { leadOperations } from './dashboard/leads.ts';
import type { DashboardOperation } from './dashboard/operation.ts';
import { overviewOperations } from './dashboard/overview.ts';
import { peopleOperations } from './dashboard/people.ts';
import { routingOperations } from './dashboard/routing.ts';
import { rulesOperations } from './dashboard/rules.ts';

/** What the dashboard asks of the bridge, as data: routes, roles, checks of bodies, OpenAPI document and tests are made from it. */
export const dashboardOperations = {
  ...peopleOperations,
  ...overviewOperations,
  ...leadOperations,
  ...rulesOperations,
  ...connectionOperations,
  ...routingOperations,
  ...backfillOperations,
  ...deliveryOperations,
  ...apiOperations,
} as const satisfies Record<string, DashboardOperation>;

export type DashboardOperationId = keyof typeof dashboardOperations;
type Of<Id extends DashboardOperationId> = (typeof dashboardOperations)[Id];
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type DashboardInput<Id extends DashboardOperationId> = OutputOf<Of<Id>['input']>;
export type DashboardQuery<Id extends DashboardOperationId> = OutputOf<Of<Id>['query']>;
export type DashboardOutput<Id extends DashboardOperationId> = z.output<Of<Id>['output']>;
