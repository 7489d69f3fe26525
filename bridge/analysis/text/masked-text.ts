import { type Clause, splitClauses } from './clauses.ts';
import type { FoldedText } from './fold-text.ts';
import { maskIdentity } from './mask-identity.ts';
import { maskNames } from './mask-names.ts';
import { onceFor } from './once-for.ts';
import { readWords, type Word } from './read-words.ts';

/** A folded text with identities masked, letter for letter, cut into clauses and words. */
export interface MaskedText {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly words: readonly Word[];
}

export function wordsOf(text: string): MaskedText {
  const clauses = splitClauses(text);
  return { text, clauses, words: readWords(text, clauses) };
}

export const withoutIdentities = (folded: FoldedText, text: string): string => maskNames(folded, maskIdentity(text));

/** Read once, though facts and topics ask. */
export const maskedText = onceFor((folded: FoldedText) => wordsOf(withoutIdentities(folded, folded.text)));
