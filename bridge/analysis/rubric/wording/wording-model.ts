import { type CasePart, caseParts } from '../../../../shared/results.ts';
import { formValues, isWord } from './form-value.ts';
import type { WordingToken } from './wording-tokens.ts';

/** One number for each part of the case, in their order. */
export type PartValues = readonly number[];

/** What was learned from graded notes: a base, what the length is worth, and what each known form is worth. */
export interface WordingWeights {
  readonly base: PartValues;
  readonly length: PartValues;
  readonly forms: ReadonlyMap<string, PartValues>;
}

export interface KnownForm extends WordingToken {
  /** What the form adds to each part. */
  readonly worth: PartValues;
}

export interface WordingJudgement {
  /** Expected points of each part; may lie outside 0 to 20. */
  readonly points: PartValues;
  /** Every form that counted, each once. */
  readonly known: readonly KnownForm[];
}

export const partIndex = Object.fromEntries(caseParts.map((part, index) => [part, index])) as Record<CasePart, number>;

/** Grows slowly, so that a long note is not a better one. */
export const lengthFeature = (known: number): number => Math.log1p(known) / 5;

/** Normalised over known forms only: a word nobody has weighed changes nothing, so swapping names does not either. */
export const judgeWording = (weights: WordingWeights, tokens: readonly WordingToken[]): WordingJudgement => {
  const first = new Map<string, WordingToken>();
  for (const token of tokens) {
    if (weights.forms.has(token.form) && !first.has(token.form)) first.set(token.form, token);
  }
  const values = formValues([...first.keys()]);
  const known = [...first.values()].map((token, at) => ({
    ...token,
    worth: (weights.forms.get(token.form) ?? []).map((weight) => weight * (values[at] ?? 0)),
  }));
  const length = lengthFeature(known.filter(({ form }) => isWord(form)).length);
  const points = caseParts.map((_, part) =>
    known.reduce(
      (sum, { worth }) => sum + (worth[part] ?? 0),
      (weights.base[part] ?? 0) + (weights.length[part] ?? 0) * length,
    ),
  );
  return { points, known };
};
