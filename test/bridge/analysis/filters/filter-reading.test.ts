import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

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
    [
      'Defendant related to the client = out',
      'No relative of the client is at fault (read without "Defendant"); met if not stated.',
    ],
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
});

describe('words ahead of a thing and behind it show whether it is refused', () => {
  it('is not guessed', () => expect(explainFilter('Going over 25 over the limit').understood).toBe('no'));
});

checkRows(new URL('./rows/filter-reading.txt', import.meta.url), {
  read,
  asks: (filter: string) => read(filter)?.split(';')[0],
  /** Up to what becomes of it where nothing is stated. */
  readsAs: (filter: string) => read(filter)?.split(';').slice(0, -1).join(';') ?? null,
});
