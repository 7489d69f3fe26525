import { describe, expect, test } from 'vitest';
import { countiesByState } from '../../../../bridge/analysis/places/counties.gen.ts';
import { findCounty } from '../../../../bridge/analysis/places/find-county.ts';

describe('the table of counties', () => {
  test.each([
    ['TX', 254],
    ['GA', 159],
    ['KY', 120],
    ['MO', 114],
    ['KS', 105],
    ['IL', 102],
    ['CA', 58],
    ['FL', 67],
    ['NY', 62],
    ['LA', 64],
    ['MD', 23],
    ['AK', 31],
    ['HI', 5],
    ['DE', 3],
    ['DC', 1],
    ['PR', 78],
    ['CT', 17],
    ['VA', 129],
  ])('%s has %i different names', (state, count) => expect(countiesByState[state]?.split('|')).toHaveLength(count));

  test('holds every state and finds each of its counties again', () => {
    expect(Object.keys(countiesByState)).toHaveLength(56);
    for (const [state, names] of Object.entries(countiesByState)) {
      for (const name of names.split('|')) {
        expect(findCounty(name, state), `${name}, ${state}`).toEqual({ name, state, misspelt: false });
      }
    }
  });
});

describe('findCounty', () => {
  test.each([
    ['Will County', 'IL', 'Will'],
    ['HARRIS', 'TX', 'Harris'],
    ['Condado de Bexar', 'TX', 'Bexar'],
    ['Orleans Parish', 'LA', 'Orleans'],
    ['Baltimore City', 'MD', 'Baltimore'],
    ['Saint Louis', 'MO', 'St. Louis'],
    ['St Louis City', 'MO', 'St. Louis'],
    ['De Kalb Co.', 'GA', 'DeKalb'],
    ['prince georges', 'MD', "Prince George's"],
    ['Carson City', 'NV', 'Carson City'],
    ['Brooklyn', 'NY', 'Kings'],
    ['Dade', 'FL', 'Miami-Dade'],
    ['Doña Ana', 'NM', 'Doña Ana'],
    ['dona ana', 'NM', 'Doña Ana'],
  ])('finds %s in %s', (text, state, name) => {
    expect(findCounty(text, state)).toEqual({ name, state, misspelt: false });
  });

  test.each([
    ['Tarent', 'TX', 'Tarrant'],
    ['Maricoppa', 'AZ', 'Maricopa'],
    ['Cuyhoga', 'OH', 'Cuyahoga'],
    ['Clarke', 'NV', 'Clark'],
  ])('finds the misspelt %s in %s', (text, state, name) => {
    expect(findCounty(text, state)).toEqual({ name, state, misspelt: true });
  });

  test.each([
    ['Harris', 'OH'],
    ['Cook', 'CA'],
    ['Atlantis', 'FL'],
    ['', 'TX'],
    ['Harris', 'ZZ'],
    ['x'.repeat(400), 'TX'],
  ])('finds no "%s" in %s', (text, state) => expect(findCounty(text, state)).toBeNull());
});
