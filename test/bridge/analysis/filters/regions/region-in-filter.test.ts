import { describe, expect, it } from 'vitest';
import { readFilter } from '../../../../../bridge/analysis/filters/filter-text.ts';
import { cityIn, countyOfCity, statesOfCityIn } from '../../../../../bridge/analysis/filters/regions/cities.ts';
import { partsOfStates } from '../../../../../bridge/analysis/filters/regions/parts-of-states.ts';
import { areaIn } from '../../../../../bridge/analysis/filters/regions/region-in-filter.ts';
import { regions } from '../../../../../bridge/analysis/filters/regions/regions.ts';
import { stateCodesIn } from '../../../../../bridge/analysis/filters/regions/state-codes.ts';
import { townsByState } from '../../../../../bridge/analysis/filters/regions/towns.ts';
import { countiesByState } from '../../../../../bridge/analysis/places/counties.gen.ts';

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

describe('tables', () => {
  const known = (state: string, county: string) =>
    (countiesByState[state] ?? '').toLowerCase().split('|').includes(county.toLowerCase());

  it('name only counties that exist: parts of states', () => {
    const wrong = [...partsOfStates, ...regions].flatMap(([, { counties = [] }]) =>
      counties.flatMap((row) => {
        const [state = '', names = ''] = row.split(':');
        return names
          .replace('!', '')
          .split('|')
          .filter((name) => !known(state, name))
          .map((name) => `${state}:${name}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name only counties that exist: towns', () => {
    const wrong = Object.entries(townsByState).flatMap(([state, row]) =>
      row
        .split('|')
        .filter((entry) => !known(state, entry.split('>').at(-1) ?? ''))
        .map((entry) => `${state}:${entry}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('cities', () => {
  it.each([
    ['hit in dallas', null, 'TX', 'dallas'],
    ['fell at a store in pasadena', 'TX', 'TX', 'harris'],
    ['crash near springfield', 'MO', 'MO', 'greene'],
    ['a spokane hospital', null, 'WA', 'spokane'],
    ['choque en houston', null, 'TX', 'harris'],
    ['wreck in vegas', null, 'NV', 'clark'],
  ] as const)('%s (%s)', (text, home, state, county) => expect(cityIn(text, home)).toMatchObject({ state, county }));

  it.each(['crash on dallas ave', 'flew in from boston airport', 'my friend austin', 'crash in portland'])(
    'no certain one in: %s',
    (text) => expect(cityIn(text, 'WY')).toBeNull(),
  );

  it('tells the states a name may lie in', () => {
    expect(statesOfCityIn('surgery in peoria')).toEqual(expect.arrayContaining(['AZ', 'IL']));
    expect(statesOfCityIn('surgery in houston')).toEqual([]);
  });

  it.each([
    ['Norfolk', 'VA', 'norfolk'],
    ['St. Louis', 'MO', 'st. louis'],
    ['Hialeah', 'FL', 'miami-dade'],
    ['Nowhere', 'FL', null],
  ] as const)('%s, %s lies in %s', (name, state, county) => expect(countyOfCity(name, state)).toBe(county));
});
