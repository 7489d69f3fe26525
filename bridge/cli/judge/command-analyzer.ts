import { type Analyzer, createAnalyzer } from '../../analysis/analyzer.ts';
import type { Config } from '../../config.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { Problem } from '../../platform/problem.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { chooseEngine } from '../../wiring/choose-engine.ts';

/** An analyzer for one command: no store, no cache, nothing on standard output. */
export async function createCommandAnalyzer(analyzer: Config['analyzer'], today: () => string): Promise<Analyzer> {
  const { log } = createLog({ level: 'error', destination: process.stderr });
  const { engine } = await chooseEngine(analyzer, { log, metrics: createMetrics() });
  return createAnalyzer({ engine, today });
}

/** Explains why a model gave no answer: no log has more. @throws {Refusal} */
export async function orRefused<T>(judging: Promise<T>): Promise<T> {
  try {
    return await judging;
  } catch (error) {
    const cause = error instanceof Problem ? error.cause : undefined;
    if (!(cause instanceof Error) || cause.name !== 'OpenAIFailure') throw error;
    const why = cause.message.replaceAll('_', ' ');
    throw new Refusal(
      `The language model gave no answer (${why}), so nothing was judged. Find out why: ${CALL} doctor`,
    );
  }
}
