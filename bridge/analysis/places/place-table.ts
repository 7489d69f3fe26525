import tables from '../data/regions.json' with { type: 'json' };

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

interface RegionRow {
  name: string;
  states?: string;
  counties?: string;
  zips?: string;
}

const listed = (text: string | undefined, sign: string): string[] => (text === undefined ? [] : text.split(sign));

function readRegion({ name, states, counties, zips }: RegionRow): Region {
  const region = { counties: [] as string[], without: [] as string[] };
  for (const row of listed(counties, ';')) {
    const [state = '', names = ''] = row.split(':');
    const target = names.startsWith('!') ? region.without : region.counties;
    for (const county of names.replace('!', '').split('|')) target.push(`${state}:${county.toLowerCase()}`);
  }
  return {
    ...region,
    name: new RegExp(`\\b(?:${name})(?![a-z])`),
    states: listed(states, ' '),
    zips: listed(zips, ' ').map((range) => {
      const [from = '', to = from] = range.split('-');
      return [Number(from), Number(to)];
    }),
  };
}

/** The narrower stands before the wider. */
export const regions: readonly Region[] = (tables.regions as RegionRow[]).map(readRegion);

type ByState = Readonly<Record<string, string>>;

/** Towns that the gazetteer lacks or puts in another county, in its form. */
export const moreTowns: ByState = tables.moreTowns;
/** Towns along the great roads that people divide a state by, west to east or south to north: "i-80 IL". */
export const roads: ByState = tables.roads;
export const nicknames: ByState = tables.nicknames;
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
  return nicknames[key] ?? key;
}

const ranks = new Map<string, number>();
for (const [rank, byState] of [tables.smallerCities, tables.largeCities, tables.bestKnownCities].entries())
  for (const [state, names] of Object.entries(byState as ByState))
    for (const name of names.split('|')) ranks.set(`${state}:${townKey(name)}`, rank + 1);

/** How well known a town is: 3 where its name alone says which is meant, 2 a large city, 1 a smaller one, 0 any other. */
export const rankOf = (name: string, state: string): number => ranks.get(`${state}:${name}`) ?? 0;
