import { type State, states } from '../../../../shared/states.ts';
import { readSections, readWordSets } from '../../lexicon/word-files.ts';
import { countiesAround, type Town, townNamed, townsNamed } from '../../places/find-town.ts';
import { regions, townKey } from '../../places/place-table.ts';
import { matchesOf } from '../../text/matches.ts';
import { countiesByName, holdsWholeLists, listsUnknownPlace } from './listed-names.ts';
import { stateCodesIn, withCapitals } from './state-codes.ts';

/** The part of the world a filter names. */
export interface NamedArea {
  readonly states: ReadonlySet<string>;
  /** "STATE:county" in lower case; where there are any, the states only say which county is meant. */
  readonly counties: ReadonlySet<string>;
  readonly zips: readonly (readonly [number, number])[];
  /** Counties the area leaves out, with the states it otherwise covers. */
  readonly exceptCounties: ReadonlySet<string>;
  readonly country: boolean;
}

const word = /[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'’]*/g;
const LONGEST_NAME = 4;
/** Names in a text that `find` knows, the longest taken first. */
function namesIn<T>(
  text: string,
  find: (name: string) => T | null | undefined,
): { value: T; name: string; at: number }[] {
  const words = matchesOf(text, word).map((match) => ({ start: match.index, end: match.index + match[0].length }));
  // "St. Louis" and "Miami-Dade" are one name.
  const goesOn = (at: number): boolean => {
    const between = text.slice(words[at]?.end, words[at + 1]?.start ?? words[at]?.end);
    return (
      between === ' ' ||
      between === '-' ||
      (between === '. ' && /^(?:st|ft|mt)$/i.test(text.slice(words[at]?.start, words[at]?.end)))
    );
  };
  const found: { value: T; name: string; at: number }[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let last = first;
    while (last - first < LONGEST_NAME - 1 && goesOn(last)) last += 1;
    for (; last >= first; last -= 1) {
      const name = text.slice(words[first]?.start, words[last]?.end);
      const value = find(name);
      if (value === null || value === undefined) continue;
      found.push({ value, name, at: words[first]?.start ?? 0 });
      first = last;
      break;
    }
  }
  return found;
}

const stateByName = new Map(states.map((state) => [state.name.toLowerCase(), state]));
const noState = /^ (?:st|ave|blvd|rd|street|avenue|city|county|counties)\b/;

export function statesNamedIn(folded: string): State[] {
  const found = namesIn(folded, (name) => stateByName.get(name)).filter(
    ({ name, at }) => !noState.test(folded.slice(at + name.length)),
  );
  return [...new Set(found.map(({ value }) => value))];
}

const BEST_KNOWN = 3;
/** Cities whose name alone says which is meant. */
export const citiesNamedIn = (text: string): Town[] =>
  namesIn(text, (name) => {
    const known = townsNamed(name).filter(({ rank }) => rank === BEST_KNOWN);
    return known.length === 0 ? null : known;
  }).flatMap(({ value }) => value);

const countyWord = /\b(?:county|counties|cty|cnty|co(?=\.|$|\)| only)|parish(?:es)?|borough|condado)\b/;

/** County names in a text: those beside the word "county", in a list with such a one, or within a stated state. */
function countiesIn(folded: string, codes: ReadonlySet<string>, regional: ReadonlySet<string>): Set<string> {
  const hasWord = countyWord.test(folded);
  if (!hasWord && regional.size === 0) return new Set();
  const text = folded
    .replace(/\b(?:la|l\.? ?a\.?) county\b/, 'los angeles county')
    .replace(/(?<!miami-)\bdade\b/, 'miami-dade')
    .replace(/\bsf\b/, 'san francisco')
    .replace(/\bthe bronx\b/, 'bronx')
    .replace(/\bla\b(?= or| and|,)/, 'los angeles');
  const rows = namesIn(text, (name) => {
    const fitting = countiesByName.get(townKey(name))?.filter(({ state }) => codes.size === 0 || codes.has(state));
    return fitting?.length ? fitting : null;
  });
  return new Set(
    rows.flatMap(({ value }) => value.map(({ key }) => key)).filter((key) => hasWord || regional.has(key)),
  );
}

const listedPlace =
  /\b(?:live[sd]?|living|resid\w*|located|from|in|outside(?: of)?|only|near|serve|within|court|counties|anywhere but|everywhere but)\b/;
const tooCommon = readWordSets('filters/places.txt')('counties named like everyday things');
const capitalName = /(?<![A-Za-z])[A-Z][A-Za-z]+(?:[ -][A-Z][A-Za-z]+)?/g;

/** "Decatur" means the city in Macon County, Illinois, before the county of that name. */
function isOwnCounty(name: string, state: string): boolean {
  const town = townNamed(name, state);
  return town === null || town.rank === 0 || town.county === name;
}

