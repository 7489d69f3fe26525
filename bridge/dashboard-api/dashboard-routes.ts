import type { Request, RequestHandler, Response } from 'express';
import { type DashboardOperation, mayDo, type Role } from '../../shared/dashboard/operation.ts';
import { type DashboardOperationId, dashboardOperations } from '../../shared/dashboard/table.ts';
import { type ProblemCode, problems } from '../../shared/problems/problems.ts';
import { exchangeOf, sendJson } from '../platform/http/exchange.ts';
import { componentsOf, describeApi, type JsonSchema } from '../platform/http/json-schema.ts';
import type { Route } from '../platform/http/mount-routes.ts';
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

const DASHBOARD_OPENAPI_PATH = '/dashboard-api/openapi.json';

const problemSchema: JsonSchema & { required: string[] } = {
  type: 'object',
  description: 'Every error body.',
  properties: {
    error: { type: 'string', description: 'What went wrong, as a sentence.' },
    code: { type: 'string', description: 'The code in the list of errors.' },
    details: { type: 'array', items: { type: 'object' }, description: 'Each mistake with its place.' },
  },
  required: ['error', 'code'],
};

const always: readonly ProblemCode[] = ['foreign_origin', 'internal', 'unavailable'];
const signedIn: readonly ProblemCode[] = ['sign_in_required', 'role_too_low'];
const requestProblems: readonly ProblemCode[] = ['invalid_dashboard_request'];

/** The dashboard's operations as an OpenAPI 3.1 document. */
function createDashboardDocument(options: { version: string; publicUrl: string; cookie: string }) {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, operation] of Object.entries<DashboardOperation>(dashboardOperations)) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(id, operation, schemas) };
  }
  return {
    ...describeApi({
      ...options,
      title: 'Dashboard of the lead intake bridge',
      description:
        'The API behind the dashboard pages. It changes with them; programs should use the versioned /api/v1.',
    }),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: options.cookie } },
      schemas,
    },
  };
}

function describe(id: string, operation: DashboardOperation, schemas: Record<string, JsonSchema>) {
  const response = componentsOf(operation.output, 'output');
  const request = operation.input && componentsOf(operation.input, 'input');
  Object.assign(schemas, response.components, request?.components);
  return {
    operationId: id,
    summary: operation.summary,
    description: operation.role === null ? 'Requires no sign-in.' : `Requires at least the role ${operation.role}.`,
    ...(operation.role === null && { security: [] }),
    parameters: [...pathParameters(operation), ...queryParameters(operation, schemas)],
    ...(request && { requestBody: { required: true, content: { 'application/json': { schema: request.ref } } } }),
    responses: {
      200: { description: 'The result.', content: { 'application/json': { schema: response.ref } } },
      ...refusals(operation),
    },
  };
}

function pathParameters({ path }: DashboardOperation) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: DashboardOperation, schemas: Record<string, JsonSchema>) {
  if (query === undefined) return [];
  const { ref, components } = componentsOf(query, 'input');
  Object.assign(schemas, components);
  const { properties = {}, required = [] } = ref;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function refusals(operation: DashboardOperation): Record<string, unknown> {
  const codes = new Set([
    ...always,
    ...(operation.role === null ? [] : signedIn),
    ...(operation.query || operation.input ? requestProblems : []),
    ...(operation.input ? (['payload_too_large'] as const) : []),
    ...operation.problems,
  ]);
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  const described = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    described.map(([status, sharing]) => [
      `${status}`,
      {
        description: sharing.map((code) => problems[code].error).join(' · '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              sharing.map((code) => [
                code,
                { summary: problems[code].help, value: { error: problems[code].error, code } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

/** Needs no sign-in: it holds no account data. */
export function createDashboardDocumentRoute(options: { version: string; publicUrl: string; cookie: string }): Route {
  let json: Buffer | undefined;
  const handler: RequestHandler = (_req, res) => {
    exchangeOf(res).route = DASHBOARD_OPENAPI_PATH;
    json ??= Buffer.from(`${JSON.stringify(createDashboardDocument(options))}\n`);
    sendJson(res, 200, json);
  };
  return { method: 'get', path: DASHBOARD_OPENAPI_PATH, handler };
}
