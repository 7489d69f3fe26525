import { type State, states } from '../../../../shared/states.ts';
import { countiesByState } from '../../places/counties.gen.ts';
import { countiesAround, type Town, townsListed, townsNamed } from '../../places/find-town.ts';
import { withStatesSpelt } from '../../places/spelt-states.ts';
import { countyOfCity, withNamesInFull, withNicknames } from './cities.ts';
import { pointsNamed } from './city-points.ts';
import { type Region, regions, unitedStates } from './regions.ts';
import { stateCodesIn, withCapitals } from './state-codes.ts';

/** The part of the world a filter names. */
export interface NamedArea {
  states: ReadonlySet<string>;
  /** "STATE:county" in lower case; where there are any, the states only say which county is meant. */
  counties: ReadonlySet<string>;
  zips: readonly (readonly [number, number])[];
  /** Counties the area leaves out, with the states it otherwise covers. */
  exceptCounties: ReadonlySet<string>;
  country: boolean;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const stateNames = states.map((state) => ({
  state,
  pattern: new RegExp(
    `(?<![a-z])${escaped(state.name.toLowerCase())}(?![a-z])(?! (?:st|ave|blvd|rd|street|avenue|city|county|counties)\\b)`,
  ),
}));

export function statesNamedIn(folded: string): State[] {
  let rest = folded;
  const found: State[] = [];
  for (const { state, pattern } of [...stateNames].sort((a, b) => b.state.name.length - a.state.name.length)) {
    if (!pattern.test(rest)) continue;
    found.push(state);
    rest = rest.replaceAll(new RegExp(pattern.source, 'g'), ' ');
  }
  return found;
}

const countyRows = Object.entries(countiesByState).flatMap(([state, names]) =>
  names.split('|').map((name) => ({ state, name: name.toLowerCase(), key: `${state}:${name.toLowerCase()}` })),
);

const stateNameSet = new Set(states.map(({ name }) => name.toLowerCase()));

const countyWord = /\b(?:county|counties|cty|cnty|co(?=\.|$|\)| only)|parish(?:es)?|borough|condado)\b/;

/** County names in a text: those beside the word "county", in a list with such a one, or within a stated state. */
function countiesIn(folded: string, codes: ReadonlySet<string>, regional: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const hasWord = countyWord.test(folded);
  if (!hasWord && regional.size === 0) return found;
  const text = folded
    .replaceAll('.', '')
    .replace(/\b(?:la|l a) county\b/, 'los angeles county')
    .replace(/\bdade\b(?!-)/, 'miami-dade')
    .replace(/miami-miami/, 'miami')
    .replace(/\bsf\b/, 'san francisco')
    .replace(/\bthe bronx\b/, 'bronx')
    .replace(/\bla\b(?= or| and|,)/, 'los angeles');
  const byName = countyRows.filter(
    ({ name, state }) =>
      (codes.size === 0 || codes.has(state)) &&
      text.includes(name) &&
      new RegExp(`(?<![a-z])${escaped(name)}(?![a-z])`).test(text),
  );
  const longest = byName.filter(
    ({ name }) => !byName.some((other) => other.name !== name && other.name.includes(name)),
  );
  for (const { key } of longest) if (hasWord || regional.has(key)) found.add(key);
  return found;
}

const listedPlace =
  /\b(?:live[sd]?|living|resid\w*|located|from|in|outside(?: of)?|only|near|serve|within|court|counties|anywhere but|everywhere but)\b/;
const tooCommon = new Set([
  'orange',
  'lake',
  'union',
  'lee',
  'clay',
  'marion',
  'polk',
  'bath',
  'early',
  'long',
  'bay',
  'gulf',
  'major',
  'power',
  'love',
  'day',
  'law',
  'king',
  'camp',
  'wood',
  'hill',
  'forest',
  'valley',
  'park',
  'iron',
  'bond',
  'may',
  'ford',
  'pike',
  'young',
  'real',
  'hunt',
  'price',
  'grant',
  'worth',
  'dallas',
  'carolina',
  'falls',
  'person',
  'hand',
]);

