import type { Evidence, RecordFacts } from '../record-facts.ts';

/** Whether something holds of a record; null where the notes do not say. */
export interface Held {
  readonly holds: boolean | null;
  readonly why: string;
  readonly evidence: Evidence | null;
}

/** A question about the body or its care, with its answers in words. */
export interface Question {
  (facts: RecordFacts): Held;
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
  ask: (facts: RecordFacts) => Held,
  absentIfUnnamed = false,
): Question => Object.assign((facts: RecordFacts) => ask(facts), { says, denies, absentIfUnnamed });

export const silent = (why: string): Held => ({ holds: null, why, evidence: null });
export const held = (holds: boolean | null, why: string, evidence: Evidence | null): Held => ({ holds, why, evidence });

/** The question that holds where the other fails; what is unknown stays unknown. */
export const not = (asked: Question): Question =>
  question(
    asked.denies,
    asked.says,
    (facts) => {
      const answer = asked(facts);
      return { ...answer, holds: answer.holds === null ? null : !answer.holds };
    },
    asked.absentIfUnnamed,
  );

/** "There is a fracture", "there is surgery": what they begin with alike is said once. */
function listed(clauses: readonly string[], word: 'and' | 'or'): string {
  const [first = '', ...further] = [...new Set(clauses)];
  const start = /^(?:there (?:is|was) |a doctor found |no doctor found )/.exec(first)?.[0] ?? '';
  const isAlike = further.every((clause) => clause.startsWith(start));
  const rest = isAlike ? further.map((clause) => clause.slice(start.length)) : further;
  const last = rest.at(-1);
  return last === undefined ? first : `${[first, ...rest.slice(0, -1)].join(', ')} ${word} ${last}`;
}

function wordsOf(count: number, asked: readonly Question[]) {
  const [says, denies] = [asked.map((one) => one.says), asked.map((one) => one.denies)];
  if (count === 1) return { says: listed(says, 'or'), denies: listed(denies, 'and') };
  if (count === asked.length) return { says: listed(says, 'and'), denies: listed(denies, 'or') };
  const those = says.join('; ');
  return { says: `at least ${count} of these hold: ${those}`, denies: `fewer than ${count} of these hold: ${those}` };
}

/** Holds where so many of the questions do, fails where too few still could. */
export function atLeast(count: number, asked: readonly Question[]): Question {
  const { says, denies } = wordsOf(count, asked);
  const ask = (facts: RecordFacts): Held => {
    const answers = asked.map((one) => one(facts));
    const of = (holds: boolean | null) => answers.filter((answer) => answer.holds === holds);
    const [holding, open, failing] = [of(true), of(null), of(false)];
    if (holding.length >= count) return holding[0] ?? silent('');
    if (holding.length + open.length >= count) return open[0] ?? silent('');
    return failing.find(({ evidence }) => evidence !== null) ?? failing[0] ?? silent('');
  };
  const absent = asked.every(({ absentIfUnnamed }) => absentIfUnnamed);
  return question(says, denies, ask, absent);
}
export const anyHolds = (asked: readonly Question[]): Question => atLeast(1, asked);
export const allHold = (asked: readonly Question[]): Question => atLeast(asked.length, asked);

/** What a statement of a filter asks about the body or its care as a whole. */
export interface Reading {
  readonly asks: Question;
  /** Whether its words already hold a denial that counts among the refusals of the statement. */
  readonly denies?: boolean;
  /** Whether it asks for harm or care of any kind. */
  readonly general?: boolean;
  /** Whether its failing speaks against alternatives as well: who is done treating has no surgery ahead. */
  readonly settles?: boolean;
  /** Whether it only says what the other statements leave out anyway. */
  readonly mild?: boolean;
}

/** Reads a statement of a filter; null where it asks something else. */
export type Reader = (statement: string) => Reading | null;
