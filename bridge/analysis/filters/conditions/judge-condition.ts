import type { Condition } from '../../../../shared/filter-conditions.ts';
import type { CaseInQuestion } from './case-in-question.ts';
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
import { allOf, anyOf, negated, type Truth } from './truth.ts';

type Judges = {
  readonly [Kind in keyof Condition]-?: (asked: CaseInQuestion, wanted: NonNullable<Condition[Kind]>) => Truth;
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
  all: (asked, conditions) => allOf(conditions.map((condition) => judgeCondition(asked, condition))),
  any: (asked, conditions) => anyOf(conditions.map((condition) => judgeCondition(asked, condition))),
  not: (asked, condition) => negated(judgeCondition(asked, condition)),
};

/** @throws Error where none of the keys of a condition is there: the schema lets none such pass */
export function judgeCondition(asked: CaseInQuestion, condition: Condition): Truth {
  for (const kind of Object.keys(judges) as (keyof Condition)[]) {
    const wanted = condition[kind];
    const judge = judges[kind] as (asked: CaseInQuestion, wanted: unknown) => Truth;
    if (wanted !== undefined) return judge(asked, wanted);
  }
  throw new Error('A condition asks for nothing');
}
