import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { type Operation, type OperationId, operations } from '../../shared/operations.ts';
import type { Plan, PlanName } from '../../shared/plan-limits.ts';
import { refuseUnlessJson } from '../platform/http/bodies/json-content-type.ts';
import { readRawBody } from '../platform/http/bodies/raw-body.ts';
import { Problem } from '../platform/problem.ts';
import { fieldProblems } from '../platform/problem-details.ts';
import { jsonFault, NOT_JSON } from '../platform/read-faults.ts';
import { type ClientAbort, watchClientAbort } from './client-abort.ts';
import { type Answer, type Answered, type Idempotency, idempotencyKey } from './idempotency.ts';
import type { Caller, Judged, OperationCall, OperationHandlers } from './operation-handlers.ts';

interface Allowance {
  limited: boolean;
  remaining: number;
  resetMs: number;
}

type SetLimitHeaders = (res: ServerResponse, plan: PlanName, allowance: Allowance) => void;

/** The headers of draft-ietf-httpapi-ratelimit-headers, on every answer that was counted. */
function createLimitHeaders(plans: Record<PlanName, Plan>): SetLimitHeaders {
  const policies = Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => [name, `"${name}";q=${plan.requests};w=${plan.windowSeconds}`]),
  ) as Record<PlanName, string>;
  return (res, plan, allowance) => {
    res.setHeader('RateLimit-Policy', policies[plan]);
    res.setHeader('RateLimit', `"${plan}";r=${allowance.remaining};t=${secondsLeft(allowance.resetMs)}`);
  };
}

