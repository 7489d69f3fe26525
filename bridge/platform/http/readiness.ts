import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { Problem } from '../problem.ts';
import { exchangeOf, sendJson } from './exchange.ts';

export interface Check {
  /** `off`: not configured, which is fine. `degraded`: works, but worse than it should. */
  status: 'ok' | 'off' | 'degraded' | 'down';
  /** A plain sentence for the operator; the route is public, so no addresses or secrets. */
  detail: string;
}

/** A check that is `down` makes the bridge unready only if nothing can be answered without it. */
export interface CheckedPart {
  required: boolean;
  check(): Check | Promise<Check>;
}

export interface Readiness {
  ready: boolean;
  checks: Record<string, Check>;
}

const CHECK_TIMEOUT_MS = 2_000;

/** Anybody may ask, and each answer costs several store queries. */
const KEPT_MS = 1_000;

interface ReadinessDeps {
  parts: Record<string, CheckedPart>;
  draining(): boolean;
  onFailure(part: string, error: unknown): void;
  /** A monotonic clock, milliseconds. */
  now?(): number;
}

/**
 * Checks all parts concurrently, at most once a second; one that throws or takes longer than two seconds is down.
 * @returns with `fresh`, the current state, which is also cached for the following second
 */
export function createReadiness(deps: ReadinessDeps): (options?: { fresh: boolean }) => Promise<Readiness> {
  const { now = () => performance.now() } = deps;
  let asked: { at: number; checks: Promise<Record<string, Check>> } | undefined;
  return async ({ fresh } = { fresh: false }) => {
    if (fresh || asked === undefined || now() - asked.at >= KEPT_MS) asked = { at: now(), checks: askParts(deps) };
    const checks = await asked.checks;
    if (deps.draining()) {
      const process: Check = { status: 'down', detail: 'Shutting down; no new work is accepted.' };
      return { ready: false, checks: { process, ...checks } };
    }
    const broken = Object.entries(checks).some(
      ([name, { status }]) => status === 'down' && deps.parts[name]?.required === true,
    );
    return { ready: !broken, checks };
  };
}

async function askParts({ parts, onFailure }: ReadinessDeps): Promise<Record<string, Check>> {
  const entries = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const result = await inTime(part).catch((error: unknown): Check => {
        onFailure(name, error);
        return { status: 'down', detail: 'Does not answer. The log has the reason.' };
      });
      return [name, result] as const;
    }),
  );
  return Object.fromEntries(entries);
}

async function inTime(part: CheckedPart): Promise<Check> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The check timed out')), CHECK_TIMEOUT_MS);
  try {
    return await Promise.race([part.check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The process runs and its event loop turns; says nothing about its dependencies. */
export const answerHealth: RequestHandler = (_req, res) => {
  exchangeOf(res).route = '/healthz';
  sendJson(res, 200, '{"status":"ok"}');
};

/** Whether requests should be routed here, and the state of each part. */
export function createReadinessRoute(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_req, res) => {
    exchangeOf(res).route = '/readyz';
    const report = await readiness();
    sendJson(res, report.ready ? 200 : 503, JSON.stringify(report, null, 2));
  };
}

/** Prometheus text for callers with the bearer token; without a configured token, for this machine only. */
export function createMetricsRoute(deps: { registry: Registry; token: string | undefined }): RequestHandler {
  const expected = deps.token === undefined ? undefined : digest(`Bearer ${deps.token}`);
  return async (req, res) => {
    exchangeOf(res).route = '/metrics';
    const allowed =
      expected === undefined ? isOwnMachine(req) : timingSafeEqual(digest(req.headers.authorization ?? ''), expected);
    if (!allowed) {
      throw new Problem('metrics_token_required', { headers: { 'WWW-Authenticate': 'Bearer realm="metrics"' } });
    }
    const text = await deps.registry.metrics();
    res.setHeader('Content-Type', deps.registry.contentType);
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A proxy on this machine forwards requests from anywhere. */
function isOwnMachine({ socket, headers }: IncomingMessage): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
