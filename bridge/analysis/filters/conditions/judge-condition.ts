import type { Condition } from '../../../../shared/filter-conditions.ts';
import type { CaseInQuestion } from '../base/case-in-question.ts';
import { allOf, anyOf, negated, type Truth } from '../base/truth.ts';
import {
  judgeAmount,
  judgeCare,
  judgeEvent,
  judgeHarm,
  judgeLawyer,
  judgeOpponent,
  judgeWords,
} from './fact-questions.ts';
import { judgePlace } from './place-question.ts';
import { judgeDeadline, judgeIncident } from './time-questions.ts';

type Judges = {
  readonly [Kind in keyof Condition]-?: (lead: CaseInQuestion, wanted: NonNullable<Condition[Kind]>) => Truth;
};

const judges: Judges = {
  place: judgePlace,
  incident: judgeIncident,
  amount: judgeAmount,
  lawyer: judgeLawyer,
  harm: judgeHarm,
  care: judgeCare,
  event: judgeEvent,
  opponent: judgeOpponent,
  deadline: judgeDeadline,
  words: judgeWords,
  all: (lead, conditions) => allOf(conditions.map((condition) => judgeCondition(lead, condition))),
  any: (lead, conditions) => anyOf(conditions.map((condition) => judgeCondition(lead, condition))),
  not: (lead, condition) => negated(judgeCondition(lead, condition)),
};

/** @throws Error for a condition without any key, which the schema does not let pass */
export function judgeCondition(lead: CaseInQuestion, condition: Condition): Truth {
  for (const kind of Object.keys(judges) as (keyof Condition)[]) {
    const wanted = condition[kind];
    const judge = judges[kind] as (lead: CaseInQuestion, wanted: unknown) => Truth;
    if (wanted !== undefined) return judge(lead, wanted);
  }
  throw new Error('A condition asks for nothing');
}
