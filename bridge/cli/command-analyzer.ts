import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts';
import { chooseEngine } from '../choose-engine.ts';
import type { Config } from '../config.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLog } from '../log.ts';

/** An analyzer for one command: no store, no cache, nothing on standard output. */
export async function createCommandAnalyzer(analyzer: Config['analyzer'], today: () => string): Promise<Analyzer> {
  const { log } = createLog({ level: 'error', destination: process.stderr });
  const { engine } = await chooseEngine(analyzer, { log, metrics: createMetrics() });
  return createAnalyzer({ engine, today });
}
