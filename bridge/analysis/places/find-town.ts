import { matchesOf } from '../text/matches.ts';
import { gazetteer } from './gazetteer.gen.ts';

/** A city or town of the gazetteer. */
export interface Town {
  state: string;
  /** Lower case, "St" without its point. */
  name: string;
  /** Lower case, without "County". */
  county: string;
  /** Degrees. */
  north: number;
  west: number;
}

const written = /^([^>]+)(?:>([^>]+))? (\d+) (\d+)$/;

function townsOf(state: string, row: string): Map<string, Town> {
  const towns = new Map<string, Town>();
  for (const entry of row.split('|')) {
    const [, given = '', county = given, north = '0', west = '0'] = written.exec(entry) ?? [];
    const name = given.toLowerCase();
    towns.set(name, {
      state,
      name,
      county: county.toLowerCase(),
      north: Number(north) / 100,
      west: Number(west) / 100,
    });
  }
  return towns;
}

/** Read at the first question about a state: a start that asks none costs nothing. */
const known = new Map<string, ReadonlyMap<string, Town>>();

export function townsIn(state: string): ReadonlyMap<string, Town> {
  const read = known.get(state);
  if (read !== undefined) return read;
  const towns = townsOf(state, gazetteer[state] ?? '');
  known.set(state, towns);
  return towns;
}

const key = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^saint /, 'st ')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');

export const townNamed = (name: string, state: string): Town | null => townsIn(state).get(key(name)) ?? null;

export const everyState: readonly string[] = Object.keys(gazetteer);

/** The towns of that name, one for each state that has it. */
export const townsNamed = (name: string): Town[] =>
  everyState.flatMap((state) => {
    const town = townNamed(name, state);
    return town === null ? [] : [town];
  });

/** "STATE:county" of every town within so many miles of a place. */
export function countiesAround({ north, west }: { north: number; west: number }, miles: number): Set<string> {
  const found = new Set<string>();
  const narrow = 69 * Math.cos((north * Math.PI) / 180);
  for (const state of everyState) {
    for (const town of townsIn(state).values()) {
      const [up, across] = [(town.north - north) * 69, (town.west - west) * narrow];
      if (up * up + across * across <= miles * miles) found.add(`${state}:${town.county}`);
    }
  }
  return found;
}

const capitals = "[A-Z][\\w'’-]*\\.?(?: (?:of|on|del|de|the|la|las|los) (?=[A-Z])| (?=[A-Z]))?";
const placed = new RegExp(
  `(?<![\\w$])(?:[Ii]n|IN|[Ee]n|[Nn]ear|[Oo]utside(?: of)?|[Aa]t|[Tt]o|[Pp]ast|[Bb]y|[Oo]ff|[Aa]round|[Vv]isiting|[Tt]hrough|[Ff]rom|[Dd]e|[Oo]f|[Bb]etween|[Bb]elow|[Aa]bove|[Uu]p|[Dd]own)\\s(?:downtown |north |south |east |west |upper |lower )?((?:${capitals}){1,4})(?! ?(?:St|Ave|Blvd|Rd|Street|Avenue|Dr|Drive|Road|Hwy|Pike|County|Pkwy|Parkway|Ln|Lane)\\b)`,
  'g',
);

interface TownTold {
  town: Town;
  /** Offset of the name in the text, and its length. */
  at: number;
  length: number;
}

/**
 * The first town a text puts something in, by a name in capitals after a word of place: one of the states asked for, in
 * their order, else one that only a single state has.
 */
export function townTold(original: string, states: readonly string[]): TownTold | null {
  for (const match of matchesOf(original, placed)) {
    const words = (match[1] ?? '').trim().split(' ');
    for (let count = words.length; count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ');
      const named = townsNamed(name);
      const asked = states
        .map((state) => named.find((town) => town.state === state))
        .find((town) => town !== undefined);
      const town = asked ?? (named.length === 1 && count > 1 ? named[0] : undefined);
      if (town !== undefined) return { town, at: match.index + match[0].indexOf(match[1] ?? ''), length: name.length };
    }
  }
  return null;
}

const listedName = /(?<![\w$])[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}/g;
const afterPlace = /\b(?:in|of|from|near|around|outside|serving|cover(?:ing)?) $/i;

/** Towns a text names in capitals, if they can all lie in one state: two of a list, or one that follows a word of place. */
export function townsListed(original: string): Town[] {
  const named = matchesOf(original, listedName).flatMap((match) => {
    const towns = townsNamed(match[0]);
    return towns.length === 0 ? [] : [{ towns, placed: afterPlace.test(original.slice(0, match.index)) }];
  });
  const common = everyState.filter((state) => named.every(({ towns }) => towns.some((town) => town.state === state)));
  const [state] = common;
  if (common.length !== 1 || (named.length < 2 && !named.some(({ placed: isPlaced }) => isPlaced))) return [];
  return named.flatMap(({ towns }) => towns.filter((town) => town.state === state));
}
