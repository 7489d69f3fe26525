import { describe, expect, test } from 'vitest';
import { findCounty } from '../../../../bridge/analysis/places/find-county.ts';
import { countiesByState } from '../../../../bridge/analysis/places/place-table.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

describe('the table of counties', () => {
  test('holds every state and finds each of its counties again', () => {
    expect(Object.keys(countiesByState)).toHaveLength(56);
    for (const [state, names] of Object.entries(countiesByState)) {
      for (const name of names.split('|')) {
        expect(findCounty(name, state), `${name}, ${state}`).toEqual({ name, state, misspelt: false });
      }
    }
  });
});

test('a name without end is no county', () => expect(findCounty('x'.repeat(400), 'TX')).toBeNull());

checkRows(new URL('./rows/find-county.txt', import.meta.url), {
  counties: (state) => countiesByState[state]?.split('|').length,
  county(text, state) {
    const found = findCounty(text, state);
    return found && [found.name, found.state, found.misspelt];
  },
});
