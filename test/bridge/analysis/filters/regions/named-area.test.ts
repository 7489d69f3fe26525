import { describe, expect, it } from 'vitest';
import { readFilter } from '../../../../../bridge/analysis/filters/base/filter-text.ts';
import { areaIn } from '../../../../../bridge/analysis/filters/regions/named-area.ts';
import { stateCodesIn } from '../../../../../bridge/analysis/filters/regions/state-codes.ts';
import { countiesByState } from '../../../../../bridge/analysis/places/counties.gen.ts';
import { regions } from '../../../../../bridge/analysis/places/place-table.ts';

const area = (filter: string) => areaIn(readFilter(filter).whole, filter);
const statesOf = (filter: string) => [...(area(filter)?.states ?? [])].sort().join(' ');
const countiesOf = (filter: string) => [...(area(filter)?.counties ?? [])].sort();

describe('states', () => {
  it.each([
    ['Texas only', 'TX'],
    ['TX, OK or LA', 'LA OK TX'],
    ['tx, ok or la', 'LA OK TX'],
    ['only in nj and pa', 'NJ'],
    ['CASES IN TEXAS OR OKLAHOMA', 'OK TX'],
    ['Must be in IN', 'IN'],
    ['Californians', 'CA'],
    ['Nueva York', 'NY'],
    ['Gulf states', 'AL FL LA MS TX'],
    ['Carolinas only', 'NC SC'],
    ['Dakotas', 'ND SD'],
    ['Rocky Mountain states', 'AZ CO ID MT NM NV UT WY'],
    ['DMV area (DC, MD, VA)', 'DC MD VA'],
  ])('%s', (filter, expected) => expect(statesOf(filter)).toBe(expected));

  it.each(['CT scan or MRI', 'seen by an MD or DO', 'OR surgery', 'two doctors'])('none in: %s', (filter) =>
    expect(stateCodesIn(filter).filter((code) => code !== 'OR')).toEqual([]),
  );
});

describe('counties', () => {
  it.each([
    ['Cook County, Illinois', 'IL:cook'],
    ['Harris or Fort Bend only', 'TX:fort bend TX:harris'],
    ['live in harris or fort bend', 'TX:fort bend TX:harris'],
    ['LA County', 'CA:los angeles'],
    ["We don't go to El Paso", 'TX:el paso'],
    ["WE DON'T GO TO EL PASO", 'TX:el paso'],
    ['Inland Empire', 'CA:riverside CA:san bernardino'],
    ['Illinois side of the St. Louis metro', 'IL:clinton IL:jersey IL:madison IL:monroe IL:st. clair'],
  ])('%s', (filter, expected) => expect(countiesOf(filter).join(' ')).toBe(expected));

  it('keeps every state that has a whole list of them', () => {
    expect(new Set(countiesOf('cases venued in Fulton or DeKalb').map((key) => key.slice(3)))).toEqual(
      new Set(['fulton', 'dekalb']),
    );
  });

  it('is no county where a word only looks like one beside states', () => {
    expect(countiesOf('Only Gulf states, i.e. TX, LA, MS, AL and FL')).toEqual([]);
  });
});

it.each(['Must have an attorney', 'Over 50 only', 'Burn injuries', 'mobile home parks', 'reading comprehension'])(
  'names no area: %s',
  (filter) => expect(area(filter)).toBeNull(),
);

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
