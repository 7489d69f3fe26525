import { states } from '../../../../shared/states.ts';
import { everyState, type Point, pointOfCounty, townNamed, townsIn, townsNamed } from '../../places/find-town.ts';
import { roads } from '../../places/place-table.ts';
import { asName, stateName, type Whereabouts, whereIn } from '../regions/region-words.ts';
import { type Place, pointOf } from './record-places.ts';

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

const BEST_KNOWN = 3;
/** Miles that a place may lie off a line and still be on either side of it. */
const UNSURE_MILES = 8;

type Axis = 'north' | 'west';
const axisOf = (side: string): Axis => (/north|south|above|below/.test(side) ? 'north' : 'west');
const growsTowards = (side: string): boolean => /north|west|above/.test(side);

/** Where a road runs beside a place: between the two of its towns that the place lies between. */
function lineAt(towns: readonly Point[], axis: Axis, place: Point): number | null {
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

function besides(towns: readonly Point[], side: string): (place: Place) => boolean | null {
  const axis = axisOf(side);
  return (place) => {
    const point = pointOf(place);
    if (place.country !== null || point === null) return null;
    const line = lineAt(towns, axis, point);
    if (line === null) return null;
    const miles = (point[axis] - line) * (axis === 'north' ? 69 : 69 * Math.cos((point.north * Math.PI) / 180));
    if (Math.abs(miles) < UNSURE_MILES) return null;
    return miles > 0 === growsTowards(side);
  };
}

/** The road of that number in the state, or in the only one whose road is listed. */
function roadIn(number: string, code: string | undefined): string {
  const named = Object.keys(roads).filter((key) => key.startsWith(`i-${number} `));
  const keys = code === undefined ? named : named.filter((key) => key.endsWith(` ${code}`));
  return keys.length === 1 ? (keys[0] ?? '') : '';
}

const inState =
  (code: string, lies: (place: Place) => boolean | null): Direction['lies'] =>
  (place) =>
    place.country !== null || (place.state !== null && place.state !== code) ? false : lies(place);

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
    const key = roadIn(road, code);
    const state = key.slice(-2);
    const towns = (roads[key] ?? '').split('|').flatMap((name) => townNamed(name, state) ?? []);
    const where = onSide(side, `Interstate ${road} in ${stateName(state)}`);
    return towns.length < 2 ? null : { lies: inState(state, besides(towns, side)), likely: [state], where };
  }
  const words = named.trim().split(' ');
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,']+$/, '');
    const towns = townsNamed(name).filter(({ state }) => (code ?? state) === state);
    const known = towns.find(({ rank }) => rank === BEST_KNOWN);
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
function shareIn(point: Point, axis: Axis): number {
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
    const point = pointOf(place);
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
