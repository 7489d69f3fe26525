import { townNamed } from '../../places/find-town.ts';
import { sharedCityIn } from '../regions/cities.ts';
import { milesBetween, pointOfCity, pointOfCounty, pointsNamed } from '../regions/city-points.ts';

/** A city of that name this near is the one people mean who do not name its state. */
const NEARBY_MILES = 90;
/** Another of the name must lie so many times farther off. */
const CLEARLY_FARTHER = 2;

/** A filter on so many states says where it means. */
const FEW_STATES = 3;

interface Home {
  state: string | null;
  county: string | null;
  town: string | null;
}

function pointOfHome({ state, county, town }: Home) {
  if (state === null) return null;
  const city = town === null ? null : pointOfCity(town, state);
  return city ?? (county === null ? null : pointOfCounty(county, state));
}

/**
 * The city a text names, or a town of that name in a state a filter speaks of that lies nearer to home: "Altoona", told of
 * Iowa by somebody from Nebraska, is not the one in Pennsylvania.
 */
export function orNamesake<Named extends { town: string; state: string; county: string }>(
  city: Named | null,
  home: Home,
  likely: readonly string[],
): Named | null {
  if (city === null || city.state === home.state || likely.includes(city.state)) return city;
  // Nobody calls a small town Denver without its state.
  if (likely.length > FEW_STATES || pointsNamed(city.town).length > 0) return city;
  const from = pointOfHome(home);
  const given = pointOfCity(city.town, city.state);
  if (from === null || given === null) return city;
  const towns = likely.flatMap((state) => townNamed(city.town, state) ?? []);
  const nearer = towns.find((town) => milesBetween(from, town) < milesBetween(from, given));
  return nearer === undefined ? city : { ...city, state: nearer.state, county: nearer.county };
}

/** Of a city that several states have, the one close to home, with its place in the text; null where none clearly is. */
export function nearestShared(folded: string, home: Home) {
  if (home.state === null) return null;
  const shared = sharedCityIn(folded);
  const from = pointOfHome(home);
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
