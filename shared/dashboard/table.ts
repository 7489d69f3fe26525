import type { z } from 'zod';
import { apiOperations } from './api.ts';
import { backfillOperations } from './backfill.ts';
import { connectionOperations } from './connections.ts';
import { deliveryOperations } from './deliveries.ts';
import { keptCallOperations } from './kept-calls.ts';
import { leadOperations } from './leads.ts';
import type { DashboardOperation } from './operation.ts';
import { overviewOperations } from './overview.ts';
import { peopleOperations } from './people.ts';
import { privacyOperations } from './privacy.ts';
import { routingOperations } from './routing.ts';
import { rulesOperations } from './rules.ts';

/** The dashboard's requests to the bridge, as data: routes, roles, body checks, OpenAPI document and tests come from it. */
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
  ...keptCallOperations,
  ...privacyOperations,
} as const satisfies Record<string, DashboardOperation>;

export type DashboardOperationId = keyof typeof dashboardOperations;
type Of<Id extends DashboardOperationId> = (typeof dashboardOperations)[Id];
type In<Id extends DashboardOperationId, Part extends 'input' | 'query'> =
  Of<Id> extends { readonly [Name in Part]: infer Schema extends z.ZodType<object> } ? z.output<Schema> : undefined;
export type DashboardInput<Id extends DashboardOperationId> = In<Id, 'input'>;
export type DashboardQuery<Id extends DashboardOperationId> = In<Id, 'query'>;
export type DashboardOutput<Id extends DashboardOperationId> = z.output<Of<Id>['output']>;
