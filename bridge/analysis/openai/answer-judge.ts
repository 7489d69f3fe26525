import type { InputRecord } from '../../../shared/record.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import type { Engine, EngineInput, SentRecord } from '../engine.ts';
import { caseAnswer, emptyAnswer, firmAnswer } from './answer-schema.ts';
import { type JudgeContext, judgeCase } from './judge-case.ts';
import { judgeFirm } from './judge-firm.ts';
import { redactRecord } from './redaction/redact.ts';

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
