/** The mean, or `null` of nothing: an absent measure must not look like a perfect one. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function largest(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((high, value) => Math.max(high, value));
}

/** Ranks from 1; equal values share the mean of their places. */
export function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

function fromMean(values: readonly number[]): number[] {
  const middle = mean(values) ?? 0;
  return values.map((value) => value - middle);
}

const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);

function pearson(a: readonly number[], b: readonly number[]): number | null {
  const squares = product(a, a) * product(b, b);
  return squares === 0 ? null : product(a, b) / Math.sqrt(squares);
}

/** Spearman's rank correlation; `null` where one side never varies. */
export const spearman = (a: readonly number[], b: readonly number[]): number | null =>
  pearson(fromMean(ranks(a)), fromMean(ranks(b)));
