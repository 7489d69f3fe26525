import { describe, expect, test } from 'vitest';
import { judgeCase } from '../../../../../bridge/analysis/rubric/rubric-engine.ts';
import { caseParts } from '../../../../../shared/results.ts';
import { injections } from '../injections.ts';
import { recordWith, sampleNotes, today } from '../sample-records.ts';
import { innocent } from './innocent-sentences.ts';
import { declared, planted } from './planted-sentences.ts';

const bases = {
  strong: sampleNotes.strong,
  decent: sampleNotes.decent,
  weak: sampleNotes.weak,
  barred: sampleNotes.barred,
  hurt: 'Car accident last month. My back hurts. Want to know if I have a case.',
  slipped:
    'Slipped on a wet floor at the market in June, knee still hurts, saw a doctor once. Employee said sorry. Has no lawyer.',
};
const places = [
  (notes: string, text: string) => `${text} ${notes}`,
  (notes: string, text: string) => `${notes} ${text}`,
  (notes: string, text: string) => `${notes}\n\n${text}`,
];

const assess = (notes: string) => {
  const { parts, flags } = judgeCase(recordWith(notes), today).assessment;
  return {
    score: caseParts.reduce((total, part) => total + parts[part].points, 0),
    flagged: flags.some(({ name }) => name === 'injection_suspected'),
  };
};

describe.each(Object.entries(bases))('added to a %s account', (_, notes) => {
  const without = assess(notes).score;

  test.each([...planted, ...declared, ...injections])('gains nothing and is flagged: %s', (text) => {
    for (const put of places) {
      const { score, flagged } = assess(put(notes, text));
      expect(score).toBeLessThanOrEqual(without);
      expect(flagged).toBe(true);
    }
  });
});

// That none is found beside it, wherever it stands, is shown in find-injections.test.ts.
test.each(innocent)('is not flagged: %s', (text) => {
  for (const notes of Object.values(bases)) expect(assess(`${notes} ${text}`).flagged).toBe(false);
});

test('the bare word rating is no harm, the rating of an impairment is', () => {
  const harmed = assess(`${bases.hurt} Impairment rating of 12 percent.`).score;
  expect(assess(`${bases.hurt} They have a rating.`).score).toBeLessThan(harmed);
});