/** Counties named without the word: several of one state, or one that only a single state has. */
function bareCountiesIn(folded: string, original: string, codes: ReadonlySet<string>): Set<string> {
  // Beside several states a capitalised word is rarely a county ("Gulf states").
  if (codes.size > 1) return new Set();
  const words = new Set(
    [...original.matchAll(/(?<![A-Za-z])[A-Z][A-Za-z]+(?:[ -][A-Z][a-z]+)?/g)].flatMap(([name]) => [
      name.toLowerCase(),
      ...name.toLowerCase().split(' '),
    ]),
  );
  const named = countyRows.filter(
    ({ name, state }) =>
      words.has(name) &&
      !stateNameSet.has(name) &&
      (countyOfCity(name, state) ?? name) === name &&
      (codes.size === 0 || codes.has(state)),
  );
  const rows = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
  const found = inOneState(new Set(rows.map(({ key }) => key)), codes);
  const names = new Set([...found].map((key) => key.slice(3)));
  const [only = ''] = names;
  const unique = names.size === 1 && found.size === 1 && !tooCommon.has(only);
  const states = new Set([...found].map((key) => key.slice(0, 2)));
  const isWhole = [...states].every((state) => [...names].every((name) => found.has(`${state}:${name}`)));
  const isListed = listedPlace.test(folded) ? names.size > 1 : names.size > 2;
  return (unique && listedPlace.test(folded)) || (isListed && isWhole) ? found : new Set();
}

/** Cities named in capitals ("We don't go to El Paso"), as the counties they lie in. */
function countiesOfCities(folded: string, original: string, codes: ReadonlySet<string>): Set<string> {
  const capital = (name: string) =>
    new RegExp(
      `(?<![A-Za-z])${name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace('St ', 'St\\.? ')}(?![a-z])`,
    ).test(original);
  const named = pointsNamed(folded).filter(
    ({ name, state }) => capital(name) && !stateNameSet.has(name) && (codes.size === 0 || codes.has(state)),
  );
  const longest = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
  const states = new Set(longest.map(({ state }) => state));
  // One name in two states is left open.
  if (longest.length > 1 && states.size > 1 && new Set(longest.map(({ name }) => name)).size === 1) return new Set();
  return new Set(longest.map(({ name, state }) => `${state}:${countyOfCity(name, state) ?? name}`));
}

function expand(region: Region): { counties: string[]; except: string[] } {
  const counties: string[] = [];
  const except: string[] = [];
  for (const row of region.counties ?? []) {
    const [state = '', names = ''] = row.split(':');
    const target = names.startsWith('!') ? except : counties;
    for (const name of names.replace('!', '').split('|')) target.push(`${state}:${name.toLowerCase()}`);
  }
  return { counties, except };
}

/** "The Illinois side of the St. Louis metro": of a region in several states the part in the one that is named. */
function narrowedTo(listed: readonly string[], area: { counties: string[]; except: string[] }) {
  const inside = area.counties.filter((key) => listed.includes(key.slice(0, 2)));
  const spans = new Set(area.counties.map((key) => key.slice(0, 2))).size > 1;
  return spans && inside.length > 0 ? { ...area, counties: inside } : area;
}

/** Narrows counties named alone ("Cook, DuPage, Lake or Will") to the one state that has them all. */
function inOneState(counties: ReadonlySet<string>, codes: ReadonlySet<string>): Set<string> {
  if (codes.size > 0) return new Set(counties);
  const names = new Set([...counties].map((key) => key.slice(3)));
  const candidates = new Set([...counties].map((key) => key.slice(0, 2)));
  const whole = [...candidates].filter((state) => [...names].every((name) => counties.has(`${state}:${name}`)));
  return whole.length > 0 ? new Set([...counties].filter((key) => whole.includes(key.slice(0, 2)))) : new Set(counties);
}

/** Of several regions named together all count, apart from one that leaves counties out: that one stands alone. */
function regionsIn(folded: string): Region[] {
  const found = regions.filter(([words]) => words.test(folded)).map(([, region]) => region);
  const leaving = found.find(({ counties }) => counties?.some((row) => row.includes(':!')));
  return leaving === undefined ? found : [leaving];
}

const demonyms: readonly (readonly [RegExp, string])[] = [
  [/\bcalifornians?\b/g, 'california'],
  [/\btexans?\b/g, 'texas'],
  [/\bfloridians?\b/g, 'florida'],
  [/\bnew yorkers?\b|\bnueva york\b/g, 'new york'],
  [/\bnueva jersey\b/g, 'new jersey'],
  [/\bnuevo mexico\b/g, 'new mexico'],
  [/\bohioans?\b/g, 'ohio'],
  [/\bgeorgians?\b/g, 'georgia'],
  [/\barizonans?\b/g, 'arizona'],
  [/\bnevadans?\b/g, 'nevada'],
];

const metro =
  /\b(?:[Gg]reater|[Mm]etro(?:politan)?) ([A-Z][\w.]+(?: [A-Z][\w.]+)?)|\b([A-Z][\w.]+(?: [A-Z][\w.]+){0,2}),? (?:[Mm]etro(?:politan)?(?: [Aa]rea)?|[Aa]rea|[Rr]egion|[Vv]icinity|and (?:its )?(?:suburbs|surrounding))\b/;
