import type { FilterJudgement } from '../../../shared/results.ts';
import type { CaseInQuestion } from './conditions/case-in-question.ts';
import type { Truth } from './conditions/truth.ts';
import type { Evidence, RecordFacts } from './record-facts.ts';

export const NOT_JUDGED = 'could not be judged automatically';

export interface FilterVerdict {
  verdict: FilterJudgement['verdict'];
  why: string;
  evidence: Evidence | null;
}

/** What a filter was understood to ask of a record. */
export interface FilterRule {
  /** What must hold, as a clause without capital or stop: "the client lives in Texas". */
  readonly asks: string;
  /** What becomes of it where the notes do not say: "unknown if not stated". */
  readonly ifUnstated: string;
  readonly judge: (facts: RecordFacts) => FilterVerdict;
  /** Whether its words leave open which of two things is asked, or when it does not apply. */
  readonly ambiguous: boolean;
}

const UNKNOWN = 'unknown if not stated';

export const rule = (asks: FilterRule['asks'], judge: FilterRule['judge'], ifUnstated = UNKNOWN): FilterRule => ({
  asks,
  ifUnstated,
  judge,
  ambiguous: false,
});

export const met = (why: string, evidence: Evidence | null): FilterVerdict => ({ verdict: 'met', why, evidence });
export const violated = (why: string, evidence: Evidence | null): FilterVerdict => ({
  verdict: 'violated',
  why,
  evidence,
});
export const unknown = (why: string): FilterVerdict => ({ verdict: 'unknown', why, evidence: null });

/** A filter that can be read in more than one way: it judges nothing until its words say which is meant. */
export const eitherOf = (rules: readonly FilterRule[]): FilterRule => ({
  asks: `either ${rules
    .map(({ asks }) => asks)
    .toSorted()
    .join(', or ')}`,
  ifUnstated: 'always unknown, because it does not say which is meant',
  judge: () => unknown('the filter can be read in more than one way'),
  ambiguous: true,
});

/** `holds` is whether what the filter describes is the case; null where the record does not say. */
export function fromPredicate(
  holds: boolean | null,
  rejects: boolean,
  words: { why: string; evidence: Evidence | null; missing: string },
): FilterVerdict {
  if (holds === null) return unknown(words.missing);
  return holds === rejects ? violated(words.why, words.evidence) : met(words.why, words.evidence);
}

/** A rule that is judged by the facts of the case; `judge` says whether what it asks for is so. */
export const ruleOnFacts = (
  asks: string,
  judge: (asked: CaseInQuestion) => Truth,
  ifUnstated?: FilterRule['ifUnstated'],
): FilterRule =>
  rule(
    asks,
    (facts) => {
      const { holds, why, shown } = judge(facts.inQuestion());
      const evidence = shown === null ? null : { ...shown, at: facts.record[shown.field].indexOf(shown.quote) };
      return fromPredicate(holds, false, { why, evidence, missing: why });
    },
    ifUnstated,
  );

/** The verdict on conditions that must all hold: the first violated, else the first unknown, else the first. */
export const strictest = (verdicts: readonly FilterVerdict[]): FilterVerdict =>
  verdicts.find(({ verdict }) => verdict === 'violated') ??
  verdicts.find(({ verdict }) => verdict === 'unknown') ??
  verdicts[0] ??
  unknown(NOT_JUDGED);

/** The verdict on conditions of which one must hold: the first met, else the first unknown, else the first. */
export const mildest = (verdicts: readonly FilterVerdict[]): FilterVerdict | undefined =>
  verdicts.find(({ verdict }) => verdict === 'met') ??
  verdicts.find(({ verdict }) => verdict === 'unknown') ??
  verdicts[0];

/** All of these conditions together. */
export function allOf(rules: readonly FilterRule[]): FilterRule {
  const [first] = rules;
  const alike = rules.every(({ ifUnstated }) => ifUnstated === first?.ifUnstated);
  const clauses = rules.map(({ asks, ifUnstated }) =>
    alike || ifUnstated === UNKNOWN ? asks : `${asks} (${ifUnstated})`,
  );
  const judge = (facts: RecordFacts) => strictest(rules.map((one) => one.judge(facts)));
  const joined = rule([...new Set(clauses)].join(', and '), judge, alike ? first?.ifUnstated : UNKNOWN);
  return { ...joined, ambiguous: rules.some(({ ambiguous }) => ambiguous) };
}

/** One of these conditions suffices. */
export function anyOf(rules: readonly FilterRule[]): FilterRule {
  const judge = (facts: RecordFacts) => mildest(rules.map((one) => one.judge(facts))) ?? unknown(NOT_JUDGED);
  const alike = rules.every(({ ifUnstated }) => ifUnstated === rules[0]?.ifUnstated);
  const clauses = rules.map(({ asks, ifUnstated }) =>
    alike || ifUnstated === UNKNOWN ? asks : `${asks} (${ifUnstated})`,
  );
  const joined = rule(clauses.join(', or '), judge, alike ? rules[0]?.ifUnstated : UNKNOWN);
  return { ...joined, ambiguous: rules.some(({ ambiguous }) => ambiguous) };
}
