import { expect, test } from 'vitest';
import { factStrengths } from '../../../bridge/analysis/fact-strengths.ts';
import type { Fact, FactName } from '../../../shared/results.ts';

const fact = (name: FactName, quote: string | null, value = quote ?? ''): Fact => ({ name, value, quote });
const everything = () => true;
const said = (facts: Fact[], mayShow: (words: string) => boolean = everything) =>
  factStrengths(facts, mayShow).map((strength) => strength.said);

test('facts come in the order intake staff ask for them, not in the order they were found', () => {
  expect(said([fact('evidence', 'photos'), fact('injury', 'broken wrist'), fact('liability', 'cited')])).toEqual([
    'basis: cited',
    'harm: broken wrist',
    'proof: photos',
  ]);
});

test('facts of a kind are gathered, at most three and none twice', () => {
  const proofs = ['photos', 'photos', 'video', 'police report', 'dash cam'].map((words) => fact('evidence', words));
  expect(said(proofs)).toEqual(['proof: photos, video, police report']);
});

test('words that may not stand in notes take their fact with them', () => {
  expect(said([fact('injury', 'call 512-555-0101')], () => false)).toEqual([]);
  expect(said([fact('injury', null)], (words) => words !== '')).toEqual([]);
});

test('being free to hire is named last, and only where it was told', () => {
  const free = fact('representation', 'No lawyer', 'no lawyer');
  expect(said([free, fact('injury', 'fracture')])).toEqual(['harm: fracture', 'no lawyer yet']);
  expect(said([fact('representation', 'my attorney', 'has a lawyer')])).toEqual([]);
});
