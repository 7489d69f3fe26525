import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';

const read = (filter: string) => explainFilter(filter).readAs;

describe('a filter says how it was read', () => {
  it('names the sum, the side of the bound and the figure', () => {
    expect(read('Medicals must exceed $10,000')).toBe('Medical bills are more than $10,000; unknown if not stated.');
    expect(read('Home equity over $60k - refer out')).toBe('Equity is at most $60,000; unknown if not stated.');
  });

  it('says whose age is meant', () => {
    expect(read('child has to be under 8 years old')).toBe('The child is under 8 years old; unknown if not stated.');
    expect(read('Victim must be 65+')).toBe('The client is 65 years or older; unknown if not stated.');
  });

  it('says what silence means where it means something', () => {
    expect(read('Reject if the notes mention bed bugs')).toBe('The notes do not say "bed bugs"; met otherwise.');
  });

  it.each([
    ['Georgia residents only', 'The client lives in Georgia; unknown if not stated.'],
    [
      'The fall has to have happened in Maricopa or Pinal County',
      "It happened in Maricopa or Pinal County, Arizona; the client's home counts if no place is stated.",
    ],
    [
      'Scene of the wreck should be no farther than 60 miles from Nashville',
      "It happened within 60 miles of Nashville, Tennessee; the client's home counts if no place is stated.",
    ],
    [
      'DOL between 1/1/2025 and 6/30/2026',
      'The incident was between January 1, 2025 and June 30, 2026; unknown if not stated.',
    ],
    [
      'Has to have been let go in the last six months',
      'The termination was within the last 6 months; unknown if not stated.',
    ],
    ['No prior attorney', 'The client has never had a lawyer in this matter; unknown if not stated.'],
    [
      'We need $15k or more in bills, unless there was surgery or a fracture',
      'Medical bills are at least $15,000, unless there is surgery (done or planned) or a fracture; unknown if not stated.',
    ],
    [
      'We require stitches, a fracture or surgery',
      'There is a wound that needed stitches, a fracture or surgery (done or planned); violated if only other injuries or care are described, unknown if none are.',
    ],
    ['No Canadian accidents', 'It did not happen in Canada; unknown if not stated.'],
    [
      'uncontested only & no kids under 18',
      'The matter is uncontested, and there are no minor children; unknown if not stated.',
    ],
  ])('%s', (filter, readAs) => expect(read(filter)).toBe(readAs));

  it('reports a filter that cannot be read', () => {
    expect(explainFilter('???')).toEqual({ filter: '???', readAs: null, understood: 'no' });
  });
});

describe('a denial of the firm is told from one of the condition', () => {
  it.each([
    ['Drivers who were never identified: no thanks', 'The other driver is known; met if not stated.'],
    ['Other driver must have been identified', 'The other driver is known; met if not stated.'],
    ['Snow and ice are fine with us', 'Nothing: it only says what is fine or preferred; always met.'],
    ["Icy parking lots don't interest us", 'Neither snow nor ice caused it; met if not stated.'],
    ['A witness who is not a relative is needed', 'There is an independent witness; unknown if not stated.'],
    ['Impartial witness, or we pass', 'There is an independent witness; unknown if not stated.'],
    ['Product discarded? Then decline', 'The product has been kept; unknown if not stated.'],
    ["We won't take passengers", 'The client was not a passenger; met if not stated.'],
    ['Defendant related to the client = out', 'No relative of the client is at fault; met if not stated.'],
    ['At most one earlier attorney', 'At most one lawyer has worked on it; met if not stated.'],
    [
      'We represent Orrin Dairy, so nothing against it',
      'The notes do not name Orrin Dairy as the other side; met if not named.',
    ],
  ])('%s', (filter, readAs) => expect(explainFilter(filter)).toEqual({ filter, readAs, understood: 'yes' }));
});

describe('a reading that leaves most of a filter out of account is none', () => {
  it.each([
    'Probate petitions - the physician must have certified the dementia',
    'Somebody must have receipts or invoices to back it up',
    'A shut-down or cut-off notice has been served',
    'Tenants have to be current with utilities',
    'The employer must have been told in writing and answered (disability)',
    'Partnership assets (minus loans) of half a million; the rest go to the clinic on campus',
  ])('%s', (filter) => expect(explainFilter(filter)).toEqual({ filter, readAs: null, understood: 'no' }));

  it.each([
    ['ER visit, please. Our adjuster friends insist', 'There is an ER or hospital visit'],
    ['Must have seen a chiropractor, therapist or physician', 'There was medical treatment'],
    ['Chain restaurants and malls, no private homes', 'It did not happen at a private home'],
    ['Renters, never owners', 'The client is the tenant'],
    ['Death or amputation, nothing less', 'There is permanent harm or a death'],
    ['A cut that needed stitches', 'There is a wound that needed stitches or a cut'],
  ])('%s', (filter, asks) => expect(read(filter)?.split(';')[0]).toBe(asks));
});

describe('words ahead of a thing and behind it show whether it is refused', () => {
  it.each([
    ['Dog bite = pass', 'It was not a dog bite or attack; met if not stated.'],
    [
      'No attorney; must have police report',
      'The client has no lawyer in this matter, and there is a police or incident report; unknown if not stated.',
    ],
    [
      'Not at fault; commercial vehicle',
      'The client is not at fault, and a commercial vehicle is involved (violated if not stated); unknown if not stated.',
    ],
    ['Passengers no', 'The client was not a passenger; met if not stated.'],
    ['Nothing but dog bites', 'It was a dog bite or attack; violated if not stated.'],
    ['Under 18 = out', 'The client is 18 years or older; unknown if not stated.'],
    ['Soft tissue = out', 'The injury is more than soft tissue or minor; unknown if not stated.'],
    ['No treatment = out', 'There was medical treatment; unknown if not stated.'],
    [
      'No soft tissue except with ER visit',
      'The injury is more than soft tissue or minor, unless there is an ER or hospital visit; unknown if not stated.',
    ],
  ])('%s', (filter, sentence) => expect(read(filter)).toBe(sentence));

  it('is not guessed', () => expect(explainFilter('Going over 25 over the limit').understood).toBe('no'));
});
