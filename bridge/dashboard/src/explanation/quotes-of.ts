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

interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a cut there would split a word. */
const isInWord = (text: string, at: number): boolean =>
  /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(at - 1, 0), at + 1));

/** Where a quote occurs in a text: as whole words ("ER", not "HYPERLINK"), else anywhere. */
function placesOf(quote: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + quote.length)) places.push(at);
  const whole = places.filter((at) => !isInWord(text, at) && !isInWord(text, at + quote.length));
  return whole.length > 0 ? whole : places;
}

/** The text split at the borders of its quotes; quotes that do not occur change nothing. */
export function markQuotes(text: string, quotes: readonly string[]): Stretch[] {
  const marks = new Uint8Array(text.length);
  for (const quote of new Set(quotes))
    if (quote !== '') for (const at of placesOf(quote, text)) marks.fill(1, at, at + quote.length);
  const stretches: Stretch[] = [];
  for (let from = 0; from < text.length; ) {
    const marked = marks[from] === 1;
    let until = from + 1;
    while (until < text.length && (marks[until] === 1) === marked) until += 1;
    stretches.push({ text: text.slice(from, until), marked });
    from = until;
  }
  return stretches;
}
