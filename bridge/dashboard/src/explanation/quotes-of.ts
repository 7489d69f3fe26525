import type { Screening } from '../../../../shared/results.ts';

/** Every quote of an explanation: the words of the record that it rests on. */
export function quotesOf({ breakdown, filters, relevance }: Screening): string[] {
  const quoted = [
    relevance,
    ...filters,
    ...Object.values(breakdown.parts).flatMap(({ reasons }) => reasons),
    ...breakdown.facts,
    ...breakdown.flags,
  ];
  return quoted.flatMap(({ quote }) => (quote === null ? [] : [quote]));
}
