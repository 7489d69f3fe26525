import { describe, expect, it } from 'vitest';
import { findCounty } from '../../../../bridge/analysis/places/find-county.ts';
import { countiesAround, townNamed, townsByState, townsNamed } from '../../../../bridge/analysis/places/find-town.ts';

describe('the gazetteer', () => {
  it('has towns of every state, each in a county that exists', () => {
    expect(townsByState().size).toBe(51);
    for (const [state, towns] of townsByState()) {
      for (const { county, name } of towns.values()) {
        expect(findCounty(county, state)?.misspelt === false || county === name, `${name}, ${state}: ${county}`).toBe(
          true,
        );
      }
    }
  });

  it.each([
    ['Hope', 'AR', 'hempstead'],
    ['St. Charles', 'MO', 'st. charles'],
    ['Ft Wayne', 'IN', 'allen'],
    ['roseville', 'CA', 'placer'],
  ])('knows %s, %s', (name, state, county) => expect(townNamed(name, state)?.county).toBe(county));

  it('lists a name once for each state that has it', () => {
    const states = townsNamed('Roseville').map(({ state }) => state);
    expect(states).toEqual(expect.arrayContaining(['CA', 'MI', 'MN']));
    expect(new Set(states).size).toBe(states.length);
  });
});

it.each([
  ['Norfolk', 'VA', 'norfolk', 3],
  ['St. Louis', 'MO', 'st. louis', 3],
  ['Saint Paul', 'MN', 'ramsey', 3],
  ['Philly', 'PA', 'philadelphia', 3],
  ['Hialeah', 'FL', 'miami-dade', 3],
  ['Katy', 'TX', 'harris', 2],
  ['Wilkes Barre', 'PA', 'luzerne', 2],
  ['Onancock', 'VA', undefined, undefined],
] as const)('%s, %s lies in %s', (name, state, county, rank) => {
  expect(townNamed(name, state)?.county).toBe(county);
  expect(townNamed(name, state)?.rank).toBe(rank);
});

it('finds the counties around a place, across a state line too', () => {
  const cincinnati = townNamed('Cincinnati', 'OH');
  if (cincinnati === null) throw new Error('the gazetteer lacks Cincinnati');
  const around = countiesAround(cincinnati, 15);
  expect([...around]).toEqual(expect.arrayContaining(['OH:hamilton', 'KY:kenton']));
  expect(around.has('OH:franklin')).toBe(false);
});
