import type { Judge } from './medical-judges.ts';

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

/** The condition that holds where the other fails; what is unknown stays unknown. */
export const not =
  (judge: Judge): Judge =>
  (facts) => {
    const held = judge(facts);
    return { ...held, holds: held.holds === null ? null : !held.holds };
  };

export const when =
  (asked: RegExp, judge: Judge, traits: Omit<Condition, 'judge'> = {}): Reader =>
  (statement) =>
    asked.test(statement) ? { judge, ...traits } : null;
