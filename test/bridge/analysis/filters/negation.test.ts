import { splitClauses } from '../../../../bridge/analysis/text/clauses.ts';
import { answerAfter, isDenied } from '../../../../bridge/analysis/text/denial.ts';
import { readWords } from '../../../../bridge/analysis/text/read-words.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

/** Whether a word of a clause is denied by a word before it, or by an answer after it. */
function negated(clause: string, word: string): boolean {
  const words = readWords(clause, splitClauses(clause));
  const at = words.findIndex(({ start }) => start >= clause.indexOf(word));
  return isDenied(words, at, clause) || answerAfter(words, at, clause) === 'no';
}

checkRows(new URL('./rows/negation.txt', import.meta.url), { negated });
