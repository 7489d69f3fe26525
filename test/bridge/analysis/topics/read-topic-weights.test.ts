import { expect, test } from 'vitest';
import { learnTopics, type TopicWeights } from '../../../../bridge/analysis/topics/learned-topics.ts';
import { readTopicText } from '../../../../bridge/analysis/topics/read-topic-text.ts';
import { readTopicLines, readTopicWeights } from '../../../../bridge/analysis/topics/read-topic-weights.ts';
import { topicGroups } from '../../../../bridge/analysis/topics/topic-groups.ts';
import { writeTopicWeights } from '../../../eval/fit-topics/write-topic-weights.ts';

const topicWeightLines = readTopicLines();
const terms = topicWeightLines.split('\n').map((line) => line.split('\t')[0] ?? '');

const weightsOf = (weights: TopicWeights, term: string): [number, number][] => {
  const told: [number, number][] = [];
  weights(term, (group, weight) => told.push([group, weight]));
  return told;
};

test('what is written is read back in steps', () => {
  const line = writeTopicWeights('wet floor', [0, 1.24, -0.36]);
  expect(weightsOf(readTopicWeights(line), 'wet floor')).toEqual([
    [1, expect.closeTo(1.2)],
    [2, expect.closeTo(-0.4)],
  ]);
  expect(weightsOf(readTopicWeights(line), 'wet')).toEqual([]);
});

test('a term without weight is not written', () => expect(writeTopicWeights('nothing', [0, 0.01])).toBe(''));

test('the fitted weights name known groups only and stay small', () => {
  const weights = readTopicWeights(topicWeightLines);
  expect(terms.length).toBeGreaterThan(1000);
  expect(topicWeightLines.length).toBeLessThan(500_000);
  for (const [group] of terms.flatMap((term) => weightsOf(weights, term))) expect(topicGroups[group]).toBeDefined();
});

test('no pronoun and no kin of one gender has a weight', () => {
  const words = new Set(terms.flatMap((term) => term.split(' ')));
  for (const word of ['he', 'she', 'his', 'her', 'husband', 'wife', 'el', 'ella', 'maria', 'jose', 'houston']) {
    expect(words).not.toContain(word);
  }
});

test('weights add up to scores, and the weightiest words are quoted', () => {
  const weights = readTopicWeights('xylophone\tA90\nxylophone lesson\tA30B5');
  const learned = learnTopics(weights, readTopicText({ intakeNotes: 'My Xylophone lesson' }), []);
  const [first, second] = learned.scores;
  expect(first?.score).toBeGreaterThanOrEqual(0);
  expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? 0);
  const plain = learnTopics(weights, readTopicText({ intakeNotes: 'one xylophone lesson' }), []);
  expect(plain.quoteFor(topicGroups[0]!)).toBe('xylophone');
});
