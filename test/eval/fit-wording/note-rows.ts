import { lengthFeature } from '../../../bridge/analysis/rubric/wording/wording-model.ts';
import { caseParts } from '../../../shared/results.ts';
import type { LabelledNote } from './labelled-note.ts';

/** Two notes that tell the same facts in other words. */
export interface Retelling {
  readonly family: string;
  readonly a: LabelledNote;
  readonly b: LabelledNote;
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

const knownColumns = ({ forms }: LabelledNote, columns: ReadonlyMap<string, number>): number[] =>
  [...forms].flatMap((form) => columns.get(form) ?? []).toSorted((a, b) => a - b);

export const noteRow = (note: LabelledNote, columns: ReadonlyMap<string, number>): Row => {
  const known = knownColumns(note, columns);
  const value = 1 / Math.sqrt(Math.max(known.length, 1));
  return {
    columns: known,
    values: known.map(() => value),
    length: lengthFeature(known.length),
    centred: 1,
    gold: note.gold,
  };
};

/** What differs between two tellings of the same facts is worth nothing: a row whose target is zero. */
export const retellingRow = ({ a, b }: Retelling, columns: ReadonlyMap<string, number>, weight: number): Row => {
  const [first, second] = [noteRow(a, columns), noteRow(b, columns)];
  const difference = new Map<number, number>();
  const add = ({ columns: known, values }: Row, factor: number): void => {
    known.forEach((column, at) => {
      difference.set(column, (difference.get(column) ?? 0) + (values[at] ?? 0) * factor);
    });
  };
  add(first, weight);
  add(second, -weight);
  const entries = [...difference].toSorted(([x], [y]) => x - y);
  return {
    columns: entries.map(([column]) => column),
    values: entries.map(([, value]) => value),
    length: (first.length - second.length) * weight,
    centred: 0,
    gold: caseParts.map(() => 0),
  };
};
