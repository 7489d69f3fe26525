import type { Evidence, RecordFacts } from '../record-facts.ts';

/** Whether a condition on the body or its care holds of a record; null where the notes do not tell. */
export interface Held {
  holds: boolean | null;
  why: string;
  evidence: Evidence | null;
}

/** A condition on the body or its care, put in words either way. */
export interface Judge {
  (facts: RecordFacts): Held;
  /** "there is a fracture" */
  readonly says: string;
  /** "there is no fracture" */
  readonly denies: string;
  /** Whether notes on other injuries or care that do not name it count as its absence. */
  readonly absentIfUnnamed: boolean;
}

export const judgeThat = (
  says: string,
  denies: string,
  judge: (facts: RecordFacts) => Held,
  absentIfUnnamed = false,
): Judge => Object.assign((facts: RecordFacts) => judge(facts), { says, denies, absentIfUnnamed });

/** The condition that holds where the other fails; what is unknown stays unknown. */
export const not = (judge: Judge): Judge =>
  judgeThat(
    judge.denies,
    judge.says,
    (facts) => {
      const held = judge(facts);
      return { ...held, holds: held.holds === null ? null : !held.holds };
    },
    judge.absentIfUnnamed,
  );

const silent: Held = { holds: null, why: '', evidence: null };

/** "There is a fracture", "there is surgery": what they begin with alike is said once. */
function listed(clauses: readonly string[], word: 'and' | 'or'): string {
  const [first = '', ...further] = [...new Set(clauses)];
  const start = /^(?:there (?:is|was) |a doctor found |no doctor found )/.exec(first)?.[0] ?? '';
  const rest = further.every((clause) => clause.startsWith(start))
    ? further.map((clause) => clause.slice(start.length))
    : further;
  const last = rest.at(-1);
  return last === undefined ? first : `${[first, ...rest.slice(0, -1)].join(', ')} ${word} ${last}`;
}

function wordsOf(count: number, judges: readonly Judge[]) {
  const [says, denies] = [judges.map((judge) => judge.says), judges.map((judge) => judge.denies)];
  if (count === 1) return { says: listed(says, 'or'), denies: listed(denies, 'and') };
  if (count === judges.length) return { says: listed(says, 'and'), denies: listed(denies, 'or') };
  const those = says.join('; ');
  return { says: `at least ${count} of these hold: ${those}`, denies: `fewer than ${count} of these hold: ${those}` };
}

/** Holds where so many of the conditions do, fails where too few still could. */
export function atLeast(count: number, judges: readonly Judge[]): Judge {
  const { says, denies } = wordsOf(count, judges);
  const judge = (facts: RecordFacts): Held => {
    const held = judges.map((one) => one(facts));
    const holding = held.filter(({ holds }) => holds === true);
    const open = held.filter(({ holds }) => holds === null);
    const failing = held.filter(({ holds }) => holds === false);
    if (holding.length >= count) return holding[0] ?? silent;
    if (holding.length + open.length < count)
      return failing.find(({ evidence }) => evidence !== null) ?? failing[0] ?? silent;
    return open[0] ?? silent;
  };
  return judgeThat(
    says,
    denies,
    judge,
    judges.every(({ absentIfUnnamed }) => absentIfUnnamed),
  );
}
export const anyHolds = (judges: readonly Judge[]): Judge => atLeast(1, judges);
export const allHold = (judges: readonly Judge[]): Judge => atLeast(judges.length, judges);

/** What a statement of a filter asks about the body or its care as a whole. */
export interface Condition {
  judge: Judge;
  /** Whether the words of the condition already hold a denial that counts among the refusals of the statement. */
  denies?: boolean;
  /** Whether it asks for harm or care of any kind. */
  general?: boolean;
  /** Whether its failing speaks against alternatives as well: who is done treating has no surgery ahead. */
  settles?: boolean;
  /** Whether it only says what the other statements leave out anyway. */
  mild?: boolean;
}

/** Reads a statement of a filter; null where it asks something else. */
export type Reader = (statement: string) => Condition | null;

export const when =
  (asked: RegExp, judge: Judge, traits: Omit<Condition, 'judge'> = {}): Reader =>
  (statement) =>
    asked.test(statement) ? { judge, ...traits } : null;
