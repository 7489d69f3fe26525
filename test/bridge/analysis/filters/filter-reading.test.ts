import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/filter-reading.ts';

const read = (filter: string) => explainFilter(filter).readAs;

describe('a filter says how it was read', () => {
  it('names the sum, the side of the bound and the figure', () => {
    expect(read('Medicals must exceed $10,000')).toBe('Medical bills are at least $10,000; unknown if not stated.');
    expect(read('Home equity over $60k - refer out')).toBe('Equity is less than $60,000; unknown if not stated.');
  });

  it('says whose age is meant', () => {
    expect(read('child has to be under 8 years old')).toBe('The child is under 8 years old; unknown if not stated.');
    expect(read('Victim must be 65+')).toBe('The client is 65 years or older; unknown if not stated.');
  });

  it('says what silence means where it means something', () => {
    expect(read('Reject if the notes mention bed bugs')).toBe('The notes do not say "bed bugs"; met if not stated.');
  });

  it('reports a filter that cannot be read', () => {
    expect(explainFilter('???')).toEqual({ filter: '???', readAs: null, understood: 'no' });
  });
});
