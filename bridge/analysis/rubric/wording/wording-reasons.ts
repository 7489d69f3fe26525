import type { CasePart, Reason } from '../../../../shared/results.ts';
import { findingMark } from './finding-forms.ts';
import { type KnownForm, partIndex } from './wording-model.ts';

/** What is said of points that the wording gives or takes; a tendency of words, not a finding about the case. */
export const wordingWhy = {
  stronger: 'wording that goes with stronger cases',
  weaker: 'wording that goes with weaker cases',
} as const;

export interface WordingChange {
  readonly part: CasePart;
  /** Whole points to explain; not zero. */
  readonly change: number;
  readonly known: readonly KnownForm[];
  quote(span: { start: number; end: number }): string;
}

const mostReasons = 3;
// Words that only connect explain nothing to a reader.
const telling =
  /(?:^|_)(?!(?:that|this|with|from|have|were|been|they|them|their|there|then|what|when|which|about|after|before|into|would|could|also|just|than|will|your|para|pero|como|esta|porque|desde)(?:_|$))[a-z]{4,}/;

/** Shares whole points out by weight, the largest remainders first; the shares add up exactly. */
export const shareOut = (points: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (points * weight) / total);
  const shares = exact.map(Math.floor);
  let left = points - shares.reduce((sum, share) => sum + share, 0);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) }));
  for (const { at } of order.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (left <= 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
};

const overlap = (a: KnownForm, b: KnownForm): boolean => a.start < b.end && b.start < a.end;

// What the rules found tells by its words; of names, numbers and speakers nothing can be shown.
const isTelling = (form: string): boolean => form.startsWith(findingMark) || telling.test(form.replace(/[.~*]/g, '_'));

const tellingForms = ({ part, change, known }: WordingChange): { form: KnownForm; weight: number }[] => {
  const sign = Math.sign(change);
  const ranked = known
    .map((form) => ({ form, weight: (form.worth[partIndex[part]] ?? 0) * sign }))
    .filter(({ form, weight }) => weight > 0 && form.end > form.start && isTelling(form.form))
    .toSorted((a, b) => b.weight - a.weight || a.form.start - b.form.start || a.form.end - b.form.end);
  const kept: typeof ranked = [];
  for (const entry of ranked) {
    if (kept.length < mostReasons && !kept.some(({ form }) => overlap(form, entry.form))) kept.push(entry);
  }
  return kept;
};

/** The change as reasons that add up to it exactly, each with the words that speak loudest for it. */
export const wordingReasons = (input: WordingChange): Reason[] => {
  const why = input.change > 0 ? wordingWhy.stronger : wordingWhy.weaker;
  const forms = tellingForms(input);
  if (forms.length === 0) return [{ points: input.change, why, quote: null, field: null }];
  const shares = shareOut(
    Math.abs(input.change),
    forms.map(({ weight }) => weight),
  );
  return forms.flatMap(({ form }, at) => {
    const points = (shares[at] ?? 0) * Math.sign(input.change);
    return points === 0 ? [] : [{ points, why, quote: input.quote(form), field: 'intakeNotes' } as const];
  });
};
