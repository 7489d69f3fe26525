import { describe, expect, it } from 'vitest';
import { readInsurance } from '../../../../bridge/analysis/facts/opponents.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const told = (notes: string) => readInsurance(readText(notes)).map(({ kind }) => kind);

describe('insurers of a matter', () => {
  it.each([
    ['The other driver has Geico insurance and the lady was nice.', 'theirs'],
    ['od ins = State Farm, limits unk', 'theirs'],
    ['My insurance wants a statement.', 'own'],
    ['The driver had no insurance.', 'none'],
    ['el otro carro no tenía seguro', 'none'],
    ['The insurance company denied my claim.', 'denied'],
    ['la aseguranza no quiere pagar', 'denied'],
    ['I filed a claim and an adjuster called me.', 'claim_open'],
  ])('%s', (notes, kind) => expect(told(notes)).toContain(kind));

  it.each([
    ['My hospital bill is 22k, no insurance.'],
    ['They denied my unemployment claim.'],
    ['um she said um I should call'],
    ['They put me on a PIP at work.'],
    ['They say the life policy lapsed because my mom missed a payment.'],
    ['We have homeowners insurance and a warranty on our house.'],
    ['The store wants the claim number and I never got one.'],
    ['I have health insurance through work.'],
  ])('tells none: %s', (notes) => expect(told(notes)).toEqual([]));
});
