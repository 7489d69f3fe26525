import { states } from '../../../../shared/states.ts';
import { everyState, townNamed, townsIn, townsNamed } from '../../places/find-town.ts';
import { type CityPoint, pointOfCity, pointOfCounty, pointsNamed } from '../regions/city-points.ts';
import { asName, stateName, type Whereabouts, whereIn } from '../regions/region-words.ts';
import { middleOfPlace } from './distance-rule.ts';
import type { Place } from './record-places.ts';

/** One side of a town, of a road or of a state. */
interface Direction {
  lies: (place: Place) => boolean | null;
  likely: readonly string[];
  where: Whereabouts;
}

const stateNames = states.map(({ name }) => name.toLowerCase()).join('|');
const ofPoint =
  /\b(?:(?:due |just |anywhere |all )?(north|south|east|west)(?:ern side)? of|(above|below)) (?:the )?(?:line |city |town )?(?:of )?(interstate \d+|i ?-? ?\d{1,2}|[a-z][a-z.' -]+)/;
const partOf = new RegExp(
  `\\b(north|south|east|west|northern|southern|eastern|western|north ?east(?:ern)?|north ?west(?:ern)?|south ?east(?:ern)?|south ?west(?:ern)?|ne|nw|se|sw)(?: part| half| side| end)?(?: of)? (?:the state of )?(${stateNames})\\b(?! (?:city|county))`,
);

/** Miles that a place may lie off a line and still be on either side of it. */
const UNSURE_MILES = 8;

/** Towns along the great roads that people divide a state by, west to east or south to north. */
const roads: Readonly<Record<string, string>> = {
  'i-80 IL': 'Rock Island|Princeton|Ottawa|Joliet|Lansing',
  'i-70 IL': 'Collinsville|Effingham|Marshall',
  'i-70 OH': 'Richmond IN|Dayton|Columbus|Zanesville|Cambridge',
  'i-70 MO': 'Kansas City|Columbia|St Charles',
  'i-70 CO': 'Grand Junction|Glenwood Springs|Denver|Burlington',
  'i-10 TX': 'El Paso|Fort Stockton|Kerrville|San Antonio|Houston|Beaumont',
  'i-20 TX': 'Pecos|Midland|Abilene|Fort Worth|Tyler|Marshall',
  'i-10 LA': 'Sulphur|Lafayette|Baton Rouge|New Orleans|Slidell',
  'i-4 FL': 'Tampa|Lakeland|Orlando|Daytona Beach',
  'i-10 FL': 'Pensacola|Marianna|Tallahassee|Jacksonville',
  'i-40 TN': 'Memphis|Jackson|Nashville|Knoxville',
  'i-40 NC': 'Asheville|Statesville|Greensboro|Raleigh',
  'i-40 AZ': 'Kingman|Flagstaff|Winslow',
  'i-40 OK': 'Sayre|Oklahoma City|Sallisaw',
  'i-20 GA': 'Bremen|Atlanta|Augusta',
  'i-20 AL': 'Tuscaloosa|Birmingham|Anniston',
  'i-80 PA': 'Hermitage|Clarion|Bloomsburg|Stroudsburg',
  'i-80 NE': 'Sidney|North Platte|Lincoln|Omaha',
  'i-80 IA': 'Council Bluffs|Des Moines|Davenport',
  'i-90 NY': 'Fredonia|Buffalo|Syracuse|Albany',
  'i-96 MI': 'Muskegon|Grand Rapids|Lansing|Detroit',
  'i-94 MN': 'Moorhead|St Cloud|St Paul',
  'i-64 KY': 'Louisville|Lexington|Ashland',
  'i-195 NJ': 'Trenton|Freehold|Belmar',
  'i-35 TX': 'Laredo|San Antonio|Austin|Waco|Fort Worth',
  'i-35 OK': 'Ardmore|Oklahoma City|Ponca City',
  'i-35 KS': 'Wichita|Emporia|Overland Park',
  'i-35 IA': 'Osceola|Des Moines|Mason City',
  'i-25 CO': 'Trinidad|Pueblo|Denver|Fort Collins',
  'i-25 NM': 'Las Cruces|Albuquerque|Santa Fe|Raton',
  'i-5 OR': 'Ashland|Roseburg|Eugene|Portland',
  'i-95 NC': 'Lumberton|Fayetteville|Wilson|Roanoke Rapids',
  'i-95 SC': 'Ridgeland|Florence|Dillon',
  'i-95 VA': 'Emporia|Richmond|Fredericksburg',
  'i-75 GA': 'Valdosta|Macon|Atlanta|Dalton',
  'i-75 FL': 'Naples|Sarasota|Ocala|Lake City',
  'i-65 AL': 'Mobile|Montgomery|Birmingham|Decatur',
  'i-65 IN': 'Jeffersonville|Columbus|Indianapolis|Gary',
  'i-55 MS': 'McComb|Jackson|Grenada|Southaven',
};

type Axis = 'north' | 'west';
const axisOf = (side: string): Axis => (/north|south|above|below/.test(side) ? 'north' : 'west');
const growsTowards = (side: string): boolean => /north|west|above/.test(side);

/** Where a road runs beside a place: between the two of its towns that the place lies between. */
function lineAt(towns: readonly CityPoint[], axis: Axis, place: CityPoint): number | null {
  const across: Axis = axis === 'north' ? 'west' : 'north';
  const sorted = [...towns].sort((a, b) => a[across] - b[across]);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  if (place[across] <= first[across]) return first[axis];
  if (place[across] >= last[across]) return last[axis];
  const after = sorted.findIndex((town) => town[across] >= place[across]);
  const [from, to] = [sorted[after - 1] ?? first, sorted[after] ?? last];
  const share = (place[across] - from[across]) / Math.max(0.001, to[across] - from[across]);
  return from[axis] + share * (to[axis] - from[axis]);
}

function besides(towns: readonly CityPoint[], side: string): (place: Place) => boolean | null {
  const axis = axisOf(side);
  return (place) => {
    const point = middleOfPlace(place);
    if (place.foreign || point === null) return null;
    const line = lineAt(towns, axis, point);
    if (line === null) return null;
    const miles = (point[axis] - line) * (axis === 'north' ? 69 : 69 * Math.cos((point.north * Math.PI) / 180));
    if (Math.abs(miles) < UNSURE_MILES) return null;
    return miles > 0 === growsTowards(side);
  };
}

function roadIn(number: string, text: string, code: string | undefined): Direction['likely'] | null {
  const named = Object.keys(roads).filter((key) => key.startsWith(`i-${number} `));
  const keys = code === undefined ? named : named.filter((key) => key.endsWith(` ${code}`));
  const [key] = keys;
  return keys.length === 1 && key !== undefined && text !== '' ? [key] : null;
}

const inState =
  (code: string, lies: (place: Place) => boolean | null): Direction['lies'] =>
  (place) =>
    place.foreign || (place.state !== null && place.state !== code) ? false : lies(place);

const onSide = (side: string, place: string): Whereabouts => {
  const inside = `${/above|below/.test(side) ? side : `${side} of`} ${place}`;
  return { inside, outside: `not ${inside}` };
};

/** "South of Fresno", "north of I-80 in Illinois", "below Macon". */
export function besidePoint(stated: string, code: string | undefined): Direction | null {
  const [, told, level, named = ''] = ofPoint.exec(stated) ?? [];
  const side = told ?? level ?? '';
  if (side === '') return null;
  const road = /^(?:interstate|i)[ -]{0,3}(\d{1,2})/.exec(named)?.[1];
  if (road !== undefined) {
    const key = roadIn(road, stated, code)?.[0] ?? '';
    const state = key.slice(-2);
    const towns = (roads[key] ?? '').split('|').flatMap((name) => pointOfCity(name, state) ?? []);
    const where = onSide(side, `Interstate ${road} in ${stateName(state)}`);
    return towns.length < 2 ? null : { lies: inState(state, besides(towns, side)), likely: [state], where };
  }
  const words = named.trim().split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,']+$/, '');
    const [known] = pointsNamed(name).filter((point) => point.name === name && (code ?? point.state) === point.state);
    const towns = code === undefined ? townsNamed(name) : [townNamed(name, code)].filter((town) => town !== null);
    const county = code === undefined ? null : pointOfCounty(name.replace(/ county$/, ''), code);
    const centre = known ?? (towns.length === 1 ? towns[0] : undefined) ?? county;
    if (centre) {
      const { state } = centre;
      const where = onSide(side, `${asName(name)}, ${stateName(state)}`);
      return { lies: inState(state, besides([centre], side)), likely: [state], where };
    }
  }
  return null;
}

/** How far a place lies into its state from the south or from the east, 0 to 1. */
function shareIn(point: CityPoint, axis: Axis): number {
  const all = [...townsIn(point.state).values()].map((town) => town[axis]).sort((a, b) => a - b);
  const [least = 0] = all;
  const most = all.at(-1) ?? 0;
  return (point[axis] - least) / Math.max(0.01, most - least);
}

const halves = (side: string): string[] =>
  /^[ns][ew]$/.test(side)
    ? [side.startsWith('n') ? 'north' : 'south', side.endsWith('e') ? 'east' : 'west']
    : [...side.matchAll(/north|south|east|west/g)].map(([half]) => half);

/** "Southern Illinois", where no list says what people mean by it: surely so only well off the middle. */
export function partByCompass(stated: string): Direction | null {
  const [, side = '', name = ''] = partOf.exec(stated) ?? [];
  const state = states.find((candidate) => candidate.name.toLowerCase() === name);
  if (state === undefined || !everyState.includes(state.code)) return null;
  const lies = inState(state.code, (place) => {
    const point = middleOfPlace(place);
    if (point === null) return null;
    const shares = halves(side).map((half) => {
      const share = shareIn(point, axisOf(half));
      return growsTowards(half) ? share : 1 - share;
    });
    if (shares.some((share) => share < 0.38)) return false;
    return shares.every((share) => share > 0.62) ? true : null;
  });
  return { lies, likely: [state.code], where: whereIn(`the ${side} of ${state.name}`) };
}
