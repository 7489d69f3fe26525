import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { type Operation, type OperationId, operations } from '../../shared/operations.ts';
import type { Plan, PlanName } from '../../shared/plan-limits.ts';
import { jsonFault, NOT_JSON } from '../platform/describe-read-error.ts';
import { exchangeOf, readRawBody, refuseUnlessJson, sendJson } from '../platform/http/exchange.ts';
import type { Route } from '../platform/http/mount-routes.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { Problem } from '../platform/problem.ts';
import { fieldProblems } from '../platform/problem-details.ts';
import type { ResultRequests } from '../platform/results/analysis-cache.ts';
import {
  type Answer,
  type Answered,
  createIdempotency,
  type createIdempotencyClaims,
  type Idempotency,
} from './idempotency.ts';
import type { KeptCalls } from './kept-calls.ts';
import {
  type Analyzer,
  type Caller,
  type ClientAbort,
  createOperationHandlers,
  type Judged,
  type OperationCall,
  type OperationHandlers,
  watchClientAbort,
} from './operation-handlers.ts';

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

export interface OperationDeps {
  analyzer: Analyzer;
  store: Parameters<typeof createIdempotencyClaims>[0];
  authenticate(authorization: string | undefined, address: string): Promise<Caller>;
  addressOf(req: Request): string;
  /** Counts a request of an account against its plan. */
  limit(caller: Caller): Promise<{ limited: boolean; remaining: number; resetMs: number }>;
  plans: Record<PlanName, Plan>;
  metrics: Pick<Metrics, 'rateLimited' | 'idempotentReplays' | 'analysisDuration'>;
  /** Counts every call of a key, once its outcome is known. */
  callCounts: { count(keyId: string, end: CallEnd): void };
  /** Notes which stored result is behind an answer. */
  resultRequests: Pick<ResultRequests, 'note'>;
  /** Notes every newly made answer of an account that keeps calls, once it was sent; not a repeated one. */
  keptCalls: Pick<KeptCalls, 'note'>;
  log: Pick<Log, 'warn'>;
}

interface Wired extends OperationDeps {
  handlers: OperationHandlers;
  idempotency: Idempotency;
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
function createOperationRoute(id: OperationId, deps: Wired): RequestHandler {
  const operation: Operation = operations[id];
  const answer = createAnswer(id, operation, deps);
  return async (req, res) => {
    const exchange = exchangeOf(res);
    exchange.route = operation.path;
    const caller = await deps.authenticate(req.headers.authorization, deps.addressOf(req));
    exchange.accountId = caller.accountId;
    try {
      await answer(req, res, caller);
      deps.callCounts.count(caller.keyId, 'answered');
    } catch (error) {
      // Nothing is sent to a disconnected caller, so the call has no outcome.
      if (!res.closed) deps.callCounts.count(caller.keyId, endOf(error));
      throw error;
    }
  };
}

function endOf(error: unknown): CallEnd {
  if (!(error instanceof Problem) || error.status >= 500) return 'failed';
  return error.status === 429 ? 'limited' : 'refused';
}

type AnswerCall = (req: Request, res: Response, caller: Caller) => Promise<void>;

function createAnswer(id: OperationId, operation: Operation, deps: Wired): AnswerCall {
  const setLimitHeaders = createLimitHeaders(deps.plans);
  return async (req, res, caller) => {
    const allowance = await deps.limit(caller);
    setLimitHeaders(res, caller.plan, allowance);
    if (allowance.limited) {
      deps.metrics.rateLimited.inc({ limit: caller.plan });
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
      deps.metrics.idempotentReplays.inc();
      res.setHeader('Idempotency-Replayed', 'true');
    }
    const { accountId, keyId, keepsCalls } = caller;
    const { requestId } = exchangeOf(res);
    if (resultKey !== null) deps.resultRequests.note({ id: requestId, accountId }, resultKey);
    sendJson(res, 200, json);
    if (judged !== null && !replayed && keepsCalls)
      deps.keptCalls.note({ ...(judged as Judged), operationId: id, resultKey, requestId, accountId, keyId });
  };
}

interface Once {
  id: OperationId;
  caller: Caller;
  body: Buffer;
  clientAbort: ClientAbort;
  respond(): Promise<Answered>;
}

async function once(req: IncomingMessage, deps: Wired, request: Once): Promise<Answer> {
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
async function run(id: OperationId, operation: Operation, deps: Wired, call: Run): Promise<Answered> {
  const started = performance.now();
  const finished = (outcome: 'ok' | 'failed' | 'cancelled') =>
    deps.metrics.analysisDuration.observe({ operation: id, outcome }, (performance.now() - started) / 1000);
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

/** A route for every row of the operations table; mounted flat, which saves each request a nested router. */
export function createV1Routes(deps: OperationDeps): Route[] {
  const { store, log } = deps;
  const onError = (err: unknown) => log.warn({ err }, 'a claim of an idempotency key could not be written');
  const wired = {
    ...deps,
    handlers: createOperationHandlers(deps),
    idempotency: createIdempotency({ ...store, onError }),
  };
  return (Object.keys(operations) as OperationId[]).map((id) => ({
    method: operations[id].method,
    path: operations[id].path,
    handler: createOperationRoute(id, wired),
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

const printable = /^[\x20-\x7e]{1,255}$/;

/** @throws {Problem} `invalid_idempotency_key` */
function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) {
    const message = 'Must be 1 to 255 printable ASCII characters';
    throw new Problem('invalid_idempotency_key', { details: [{ path: '', code: 'idempotency_key', message }] });
  }
  return key;
}
