import type { RequestHandler } from 'express';
import { type OperationId, operations } from '../../shared/operations.ts';
import { createOperationRoute, type OperationDeps } from './operation-route.ts';

export interface V1Route {
  method: (typeof operations)[OperationId]['method'];
  path: string;
  handler: RequestHandler;
}

/** A route for every row of the operations table; mounted flat, which spares each request a nested router. */
export function createV1Routes(deps: OperationDeps): V1Route[] {
  return (Object.keys(operations) as OperationId[]).map((id) => ({
    method: operations[id].method,
    path: operations[id].path,
    handler: createOperationRoute(id, deps),
  }));
}
