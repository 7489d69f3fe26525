import type { InputRecord } from '../../../shared/record.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import type { Engine, EngineInput, RelevanceJudgement, ScreenAssessment, SentRecord } from '../engine.ts';
import type { WordedConfiguration } from '../filters/conditions/custom-filters.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance, relevanceWords } from '../filters/judge-relevance.ts';
import { caseAnswer, emptyAnswer, type FirmAnswer, firmAnswer } from './answer-schema.ts';
import { type JudgeContext, judgeCase } from './judge-case.ts';
import { type RedactedRecord, redactRecord } from './redaction/redact.ts';

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

interface AnswerJudge extends Engine {
  redact(record: InputRecord): SentRecord;
}

/** Judges what a model answered; without an answer, as while a thread warms, the notes tell nothing. */
export function createAnswerJudge(identity: EngineIdentity): AnswerJudge {
  const contextOf = ({ record, today }: EngineInput): JudgeContext => ({
    record,
    today,
    redacted: redactRecord(record),
  });
  return {
    identity,
    redact: (record) => redactRecord(record).fields,
    async assess(input) {
      input.signal?.throwIfAborted();
      return judgeCase(caseAnswer.parse(input.answer ?? emptyAnswer), contextOf(input)).assessment;
    },
    async assessForFirm(input) {
      input.signal?.throwIfAborted();
      const unclear = { ...emptyAnswer, relevance: { quote: null, verdict: 'unclear' } };
      return judgeFirm(firmAnswer.parse(input.answer ?? unclear), contextOf(input), input.configuration);
    },
  };
}
