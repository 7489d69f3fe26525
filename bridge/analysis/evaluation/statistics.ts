/** The mean, or `null` of nothing: an absent measure must not look like a perfect one. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function largest(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((high, value) => Math.max(high, value));
}

/** Ranks from 1; equal values share the mean of their places. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (order[to + 1]?.value === order[from]?.value) to += 1;
    for (let place = from; place <= to; place += 1) result[order[place]?.index ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return result;
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
