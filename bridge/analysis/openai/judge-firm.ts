import type { Configuration } from '../../../shared/configuration.ts';
import type { FilterJudgement } from '../../../shared/results.ts';
import type { RelevanceJudgement, ScreenAssessment } from '../engine.ts';
import type { FirmAnswer } from './answer-schema.ts';
import { isLead } from './criteria.ts';
import { type JudgeContext, judgeCase } from './judge-case.ts';

const relevanceWhy: Record<RelevanceJudgement['verdict'], string> = {
  fits: 'the notes are about an accepted area',
  unclear: 'the notes do not show the area',
  other_area: 'the notes are about another area',
  not_a_lead: 'not a lead',
};

/** `fits` without words of the record is only a claim of the model. */
function judgeRelevance(answer: FirmAnswer, { redacted }: JudgeContext): RelevanceJudgement {
  const { quote, verdict: said } = answer.relevance;
  const found = quote === null ? null : redacted.restore(quote);
  const founded = said === 'fits' && found?.field !== 'intakeNotes' ? 'unclear' : said;
  const verdict = isLead(answer.sender) ? founded : 'not_a_lead';
  return { verdict, why: relevanceWhy[verdict], quote: found?.quote ?? null };
}

const filterWhy: Record<FilterJudgement['verdict'], string> = {
  met: 'the record shows it',
  violated: 'the record shows the contrary',
  unknown: 'the record does not say',
};

function judgeFilter(filter: string, number: number, answer: FirmAnswer, { redacted }: JudgeContext): FilterJudgement {
  const judged = answer.filters.find((entry) => entry.number === number);
  const found = judged === undefined || judged.quote === null ? null : redacted.restore(judged.quote);
  const verdict = judged === undefined || found === null ? 'unknown' : judged.verdict;
  return { filter, verdict, why: filterWhy[verdict], quote: found?.quote ?? null, field: found?.field ?? null };
}

/** The case and what one firm asks of it; a verdict without words of the record is unknown. */
export function judgeFirm(answer: FirmAnswer, context: JudgeContext, configuration: Configuration): ScreenAssessment {
  return {
    assessment: judgeCase(answer, context),
    relevance: judgeRelevance(answer, context),
    filters: configuration.customFilters.map((filter, index) => judgeFilter(filter, index + 1, answer, context)),
  };
}