/** "The Springfield, MO area". */
const stateBeforeArea = /, (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?= (?:[Mm]etro|[Aa]rea|[Rr]egion|[Vv]icinity))/;
/** How far the places reach that count as part of a city's area. */
const METRO_MILES = 25;

/** "Greater Tulsa", "the Boise area": the counties around a city no region is named after, as rows of a region. */
function metroIn(given: string, codes: readonly string[]): string[] {
  const original = given.replace(stateBeforeArea, '');
  const match = metro.exec(original);
  // The last of a list of cities stands for itself.
  if (match !== null && /[,&]\s*(?:and |or )?$|\b(?:and|or) $/.test(original.slice(0, match.index))) return [];
  const name = (match?.[1] ?? match?.[2] ?? '').replace(/^(?:The|In|Our|Only|Must) /, '');
  const [known] = name === '' ? [] : pointsNamed(name.toLowerCase());
  const towns = name === '' ? [] : townsNamed(name);
  const inState = codes.length === 1 ? towns.find(({ state }) => state === codes[0]) : undefined;
  const centre = known?.state === codes[0] ? known : (inState ?? known ?? (towns.length === 1 ? towns[0] : undefined));
  if (centre === undefined || stateNameSet.has(name.toLowerCase())) return [];
  return [...countiesAround(centre, METRO_MILES)];
}

/** The area a text names, null where it names none. `original` keeps the capitals that tell codes from words. */
export function areaIn(text: string, original: string): NamedArea | null {
  const named = areaNamed(text, original);
  if (named !== null) return named;
  const spelt = withStatesSpelt(text);
  return (spelt === text ? null : areaNamed(spelt, original)) ?? areaOfTowns(townsListed(withCapitals(original)));
}

const areaOfTowns = (towns: readonly Town[]): NamedArea | null =>
  towns.length === 0
    ? null
    : {
        states: new Set(),
        counties: new Set(towns.map(({ state, county }) => `${state}:${county}`)),
        zips: [],
        exceptCounties: new Set(),
        country: false,
      };

function areaNamed(text: string, given: string): NamedArea | null {
  const original = withNamesInFull(withCapitals(given)).replace(
    /(?<!Miami[- ])\bDade\b(?=.*(?:Broward|Palm Beach))|(?<=(?:Broward|Palm Beach).*)(?<!Miami[- ])\bDade\b/,
    'Miami-Dade',
  );
  const besideMiami = /\b(?:broward|palm beach|monroe|florida|fl)\b/.test(text);
  const asNamed = besideMiami ? text.replace(/(?<!miami[- ])\bdade\b/g, 'miami-dade') : text;
  const folded = demonyms.reduce((named, [people, name]) => named.replaceAll(people, name), asNamed);
  const named = regionsIn(folded);
  const around =
    named.length > 0
      ? []
      : metroIn(original, stateCodesIn(original).concat(statesNamedIn(folded).map(({ code }) => code)));
  const region: Region | undefined =
    named.length === 0 && around.length === 0
      ? undefined
      : {
          states: named.flatMap(({ states: codes }) => codes ?? []).join(' '),
          counties: [...named.flatMap(({ counties }) => counties ?? []), ...around],
          zips: named.flatMap(({ zips }) => zips ?? []),
        };
  const withoutRegion = regions.reduce((text, [words]) => text.replaceAll(new RegExp(words.source, 'g'), ' '), folded);
  const listed = [...statesNamedIn(withoutRegion).map(({ code }) => code), ...stateCodesIn(original)];
  const expanded = region === undefined ? { counties: [], except: [] } : narrowedTo(listed, expand(region));
  // A list beside the name of a region says what the firm means by it.
  const regional = listed.length > 1 ? [] : (region?.states?.split(' ').filter((code) => code !== '') ?? []);
  const codes = new Set([...listed, ...regional]);
  const stated = inOneState(countiesIn(withoutRegion, codes, new Set(expanded.counties)), codes);
  const unlisted = stated.size > 0 || region !== undefined ? stated : bareCountiesIn(withoutRegion, original, codes);
  const bare =
    unlisted.size > 0 || region !== undefined ? unlisted : countiesOfCities(withNicknames(folded), original, codes);
  const isWider = [...bare].some((key) => !expanded.counties.includes(key));
  const counties = bare.size === 0 || isWider ? new Set([...bare, ...expanded.counties]) : bare;
  const except = new Set(expanded.except);
  const regionStates = except.size > 0 ? new Set([...except].map((key) => key.slice(0, 2))) : codes;
  const country = codes.size === 0 && counties.size === 0 && unitedStates.test(folded);
  if (regionStates.size === 0 && counties.size === 0 && !country) return null;
  return { states: regionStates, counties, zips: region?.zips ?? [], exceptCounties: except, country };
}
