import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { errorHeaders, Problem, type ProblemDetail } from '../problem.ts';
import { exchangeOf } from './exchange.ts';
import { sendJson } from './send-json.ts';

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
