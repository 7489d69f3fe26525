import { expect, test } from 'vitest';
import { learnTopics } from '../../../../bridge/analysis/topics/learned-topics.ts';
import { readTopicText } from '../../../../bridge/analysis/topics/read-topic-text.ts';
import { readTopicWeights, writeTopicWeights } from '../../../../bridge/analysis/topics/read-topic-weights.ts';
import { topicGroups } from '../../../../bridge/analysis/topics/topic-groups.ts';
import { topicWeightLines } from '../../../../bridge/analysis/topics/topic-weights.gen.ts';

test('what is written is read back in steps', () => {
  const line = writeTopicWeights('wet floor', [0, 1.24, -0.36]);
  expect([...readTopicWeights(line)]).toEqual([
    [
      'wet floor',
      [
        [1, expect.closeTo(1.2)],
        [2, expect.closeTo(-0.4)],
      ],
    ],
  ]);
});

test('a term without weight is not written', () => {
  expect(writeTopicWeights('nothing', [0, 0.01])).toBe('');
});

test('the fitted weights name known groups only and stay small', () => {
  const weights = readTopicWeights(topicWeightLines);
  expect(weights.size).toBeGreaterThan(1000);
  expect(topicWeightLines.length).toBeLessThan(500_000);
  for (const own of weights.values()) for (const [group] of own) expect(topicGroups[group]).toBeDefined();
});

test('no pronoun and no kin of one gender has a weight', () => {
  const words = new Set([...readTopicWeights(topicWeightLines).keys()].flatMap((form) => form.split(' ')));
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
