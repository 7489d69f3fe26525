export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** A text cut where quotes of it begin and end; quotes that are not in it change nothing. */
export function markQuotes(text: string, quotes: readonly string[]): Stretch[] {
  const marks = new Uint8Array(text.length);
  for (const quote of new Set(quotes)) {
    if (quote === '') continue;
    for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + quote.length))
      marks.fill(1, at, at + quote.length);
  }
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
