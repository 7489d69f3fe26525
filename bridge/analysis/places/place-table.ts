import counties from '../data/counties.json' with { type: 'json' };
import tables from '../data/places.json' with { type: 'json' };

/** A part of the country by the name people give it. */
export interface Region {
  readonly name: RegExp;
  readonly states: readonly string[];
  /** "STATE:county" in lower case. */
  readonly counties: readonly string[];
  /** Counties the region leaves out of its state. */
  readonly without: readonly string[];
  /** First three digits of the ZIP codes, for records without a county. */
  readonly zips: readonly (readonly [from: number, to: number])[];
}

/** "NY:Kings|Queens;NJ:Hudson;zip 112 114-116", "NC SC"; `!` marks counties that are left out. */
function readRegion([name, extent]: readonly [string, string]): Region {
  const states: string[] = [];
  const counties: string[] = [];
  const without: string[] = [];
  const zips: (readonly [number, number])[] = [];
  for (const part of extent.split(';')) {
    const [state = '', names] = part.split(':');
    if (names !== undefined) {
      const target = names.startsWith('!') ? without : counties;
      target.push(
        ...names
          .replace('!', '')
          .split('|')
          .map((county) => `${state}:${county.toLowerCase()}`),
      );
    } else if (part.startsWith('zip ')) {
      for (const range of part.slice(4).split(' ')) {
        const [from = '', to = from] = range.split('-');
        zips.push([Number(from), Number(to)]);
      }
    } else states.push(...part.split(' '));
  }
  return { name: new RegExp(`\\b(?:${name})(?![a-z])`), states, counties, without, zips };
}

/** The narrower comes before the wider. */
export const regions: readonly Region[] = Object.entries<string>(tables.regions).map(readRegion);

type ByState = Readonly<Record<string, string>>;

/**
 * Counties, parishes, boroughs, independent cities and county equivalents by state. Source: U.S. Census Bureau cartographic
 * boundary files (public domain), as packaged in us-atlas 3.0.1; with the Alaskan census areas of 2019 and the Connecticut
 * planning regions of 2022, beside the names they replaced.
 */
export const countiesByState: ByState = counties;

/** Towns that the gazetteer lacks or puts in another county, in its form. */
export const moreTowns: ByState = tables.moreTowns;
export const nicknames: ReadonlyMap<string, string> = new Map(Object.entries(tables.nicknames));
/** Countries by names of theirs that no list of countries has, parted by commas. */
export const abroad: ByState = tables.abroad;

/** A place name as words alone: "St. Louis" and "Saint Louis", "Wilkes-Barre", "Lee's Summit". */
export function townKey(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/g, '')
    .replace(/[.'’]/g, '')
    .replaceAll('-', ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');
  return nicknames.get(key) ?? key;
}

const ranks = new Map<string, number>();
for (const [rank, byState] of [tables.smallerCities, tables.largeCities, tables.bestKnownCities].entries())
  for (const [state, names] of Object.entries(byState as ByState))
    for (const name of names.split('|')) ranks.set(`${state}:${townKey(name)}`, rank + 1);

/** How well known a town is: 3 where its name alone says which is meant, 2 a large city, 1 a smaller one, 0 any other. */
export const rankOf = (name: string, state: string): number => ranks.get(`${state}:${name}`) ?? 0;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const setsOf = <Key extends string>(lists: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.entries<string>(lists).map(([key, list]) => [key, wordsOf(list)])) as Record<
    Key,
    ReadonlySet<string>
  >;

/** Small words around the names of places, by what they say of them. */
export const placeWords = setsOf(tables.words);

/** A place has the role where one of `told` is near it, and where `also` is given, one of those behind it. */
export interface RoleWords {
  readonly role: keyof typeof tables.roles;
  readonly told: ReadonlySet<string>;
  readonly also: ReadonlySet<string> | null;
  /** Whether "lives in" gives the role. */
  readonly lives: boolean;
}

export const roleWords: readonly RoleWords[] = Object.entries<{ told: string; also?: string; lives?: boolean }>(
  tables.roles,
).map(([role, { told, also, lives }]) => ({
  role: role as RoleWords['role'],
  told: wordsOf(told),
  also: also === undefined ? null : wordsOf(also),
  lives: lives === true,
}));
