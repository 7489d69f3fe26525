import type { Condition } from '../../../../shared/filter-conditions.ts';
import { addUnits, type DateUnit, type DayNumber, dateUnits, parseIsoDay } from '../../dates/calendar.ts';
import { allOf, anyOf, type CaseInQuestion, negated, shownBy, type Truth, unsaid } from '../base/case-in-question.ts';
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

type IncidentQuestion = NonNullable<Condition['incident']>;

/** "30 days", "2 years": how much of what unit. */
function readSpanOfTime(text: string): { count: number; unit: DateUnit } {
  const [count = '', word = ''] = text.split(' ');
  return { count: Number(count), unit: dateUnits.find((unit) => word.startsWith(unit)) ?? 'day' };
}

/** First and last day that fit, both inclusive. */
function windowOf({ within, after, before }: IncidentQuestion, today: DayNumber): { from: DayNumber; to: DayNumber } {
  if (within !== undefined) {
    const { count, unit } = readSpanOfTime(within);
    return { from: addUnits(today, -count, unit), to: today };
  }
  return {
    from: after === undefined ? Number.NEGATIVE_INFINITY : parseIsoDay(after) + 1,
    to: before === undefined ? Number.POSITIVE_INFINITY : parseIsoDay(before) - 1,
  };
}

function judgeIncident(lead: CaseInQuestion, question: IncidentQuestion): Truth {
  const incident = lead.facts.incident ?? lead.facts.otherDay;
  if (incident === null) return unsaid('the notes do not say when it happened');
  const { from, to } = windowOf(question, lead.today);
  const isInside = incident.earliest >= from && incident.latest <= to;
  const isOutside = incident.latest < from || incident.earliest > to;
  const why = `the incident: ${incident.say}`;
  if (!isInside && !isOutside) return unsaid(`${why}, which is not precise enough`);
  return { holds: isInside, why, shown: shownBy(lead, incident) };
}

function judgeDeadline(lead: CaseInQuestion, { within }: NonNullable<Condition['deadline']>): Truth {
  const { deadlines } = lead.facts;
  const { count, unit } = readSpanOfTime(within);
  const last = addUnits(lead.today, count, unit);
  const near = deadlines.find(({ day }) => day !== null && day >= lead.today && day <= last);
  if (near !== undefined) return { holds: true, why: near.say, shown: shownBy(lead, near) };
  const [first] = deadlines;
  if (first === undefined) return unsaid('the notes mention no deadline');
  const undated = deadlines.find(({ day }) => day === null);
  if (undated !== undefined) return unsaid(`${undated.say}, without a date`);
  return { holds: false, why: first.say, shown: shownBy(lead, first) };
}

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
