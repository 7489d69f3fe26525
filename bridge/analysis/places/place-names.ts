import { states } from '../../../shared/states.ts';

/** What the words of a place stand for: a US state, a city that lies in one, or a country. */
export interface NamedPlace {
  /** Two letters of a state, else the name of a country. */
  readonly place: string;
  readonly kind: 'state' | 'city' | 'country';
}

const shortNames: Readonly<Record<string, string>> = {
  AZ: 'ariz',
  CA: 'calif, cali, socal, norcal, bay area, silicon valley',
  CO: 'colo',
  DC: 'washington dc, washington d c',
  FL: 'fla',
  MN: 'minn',
  NY: 'nyc, upstate ny',
  NJ: 'jersey',
  PA: 'penna',
  TN: 'tenn',
  WI: 'wisc',
};

/** Cities whose name alone tells the state. */
const cities: Readonly<Record<string, string>> = {
  AK: 'anchorage, fairbanks',
  AZ: 'phoenix, tucson, scottsdale, tempe, chandler az, mesa az',
  CA: 'los angeles, san francisco, san diego, san jose, sacramento, fresno, oakland, bakersfield, anaheim, santa ana, riverside ca, long beach, irvine, san bernardino, stockton, modesto, orange county, inland empire',
  CO: 'denver, colorado springs, boulder, fort collins',
  DC: 'district of columbia',
  FL: 'miami, orlando, tampa, fort lauderdale, ft lauderdale, west palm beach, tallahassee, st petersburg, fort myers, gainesville fl, pensacola, sarasota, boca raton',
  GA: 'atlanta, savannah, marietta',
  HI: 'honolulu, oahu, maui',
  IA: 'des moines, cedar rapids, iowa city',
  ID: 'boise',
  IL: 'chicago, chicagoland',
  IN: 'indianapolis, fort wayne',
  KS: 'wichita, topeka',
  LA: 'new orleans, baton rouge, shreveport',
  MA: 'boston',
  MD: 'baltimore',
  MI: 'detroit, grand rapids, ann arbor',
  MN: 'minneapolis, twin cities',
  MO: 'st louis, saint louis, stl',
  NC: 'raleigh, greensboro, winston salem, asheville',
  NE: 'omaha',
  NM: 'albuquerque',
  NV: 'las vegas, vegas, reno',
  NY: 'new york city, brooklyn, manhattan, queens, bronx, staten island, long island, yonkers',
  OH: 'cleveland, cincinnati, toledo, akron',
  OK: 'oklahoma city, tulsa, okc',
  PA: 'philadelphia, philly, pittsburgh',
  SC: 'myrtle beach, hilton head',
  SD: 'sioux falls',
  TN: 'nashville, memphis, knoxville, chattanooga',
  TX: 'houston, dallas, san antonio, austin, fort worth, ft worth, dfw, el paso, corpus christi, lubbock, mcallen, laredo',
  UT: 'salt lake city, provo',
  WA: 'seattle, tacoma, spokane',
  WI: 'milwaukee',
};

const countries: Readonly<Record<string, string>> = {
  Canada: 'canada',
  'United Kingdom': 'uk, united kingdom, england, scotland, wales, northern ireland, great britain, london',
  US: 'us, usa, united states, u s, u s a',
};
const provinces = 'ontario, quebec, british columbia, alberta, manitoba, saskatchewan, nova scotia, new brunswick';
const canadianCities = 'toronto, montreal, calgary, edmonton, ottawa, winnipeg';
const countryNames =
  'Argentina, Australia, Austria, Bangladesh, Belgium, Brazil, Chile, China, Colombia, Croatia, Cuba, Denmark, Egypt, Finland, France, Germany, Ghana, Greece, Guatemala, Honduras, Hong Kong, Hungary, India, Indonesia, Ireland, Israel, Italy, Jamaica, Japan, Kenya, Malaysia, Mexico, Netherlands, New Zealand, Nigeria, Norway, Pakistan, Peru, Philippines, Poland, Portugal, Romania, Russia, Singapore, South Africa, South Korea, Spain, Sweden, Switzerland, Taiwan, Thailand, Turkey, Ukraine, Venezuela, Vietnam';

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

/** What two capitals stand for: states, and the provinces of Canada. */
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
