import type { PartValues, WordingWeights } from './wording-model.ts';

/** Weights are kept as whole tenths. */
export const weightScale = 10;

export interface PackedWeights {
  readonly base: PartValues;
  readonly length: PartValues;
  /** Lines of entries parted by `|`: the form, then what it is worth for each part. */
  readonly forms: string;
}

const scaled = (tenths: number): number => tenths / weightScale;

export const parseWeights = ({ base, length, forms }: PackedWeights): WordingWeights => ({
  base: base.map(scaled),
  length: length.map(scaled),
  forms: new Map(
    forms
      .split(/[|\n]/)
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [form = '', ...tenths] = entry.split(' ');
        return [form, tenths.map((value) => scaled(Number(value)))] as const;
      }),
  ),
});
