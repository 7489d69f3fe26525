import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { errorHeaders, Problem, type ProblemDetail } from '../problem.ts';
import { exchangeOf, observeRequests, sendJson } from './exchange.ts';
import { answerNotFound, mountRoutes, type Route } from './mount-routes.ts';

interface AppDeps {
  /** How many proxies are trusted to name the address of a caller. */
  trustProxy: number;
  metrics: Pick<Metrics, 'httpDuration' | 'httpAborted'>;
  log: Pick<Log, 'request' | 'warn' | 'error'>;
}

/** An Express app with these routes; `rest` gets the requests below its prefix, which is loaded later. */
export function createHttpApp(
  { trustProxy, metrics, log }: AppDeps,
  routes: readonly Route[],
  rest?: { below: RegExp; handler: RequestHandler },
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');
  app.set('trust proxy', trustProxy);
  // No route reads a query, so none is parsed.
  app.set('query parser', false);
  const observe = observeRequests((request) => {
    const { method, route, status, ms, aborted } = request;
    metrics.httpDuration.observe({ method, route, status }, ms / 1000);
    if (aborted) metrics.httpAborted.inc({ route });
    log.request(request);
  });
  // One middleware for both: each costs every request a pass through the router.
  app.use((req, res, next) => {
    observe(req, res);
    requireWellFormed(req);
    next();
  });
  mountRoutes(app, routes);
  if (rest !== undefined) app.all(rest.below, rest.handler);
  app.use(answerNotFound);
  app.use(
    createErrorHandler(({ requestId, route, accountId, problem }) => {
      const level = problem.code === 'unavailable' ? 'warn' : 'error';
      log[level]({ requestId, route, accountId, code: problem.code, cause: problem.cause }, 'request failed');
    }),
  );
  return app;
}

interface ProblemBody {
  error: string;
  details?: ProblemDetail[];
}

/** The public body of a problem: text of the table and public details, never the cause. */
function problemBody(problem: Problem): ProblemBody {
  return problem.details === undefined
    ? { error: problem.message }
    : { error: problem.message, details: problem.details };
}

/** A refused upload is read up to this size, so that its sender can read the answer; then it is cut off. */
const DISCARD_MAX = 8 * 1024 * 1024;

/** Drains the rest of an unread body, so that the connection can be reused. */
function discardRest(req: IncomingMessage): void {
  if (req.complete) return;
  let discarded = 0;
  // A connection that breaks meanwhile needs no answer.
  req.on('error', () => undefined);
  req.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARD_MAX) req.destroy();
  });
}

interface FailedRequest {
  requestId: string;
  route: string;
  accountId: string | undefined;
  problem: Problem;
}

/** The last handler: turns any error into a row of the problem table; 5xx are reported with their cause. */
export function createErrorHandler(onFailure: (failure: FailedRequest) => void): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    // The client is gone, and the failure is usually the work that was cancelled with it.
    if (res.destroyed || res.closed) return;
    const problem = problemOf(error);
    const { requestId, route, accountId, namesProblem } = exchangeOf(res);
    if (problem.status >= 500) onFailure({ requestId, route, accountId, problem });
    if (res.headersSent) {
      res.destroy();
      return;
    }
    for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value);
    for (const [name, value] of Object.entries(errorHeaders(problem.code))) res.setHeader(name, value);
    discardRest(req);
    const body = problemBody(problem);
    sendJson(res, problem.status, JSON.stringify(namesProblem ? { ...body, code: problem.code } : body));
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = (error as { status?: unknown } | null)?.status;
  // Express's own errors, such as a path that cannot be decoded.
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('malformed_request', { cause: error });
  return new Problem('internal', { cause: error });
}

/**
 * RFC 9112 §3.2: an HTTP/1.1 request has exactly one Host header, or is refused. A GET body has no meaning (RFC 9110
 * §9.3.1), no signature covers it, and a proxy may take it for the next request. The connection is closed.
 * @throws {Problem} `malformed_request`
 */
function requireWellFormed({ headers, httpVersion, method, rawHeaders }: IncomingMessage): void {
  const named = headers.host !== undefined || httpVersion === '1.0';
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  if (named && (mayHaveBody || !hasBody(headers)) && countHosts(rawHeaders) <= 1) return;
  throw new Problem('malformed_request', { headers: { Connection: 'close' } });
}

function hasBody({ 'content-length': length = '0', 'transfer-encoding': coding }: IncomingMessage['headers']): boolean {
  return coding !== undefined || length !== '0';
}

/** Node keeps the first of several; a proxy in front of the bridge may have used another. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
