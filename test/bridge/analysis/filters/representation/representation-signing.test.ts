import { describe, expect, it } from 'vitest';
import {
  secretsKept,
  signaturesIn,
} from '../../../../../bridge/analysis/filters/representation/representation-signing.ts';
import { factsOf } from '../facts-of.ts';

const signed = (notes: string) => {
  const facts = factsOf(notes);
  return [...signaturesIn(facts, facts.folded)].length > 0;
};
const hushed = (notes: string) => {
  const facts = factsOf(notes);
  return [...secretsKept(facts, facts.folded)].length > 0;
};

describe('a signature under a contract with a lawyer', () => {
  it.each([
    'I signed with a firm downtown.',
    'A guy from the billboard people came with a tablet and I signed for them to do my case.',
    'He put his name on a contract, 40 percent, in his hospital bed.',
    'I put my signature on a retainer two weeks ago.',
    'They emailed an agreement, one firm in Reno, I clicked accept.',
    'I did the DocuSign thing with some law office in Cali.',
    'Picked one off a billboard, paperwork is done.',
    'They wanted me to sign at the hospital. I was on morphine and signed.',
    'My roommate and I both signed with one of those TV lawyers.',
    'Firmé un contrato con una oficina de abogados.',
  ])('%s', (notes) => expect(signed(notes)).toBe(true));
});

describe('no such signature', () => {
  it.each([
    'A lawyer mailed me a contract, I never signed it.',
    'The retainer is still unsigned on my counter.',
    'I almost signed with a firm.',
    'I was about to sign with a lawyer and did not.',
    'Lawyer wanted me to sign. I refused to sign.',
    'I signed the police statement.',
    'He signed a lease in May.',
    'I signed a waiver at the gym.',
    'The judge signed an order.',
    'I signed the severance papers before I called a lawyer.',
    'My roommate signed with one of those TV lawyers. I held off.',
    'Ready to sign with a lawyer today.',
    'No he firmado con ningún abogado.',
  ])('%s', (notes) => expect(signed(notes)).toBe(false));
});

describe('another lawyer is looked for behind the back of the first', () => {
  it.each([
    'His attorney is fine. Hearing in January. Looking around, has not told her.',
    "I'd like a second opinion on my lawyer's number. I haven't told him.",
    'Quisiera una segunda opinión. No le he dicho nada a la licenciada.',
    "My lawyer is slow and I am comparing offices, he doesn't know, I haven't said anything to him.",
  ])('%s', (notes) => expect(hushed(notes)).toBe(true));

  it.each([
    'I want a divorce and I have not told him yet.',
    "I'm pregnant and haven't told my boss.",
    'He has not told the insurance about the second car.',
  ])('not: %s', (notes) => expect(hushed(notes)).toBe(false));
});
