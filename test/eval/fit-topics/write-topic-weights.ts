import { FIRST_GROUP, WEIGHT_STEP } from '../../../bridge/analysis/topics/read-topic-weights.ts';

/** The line that is parsed back so; empty where nothing of weight is left. */
export function writeTopicWeights(term: string, weights: ArrayLike<number>): string {
  const steps = Array.from(weights, (weight, group) => {
    const count = Math.round(weight / WEIGHT_STEP);
    return count === 0 ? '' : `${String.fromCharCode(FIRST_GROUP + group)}${count}`;
  }).join('');
  return steps === '' ? '' : `${term}\t${steps}`;
}
