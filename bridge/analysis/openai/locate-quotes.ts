import type { CaseText, Span } from '../text/read-text.ts';
import type { RedactedRecord } from './redaction/redact.ts';

/** Words of the notes that a model quoted, found again. */
export interface LocatedWords {
  /** Where they are in the text. */
  readonly span: Span;
  /** As the model read them, contact data masked. */
  readonly shown: string;
}

/** The least index below `length` from which on `holds` is true; `length` where it never is. */
function firstIndex(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The stretch of the folded text that a stretch of the notes became; null where nothing is left of it. */
function foldedSpan({ folded }: CaseText, { start, end }: Span): Span | null {
  const { length } = folded.text;
  const first = firstIndex(length, (at) => folded.span(at, at + 1).end > start);
  const last = firstIndex(length, (at) => folded.span(at, at + 1).start >= end);
  return first < last ? { start: first, end: last } : null;
}

/** Null for words that are not in the notes, hide contact data only, or are addressed to the scorer. */
export type FindQuote = (quote: string) => LocatedWords | null;

/** `orders` are stretches of the notes addressed to the scorer: words in them are no evidence. */
export function createFindQuote(redacted: RedactedRecord, text: CaseText, orders: readonly Span[]): FindQuote {
  return (quote) => {
    const words = redacted.restore(quote);
    if (words?.field !== 'intakeNotes') return null;
    if (orders.some(({ start, end }) => words.span.start < end && start < words.span.end)) return null;
    const span = foldedSpan(text, words.span);
    return span === null ? null : { span, shown: words.shown };
  };
}
