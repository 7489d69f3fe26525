import { describe, expect, it } from 'vitest';
import { readFilter } from '../../../../../bridge/analysis/filters/base/filter-text.ts';
import { areaIn } from '../../../../../bridge/analysis/filters/regions/named-area.ts';
import { stateCodesIn } from '../../../../../bridge/analysis/filters/regions/state-codes.ts';
import { countiesByState, regions } from '../../../../../bridge/analysis/places/place-table.ts';
import { checkRows } from '../../../../fixtures/check-rows.ts';

const area = (filter: string) => areaIn(readFilter(filter).whole, filter);
const statesOf = (filter: string) => [...(area(filter)?.states ?? [])].sort().join(' ');
const countiesOf = (filter: string) => [...(area(filter)?.counties ?? [])].sort();

describe('counties', () => {
  it('keeps every state that has a whole list of them', () => {
    expect(new Set(countiesOf('cases venued in Fulton or DeKalb').map((key) => key.slice(3)))).toEqual(
      new Set(['fulton', 'dekalb']),
    );
  });

  it('is no county where a word only looks like one beside states', () => {
    expect(countiesOf('Only Gulf states, i.e. TX, LA, MS, AL and FL')).toEqual([]);
  });
});

describe('the table of regions', () => {
  it('names only counties that exist', () => {
    const known = (key: string) =>
      (countiesByState[key.slice(0, 2)] ?? '').toLowerCase().split('|').includes(key.slice(3));
    const wrong = regions.flatMap(({ counties, without }) => [...counties, ...without].filter((key) => !known(key)));
    expect(wrong).toEqual([]);
  });

  it('gives each region an extent', () => {
    expect(
      regions.filter(({ states, counties, without }) => states.length + counties.length + without.length === 0),
    ).toEqual([]);
  });
});

checkRows(new URL('./rows/named-area.txt', import.meta.url), {
  states: statesOf,
  statesButOregon: (filter: string) => stateCodesIn(filter).filter((code) => code !== 'OR'),
  counties: (filter: string) => countiesOf(filter).join(' '),
  area,
});
