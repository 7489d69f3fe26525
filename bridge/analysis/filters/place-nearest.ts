import { sharedCityIn } from './cities.ts';
import { milesBetween, pointOfCity, pointOfCounty } from './city-points.ts';

/** A city of that name this near is the one people mean who do not name its state. */
const NEARBY_MILES = 90;
/** Another of the name must lie so many times farther off. */
const CLEARLY_FARTHER = 2;

interface Home {
  state: string | null;
  county: string | null;
  town: string | null;
}

/** Of a city that several states have, the one close to home, with its place in the text; null where none clearly is. */
export function nearestShared(folded: string, home: Home) {
  if (home.state === null) return null;
  const shared = sharedCityIn(folded);
  const from =
    (home.town === null ? null : pointOfCity(home.town, home.state)) ??
    (home.county === null ? null : pointOfCounty(home.county, home.state));
  if (shared === null || from === null) return null;
  const { town, at } = shared;
  const ways = shared.cities
    .flatMap(({ state, county }) => {
      const point = pointOfCity(town, state);
      return point === null ? [] : [{ state, county, miles: milesBetween(from, point) }];
    })
    .sort((a, b) => a.miles - b.miles);
  const [nearest, next] = ways;
  if (nearest === undefined || nearest.miles > NEARBY_MILES) return null;
  if (next !== undefined && next.miles < CLEARLY_FARTHER * nearest.miles) return null;
  return { state: nearest.state, county: nearest.county, town, at, length: town.length };
}