/** Rounded up, so that clients that wait this long are not too early. */
function secondsLeft(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

interface OperationDeps {
  handlers: OperationHandlers;
  authenticate(authorization: string | undefined, address: string): Promise<Caller>;
  addressOf(req: Request): string;
  /** Counts a request of an account against its plan. */
  limit(caller: Caller): Promise<{ limited: boolean; remaining: number; resetMs: number }>;
  plans: Record<PlanName, Plan>;
  idempotency: Idempotency;
  sendJson(res: Response, status: number, json: string): void;
  /** Called as soon as the route is known, for the access log. */
  onRoute(res: Response, route: string): void;
  onCaller(res: Response, caller: Caller): void;
  onLimited(plan: PlanName): void;
  /** Called for every call of a key, once its outcome is known. */
  onEnd(caller: Caller, end: CallEnd): void;
  onReplay(): void;
  /** Called with the key of the stored result behind an answer. */
  onResult(res: Response, caller: Caller, key: Buffer): void;
  /** Called for every newly made answer, once it was sent; not for a repeated one. */
  onAnswered(res: Response, caller: Caller, made: Made): void;
  onAnalysis(operationId: OperationId, outcome: 'ok' | 'failed' | 'cancelled', seconds: number): void;
}

export interface Made extends Judged {
  operationId: OperationId;
  /** The key its result is stored under. */
  resultKey: Buffer | null;
}

type CallEnd = 'answered' | 'refused' | 'limited' | 'failed';

/**
 * One operation over HTTP, in the order of the specification: key, subscription, plan, limit, body,
 * idempotency, analysis.
 */
function createOperationRoute(id: OperationId, deps: OperationDeps): RequestHandler {
  const operation: Operation = operations[id];
  const answer = createAnswer(id, operation, deps);
  return async (req, res) => {
    deps.onRoute(res, operation.path);
    const caller = await deps.authenticate(req.headers.authorization, deps.addressOf(req));
    deps.onCaller(res, caller);
    try {
      await answer(req, res, caller);
      deps.onEnd(caller, 'answered');
    } catch (error) {
      // Nothing is sent to a disconnected caller, so the call has no outcome.
      if (!res.closed) deps.onEnd(caller, endOf(error));
      throw error;
    }
  };
}

function endOf(error: unknown): CallEnd {
  if (!(error instanceof Problem) || error.status >= 500) return 'failed';
  return error.status === 429 ? 'limited' : 'refused';
}

type AnswerCall = (req: Request, res: Response, caller: Caller) => Promise<void>;

function createAnswer(id: OperationId, operation: Operation, deps: OperationDeps): AnswerCall {
  const setLimitHeaders = createLimitHeaders(deps.plans);
  return async (req, res, caller) => {
    const allowance = await deps.limit(caller);
    setLimitHeaders(res, caller.plan, allowance);
    if (allowance.limited) {
      deps.onLimited(caller.plan);
      throw new Problem('rate_limited', { headers: { 'Retry-After': `${secondsLeft(allowance.resetMs)}` } });
    }
    const body = await readBody(req);
    const input = parseRequest(operation.input, body);
    const clientAbort = watchClientAbort(res);
    let judged: Judged | null = null;
    const onJudged = (one: Judged) => {
      judged = one;
    };
    const respond = () => run(id, operation, deps, { input, caller, clientAbort, onJudged });
    const { json, resultKey, replayed } = await once(req, deps, { caller, id, body, clientAbort, respond });
    if (replayed) {
      deps.onReplay();
      res.setHeader('Idempotency-Replayed', 'true');
    }
    if (resultKey !== null) deps.onResult(res, caller, resultKey);
    deps.sendJson(res, 200, json);
    if (judged !== null && !replayed)
      deps.onAnswered(res, caller, { ...(judged as Judged), operationId: id, resultKey });
  };
}

interface Once {
  id: OperationId;
  caller: Caller;
  body: Buffer;
  clientAbort: ClientAbort;
  respond(): Promise<Answered>;
}

async function once(req: IncomingMessage, deps: OperationDeps, request: Once): Promise<Answer> {
  const { id, caller, body, clientAbort, respond } = request;
  const key = idempotencyKey(req.headers);
  if (key === undefined) return { ...(await respond()), replayed: false };
  const signal = clientAbort();
  return deps.idempotency({ accountId: caller.accountId, key, operationId: id, body, signal }, respond);
}

interface Run {
  input: unknown;
  caller: Caller;
  clientAbort: ClientAbort;
  onJudged(judged: Judged): void;
}

/** Any internal failure, including an answer of the wrong shape, is "Failed to analyze record" and nothing else. */
async function run(id: OperationId, operation: Operation, deps: OperationDeps, call: Run): Promise<Answered> {
  const started = performance.now();
  const finished = (outcome: 'ok' | 'failed' | 'cancelled') =>
    deps.onAnalysis(id, outcome, (performance.now() - started) / 1000);
  try {
    // The table ties input and handler together, but TypeScript cannot follow that both are indexed by the same id.
    const handler = deps.handlers[id] as (input: unknown, caller: Caller, call: OperationCall) => Promise<unknown>;
    let resultKey: Buffer | null = null;
    const onKey = (key: Buffer) => {
      resultKey = key;
    };
    const result = await handler(call.input, call.caller, {
      signal: call.clientAbort,
      onKey,
      onJudged: call.onJudged,
    });
    const json = JSON.stringify(operation.output.parse(result));
    finished('ok');
    return { json, resultKey };
  } catch (error) {
    finished(call.clientAbort().aborted ? 'cancelled' : 'failed');
    throw error instanceof Problem ? error : new Problem('analysis_failed', { cause: error });
  }
}

interface V1Route {
  method: (typeof operations)[OperationId]['method'];
  path: string;
  handler: RequestHandler;
}

/** A route for every row of the operations table; mounted flat, which saves each request a nested router. */
export function createV1Routes(deps: OperationDeps): V1Route[] {
  return (Object.keys(operations) as OperationId[]).map((id) => ({
    method: operations[id].method,
    path: operations[id].path,
    handler: createOperationRoute(id, deps),
  }));
}

const expected = { maxBytes: 256 * 1024, tooLarge: 'payload_too_large', refuse: refuseUnlessJson(wrongBody) } as const;

/**
 * The bytes of a JSON body.
 * @throws {Problem} `invalid_record` for the wrong type, `payload_too_large` as soon as the size is known,
 * `malformed_request` when the client disconnects
 */
const readBody = (req: IncomingMessage): Promise<Buffer> => readRawBody(req, expected);

/**
 * The typed input of an operation: UTF-8, JSON, exactly one top-level key, then the schema.
 * @throws {Problem} `invalid_record`
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const value = parseJson(body);
  // Own keys are counted here because zod ignores a key named `__proto__`.
  if (isObject(value) && Object.keys(value).some((key) => key !== 'record')) {
    throw wrongBody('unrecognized_keys', 'The body must have exactly one key, "record"; put the ten fields inside it');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Problem('invalid_record', { details: fieldProblems(parsed.error) });
  return parsed.data;
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw wrongBody('empty_body', 'The body is empty');
  if (!isUtf8(body)) throw wrongBody('invalid_utf8', 'The body is not valid UTF-8');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw wrongBody('invalid_json', `${NOT_JSON}${jsonFault(error)}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body that is not even JSON of the right outline: the same 400 as an invalid record, with one entry. */
function wrongBody(code: string, message: string): Problem {
  return new Problem('invalid_record', { details: [{ path: '', code, message }] });
}
