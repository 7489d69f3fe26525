import { readFileSync } from 'node:fs';
import type { Evidence, RecordFacts } from '../base/record-facts.ts';

/** Whether something holds of a record; null where the notes do not say. */
export interface Answer {
  readonly holds: boolean | null;
  readonly why: string;
  readonly evidence: Evidence | null;
}

/** A question about the body or its care, with its answers in words. */
export interface Question {
  (facts: RecordFacts): Answer;
  /** "there is a fracture" */
  readonly says: string;
  /** "there is no fracture" */
  readonly denies: string;
  /** Whether notes on other injuries or care that do not name it count as its absence. */
  readonly absentIfUnnamed: boolean;
}

export const question = (
  says: string,
  denies: string,
  ask: (facts: RecordFacts) => Answer,
  absentIfUnnamed = false,
): Question => Object.assign((facts: RecordFacts) => ask(facts), { says, denies, absentIfUnnamed });

export const unanswered = (why: string): Answer => ({ holds: null, why, evidence: null });
export const answer = (holds: boolean | null, why: string, evidence: Evidence | null): Answer => ({
  holds,
  why,
  evidence,
});

/** The question that holds where the other fails; what is unknown stays unknown. */
export const not = (positive: Question): Question =>
  question(
    positive.denies,
    positive.says,
    (facts) => {
      const { holds, why, evidence } = positive(facts);
      return answer(holds === null ? null : !holds, why, evidence);
    },
    positive.absentIfUnnamed,
  );

/** Joins clauses to a list; a beginning that they share is said once ("there is a fracture or surgery"). */
function joinClauses(clauses: readonly string[], word: 'and' | 'or'): string {
  const isSaid = (clause: string) => word === 'or' && clauses.some((other) => other.startsWith(`${clause} or `));
  const [first = '', ...others] = [...new Set(clauses)].filter((clause) => !isSaid(clause));
  const start = /^(?:there (?:is|was) |a doctor found |no doctor found )/.exec(first)?.[0] ?? '';
  const isShared = others.every((clause) => clause.startsWith(start));
  const rest = isShared ? others.map((clause) => clause.slice(start.length)) : others;
  const last = rest.at(-1);
  return last === undefined ? first : `${[first, ...rest.slice(0, -1)].join(', ')} ${word} ${last}`;
}

/** Holds where so many of the questions do, fails where too few still could. */
export function atLeast(count: number, questions: readonly Question[]): Question {
  const says = questions.map((one) => one.says);
  const denies = questions.map((one) => one.denies);
  const isAny = count === 1;
  const isAll = count === questions.length;
  const list = says.join('; ');
  return question(
    isAny ? joinClauses(says, 'or') : isAll ? joinClauses(says, 'and') : `at least ${count} of these hold: ${list}`,
    isAny
      ? joinClauses(denies, 'and')
      : isAll
        ? joinClauses(denies, 'or')
        : `fewer than ${count} of these hold: ${list}`,
    (facts) => {
      const answers = questions.map((one) => one(facts));
      const withAnswer = (holds: boolean | null) => answers.filter((one) => one.holds === holds);
      const [holding, open, failing] = [withAnswer(true), withAnswer(null), withAnswer(false)];
      if (holding.length >= count) return holding[0] ?? unanswered('');
      if (holding.length + open.length >= count) return open[0] ?? unanswered('');
      return failing.find(({ evidence }) => evidence !== null) ?? failing[0] ?? unanswered('');
    },
    questions.every(({ absentIfUnnamed }) => absentIfUnnamed),
  );
}
export const anyHolds = (questions: readonly Question[]): Question => atLeast(1, questions);
export const allHold = (questions: readonly Question[]): Question => atLeast(questions.length, questions);

/** What a statement of a filter asks about the body or its care as a whole. */
export interface Condition {
  readonly asks: Question;
  /** Whether its words already hold a denial that counts among the refusals of the statement. */
  readonly denies?: boolean;
  /** Whether it asks for harm or care of any kind. */
  readonly general?: boolean;
  /** Whether its failing speaks against alternatives as well: a client who is done treating has no surgery ahead. */
  readonly settles?: boolean;
  /** Whether it only leaves out what the other statements leave out anyway. */
  readonly mild?: boolean;
}

/** Parses a statement of a filter; null where it asks something else. */
export type ConditionParser = (statement: string) => Condition | null;

/** The lines `name: expression` of a file, and those of a name alone. */
export function readTable(file: string): (readonly [name: string, words: RegExp])[] {
  const text = readFileSync(new URL(`../../data/filters/${file}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, name = '', words = ''] = /^(\w[\w =]*)(?:: (.*))?$/.exec(line) ?? [];
    const scan = '(?:imaging|x-?rays?|mris?|cts?|scans?|films?)';
    return name === '' ? [] : [[name, new RegExp(words.replaceAll('<picture>', scan))] as const];
  });
}

const statements = readTable('statements.txt');
/** An expression of `statements.txt`. */
export const expression = (name: string): RegExp =>
  new RegExp(statements.flatMap(([key, { source }]) => (key === name ? [source] : [])).join('|'));
