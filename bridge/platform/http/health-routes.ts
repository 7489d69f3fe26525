import type { RequestHandler } from 'express';
import { exchangeOf } from './exchange.ts';
import type { Readiness } from './readiness.ts';
import { sendJson } from './send-json.ts';

/** The process runs and its event loop turns; says nothing of what it needs. */
export const answerHealth: RequestHandler = (_req, res) => {
  exchangeOf(res).route = '/healthz';
  sendJson(res, 200, '{"status":"ok"}');
};

/** Whether requests should be sent here, and what each part is doing. */
export function createReadinessRoute(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    exchangeOf(res).route = '/readyz';
    const report = await readiness();
    sendJson(res, report.ready ? 200 : 503, JSON.stringify(report, null, 2));
  };
}
