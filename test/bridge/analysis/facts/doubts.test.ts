import { describe, expect, it } from 'vitest';
import { readDoubts } from '../../../../bridge/analysis/facts/doubts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kinds = (notes: string) => readDoubts(readText(notes)).map(({ kind }) => kind);

describe('doubts about the account', () => {
  it.each([
    ["I don't remember the name of the store.", ['memory']],
    ['Clt not sure when it happened, maybe June.', ['memory']],
    ['no me acuerdo qué día fue', ['memory']],
    ['Caller refused to give the name of her employer.', ['unwilling']],
    ["I'd rather tell a lawyer in person.", ['unwilling']],
    ['I only heard this from a coworker.', ['hearsay']],
    ['It is my word against his, no witnesses and no pictures.', ['no_proof']],
    ['Client first said the light was green, then said it was red. Story keeps changing.', ['contradiction']],
  ])('%s', (notes, expected) => {
    expect([...new Set(kinds(notes))]).toEqual(expected);
  });

  it.each([
    "I don't know if I have a case.",
    'Not sure what to do next, I do not know my rights.',
    "The driver says he doesn't remember anything.",
    'They will not say why they denied the claim.',
    'I have the contract in writing and two witnesses saw it.',
    'I am not sure how much it is worth.',
    'The police would not give a reason.',
  ])('%s', (notes) => {
    expect(kinds(notes)).toEqual([]);
  });
});
