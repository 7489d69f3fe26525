import type { TopicWeights } from './learned-topics.ts';
import { readTopicWeights } from './read-topic-weights.ts';
import { topicWeightLines } from './topic-weights.gen.ts';

let known: TopicWeights | null = null;

/** The fitted weights, read at the first use. */
export const knownTopicWeights = (): TopicWeights => {
  known ??= readTopicWeights(topicWeightLines);
  return known;
};