/** Counties named without the word: several of one state, or one that only a single state has. */
function bareCountiesIn(folded: string, original: string, codes: ReadonlySet<string>): Set<string> {
  // Beside several states a capitalized word is rarely a county ("Gulf states").
  if (codes.size > 1) return new Set();
  const names = matchesOf(original, capitalName).flatMap(([name]) => [name, ...name.split(' ')]);
  const named = [...new Set(names.map(townKey))]
    .flatMap((name) => countiesByName.get(name) ?? [])
    .filter(
      ({ name, state }) => !stateByName.has(name) && isOwnCounty(name, state) && (codes.size === 0 || codes.has(state)),
    );
  const rows = named.filter(({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)));
  const found = inOneState(new Set(rows.map(({ key }) => key)), codes);
  const foundNames = new Set([...found].map((key) => key.slice(3)));
  const [only = ''] = foundNames;
  const isUnique = foundNames.size === 1 && found.size === 1 && !tooCommon.has(only);
  const isWhole = [...new Set([...found].map((key) => key.slice(0, 2)))].every((state) =>
    [...foundNames].every((name) => found.has(`${state}:${name}`)),
  );
  const isListed = foundNames.size > (listedPlace.test(folded) ? 1 : 2);
  return (isUnique && listedPlace.test(folded)) || (isListed && isWhole) ? found : new Set();
}

