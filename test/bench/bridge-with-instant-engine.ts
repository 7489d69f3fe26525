import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Engine, PartAssessment } from '../../bridge/analysis/engine.ts';
import { makeFirstAccount } from '../../bridge/cli/serve/start.ts';
import { readConfig } from '../../bridge/config.ts';
import { listen } from '../../bridge/platform/http/sockets/listen.ts';
import { createLog, openLogDestination } from '../../bridge/platform/log/log.ts';
import { createContext } from '../../bridge/wiring/context.ts';
import { createServer } from '../../bridge/wiring/server.ts';

/**
 * The whole product with authentication, limit, validation, cache and log on; only the engine is instant and the plan
 * wide. The log is written as in production, to a file instead of a terminal.
 */
const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
const config = readConfig({ DATA_DIR: dataDir, PORT: '0' });
const plans = { ...config.plans, pro: { ...config.plans.pro, requests: 1_000_000_000 } };
const { log } = createLog({
  level: 'info',
  destination: openLogDestination(path.join(dataDir, 'bench.log')),
});
const stack = new AsyncDisposableStack();
stack.defer(() => rm(dataDir, { recursive: true, force: true }));
const context = stack.use(await createContext({ ...config, plans }, { log, engine: createInstantEngine() }));
const first = await makeFirstAccount(context.store.db);
const readiness = async () => ({ ready: true, checks: {} });
const stop = new AbortController();
const app = createServer({ ...context, version: 'bench', readiness, stopping: stop.signal });
const { port } = stack.use(await listen(app, { host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', () => {
  stop.abort();
  void stack.disposeAsync();
});
process.send?.({ port, key: first?.key });

/** Judges nothing and takes no time: what is left to measure is everything around an engine. */
function createInstantEngine(): Engine {
  const part: PartAssessment = { points: 10, reasons: [{ points: 10, why: 'instant', quote: null, field: null }] };
  const assessment = {
    parts: { clarity: part, strength: part, damages: part, merit: part },
    facts: [],
    missing: [],
    asks: [],
    flags: [],
  };
  return {
    identity: { name: 'rubric', version: 'instant', model: null, promptVersion: null },
    assess: async () => assessment,
    assessForFirm: async ({ configuration }) => ({
      assessment,
      relevance: { verdict: 'fits', why: 'instant', quote: null },
      filters: configuration.customFilters.map((filter) => ({
        filter,
        verdict: 'unknown',
        why: 'instant',
        quote: null,
        field: null,
      })),
    }),
  };
}
