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
    ['There was no police report, and I never got my money.', ['no_proof']],
    ['It is my word against his, no witnesses and no pictures.', ['no_proof']],
    ['Client first said the light was green, then said it was red. Story keeps changing.', ['contradiction']],
  ])('%s', (notes, expected) => expect([...new Set(kinds(notes))]).toEqual(expected));

  it.each([
    "I don't know if I have a case.",
    'Not sure what to do next, I do not know my rights.',
    "The driver says he doesn't remember anything.",
    'They will not say why they denied the claim.',
    'I have the contract in writing and two witnesses saw it.',
    'I am not sure how much it is worth.',
    'The police would not give a reason.',
    'My landlord says I broke it, and he has no proof of that. I never touched my stove.',
    'She contradicts herself, my ex, and her story keeps changing. I told mine once.',
    'I looked at my policy because I could not remember for sure what it pays me.',
    'He was blackout drunk when my brother met him and I was at home.',
  ])('%s', (notes) => expect(kinds(notes)).toEqual([]));
});
