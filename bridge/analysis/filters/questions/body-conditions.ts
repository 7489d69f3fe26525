import { once } from '../../once.ts';
import { countRefusals } from '../base/filter-text.ts';
import { hurtBefore, locatedHarm, samePartBefore } from './body-parts.ts';
import * as states from './body-states.ts';
import { nightsOf, ratingOf, treatmentLengthOf, visitCountOf } from './care-amounts.ts';
import { delayOf, gapOf, recentCareOf, timingOf } from './care-times.ts';
import { missedWork, missedWorkOf } from './missed-work.ts';
import {
  allHold,
  anyHolds,
  type Condition,
  type ConditionParser,
  expression,
  not,
  type Question,
  readTable,
} from './question.ts';

const findings = readTable('findings.txt');
/** Where a filter would settle for less than a hospital, it says so. */
const lessThanHospital = expression('less_than_hospital');
const briefCare = expression('brief_care');

/** The injuries and kinds of care that a statement of a filter names. */
export function namedIn(statement: string): string[] {
  const names = new Set(findings.flatMap(([name, words]) => (words.test(statement) ? [name] : [])));
  // "Admitted to the hospital overnight" asks for a stay alone, "bedsores, stage 3 or worse" for the stage.
  if (names.has('inpatient') && !briefCare.test(statement)) names.delete('er');
  if (names.has('deep_sore')) names.delete('pressure_sore');
  return [...names].map((name) => (name === 'er' && !lessThanHospital.test(statement) ? 'emergency' : name));
}

const questions: Readonly<Record<string, Question>> = {
  ...states.phraseQuestions,
  same_part_before: samePartBefore,
  hurt_before: hurtBefore,
  care_ahead: states.careAhead,
  care_done: states.careDone,
  harmed: states.harmed(false),
  treated: states.treated,
  treated_now: states.treatedNow,
  recovered: states.recovered,
  lasting: states.lasting,
  operated: states.operated,
  scan_found: states.scanFound,
  mind_only: states.mindOnly,
  chiro_only: states.chiroOnly,
  massage_only: states.massageOnly,
  off_work: missedWork('currently'),
  missed_work_ever: missedWork(''),
};
const parsers: Readonly<Record<string, ConditionParser>> = {
  rating: ratingOf,
  missed_work: missedWorkOf,
  recent_care: recentCareOf,
  care_gap: gapOf,
  visit_count: visitCountOf,
  treatment_length: treatmentLengthOf,
  first_care: timingOf,
  delayed_care: delayOf,
  nights: nightsOf,
  located_harm: locatedHarm,
};

const onlyWords = expression('only');
const beyond = /\b(?:more (?:serious )?than|beyond|not just|not only|in addition to|worse than|besides)\b/;
const refusing = expression('firm_refuses');
/** Whether the denials beside the verb of the firm are odd: they tell what the client did or left undone. */
const clientDenies = (statement: string): boolean => (countRefusals(statement) % 2 === 1) !== refusing.test(statement);
const list = /,(?!.*\bscheduled\b)|\bor (?!blood|dose|dosage|scheduled|recommended|stool)/;

/** A line of `conditions.txt`. Its names come from the word list: only a process that reads filters compiles that. */
function parserOf(line: string, words: RegExp): ConditionParser {
  const own = parsers[line];
  if (own !== undefined) return (statement) => (words.test(statement) ? own(statement) : null);
  const [, opposite, names = '', trait] =
    /^(not )?(\w+(?: or \w+)*)(?: (mild|settles|denies|denied|only|but|single|unnamed))?$/.exec(line) ?? [];
  const positive = anyHolds(names.split(' or ').map((name) => questions[name] ?? states.found(name)));
  const asks = opposite === undefined ? positive : not(positive);
  return (statement) => {
    if (!words.test(statement)) return null;
    if (trait === 'single' && list.test(statement.replace(/\([^)]*\)/g, ''))) return null;
    if (trait === 'unnamed' && namedIn(statement).length > 0) return null;
    if (trait === 'only' || trait === 'but') {
      const isBeyond = beyond.test(statement);
      if (trait === 'only' && !isBeyond && !onlyWords.test(statement)) return null;
      return { asks: isBeyond ? not(asks) : asks, mild: true };
    }
    const denies = trait === 'denies' || (trait === 'denied' && clientDenies(statement));
    return { asks, mild: trait === 'mild', settles: trait === 'settles', denies };
  };
}

const conditions = once(() => readTable('conditions.txt').map(([line, words]) => parserOf(line, words)));

/** What a statement asks in particular: the first of the table that it matches. */
export const particularCondition: ConditionParser = (statement) => {
  for (const parse of conditions()) {
    const condition = parse(statement);
    if (condition !== null) return condition;
  }
  return null;
};

const anyCare = expression('any_care');
const ofHarm = /\b(?:injur\w*|hurt|physical\w*|bodily|harm\w*|lesion\w*|lastimad\w*|herid\w*)\b/;
const harmWithCare = expression('harm_with_care');

/** Care or harm in general, asked where a statement names nothing in particular. */
export function generalCondition(statement: string): Condition | null {
  const { harmed, treated } = states;
  if (anyCare.test(statement)) {
    const isBoth = harmWithCare.test(statement) && !/\bor\b/.test(statement);
    return { asks: isBoth ? allHold([harmed(false), treated]) : treated, general: true };
  }
  const isBody = /\b(?:physical\w*|bodily|body)\b/.test(statement);
  return ofHarm.test(statement) ? { asks: harmed(isBody), general: true } : null;
}
