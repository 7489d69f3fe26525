import type { ErrorRequestHandler } from 'express';
import { Problem } from '../problem.ts';
import { discardRest } from './bodies/discard-rest.ts';
import { exchangeOf } from './exchange.ts';
import { problemBody } from './problem-body.ts';
import { sendJson } from './send-json.ts';

export interface FailedRequest {
  requestId: string;
  route: string;
  accountId: string | undefined;
  problem: Problem;
}

/** The last handler: whatever was thrown becomes a row of the problem table; 5xx are reported with their cause. */
export function createErrorHandler(onFailure: (failure: FailedRequest) => void): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    // Nobody is there to read an answer, and what failed then is usually the work that was cancelled with the client.
    if (res.destroyed || res.closed) return;
    const problem = problemOf(error);
    const { requestId, route, accountId, namesProblem } = exchangeOf(res);
    if (problem.status >= 500) onFailure({ requestId, route, accountId, problem });
    if (res.headersSent) {
      res.destroy();
      return;
    }
    for (const [name, value] of Object.entries(problem.headers)) res.setHeader(name, value);
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
