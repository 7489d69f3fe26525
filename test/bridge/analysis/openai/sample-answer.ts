import {
  type CaseAnswer,
  caseAnswer,
  type FirmAnswer,
  firmAnswer,
} from '../../../../bridge/analysis/openai/answer-schema.ts';
import { type BarId, barIds, type CriterionId, criterionIds } from '../../../../bridge/analysis/openai/criteria.ts';

const QUOTE = 'Rear-ended at a red light';

/** The form with the same level everywhere, shown by words of the sample record. */
export function answerOf(level: number, changes: Partial<CaseAnswer> = {}): CaseAnswer {
  return caseAnswer.parse({
    facts: [],
    incident_date: null,
    timed_claim: 'other',
    clock_stopped: { quote: null, answer: 'unknown' },
    sender: 'prospective_client',
    bars: Object.fromEntries(barIds.map((id) => [id, { quote: null, answer: 'unknown' }])),
    criteria: Object.fromEntries(criterionIds.map((id) => [id, { quotes: [QUOTE], level }])),
    missing: [],
    flags: [],
    ...changes,
  });
}

export const withBar = (
  id: BarId,
  quote: string | null,
  answer: 'yes' | 'no' | 'unknown' = 'yes',
): CaseAnswer['bars'] => ({
  ...answerOf(0).bars,
  [id]: { quote, answer },
});

export const withCriterion = (id: CriterionId, level: number, ...quotes: string[]): CaseAnswer['criteria'] => ({
  ...answerOf(0).criteria,
  [id]: { quotes, level },
});

export const firmAnswerOf = (changes: Partial<FirmAnswer>): FirmAnswer =>
  firmAnswer.parse({ ...answerOf(4), relevance: { quote: QUOTE, verdict: 'fits' }, filters: [], ...changes });
