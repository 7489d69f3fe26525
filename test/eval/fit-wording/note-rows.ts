import { formValues, isWord } from '../../../bridge/analysis/rubric/wording/form-value.ts';
import { lengthFeature } from '../../../bridge/analysis/rubric/wording/wording-model.ts';
import { caseParts } from '../../../shared/results.ts';
import type { LabelledNote } from './labelled-note.ts';

/** Two notes that tell the same facts in other words. */
export interface Retelling {
  readonly family: string;
  readonly a: LabelledNote;
  readonly b: LabelledNote;
}

/** Two notes that differ in one fact, which decides. */
export interface Decisive {
  readonly family: string;
  readonly better: LabelledNote;
  readonly worse: LabelledNote;
}

/** A sparse row of the regression. */
export interface Row {
  readonly columns: readonly number[];
  readonly values: readonly number[];
  readonly length: number;
  /** 1 for a note, from which the mean note is taken; 0 for a difference of two notes. */
  readonly centred: 0 | 1;
  readonly gold: readonly number[];
}

const knownForms = ({ forms }: LabelledNote, columns: ReadonlyMap<string, number>): string[] =>
  [...forms]
    .filter((form) => columns.has(form))
    .toSorted((a, b) => (columns.get(a) as number) - (columns.get(b) as number));

export const noteRow = (note: LabelledNote, columns: ReadonlyMap<string, number>): Row => {
  const known = knownForms(note, columns);
  return {
    columns: known.map((form) => columns.get(form) as number),
    values: formValues(known),
    length: lengthFeature(known.filter(isWord).length),
    centred: 1,
    gold: note.gold,
  };
};

const differenceRow = (first: Row, second: Row, weight: number, gold: readonly number[]): Row => {
  const difference = new Map<number, number>();
  const add = ({ columns: known, values }: Row, factor: number): void => {
    known.forEach((column, at) => {
      difference.set(column, (difference.get(column) ?? 0) + (values[at] ?? 0) * factor);
    });
  };
  add(first, weight);
  add(second, -weight);
  const entries = [...difference].filter(([, value]) => value !== 0).toSorted(([x], [y]) => x - y);
  return {
    columns: entries.map(([column]) => column),
    values: entries.map(([, value]) => value),
    length: (first.length - second.length) * weight,
    centred: 0,
    gold: gold.map((points) => points * weight),
  };
};

/** What differs between two tellings of the same facts is worth nothing: a row whose target is zero. */
export const retellingRow = ({ a, b }: Retelling, columns: ReadonlyMap<string, number>, weight: number): Row =>
  differenceRow(
    noteRow(a, columns),
    noteRow(b, columns),
    weight,
    caseParts.map(() => 0),
  );

/** What a deciding fact takes as a rule from clarity, strength, damages and merit: what such notes lost when graded. */
const decisiveLoss = [2, 9, 6, 11] as const;

/** What differs between two notes of which one tells a deciding fact is worth that fact. */
export const decisiveRow = (pair: Decisive, columns: ReadonlyMap<string, number>, weight: number): Row =>
  differenceRow(noteRow(pair.better, columns), noteRow(pair.worse, columns), weight, decisiveLoss);
