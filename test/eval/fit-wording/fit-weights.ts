import type { WordingWeights } from '../../../bridge/analysis/rubric/wording/wording-model.ts';
import { caseParts } from '../../../shared/results.ts';
import type { LabelledNote } from './labelled-note.ts';
import { type Decisive, decisiveRow, noteRow, type Retelling, type Row, retellingRow } from './note-rows.ts';
import { solveRidge } from './solve-ridge.ts';
import { listVocabulary } from './vocabulary.ts';

export interface FitOptions {
  readonly lambda: number;
  /** In how many notes a form must stand to be weighed. */
  readonly fewest: number;
  /** How many forms are kept in the end. */
  readonly most: number;
  /** Undoes the pull of ridge regression towards the middle. */
  readonly stretch: number;
  /** How much a pair of tellings counts beside a note. */
  readonly retelling: number;
  /** The same of a pair of which one tells a deciding fact. */
  readonly decisive: number;
}

export const fitOptions: FitOptions = {
  lambda: 0.6,
  fewest: 3,
  most: 20_000,
  stretch: 1.4,
  retelling: 3,
  decisive: 1.5,
};

/** What the fit learns from: graded notes, and tellings of the same facts that must come out alike, or apart. */
export interface FitMaterial {
  readonly notes: readonly LabelledNote[];
  readonly retellings: readonly Retelling[];
  readonly decisives: readonly Decisive[];
}

interface Centre {
  readonly mean: Float64Array;
  readonly length: number;
  readonly gold: readonly number[];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const dot = ({ columns, values }: Row, dense: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1)
    sum += (values[at] as number) * (dense[columns[at] as number] as number);
  return sum;
};

const addTo = (dense: Float64Array, { columns, values }: Row, factor: number): void => {
  columns.forEach((column, at) => {
    dense[column] = (dense[column] as number) + (values[at] as number) * factor;
  });
};

const centreOf = (rows: readonly Row[], width: number): Centre => {
  const notes = rows.filter(({ centred }) => centred === 1);
  const mean = new Float64Array(width);
  for (const row of notes) addTo(mean, row, 1 / notes.length);
  const gold = caseParts.map((_, part) => meanOf(notes.map((row) => row.gold[part] ?? 0)));
  return { mean, length: meanOf(notes.map(({ length }) => length)), gold };
};

/** The products of the centred rows with one another; the lower half is enough. */
const kernelOf = (rows: readonly Row[], { mean, length }: Centre): Float64Array[] => {
  const toMean = rows.map((row) => dot(row, mean));
  const meanToMean = mean.reduce((sum, value) => sum + value * value, 0);
  return rows.map((row, at) => {
    const dense = new Float64Array(mean.length);
    addTo(dense, row, 1);
    const line = new Float64Array(rows.length);
    for (let other = 0; other <= at; other += 1) {
      const second = rows[other] as Row;
      const shift = second.centred * (toMean[at] as number) + row.centred * (toMean[other] as number);
      const words = dot(second, dense) - shift + row.centred * second.centred * meanToMean;
      line[other] = words + (row.length - row.centred * length) * (second.length - second.centred * length);
    }
    return line;
  });
};

interface PartFit {
  readonly weights: Float64Array;
  readonly length: number;
  readonly base: number;
}

const fitPart = (rows: readonly Row[], centre: Centre, alpha: readonly number[], middle: number): PartFit => {
  const weights = new Float64Array(centre.mean.length);
  let length = 0;
  rows.forEach((row, at) => {
    const factor = alpha[at] ?? 0;
    addTo(weights, row, factor);
    for (let column = 0; column < weights.length && row.centred === 1; column += 1) {
      weights[column] = (weights[column] as number) - factor * (centre.mean[column] as number);
    }
    length += factor * (row.length - row.centred * centre.length);
  });
  const shift = weights.reduce((sum, weight, column) => sum + weight * (centre.mean[column] as number), 0);
  return { weights, length, base: middle - shift - length * centre.length };
};

const solve = ({ notes, retellings, decisives }: FitMaterial, vocabulary: readonly string[], options: FitOptions) => {
  const columns = new Map(vocabulary.map((form, column) => [form, column]));
  const rows = [
    ...notes.map((note) => noteRow(note, columns)),
    ...retellings.map((retelling) => retellingRow(retelling, columns, options.retelling)),
    ...decisives.map((pair) => decisiveRow(pair, columns, options.decisive)),
  ];
  const centre = centreOf(rows, vocabulary.length);
  const targets = rows.map((row) => row.gold.map((points, part) => points - row.centred * (centre.gold[part] ?? 0)));
  const dual = solveRidge(kernelOf(rows, centre), options.lambda, targets);
  const perPart = caseParts.map((_, part) => {
    const alpha = dual.map((values) => (values[part] ?? 0) * options.stretch);
    return fitPart(rows, centre, alpha, centre.gold[part] ?? 0);
  });
  return { rows, perPart };
};

/** The forms that move grades most over all notes, in alphabetical order. */
const prune = (material: FitMaterial, vocabulary: readonly string[], options: FitOptions): string[] => {
  const { rows, perPart } = solve(material, vocabulary, options);
  const spread = new Float64Array(vocabulary.length);
  for (const { columns, values } of rows) {
    columns.forEach((column, at) => {
      spread[column] = (spread[column] as number) + (values[at] as number) ** 2;
    });
  }
  const moved = (column: number): number =>
    perPart.reduce((sum, { weights }) => sum + (weights[column] as number) ** 2, 0) * (spread[column] as number);
  return vocabulary
    .map((form, column) => ({ form, moves: moved(column) }))
    .toSorted((a, b) => b.moves - a.moves || (a.form < b.form ? -1 : 1))
    .slice(0, options.most)
    .map(({ form }) => form)
    .toSorted();
};

/** Ridge regression of the four grades on the words of the notes, solved in the dual: notes are fewer than words. */
export const fitWeights = (material: FitMaterial, options: FitOptions = fitOptions): WordingWeights => {
  const all = listVocabulary(material.notes, options.fewest);
  const vocabulary = all.length > options.most ? prune(material, all, options) : all;
  const { perPart } = solve(material, vocabulary, options);
  return {
    base: perPart.map(({ base }) => base),
    length: perPart.map(({ length }) => length),
    forms: new Map(
      vocabulary.map((form, column) => [form, perPart.map(({ weights }) => weights[column] as number)] as const),
    ),
  };
};
