import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addCases, type CaseSet, emptyCaseSet } from '../../analysis/evaluation/cases.ts';
import { barSets, checkBars } from '../../analysis/evaluation/check-bars.ts';
import { evaluate, type Subject } from '../../analysis/evaluation/evaluate.ts';
import { renderReport } from '../../analysis/evaluation/render-report.ts';
import { readConfig } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { localDay } from '../../platform/local-day.ts';
import { UsageError, type Work } from '../command/command.ts';
import { showProgress } from '../command/progress.ts';
import { unreadable } from '../command/read-input.ts';
import { createCommandAnalyzer } from './command-analyzer.ts';

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

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.jsonl')).sort();
  return names.map((name) => join(path, name));
}

/**
 * The labeled cases of one JSON Lines file or of all of them in a folder.
 * @throws {UsageError} when it cannot be read, holds a line of no known shape, or no case at all.
 */
async function readCaseSet(path: string): Promise<CaseSet> {
  const set = emptyCaseSet();
  for (const file of await filesOf(path)) {
    const text = await readFile(file, 'utf8');
    try {
      addCases(set, text, file);
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }
  if (Object.values(set).every((cases: readonly unknown[]) => cases.length === 0)) {
    throw new UsageError(`${path} contains no labeled cases`);
  }
  return set;
}

const engineNames = ['rubric', 'openai'] as const;
type EngineName = (typeof engineNames)[number];

export interface EvalValues {
  set?: string[] | undefined;
  engine: EngineName;
  today?: string | undefined;
  bars?: keyof typeof barSets | undefined;
  runs: number;
  parallel?: number | undefined;
  plants: number;
  worst: number;
}

/** The sets that come with the project. */
const defaultSets = ['test/eval/tuning', 'test/eval/second'];

export interface EvalDeps {
  subjectOf(input: { engine: EngineName; today: string; environment: RawEnvironment; signal: AbortSignal }): Subject;
  systemDate(): string;
}

function setsOf(chosen: string[] | undefined): string[] {
  const sets = chosen ?? defaultSets.filter(existsSync);
  if (sets.length === 0) throw new UsageError('--set is required: there is no evaluation set here');
  return sets;
}

/** Measures an engine on labeled cases; exits 1 where it misses the bars it is held to. */
export function createEvalCommand(deps: EvalDeps): Work<EvalValues> {
  return async ({ values, environment, signal }) => {
    const { engine, runs, plants, worst, bars: barSet } = values;
    const bars = barSet && barSets[barSet];
    const today = values.today ?? deps.systemDate();
    const parallel = values.parallel ?? (engine === 'openai' ? 4 : 1);
    const subject = deps.subjectOf({ engine, today, environment, signal });
    const reports = [];
    for (const set of setsOf(values.set)) {
      const options = { runs, parallel, plants, onProgress: showProgress('cases') };
      const evaluation = await evaluate(await readCaseSet(set), subject, options);
      const judged = bars ? checkBars(evaluation, bars) : [];
      const text = `${set}, engine ${engine}, today ${today}\n\n${renderReport(evaluation, judged, worst)}`;
      reports.push({ set, engine, today, evaluation, bars: judged, text });
    }
    return {
      json: reports.map(({ text: _, ...report }) => report),
      text: reports.map(({ text }) => text).join('\n'),
      exitCode: reports.some((report) => report.bars.some(({ reached }) => !reached)) ? 1 : 0,
    };
  };
}
