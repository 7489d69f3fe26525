import { states } from '../../../shared/states.ts';
import tables from '../data/places.json' with { type: 'json' };

/** What a place name means: a US state, a city in one, or a country. */
export interface NamedPlace {
  /** Two letters of a state, else the name of a country. */
  readonly place: string;
  readonly kind: 'state' | 'city' | 'country';
}

/** The cities are those whose name alone identifies the state. */
const { shortNames, cities, countries, provinces, canadianCities, countryNames } = tables.told;

function listNames(): Map<string, NamedPlace> {
  const named = new Map<string, NamedPlace>();
  const add = (names: string, place: string, kind: NamedPlace['kind']) => {
    for (const name of names.split(', ')) named.set(name, { place, kind });
  };
  for (const name of countryNames.split(', ')) add(name.toLowerCase(), name, 'country');
  for (const [place, names] of Object.entries(countries)) add(names, place, 'country');
  add(provinces, 'Canada', 'state');
  add(canadianCities, 'Canada', 'city');
  for (const [place, names] of Object.entries(cities)) add(names, place, 'city');
  for (const { code, name } of states) add(name.toLowerCase(), code, 'state');
  for (const [place, names] of Object.entries(shortNames)) add(names, place, 'state');
  return named;
}

/** By lower-case words joined with single spaces; at most three words. */
export const placeNames: ReadonlyMap<string, NamedPlace> = listNames();
export const LONGEST_PLACE_NAME = 3;
export const opensPlaceName: ReadonlySet<string> = new Set(
  [...placeNames.keys()].map((name) => name.split(' ', 1)[0] ?? ''),
);

/** The states, and the provinces of Canada, by their two letters. */
export const placeOfCode: ReadonlyMap<string, string> = new Map([
  ...'ON BC AB QC SK MB NS NB'.split(' ').map((code) => [code, 'Canada'] as const),
  ...states.map(({ code }) => [code, code] as const),
]);
/** Codes that are no English word, so that small letters do. */
export const plainCodes: ReadonlySet<string> = new Set(
  'tx fl nj nc ny ca ga az nv tn ky wv wi mn mo wa ut nm sc nh ri vt ks va'.split(' '),
);
/** Cut short with a full stop or behind a comma: "Leicester, Mass." */
export const cutNames: ReadonlyMap<string, string> = new Map(
  'mass MA,penn PA,conn CT,mich MI,ore OR,wash WA,okla OK,ala AL,ark AR,tex TX,kan KS,nev NV,neb NE,wis WI'
    .split(',')
    .map((name) => [name.slice(0, -3), name.slice(-2)] as const),
);
export const stateNameOf: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]));
const misspellable = states
  .map(({ name, code }) => ({ name: name.toLowerCase(), code }))
  .filter(({ name }) => name.length >= 7);
/** Names of states long enough to be known when a letter is wrong, by their first letter. */
export const longStateNames: ReadonlyMap<string, readonly { name: string; code: string }[]> = Map.groupBy(
  misspellable,
  ({ name }) => name[0] ?? '',
);
