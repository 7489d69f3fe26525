import { townsNamed } from '../../places/find-town.ts';
import { asName, stateName, type Whereabouts } from '../regions/region-words.ts';
import { type Place, pointOf } from './record-places.ts';

/** One side of a town. */
interface Direction {
  lies: (place: Place) => boolean | null;
  likely: readonly string[];
  where: Whereabouts;
}

const besideName =
  /\b(?:(?:due |just |anywhere |all )?(north|south|east|west)(?:ern side)? of) (?:the )?(?:city |town )?(?:of )?([a-z][a-z.' -]+)/;

const BEST_KNOWN = 3;
/** Miles from the line within which a place may be on either side. */
const UNSURE_MILES = 8;
const MILES_OF_DEGREE = 69;

/** "South of Fresno", "north of Macon"; undefined where the town is not known, null where a filter names no side. */
export function besideTown(stated: string, code: string | undefined): Direction | null | undefined {
  const [, side = '', named = ''] = besideName.exec(stated) ?? [];
  if (side === '') return null;
  const words = named.trim().split(' ').slice(0, 3);
  const names = words.map((_, cut) =>
    words
      .slice(0, words.length - cut)
      .join(' ')
      .replace(/[.,']+$/, ''),
  );
  const centres = names.map((name) => {
    const towns = townsNamed(name).filter(({ state }) => (code ?? state) === state);
    return towns.find(({ rank }) => rank === BEST_KNOWN) ?? (towns.length === 1 ? towns[0] : undefined);
  });
  const centre = centres.find((town) => town !== undefined);
  if (!centre) return undefined;
  const { state } = centre;
  const isNorthSouth = side === 'north' || side === 'south';
  const lies = (place: Place) => {
    if (place.country !== null || (place.state !== null && place.state !== state)) return false;
    const point = pointOf(place);
    if (point === null) return null;
    const degrees = isNorthSouth ? point.north - centre.north : point.west - centre.west;
    const miles = degrees * MILES_OF_DEGREE * (isNorthSouth ? 1 : Math.cos((point.north * Math.PI) / 180));
    if (Math.abs(miles) < UNSURE_MILES) return null;
    return miles > 0 === (side === 'north' || side === 'west');
  };
  const inside = `${side} of ${asName(centre.name)}, ${stateName(state)}`;
  return { lies, likely: [state], where: { inside, outside: `not ${inside}` } };
}
