import { splitClauses } from './clauses.ts';
import { answerAfter, isDenied } from './denial.ts';
import { readWords } from './read-words.ts';

/** Denials farther off never reach; parsing more would make endless clauses cost the square of their length. */
const FARTHEST = 300;

/** Whether the words at `at` are denied by a word before them in the same clause, or by an answer after them. */
export function isNegated(clause: string, at: number, length = 0): boolean {
  const from = Math.max(0, at - FARTHEST);
  const near = clause.slice(from, at + length + FARTHEST);
  const words = readWords(near, splitClauses(near));
  const first = words.findIndex(({ end }) => end > at - from);
  const last = words.findLastIndex(({ start }) => start < at - from + length);
  if (first === -1) return false;
  return isDenied(words, first, near) || answerAfter(words, Math.max(first, last), near) === 'no';
}
