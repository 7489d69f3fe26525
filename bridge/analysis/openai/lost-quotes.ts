import type { SentRecord } from '../engine.ts';
import type { CaseAnswer } from './answer-schema.ts';

/** White space and letter case are forgiven, as where quotes are looked for; in time proportional to the text. */
const folded = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');

/** How many quotes of an answer are in none of the fields that were sent; what they are to show is dropped. */
export function countLostQuotes(answer: CaseAnswer, sent: SentRecord): number {
  const fields = Object.values(sent).map(folded);
  const quotes = Object.values(answer)
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : (entry?.quote ?? null)));
  return quotes.filter((quote) => quote !== null && !fields.some((field) => field.includes(folded(quote)))).length;
}
