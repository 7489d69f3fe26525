import type { Configuration } from '../../../shared/configuration.ts';
import { withSuggestedAliases } from '../../../shared/practice-areas.ts';
import type { InputRecord } from '../../../shared/record.ts';
import { type Breakdown, partNames, type Screening } from '../../../shared/results.ts';
import type { CaseSet, Message, ScoreCase, ScreenCase } from './cases.ts';
import { measureMessages } from './fact-measures.ts';
import {
  measureDrift,
  measureInjections,
  measureOrder,
  measureScores,
  measureScreens,
  type OrderedOutcome,
  type PairOutcome,
  type Points,
  plantInstruction,
  type ScreenOutcome,
  screensObeyed,
  spreadOf,
} from './measures.ts';
import { mean } from './statistics.ts';

/** What is measured: any engine behind these two functions. */
export interface Subject {
  score(record: InputRecord): Promise<Breakdown>;
  screen(record: InputRecord, configuration: Configuration): Promise<Screening>;
}

interface EvaluationOptions {
  runs: number;
  parallel: number;
  /** How many of the weakest records get an instruction planted. */
  plants: number;
  /** Told after every case how many of all are done. */
  onProgress?: (done: number, of: number) => void;
}

export type Evaluation = Awaited<ReturnType<typeof evaluate>>;

/** The message as the notes of an otherwise complete record, so that only its text is measured. */
export function recordOf({ area, text }: Message): InputRecord {
  return {
    firstName: 'Robin',
    lastName: 'Ellery',
    phone: '612-555-0148',
    email: 'robin.ellery@example.com',
    location: 'Minneapolis',
    zip: '55401',
    county: 'Hennepin',
    state: 'MN',
    practiceArea: area,
    intakeNotes: text,
  };
}

/** Runs a task for each item, at most `parallel` at a time, and keeps the order. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  parallel: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, lane));
  return results;
}

export async function repeat<Result>(runs: number, task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await task());
  return results;
}

/** Asks the subject as often as wanted and remembers every total, for the spread. */
function createQuestions(subject: Subject, runs: number) {
  const totals: number[][] = [];
  const pointsOf = async (record: InputRecord): Promise<Points> => {
    const answers = await repeat(runs, () => subject.score(record));
    totals.push(answers.map(({ score }) => score));
    return meanPoints(answers);
  };
  const totalOf = async (record: InputRecord) => (await pointsOf(record)).total;
  return {
    totals,
    totalOf,
    scored: async ({ id, gold, record }: ScoreCase) => ({ id, gold, record, ours: await pointsOf(record) }),
    paired: async <Pair extends { a: InputRecord; b: InputRecord }>(pair: Pair) => ({
      ...pair,
      a: await totalOf(pair.a),
      b: await totalOf(pair.b),
    }),
    screened: async (labeled: ScreenCase): Promise<ScreenOutcome> => {
      const configuration = withSuggestedAliases(labeled.configuration);
      const answers = await repeat(runs, () => subject.screen(labeled.record, configuration));
      totals.push(answers.map(({ score }) => score));
      return screenOutcome(labeled, answers);
    },
  };
}

/** Counts every case that is done. */
function createSteps(set: CaseSet, { onProgress }: EvaluationOptions) {
  const of = Object.values(set).reduce((sum, cases) => sum + cases.length, 0);
  let done = 0;
  return <Case, Result>(task: (one: Case) => Promise<Result>) =>
    async (one: Case): Promise<Result> => {
      const result = await task(one);
      done += 1;
      onProgress?.(done, of);
      return result;
    };
}

/** Puts every case to the subject and measures the answers. */
export async function evaluate(set: CaseSet, subject: Subject, options: EvaluationOptions) {
  const { parallel } = options;
  const ask = createQuestions(subject, options.runs);
  const step = createSteps(set, options);
  const scores = await forEachOf(set.scores, parallel, step(ask.scored));
  const weakest = [...scores].sort((a, b) => a.gold.total - b.gold.total).slice(0, options.plants);
  const planted = await forEachOf(weakest, parallel, async ({ id, record, ours }, turn) => ({
    id,
    without: ours.total,
    with: await ask.totalOf(plantInstruction(record, turn)),
  }));
  const screens = await forEachOf(set.screens, parallel, step(ask.screened));
  const ordered: OrderedOutcome[] = await forEachOf(set.ordered, parallel, step(ask.paired));
  const paraphrases: PairOutcome[] = await forEachOf(set.paraphrases, parallel, step(ask.paired));
  const invariants: PairOutcome[] = await forEachOf(set.invariants, parallel, step(ask.paired));
  const messages = await forEachOf(
    set.messages,
    parallel,
    step(async (message: Message) => ({ message, ours: await subject.score(recordOf(message)) })),
  );
  const obeyed = screensObeyed(screens).map(({ id }) => id);
  return {
    scores: measureSome(scores, measureScores),
    screens: measureSome(screens, measureScreens),
    order: measureSome(ordered, measureOrder),
    paraphrase: measureSome(paraphrases, measureDrift),
    invariance: measureSome(invariants, measureDrift),
    messages: measureSome(messages, measureMessages),
    injections: measureInjections(planted, obeyed),
    spread: spreadOf(ask.totals),
    outcomes: { scores: scores.map(({ record: _, ...outcome }) => outcome), paraphrases, invariants },
  };
}

const measureSome = <Outcome, Measures>(outcomes: Outcome[], measure: (outcomes: Outcome[]) => Measures) =>
  outcomes.length > 0 ? measure(outcomes) : null;

function meanPoints(answers: readonly Breakdown[]): Points {
  const of = (pick: (answer: Breakdown) => number) => mean(answers.map(pick)) ?? 0;
  const parts = partNames.map((name) => [name, of(({ parts }) => parts[name].points)]);
  return { ...Object.fromEntries(parts), total: of(({ score }) => score) } as Points;
}

function screenOutcome({ id, kind, expected, configuration }: ScreenCase, answers: readonly Screening[]) {
  const valid = answers.filter((answer) => answer.valid).length;
  return {
    id,
    kind,
    expected,
    ours: valid * 2 > answers.length ? ('valid' as const) : ('invalid' as const),
    score: mean(answers.map(({ score }) => score)) ?? 0,
    threshold: configuration.threshold,
  };
}
