import type { RelevanceJudgement, ScreenAssessment } from '../engine.ts';
import type { WordedConfiguration } from '../filters/conditions/custom-filters.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance, relevanceWords } from '../filters/judge-relevance.ts';
import type { FirmAnswer } from './answer-schema.ts';
import { type JudgeContext, judgeCase } from './judge-case.ts';
import type { RedactedRecord } from './redaction/redact.ts';

const relevanceWhy: Record<FirmAnswer['relevance']['verdict'], string> = {
  ...relevanceWords,
  other_area: 'the notes are about another area',
};

/** `fits` without words of the notes is only a claim of the model. */
function claimedRelevance({ relevance }: FirmAnswer, redacted: RedactedRecord): RelevanceJudgement {
  const found = relevance.quote === null ? null : redacted.restore(relevance.quote);
  const verdict = relevance.verdict === 'fits' && found?.field !== 'intakeNotes' ? 'unclear' : relevance.verdict;
  return { verdict, why: relevanceWhy[verdict], quote: found?.quote ?? null };
}

/**
 * The case and what one firm asks of it. The model judges what the notes are about; filters are judged by code, as the
 * firm was shown that they are read.
 */
export function judgeFirm(
  answer: FirmAnswer,
  context: JudgeContext,
  configuration: WordedConfiguration,
): ScreenAssessment {
  const { record, today } = context;
  const { assessment, found, nonLead, honest } = judgeCase(answer, context);
  const isCut = honest.intakeNotes !== record.intakeNotes;
  return {
    assessment,
    found,
    relevance:
      nonLead === null ? claimedRelevance(answer, context.redacted) : judgeRelevance(context, configuration, nonLead),
    filters: judgeFilters({ record, today, honest: isCut ? honest : undefined, found }, configuration.customFilters),
  };
}
