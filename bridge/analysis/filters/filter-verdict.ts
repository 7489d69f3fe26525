import type { FilterJudgement } from '../../../shared/results.ts';
import type { Evidence, RecordFacts } from './record-facts.ts';

export interface FilterVerdict {
  verdict: FilterJudgement['verdict'];
  why: string;
  evidence: Evidence | null;
}

/** Judges a record by one rule that was read out of a filter. */
export type FilterRule = (facts: RecordFacts) => FilterVerdict;

export const met = (why: string, evidence: Evidence | null): FilterVerdict => ({ verdict: 'met', why, evidence });
export const violated = (why: string, evidence: Evidence | null): FilterVerdict => ({
  verdict: 'violated',
  why,
  evidence,
});
export const unknown = (why: string): FilterVerdict => ({ verdict: 'unknown', why, evidence: null });

/** `holds` is whether what the filter describes is the case; null where the record does not say. */
export function fromPredicate(
  holds: boolean | null,
  rejects: boolean,
  words: { why: string; evidence: Evidence | null; missing: string },
): FilterVerdict {
  if (holds === null) return unknown(words.missing);
  return holds === rejects ? violated(words.why, words.evidence) : met(words.why, words.evidence);
}
