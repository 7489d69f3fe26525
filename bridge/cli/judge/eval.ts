import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addCases, type CaseSet, emptyCaseSet } from '../../analysis/evaluation/cases.ts';
import { barSets, checkBars } from '../../analysis/evaluation/check-bars.ts';
import { evaluate, type Subject } from '../../analysis/evaluation/evaluate.ts';
import { renderReport } from '../../analysis/evaluation/render-report.ts';
import type { RawEnvironment } from '../../environment.ts';
import { type Command, choice, type OptionValues, optionalOption, UsageError } from '../command/command.ts';

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code ?? 'unknown'})`);
  });
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.jsonl')).sort();
  return names.map((name) => join(path, name));
}

/**
 * The labelled cases of one JSON Lines file or of all of them in a folder.
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
    throw new UsageError(`${path} holds no labelled cases`);
  }
  return set;
}

const engineNames = ['rubric', 'openai'] as const;
export type EngineName = (typeof engineNames)[number];

/** The sets that come with the project. */
const defaultSets = ['test/eval/tuning', 'test/eval/second'];

export interface EvalDeps {
  subjectOf(input: { engine: EngineName; today: string; environment: RawEnvironment; signal: AbortSignal }): Subject;
  systemDate(): string;
}

function setsOf(values: OptionValues): string[] {
  const chosen = [values.set].flat().filter((path) => typeof path === 'string');
  const sets = chosen.length > 0 ? chosen : defaultSets.filter(existsSync);
  if (sets.length === 0) throw new UsageError('--set is required: no evaluation set lies here');
  return sets;
}

function wholeNumber(values: OptionValues, name: string, otherwise: number): number {
  const value = optionalOption(values, name);
  if (value === undefined) return otherwise;
  if (!/^\d{1,4}$/.test(value)) throw new UsageError(`--${name} is a whole number`);
  return Number(value);
}

function dateOf(values: OptionValues, otherwise: string): string {
  const value = optionalOption(values, 'today') ?? otherwise;
  if (!z.iso.date().safeParse(value).success) throw new UsageError('--today is a date, YYYY-MM-DD');
  return value;
}

/** A line that is written over, where somebody looks at it. */
function showProgress(): (done: number, of: number) => void {
  return (done, of) => {
    if (!process.stderr.isTTY) return;
    process.stderr.write(done === of ? '\r\u001b[K' : `\r${done} of ${of} cases`);
  };
}

/** Measures an engine on labelled cases; exits 1 where it misses the bars it is held to. */
export function createEvalCommand(deps: EvalDeps): Command {
  return {
    summary: 'Measure an engine on labelled cases',
    usage:
      '[--set FILE|FOLDER]… [--engine rubric|openai] [--today YYYY-MM-DD] [--bars unseen|tuned] [--runs N] [--parallel N] [--plants N] [--worst N]',
    options: {
      set: { type: 'string', multiple: true },
      engine: { type: 'string', default: 'rubric' },
      today: { type: 'string' },
      bars: { type: 'string' },
      runs: { type: 'string' },
      parallel: { type: 'string' },
      plants: { type: 'string' },
      worst: { type: 'string' },
    },
    async run({ values, environment, signal }) {
      const engine = choice('engine', String(values.engine), engineNames);
      const barSet = optionalOption(values, 'bars');
      const bars = barSet && barSets[choice('bars', barSet, Object.keys(barSets) as (keyof typeof barSets)[])];
      const today = dateOf(values, deps.systemDate());
      const options = {
        runs: Math.max(1, wholeNumber(values, 'runs', 1)),
        parallel: Math.max(1, wholeNumber(values, 'parallel', engine === 'openai' ? 4 : 1)),
        plants: wholeNumber(values, 'plants', 80),
        onProgress: showProgress(),
      };
      const worst = wholeNumber(values, 'worst', 0);
      const subject = deps.subjectOf({ engine, today, environment, signal });
      const reports = [];
      for (const set of setsOf(values)) {
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
    },
  };
}
