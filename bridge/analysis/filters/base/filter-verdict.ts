import type { FilterJudgement } from '../../../../shared/results.ts';
import type { CaseInQuestion, Truth } from './case-in-question.ts';
import type { Evidence, RecordFacts } from './record-facts.ts';

export const NOT_JUDGED = 'could not be judged automatically';

export interface FilterVerdict {
  verdict: FilterJudgement['verdict'];
  why: string;
  evidence: Evidence | null;
}

/** How a filter is understood. */
export interface FilterRule {
  /** What must hold, as a clause without capital or stop: "the client lives in Texas". */
  readonly asks: string;
  /** The verdict where the notes do not say: "unknown if not stated". */
  readonly ifUnstated: string;
  readonly judge: (facts: RecordFacts) => FilterVerdict;
  /** Whether its words leave open which of two things it asks, or when it does not apply. */
  readonly ambiguous: boolean;
  /** Words of the filter that are left out, and named in the reading. */
  readonly without: readonly string[];
}

const UNKNOWN = 'unknown if not stated';

export const rule = (asks: FilterRule['asks'], judge: FilterRule['judge'], ifUnstated = UNKNOWN): FilterRule => ({
  asks,
  ifUnstated,
  judge,
  ambiguous: false,
  without: [],
});

export const met = (why: string, evidence: Evidence | null): FilterVerdict => ({ verdict: 'met', why, evidence });
export const violated = (why: string, evidence: Evidence | null): FilterVerdict => ({
  verdict: 'violated',
  why,
  evidence,
});
export const unknown = (why: string): FilterVerdict => ({ verdict: 'unknown', why, evidence: null });

/** A rule beside words of its filter that were not understood: a verdict stays where it is sure without them. */
export function besideUnread(rule: FilterRule, words: readonly string[], isSure: (one: FilterVerdict) => boolean) {
  const named = words.map((one) => `"${one}"`).join(' and ');
  const judge: FilterRule['judge'] = (facts) => {
    const stated = rule.judge(facts);
    return stated.verdict === 'unknown' || isSure(stated) ? stated : unknown(PART_UNREAD);
  };
  const asks = `${rule.asks}; ${named} ${words.length > 1 ? 'were' : 'was'} not understood`;
  return { ...rule, asks, judge, ambiguous: true };
}

/** A filter that can be read in more than one way judges nothing. */
export const eitherOf = (rules: readonly FilterRule[]): FilterRule => ({
  asks: `either ${rules
    .map(({ asks }) => asks)
    .toSorted()
    .join(', or ')}`,
  ifUnstated: 'always unknown, because it does not say which is meant',
  judge: () => unknown('the filter can be read in more than one way'),
  ambiguous: true,
  without: [],
});

/** `holds` is whether the record is as the filter describes; null where it does not say. */
export function fromPredicate(
  holds: boolean | null,
  rejects: boolean,
  words: { why: string; evidence: Evidence | null; missing: string },
): FilterVerdict {
  if (holds === null) return unknown(words.missing);
  return holds === rejects ? violated(words.why, words.evidence) : met(words.why, words.evidence);
}

/** A rule that is judged by the facts of the case. */
export const ruleOnFacts = (
  asks: string,
  judge: (lead: CaseInQuestion) => Truth,
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

function joinRules(rules: readonly FilterRule[], word: 'and' | 'or', judge: FilterRule['judge']): FilterRule {
  const [first] = rules;
  const isUniform = rules.every(({ ifUnstated }) => ifUnstated === first?.ifUnstated);
  const clauses = rules.map(({ asks, ifUnstated }) =>
    isUniform || ifUnstated === UNKNOWN ? asks : `${asks} (${ifUnstated})`,
  );
  const asks = [...new Set(clauses)].join(`, ${word} `);
  const ambiguous = rules.some((one) => one.ambiguous);
  const without = rules.flatMap((one) => one.without);
  return { ...rule(asks, judge, isUniform ? first?.ifUnstated : UNKNOWN), ambiguous, without };
}

const undenied = ({ asks }: FilterRule): string => asks.replace(/\b(?:no|not|never) /g, '').replace(/\ban? /g, '');

/** All of these conditions together; where one denies another, the filter does not say which is meant. */
export function allOf(rules: readonly FilterRule[]): FilterRule {
  const stated = new Map(rules.map((one) => [undenied(one), one.asks]));
  if (rules.some((one) => stated.get(undenied(one)) !== one.asks)) return eitherOf(rules);
  return joinRules(rules, 'and', (facts) => strictest(rules.map((one) => one.judge(facts))));
}

/** One of these conditions suffices. */
export const anyOf = (rules: readonly FilterRule[]): FilterRule =>
  joinRules(rules, 'or', (facts) => mildest(rules.map((one) => one.judge(facts))) ?? unknown(NOT_JUDGED));

export const PART_UNREAD = 'a part of the filter was not understood';

/** Stands for a part of a filter that no family reads. */
export const notUnderstood = (words: string): FilterRule => ({
  ...rule(`"${words.trim()}", which was not understood`, () => unknown(PART_UNREAD)),
  ambiguous: true,
});
