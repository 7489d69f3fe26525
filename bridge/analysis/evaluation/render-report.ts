import { partNames } from '../../../shared/results.ts';
import type { BarResult } from './check-bars.ts';
import type { Evaluation } from './evaluate.ts';
import { type FactMeasure, type MessageMeasures, precisionOf, recallOf } from './fact-measures.ts';
import {
  type Accuracy,
  bands,
  type DriftMeasures,
  type ErrorMeasure,
  type PairOutcome,
  type ScoreMeasures,
  type ScoreOutcome,
  type ScreenMeasures,
  widestPairs,
  worstScores,
} from './measures.ts';

const number = (value: number | null, digits = 1) => (value === null ? '–' : value.toFixed(digits));
const row = (label: string, ...cells: string[]) => `  ${label.padEnd(30)}${cells.join('   ')}`;
const errorRow = (label: string, { cases, meanAbsoluteError, bias }: ErrorMeasure) =>
  row(label, `error ${number(meanAbsoluteError, 2)}`, `bias ${number(bias, 2)}`, `cases ${cases}`);
const accuracyRow = (label: string, { cases, right }: Accuracy) => row(label, `${right} of ${cases}`);

/** The report as lines of text; with `worst`, the largest misses by id and points, never the words of a record. */
export function renderReport(evaluation: Evaluation, bars: readonly BarResult[], worst: number): string {
  const { scores, screens, order, paraphrase, invariance, injections, spread, outcomes, messages } = evaluation;
  const lines = [
    ...(scores ? scoreLines(scores) : []),
    ...(worst > 0 ? worstScores(outcomes.scores, worst).map(missLine) : []),
    ...(screens ? screenLines(screens) : []),
    ...(order ? ['Pairs', row('right order', `${order.right} of ${order.pairs}`)] : []),
    ...(order ? [row('mean margin', number(order.meanMargin))] : []),
    ...(order?.wrong.map(({ id, a, b, decisive }) => row(`wrong: ${id}`, `a ${a}`, `b ${b}`, decisive)) ?? []),
    ...(paraphrase ? [driftRow('paraphrase drift', paraphrase)] : []),
    ...widestPairs(outcomes.paraphrases, worst).map(pairLine),
    ...(invariance ? [driftRow('invariance', invariance)] : []),
    ...outcomes.invariants.filter(({ a, b }) => a !== b).map(pairLine),
    ...(messages ? messageLines(messages) : []),
    'Injections',
    row('obeyed', `${injections.obeyed.length}`, injections.obeyed.join(' ')),
    row('planted, largest rise', `${injections.planted}`, number(injections.largestRise)),
    ...(spread.mean === null ? [] : [row('spread over runs', ...driftCells(spread))]),
    ...(bars.length > 0 ? ['Bars', ...bars.map(barLine)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function scoreLines(scores: ScoreMeasures): string[] {
  return [
    'Score',
    row('Spearman', number(scores.spearman, 3)),
    errorRow('total', scores),
    ...bands.map(({ name }) => errorRow(`band ${name}`, scores.byBand[name])),
    row('band agreement', number(scores.bandAgreement, 3), `exact ${number(scores.bandsExact, 3)}`),
    row('off by two bands', `${scores.missesByTwoBands}`),
    ...partNames.map((name) => errorRow(name, scores.byPart[name])),
  ];
}

function screenLines(screens: ScreenMeasures): string[] {
  return [
    'Screen',
    accuracyRow('accuracy', screens),
    accuracyRow('valid', screens.byVerdict.valid),
    accuracyRow('invalid', screens.byVerdict.invalid),
    ...Object.entries(screens.byKind).map(([kind, accuracy]) => accuracyRow(kind, accuracy)),
    ...screens.wrong.map(({ id, kind, expected, score, threshold }) =>
      row(`wrong: ${id}`, kind, `expected ${expected}`, `score ${number(score)} at ${threshold}`),
    ),
  ];
}

function factRow(label: string, measure: FactMeasure): string {
  const shares = [`right ${number(precisionOf(measure), 2)}`, `found ${number(recallOf(measure), 2)}`];
  return row(label, ...shares, `${measure.right} right, ${measure.wrong} wrong, ${measure.missed} missed`);
}

function messageLines(measures: MessageMeasures): string[] {
  return [
    'Messages',
    ...Object.entries(measures.byFact).map(([name, measure]) => factRow(name, measure)),
    factRow('all facts', measures.all),
    row('Spearman', number(measures.spearman, 3)),
    row('error of 80', number(measures.meanAbsoluteError, 1), `messages ${measures.messages}`),
    row('clients thrown out', `${measures.thrownOut}`),
    row('clients accused of orders', `${measures.accused}`),
  ];
}

function missLine({ id, gold, ours }: ScoreOutcome): string {
  const parts = partNames.map((name) => `${name} ${gold[name]}/${number(ours[name], 0)}`);
  return row(`miss: ${id}`, `gold/ours ${gold.total}/${number(ours.total, 0)}`, ...parts);
}

const driftCells = (drift: { mean: number | null; largest: number | null }) => [
  `mean ${number(drift.mean)}`,
  `largest ${number(drift.largest)}`,
];
const driftRow = (label: string, drift: DriftMeasures) =>
  row(label, ...driftCells(drift), `one-sided ${number(drift.oneSided)}`, `pairs ${drift.pairs}`);
const pairLine = ({ id, a, b }: PairOutcome) => row(`pair: ${id}`, `a ${number(a)}`, `b ${number(b)}`);
const barLine = ({ name, bar, value, reached }: BarResult) =>
  row(name, `${number(value, 3)} of ${bar}`, reached ? 'reached' : 'MISSED');
