import { readFileSync } from 'node:fs';
import { oncePer } from '../lexicon/once-per.ts';
import { once } from '../once.ts';
import { moreTowns, nicknames, rankOf, townKey } from './place-table.ts';

export interface Point {
  readonly state: string;
  /** Lower case, in the form of `townKey`. */
  readonly name: string;
  /** Hundredths of a degree: whole numbers take no memory of their own. */
  readonly north: number;
  readonly west: number;
}

/** A city or town of the gazetteer. */
export interface Town extends Point {
  /** Lower case, without "County". */
  readonly county: string;
  readonly rank: number;
}

const written = /^([^>]+?)(?:>([^>]+))? (\d+) (\d+)$/;

function townsOf(state: string, listed: string): ReadonlyMap<string, Town> {
  const towns = new Map<string, Town>();
  // Most towns share their county with others: one string for all of them.
  const sharedName = oncePer((county: string) => county);
  for (const entry of [listed, moreTowns[state]].flatMap((row) => row?.split('|') ?? [])) {
    const [, given = '', county = given, north = '0', west = '0'] = written.exec(entry) ?? [];
    const name = townKey(given);
    const [up, across] = [Number(north), Number(west)];
    const shared = sharedName(county.toLowerCase());
    towns.set(name, { state, name, county: shared, north: up, west: across, rank: rankOf(name, state) });
  }
  return towns;
}

/** Read at the first question about a town: a start that asks none costs nothing. The text of the file is not kept. */
export const townsByState = once(() => {
  const file = readFileSync(new URL('../data/towns.txt', import.meta.url), 'utf8');
  const lines = [...file.matchAll(/^([A-Z]{2}): (.*)$/gm)];
  return new Map(lines.map(([, state = '', listed = '']) => [state, townsOf(state, listed)]));
});

export const townNamed = (name: string, state: string): Town | null =>
  townsByState().get(state)?.get(townKey(name)) ?? null;

const townIndex = once(() => {
  const names = new Set([...townsByState().values()].flatMap((towns) => [...towns.keys()]));
  const opening = new Set([...names, ...nicknames.keys()].map((name) => name.split(' ', 1)[0] ?? ''));
  return { names, opening };
});

/** Most names are of no town: then the states need not be asked, and lists of their towns by name not be kept. */
function townsOfKey(key: string): readonly Town[] {
  if (!townIndex().names.has(key)) return [];
  const found = [...townsByState().values()].flatMap((towns) => towns.get(key) ?? []);
  return found.sort((a, b) => b.rank - a.rank);
}

/** The towns of that name, one for each state that has it, the best known first. */
export const townsNamed = (name: string): readonly Town[] => townsOfKey(townKey(name));

const spelt = new Map(Object.entries({ saint: 'st', ft: 'fort', mt: 'mount' }));

export const opensTownName = (word: string): boolean => townIndex().opening.has(spelt.get(word) ?? word);

/** The same for words in small letters without signs; it asks for less of each. */
export function townsOfWords(words: readonly string[]): readonly Town[] {
  const [first = '', ...rest] = words;
  const name = [spelt.get(first) ?? first, ...rest].join(' ');
  return townsOfKey(nicknames.get(name) ?? name);
}

/** Miles between two points, good enough for "within 50 miles". */
export function milesBetween(a: Point, b: Point): number {
  const north = (a.north / 100 - b.north / 100) * 69;
  const west = (a.west / 100 - b.west / 100) * 69 * Math.cos((((a.north / 100 + b.north / 100) / 2) * Math.PI) / 180);
  return Math.hypot(north, west);
}

/** "STATE:county" of every town within so many miles of a place. */
export function countiesAround(centre: Point, miles: number): Set<string> {
  const towns = [...townsByState().values()].flatMap((inState) => [...inState.values()]);
  const near = towns.filter((town) => milesBetween(centre, town) <= miles);
  return new Set(near.map(({ state, county }) => `${state}:${county}`));
}
