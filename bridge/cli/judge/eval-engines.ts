import { readConfig } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { localDay } from '../../platform/local-day.ts';
import { createCommandAnalyzer } from './command-analyzer.ts';
import { createEvalCommand, type EngineName } from './eval.ts';

function analyzerOf(engine: EngineName, environment: RawEnvironment) {
  return engine === 'rubric' ? ({ engine } as const) : readConfig({ ...environment, ANALYZER: 'openai' }).analyzer;
}

/** `eval` on the engines that ship; nothing is cached, so that every run asks the engine again. */
export const evalCommand = createEvalCommand({
  systemDate: () => localDay(new Date()),
  subjectOf({ engine, today, environment, signal }) {
    const analyzer = createCommandAnalyzer(analyzerOf(engine, environment), () => today);
    return {
      score: async (record) => (await analyzer).score(record, { signal }),
      screen: async (record, configuration) => (await analyzer).screen(record, configuration, { signal }),
    };
  },
});
