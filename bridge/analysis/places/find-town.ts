import { once } from '../once.ts';
import { gazetteer } from './gazetteer.gen.ts';
import { moreTowns, nicknames, rankOf, townKey } from './place-table.ts';

export interface Point {
  readonly state: string;
  /** Lower case, in the form of `townKey`. */
  readonly name: string;
  /** Degrees. */
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

function townsOf(state: string): Map<string, Town> {
  const towns = new Map<string, Town>();
  for (const entry of [gazetteer[state], moreTowns[state]].flatMap((row) => row?.split('|') ?? [])) {
    const [, given = '', county = given, north = '0', west = '0'] = written.exec(entry) ?? [];
    const name = townKey(given);
    const [up, across] = [Number(north) / 100, Number(west) / 100];
    towns.set(name, { state, name, county: county.toLowerCase(), north: up, west: across, rank: rankOf(name, state) });
  }
  return towns;
}

/** Read at the first question about a state: a start that asks none costs nothing. */
const known = new Map<string, ReadonlyMap<string, Town>>();

export function townsIn(state: string): ReadonlyMap<string, Town> {
  const read = known.get(state) ?? townsOf(state);
  known.set(state, read);
  return read;
}

export const townNamed = (name: string, state: string): Town | null => townsIn(state).get(townKey(name)) ?? null;

export const everyState: readonly string[] = Object.keys(gazetteer);

const townIndex = once(() => {
  const towns = everyState.flatMap((state) => [...townsIn(state).values()]);
  const byName = Map.groupBy(
    towns.toSorted((a, b) => b.rank - a.rank),
    ({ name }) => name,
  );
  const opening = new Set([...byName.keys(), ...Object.keys(nicknames)].map((name) => name.split(' ', 1)[0] ?? ''));
  return { byName, opening };
});

/** The towns of that name, one for each state that has it, the best known first. */
export const townsNamed = (name: string): readonly Town[] => townIndex().byName.get(townKey(name)) ?? [];

const spelt: Readonly<Record<string, string>> = { saint: 'st', ft: 'fort', mt: 'mount' };

export const opensTownName = (word: string): boolean => townIndex().opening.has(spelt[word] ?? word);

/** The same for words in small letters without signs; it asks for less of each. */
export function townsOfWords(words: readonly string[]): readonly Town[] {
  const [first = '', ...rest] = words;
  const name = [spelt[first] ?? first, ...rest].join(' ');
  return townIndex().byName.get(nicknames[name] ?? name) ?? [];
}

/** Miles between two points, good enough for "within 50 miles". */
export function milesBetween(a: Point, b: Point): number {
  const north = (a.north - b.north) * 69;
  const west = (a.west - b.west) * 69 * Math.cos((((a.north + b.north) / 2) * Math.PI) / 180);
  return Math.hypot(north, west);
}

/** "STATE:county" of every town within so many miles of a place. */
export const countiesAround = (centre: Point, miles: number): Set<string> =>
  new Set(
    everyState.flatMap((state) =>
      [...townsIn(state).values()]
        .filter((town) => milesBetween(centre, town) <= miles)
        .map(({ county }) => `${state}:${county}`),
    ),
  );
