import type { Breakdown, Screening } from '../../../../shared/results.ts';

/** Every quote of an explanation: the words of the record that it rests on. */
export function quotesOf(screening: Screening): string[] {
  const { breakdown, filters, relevance } = screening;
  return [...quoted([relevance, ...filters]), ...quotesOfScore(breakdown)];
}

/** The same for the case score alone. */
export function quotesOfScore(breakdown: Breakdown): string[] {
  return quoted([
    ...Object.values(breakdown.parts).flatMap(({ reasons }) => reasons),
    ...breakdown.facts,
    ...breakdown.flags,
  ]);
}

const quoted = (all: readonly { quote: string | null }[]): string[] =>
  all.flatMap(({ quote }) => (quote === null ? [] : [quote]));