/** Cities named in capitals ("We don't go to El Paso"), as the counties they lie in. */
function countiesOfCities(folded: string, original: string, codes: ReadonlySet<string>): Set<string> {
  const capitals = new Set(
    citiesNamedIn(original.replaceAll(/(?<![\w'’])[a-z]\w*/g, (small) => '0'.repeat(small.length))),
  );
  const named = citiesNamedIn(folded).filter(
    (town) => capitals.has(town) && !stateByName.has(town.name) && (codes.size === 0 || codes.has(town.state)),
  );
  const names = new Set(named.map(({ name }) => name));
  // One name in two states is left open.
  if (names.size === 1 && named.length > 1) return new Set();
  return new Set(named.map(({ state, county }) => `${state}:${county}`));
}

/** Narrows counties named alone ("Cook, DuPage, Lake or Will") to the one state that has them all. */
function inOneState(counties: ReadonlySet<string>, codes: ReadonlySet<string>): Set<string> {
  if (codes.size > 0) return new Set(counties);
  const named = [...counties].map((key) => ({ state: key.slice(0, 2), name: townKey(key.slice(3)) }));
  const [names, states] = [new Set(named.map(({ name }) => name)), new Set(named.map(({ state }) => state))];
  const isIn = (state: string, name: string) => named.some((one) => one.state === state && one.name === name);
  const whole = [...states].filter((state) => [...names].every((name) => isIn(state, name)));
  return new Set([...counties].filter((key) => whole.length === 0 || whole.includes(key.slice(0, 2))));
}

const people = new Map(
  readSections('filters/places.txt')
    .get('people of a state')
    ?.map((line) => line.split(' = ') as [people: string, state: string]),
);
const ofPeople = new RegExp(`\\b(${[...people.keys()].join('|')})s?\\b`, 'g');

const metro =
  /\b(?:[Gg]reater|[Mm]etro(?:politan)?) ([A-Z][\w.]+(?: [A-Z][\w.]+)?)|\b([A-Z][\w.]+(?: [A-Z][\w.]+){0,2}),? (?:[Mm]etro(?:politan)?(?: [Aa]rea)?|[Aa]rea|[Rr]egion|[Vv]icinity|and (?:its )?(?:suburbs|surrounding))\b/;
/** "The Springfield, MO area". */
const stateBeforeArea = /, (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?= (?:[Mm]etro|[Aa]rea|[Rr]egion|[Vv]icinity))/;
/** How far the places reach that count as part of a city's area. */
const METRO_MILES = 25;

/** "Greater Tulsa", "the Boise area": the counties around a city no region is named after. */
function metroIn(given: string, codes: readonly string[]): string[] {
  const original = given.replace(stateBeforeArea, '');
  const match = metro.exec(original);
  // The last of a list of cities means itself.
  if (match !== null && /[,&]\s*(?:and |or )?$|\b(?:and|or) $/.test(original.slice(0, match.index))) return [];
  const name = (match?.[1] ?? match?.[2] ?? '').replace(/^(?:The|In|Our|Only|Must) /, '');
  const towns = name === '' || stateByName.has(name.toLowerCase()) ? [] : townsNamed(name);
  const inState = codes.length === 1 ? towns.find(({ state }) => state === codes[0]) : undefined;
  const known = towns.find(({ rank }) => rank === BEST_KNOWN);
  const centre = inState ?? known ?? (towns.length === 1 ? towns[0] : undefined);
  return centre === undefined ? [] : [...countiesAround(centre, METRO_MILES)];
}

const afterPlace = /\b(?:in|of|from|near|around|outside|serving|cover(?:ing)?) $/i;
const listedName = /(?<![\w$])[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}/g;

/** Towns a text names in capitals, if they can all lie in one state: two of a list, or one that follows a word of place. */
function townsListed(original: string): readonly Town[] {
  const named = matchesOf(original, listedName).flatMap((match) => {
    const towns = townsNamed(match[0]);
    return towns.length === 0 ? [] : [{ towns, isPlaced: afterPlace.test(original.slice(0, match.index)) }];
  });
  const [first] = named;
  const common = (first?.towns ?? []).filter(({ state }) =>
    named.every(({ towns }) => towns.some((town) => town.state === state)),
  );
  if (common.length !== 1 || (named.length < 2 && !first?.isPlaced)) return [];
  return named.flatMap(({ towns }) => towns.filter((town) => town.state === common[0]?.state));
}

/** "Mobile homes", "international adoptions" name no place. */
const noPlace =
  /\b(?:mobile(?= (?:homes?|phones?|apps?)\b)|international(?= (?:adopt|custody|child|trade|business|contract)))/gi;
const withoutNoPlace = (text: string): string => text.replace(noPlace, (word) => 'x'.repeat(word.length));

/** The area a text names, null where it names none. `original` keeps the capitals that tell codes from words. */
export const areaIn = (text: string, original: string): NamedArea | null =>
  areaOf(withoutNoPlace(text), withoutNoPlace(original));

function areaOf(text: string, original: string): NamedArea | null {
  const named = areaNamed(text, original);
  if (named !== null && holdsWholeLists(named, original)) return named;
  const towns = townsListed(withCapitals(original));
  // A list of which a name is in no table is not understood: what is left of it would leave out good leads.
  const rest = named !== null && !listsUnknownPlace(named, original) ? named : null;
  if (towns.length === 0) return rest;
  const counties = new Set(towns.map(({ state, county }) => `${state}:${county}`));
  const area = { states: new Set<string>(), counties, zips: [], exceptCounties: new Set<string>(), country: false };
  return holdsWholeLists(area, original) ? area : rest;
}

const unitedStates =
  /\b(?:united states|u\.s\.a?\.?|usa|u\.?s\.? (?:soil|territory)|american soil|in the u\.?s\b|the u\.?s\b|us-based|america|estados unidos|stateside|out of (?:the )?country|foreign(?! (?:objects?|bod(?:y|ies)|material))|overseas|abroad|international)\b/;
const dade = /(?<!miami[- ])\bdade\b/gi;
const floridian = /\b(?:broward|palm beach|monroe|florida|fl)\b/;
const anyRegion = new RegExp(regions.map(({ name }) => name.source).join('|'));
const regionNames = regions.map(({ name }) => new RegExp(name.source, 'g'));

/** All regions named count; but one that leaves counties out is used alone. Most parts of filters name none. */
function regionsIn(folded: string) {
  const found = anyRegion.test(folded) ? regions.filter(({ name }) => name.test(folded)) : [];
  const leaving = found.find(({ without }) => without.length > 0);
  return leaving === undefined ? found : [leaving];
}

function areaNamed(text: string, given: string): NamedArea | null {
  const isFlorida = floridian.test(text);
  const original = isFlorida ? withCapitals(given).replace(dade, 'Miami-Dade') : withCapitals(given);
  const folded = (isFlorida ? text.replace(dade, 'miami-dade') : text).replace(
    ofPeople,
    (_, name: string) => people.get(name) ?? name,
  );
  const named = regionsIn(folded);
  const withoutRegion =
    named.length === 0 ? folded : regionNames.reduce((rest, name) => rest.replaceAll(name, ' '), folded);
  const listed = [...statesNamedIn(withoutRegion).map(({ code }) => code), ...stateCodesIn(original)];
  const around = named.length > 0 ? [] : metroIn(original, listed);
  const isRegion = named.length > 0 || around.length > 0;
  const all = [...named.flatMap(({ counties }) => counties), ...around];
  // "The Illinois side of the St. Louis metro": of a region in several states the part in the one that is named.
  const inListed = all.filter((key) => listed.includes(key.slice(0, 2)));
  const spans = new Set(all.map((key) => key.slice(0, 2))).size > 1;
  const ofRegion = spans && inListed.length > 0 ? inListed : all;
  // A list beside the name of a region says what the firm means by it.
  const codes = new Set([...listed, ...(listed.length > 1 ? [] : named.flatMap(({ states: own }) => own))]);
  const stated = inOneState(countiesIn(withoutRegion, codes, new Set(ofRegion)), codes);
  const bare = isRegion || stated.size > 0 ? stated : bareCountiesIn(withoutRegion, original, codes);
  const counties = isRegion || bare.size > 0 ? bare : countiesOfCities(folded, original, codes);
  const isWider = [...counties].some((key) => !ofRegion.includes(key));
  const without = named.flatMap((region) => region.without);
  const own = without.length > 0 ? new Set(without.map((key) => key.slice(0, 2))) : codes;
  const country = codes.size === 0 && counties.size === 0 && ofRegion.length === 0 && unitedStates.test(folded);
  const area = {
    states: own,
    counties: counties.size === 0 || isWider ? new Set([...counties, ...ofRegion]) : counties,
    zips: named.flatMap(({ zips }) => zips),
    exceptCounties: new Set(without),
    country,
  };
  return own.size === 0 && area.counties.size === 0 && !country ? null : area;
}
