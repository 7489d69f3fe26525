import type { SentRecord } from '../engine.ts';
import type { CaseAnswer } from './answer-schema.ts';
import { findLoosely } from './redaction/masked-text.ts';

/** How many quotes of an answer are in none of the fields that were sent; what they are to show is dropped. */
export function countLostQuotes(answer: CaseAnswer, sent: SentRecord): number {
  const fields = Object.values(sent);
  const quotes = Object.values(answer)
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : (entry?.quote ?? null)));
  return quotes.filter((quote) => quote !== null && !fields.some((field) => findLoosely(field, quote) !== null)).length;
}
