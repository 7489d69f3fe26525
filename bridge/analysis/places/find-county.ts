import { isNear } from './near-spelling.ts';
import { placeKey } from './place-key.ts';
import { countiesByState } from './place-table.ts';

interface CountyMatch {
  /** The official name, without "County". */
  name: string;
  state: string;
  /** Whether it was found only by a nearby spelling. */
  misspelt: boolean;
}

const KIND =
  /(?: (?:county|co|cnty|cty|parish|borough|census area|municipality|municipio|planning region|region|city and county|city|condado)){1,6}$|^(?:city and county|county|city|parish|condado|municipio|town|borough) (?:of|de) /g;

/** The name without "County", "Parish" and the like; "Saint" as "St". */
function countyKey(text: string): string {
  const key = placeKey(text);
  const bare = key.replace(KIND, '').trim();
  return (bare === '' ? key : bare)
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replaceAll(' ', '');
}

/** Names in use that the census does not list. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NY: { manhattan: 'New York', brooklyn: 'Kings', statenisland: 'Richmond', thebronx: 'Bronx' },
  FL: { dade: 'Miami-Dade', miami: 'Miami-Dade' },
  CA: { sf: 'San Francisco', la: 'Los Angeles', oc: 'Orange' },
  DC: { washington: 'District of Columbia', dc: 'District of Columbia', washingtondc: 'District of Columbia' },
  MD: { pg: "Prince George's" },
};

const namesByState = new Map<string, Map<string, string>>();
const statesByName = new Map<string, string[]>();
for (const [state, names] of Object.entries(countiesByState)) {
  const byKey = new Map(names.split('|').map((name) => [countyKey(name), name]));
  for (const [other, name] of Object.entries(otherNames[state] ?? {})) byKey.set(other, name);
  namesByState.set(state, byKey);
  for (const key of byKey.keys()) statesByName.set(key, [...(statesByName.get(key) ?? []), state]);
}

/** The county, parish, borough or independent city that a text names in a state, by its exact or a near spelling. */
export function findCounty(text: string, state: string): CountyMatch | null {
  const byKey = namesByState.get(state);
  if (!byKey || text.length > 100) return null;
  const key = countyKey(text);
  const exact = byKey.get(key);
  if (exact !== undefined) return { name: exact, state, misspelt: false };
  const elsewhere = statesByName.has(key);
  const near = [...byKey].find(([known]) => isNear(key, known, slips(known, elsewhere)));
  return near ? { name: near[1], state, misspelt: true } : null;
}

/** How many letters may be wrong: fewer in a short name, and in one that another state does have. */
const slips = (known: string, elsewhere: boolean): number =>
  known.length < 5 ? 0 : known.length < 7 || elsewhere ? 1 : 2;
