import type { Request, RequestHandler, Response } from 'express';
import { type DashboardOperation, mayDo, type Role } from '../../shared/dashboard/operation.ts';
import { type DashboardOperationId, dashboardOperations } from '../../shared/dashboard/table.ts';
import type { Route } from '../platform/http/mount-routes.ts';
import { sendJson } from '../platform/http/send-json.ts';
import { type AccessCheck, type AccessCheckDeps, createAccessCheck } from './access-check.ts';
import type { DashboardCaller, DashboardHandlers } from './handlers.ts';
import { readInput, readParams, readQuery } from './read-request.ts';

interface RouteDeps extends AccessCheckDeps {
  /** Turns errors of an outside service into rows of the problem table. */
  explained<T>(work: Promise<T>): Promise<T>;
}

/** A route for every row of the table of operations. */
export function createDashboardRoutes(handlers: DashboardHandlers, deps: RouteDeps): Route[] {
  const access = createAccessCheck(deps);
  return (Object.keys(dashboardOperations) as DashboardOperationId[]).map((id) => ({
    method: dashboardOperations[id].method.toLowerCase() as Route['method'],
    path: dashboardOperations[id].path,
    handler: answerOperation(id, { handlers, access, explained: deps.explained }),
  }));
}

interface Answering extends Pick<RouteDeps, 'explained'> {
  handlers: DashboardHandlers;
  access: AccessCheck;
}

/** Origin, sign-in, role, query, body, in this order. */
function answerOperation(id: DashboardOperationId, { handlers, access, explained }: Answering): RequestHandler {
  const operation: DashboardOperation = dashboardOperations[id];
  // The table ties call and handler together, but TypeScript cannot follow that both are indexed by the same id.
  const handler = handlers[id] as (call: object) => Promise<unknown>;
  return async (req, res) => {
    const browser = access.open(req, res, operation.path);
    const caller = operation.role === null ? null : await access.identify(browser, res, operation.role);
    const params = readParams(req.params);
    const query = readQuery(operation.query, req.originalUrl);
    const body = await readInput(operation.input, req);
    const call = { caller, params, query, body, browser, signal: closedSignal(res) };
    const value = await explained(handler(call));
    sendJson(res, 200, JSON.stringify(operation.output.parse(value)));
  };
}

function closedSignal(res: Response): AbortSignal {
  const closed = new AbortController();
  if (res.closed || res.destroyed) closed.abort();
  res.once('close', () => {
    if (!res.writableFinished) closed.abort();
  });
  return closed.signal;
}

interface SpecialCall {
  caller: DashboardCaller;
  /** Checks again whether session and role are valid, for long-lived answers. */
  stillAllowed(): Promise<boolean>;
}

/** Answers something other than JSON. */
export type SpecialAnswer = (req: Request, res: Response, call: SpecialCall) => Promise<void> | void;

export interface SpecialRoute {
  path: string;
  /** The lowest role that may ask. */
  role: Role;
  answer: SpecialAnswer;
}

/** Routes outside of the operations table. */
export function createSpecialRoutes(routes: readonly SpecialRoute[], deps: AccessCheckDeps): Route[] {
  const access = createAccessCheck(deps);
  return routes.map(({ path, role, answer }) => ({
    method: 'get',
    path,
    handler: async (req, res) => {
      const browser = access.open(req, res, path);
      const caller = await access.identify(browser, res, role);
      const stillAllowed = async () => {
        const again = await deps.findCaller({ ...browser, setCookies: () => undefined }, { onlyLooks: true });
        return again?.accountId === caller.accountId && mayDo(again.role, role);
      };
      await answer(req, res, { caller, stillAllowed });
    },
  }));
}
