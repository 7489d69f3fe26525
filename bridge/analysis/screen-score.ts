import type { FilterJudgement } from '../../shared/results.ts';
import type { RelevanceJudgement } from './engine.ts';

/** A violated filter leaves this at most: below every threshold a firm would set. */
const VIOLATED_CAP = 8;
/** Each further violated filter takes this off. */
const FURTHER_VIOLATION = 2;
const UNKNOWN_COST = 2;
const UNKNOWN_COST_MAX = 8;

/** The most that is left of the case quality, whatever it is worth to another firm. */
const relevanceCap: Record<RelevanceJudgement['verdict'], number> = {
  fits: 100,
  unclear: 49,
  other_area: 9,
  not_a_lead: 4,
};

export interface ScreenScoreInput {
  /** Quality of the case, 0 to 100. */
  score: number;
  relevance: Pick<RelevanceJudgement, 'verdict'>;
  filters: readonly Pick<FilterJudgement, 'verdict'>[];
}

/**
 * The screen score out of the three considerations of specification §4.2, for either engine.
 *
 * 1. Practice area: a record whose label is not accepted scores 0 and never comes here.
 * 2. Relevance holds the quality of the case: notes about an accepted area keep it whole, notes that do not say what
 *    they are about keep less than 50, notes about something else or from no client at all next to nothing.
 * 3. Filters: one violated caps the score at 8 and every further one takes 2 more; one that cannot be judged costs 2,
 *    all of them together at most 8; a met one costs nothing and earns nothing.
 */
export function composeScreenScore({ score, relevance, filters }: ScreenScoreInput) {
  // What relevance leaves of the case quality, before the filters.
  const relevancePoints = Math.min(Math.max(Math.round(score), 0), relevanceCap[relevance.verdict]);
  const count = (verdict: FilterJudgement['verdict']) => filters.filter((filter) => filter.verdict === verdict).length;
  const violated = count('violated');
  const unknownCost = Math.min(count('unknown') * UNKNOWN_COST, UNKNOWN_COST_MAX);
  const afterUnknown = Math.max(0, relevancePoints - unknownCost);
  if (violated === 0) return { score: afterUnknown, relevancePoints };
  const cap = Math.max(0, VIOLATED_CAP - FURTHER_VIOLATION * (violated - 1));
  return { score: Math.min(afterUnknown, cap), relevancePoints };
}
