import { topicGroups } from '../../../bridge/analysis/topics/topic-groups.ts';
import type { LabeledNotes } from './labeled-notes.ts';
import { collectVocabulary } from './vocabulary.ts';

export type TermWeight = readonly [group: number, weight: number];

const EPOCHS = 12;
const RATE = 0.3;
const DECAY = 5e-4;
const START = 1e-3;
/** Errors below this move nothing worth the time. */
const NEGLIGIBLE = 2e-3;
/** One order of the notes gives weights by chance; the mean of several does not. */
const SEEDS = [1, 2, 3, 4];

type Row = readonly (readonly [term: number, value: number])[];
const width = topicGroups.length;

function probabilities(weights: Float64Array, row: Row): Float64Array {
  const scores = new Float64Array(width);
  for (const [term, value] of row) {
    for (let group = 0; group < width; group += 1) {
      scores[group] = scores[group]! + weights[term * width + group]! * value;
    }
  }
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

/** The same order every time, another one for every round. */
function createShuffle(seed: number) {
  let state = seed;
  return (order: number[]) => {
    for (let last = order.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const other = state % (last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
  };
}

interface Example {
  readonly row: Row;
  readonly right: ReadonlySet<number>;
}

/** One step of Adagrad on the logarithm of the probability that one of the right groups has. */
function step(weights: Float64Array, squares: Float64Array, { row, right }: Example): void {
  const likely = probabilities(weights, row);
  let mass = 1e-9;
  for (const group of right) mass += likely[group]!;
  for (let group = 0; group < width; group += 1) {
    const error = likely[group]! - (right.has(group) ? likely[group]! / mass : 0);
    if (Math.abs(error) < NEGLIGIBLE) continue;
    for (const [term, value] of row) {
      const at = term * width + group;
      const slope = error * value + DECAY * weights[at]!;
      squares[at] = squares[at]! + slope * slope;
      weights[at] = weights[at]! - (RATE * slope) / Math.sqrt(squares[at]!);
    }
  }
}

function fitOnce(examples: readonly Example[], terms: number, seed: number): Float64Array {
  const weights = new Float64Array(terms * width);
  const squares = new Float64Array(terms * width).fill(START);
  const order = examples.map((_, at) => at);
  const shuffle = createShuffle(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order);
    for (const at of order) step(weights, squares, examples[at]!);
  }
  return weights;
}

/** Softmax regression in which a wide label leaves open which of its groups is right. */
export function trainTopics(notes: readonly LabeledNotes[]): ReadonlyMap<string, readonly TermWeight[]> {
  const vocabulary = collectVocabulary(notes);
  const forms = [...vocabulary.keys()];
  const index = new Map(forms.map((form, term) => [form, term]));
  const examples = notes.map(({ features, groups }): Example => {
    const row = features.flatMap(({ form, value }) => {
      const term = index.get(form);
      return term === undefined ? [] : [[term, value * (vocabulary.get(form) ?? 0)] as const];
    });
    return { row, right: new Set(groups.map((group) => topicGroups.indexOf(group))) };
  });
  const fitted = SEEDS.map((seed) => fitOnce(examples, forms.length, seed));
  const weights = fitted[0]!.map((_, at) => fitted.reduce((sum, one) => sum + one[at]!, 0) / fitted.length);
  return new Map(forms.map((form, term) => [form, centred(weights, term, vocabulary.get(form) ?? 0)]));
}

/** Only differences between groups count, so each term's weights may be moved to the mean of zero and cut down. */
function centred(weights: Float64Array, term: number, telling: number): (readonly [number, number])[] {
  const own = Array.from(weights.subarray(term * width, (term + 1) * width), (weight) => weight * telling);
  const mean = own.reduce((total, weight) => total + weight, 0) / width;
  return own.map((weight, group) => [group, weight - mean] as const);
}
