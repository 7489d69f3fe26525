import type { TopicText } from './read-topic-text.ts';
import { type TopicGroup, topicGroups } from './topic-groups.ts';
import { type Span, type TopicTerm, topicTerms } from './topic-terms.ts';

export type TermWeight = readonly [group: number, weight: number];

/** Weight of each term for each group that it speaks for or against. */
export interface TopicWeights {
  get(term: string): readonly TermWeight[] | undefined;
}

export interface Feature {
  readonly form: string;
  readonly value: number;
}

export interface GroupScore {
  readonly group: TopicGroup;
  readonly score: number;
}

export interface LearnedTopics {
  /** Every group; only differences between scores mean anything. */
  readonly scores: readonly GroupScore[];
  /** The words of the record that speak most for a group, or an empty string. */
  quoteFor(group: TopicGroup): string;
}

const FEWEST_TERMS = 8;
const BASE_VALUE = 0.3;

/** A form no note can hold: what is so without any words. */
const BASE = '@base';

/** What the weights are multiplied with: each term once, long and short notes alike. */
export function topicFeatures(terms: readonly TopicTerm[]): Feature[] {
  const forms = [...new Set(terms.map(({ form }) => form))];
  const value = 1 / Math.sqrt(Math.max(forms.length, FEWEST_TERMS));
  return [...forms.map((form) => ({ form, value })), { form: BASE, value: BASE_VALUE }];
}

export function scoreGroups(weights: TopicWeights, features: readonly Feature[]): Float64Array {
  const scores = new Float64Array(topicGroups.length);
  for (const { form, value } of features) {
    for (const [group, weight] of weights.get(form) ?? []) scores[group] = (scores[group] ?? 0) + weight * value;
  }
  return scores;
}

/** What notes are about by learned weights; nothing out of the stretches left out counts. */
export function learnTopics(weights: TopicWeights, reading: TopicText, leftOut: readonly Span[] = []): LearnedTopics {
  const terms = topicTerms(reading, leftOut);
  const scores = scoreGroups(weights, topicFeatures(terms));
  return {
    scores: topicGroups.map((group, index) => ({ group, score: scores[index] ?? 0 })),
    quoteFor: (group) => bestTerm(weights, terms, group, reading),
  };
}

function bestTerm(
  weights: TopicWeights,
  terms: readonly TopicTerm[],
  group: TopicGroup,
  { folded }: TopicText,
): string {
  const index = topicGroups.indexOf(group);
  let best: TopicTerm | null = null;
  let most = 0;
  for (const term of terms) {
    const weight = weights.get(term.form)?.find(([other]) => other === index)?.[1] ?? 0;
    if (weight > most) [best, most] = [term, weight];
  }
  return best === null ? '' : folded.quote(best.start, best.end);
}
