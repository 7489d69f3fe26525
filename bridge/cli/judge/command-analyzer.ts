import { type Analyzer, createAnalyzer } from '../../analysis/analyzer.ts';
import type { Config } from '../../config.ts';
import { createMetrics } from '../../platform/http/metrics.ts';
import { createLog } from '../../platform/log/log.ts';
import { chooseEngine } from '../../wiring/choose-engine.ts';

/** An analyzer for one command: no store, no cache, nothing on standard output. */
export async function createCommandAnalyzer(analyzer: Config['analyzer'], today: () => string): Promise<Analyzer> {
  const { log } = createLog({ level: 'error', destination: process.stderr });
  const { engine } = await chooseEngine(analyzer, { log, metrics: createMetrics() });
  return createAnalyzer({ engine, today });
}
