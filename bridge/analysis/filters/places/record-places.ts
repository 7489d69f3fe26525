import type { NamedPlace, PlaceRole, PlaceTold } from '../../facts/details/details.ts';
import { findCounty } from '../../places/find-county.ts';
import { milesBetween, type Point, townNamed } from '../../places/find-town.ts';
import { placeNames } from '../../places/place-names.ts';
import { abroad, townKey } from '../../places/place-table.ts';
import { onceFor } from '../../text/once-for.ts';
import { type CaseInQuestion, type Shown, shownBy } from '../base/case-in-question.ts';
import { clientPlace } from '../conditions/place-question.ts';

/** Where somebody or something is; what the record does not say is null. */
export interface Place {
  readonly state: string | null;
  /** Lower case, without "County". */
  readonly county: string | null;
  readonly town: string | null;
  readonly zip3: number | null;
  /** The country, where it is another one. */
  readonly country: string | null;
  /** The home is used for a place whose name is in no list, so it may be elsewhere. */
  readonly guessed?: boolean;
  readonly shown: Shown | null;
}

const nowhere: Place = { state: null, county: null, town: null, zip3: null, country: null, shown: null };

const countries: ReadonlyMap<string, string> = new Map([
  ...[...placeNames].flatMap(([name, { place, kind }]) =>
    kind === 'country' && place !== 'US' ? [[name, place] as const] : [],
  ),
  ...Object.entries(abroad).flatMap(([country, names]) => names.split(', ').map((name) => [name, country] as const)),
  ['ontario', 'Canada'],
]);

/** The country that an address names, where none of its parts says where in the United States it lies. */
function countryOf(address: string): string | null {
  const parts = address.toLowerCase().split(/[^a-z ]+/);
  return parts.map((part) => countries.get(part.trim())).find((country) => country !== undefined) ?? null;
}

/** Where the client is, by the fields of the record alone. */
export const residence = onceFor(({ record }: Pick<CaseInQuestion, 'record'>): Place => {
  const { state, county, zip, shown } = clientPlace(record);
  const town = (record.location.split(',')[0] ?? '').trim();
  if (state === null)
    return { ...nowhere, country: zip === null ? countryOf(`${record.location},${record.state}`) : null };
  const known = county ?? townNamed(town, state)?.county;
  // A city may be given for the county of its name.
  const byName = known !== undefined || town === '' ? null : findCounty(town, state);
  return {
    state,
    county: (known ?? (byName?.misspelt === false ? byName.name : null))?.toLowerCase() ?? null,
    town: town === '' ? null : town,
    zip3: zip === null ? null : Number(zip.slice(0, 3)),
    country: null,
    shown,
  };
});

/** The middle of the town of a place. */
export const pointOf = ({ state, town }: Pick<Place, 'state' | 'town'>): Point | null =>
  state === null || town === null ? null : townNamed(town, state);

const LARGE = 2;
/** A filter on so many states says where it means. */
const FEW_STATES = 3;

/** What a name most likely means for somebody who lives there; `likely` are the states a filter speaks of. */
interface Around {
  readonly home: Place;
  readonly likely: readonly string[];
}

/** A town of that name in a state of the filter that is nearer to home than the best known one. */
function namesake(known: NamedPlace, among: readonly NamedPlace[], { home, likely }: Around): NamedPlace | undefined {
  const [from, given] = [pointOf(home), pointOf(known)];
  // Nobody calls a small town Denver without its state.
  if (known.rank > LARGE || likely.length > FEW_STATES || from === null || given === null) return undefined;
  return among.find((place) => {
    const point = likely.includes(place.state) ? pointOf(place) : null;
    return point !== null && milesBetween(from, point) < milesBetween(from, given);
  });
}

/** Which of the places of a name is meant; null where that is open, undefined where the name is too weak a sign. */
function meantBy({ among, kind }: PlaceTold, around: Around): NamedPlace | null | undefined {
  const { home, likely } = around;
  const [only] = among;
  const own = among.find(({ state }) => state === home.state);
  if (own !== undefined && (own.rank > 0 || kind !== 'town')) return own;
  const asked = likely.flatMap((code) => among.find(({ state }) => state === code) ?? []).at(0);
  if (kind === 'county') return asked ?? (among.length === 1 ? only : undefined);
  const large = among.filter(({ rank }) => rank >= LARGE);
  const [known = among.find(({ rank }) => rank > 0)] = large;
  if (large.length < 2 && known !== undefined) return namesake(known, among, around) ?? known;
  if (large.length > 1) return null;
  return own ?? asked ?? (among.length === 1 ? only : undefined);
}

/** The place that a name in the notes means; null where that stays open altogether. */
function placeOf(asked: CaseInQuestion, mention: PlaceTold, around: Around): Place | null {
  const { home } = around;
  const shown = shownBy(asked, mention);
  const isHome = mention.kind === 'town' && mention.name === townKey(home.town ?? '');
  if (mention.kind === 'here' || (isHome && !mention.among.some(({ state }) => state === home.state)))
    return { ...home, shown: home.shown };
  if (mention.kind === 'country') return { ...nowhere, country: mention.name, shown };
  const meant = mention.kind === 'unlisted' ? undefined : meantBy(mention, around);
  if (meant === undefined) return null;
  // It was not at home, but the place is open.
  if (meant === null) return nowhere;
  const { state, county, town, zip3 } = meant;
  const isHomeState = mention.kind === 'state' && state === home.state;
  return {
    ...nowhere,
    state,
    county: isHomeState ? home.county : county,
    town: isHomeState ? home.town : town,
    zip3,
    shown,
  };
}

const inRole = (asked: CaseInQuestion, role: PlaceRole): PlaceTold[] =>
  asked.details.places.filter(({ roles }) => roles.includes(role));

/** Whether something is put in a place by a name that no list has, and that is not the client's own. */
const isUnlisted = (asked: CaseInQuestion, role: PlaceRole): boolean => {
  const home = `${asked.record.location} ${asked.record.county}`.toLowerCase();
  return inRole(asked, role).some(({ kind, name }) => kind === 'unlisted' && !home.includes(name));
};

/** Where the client lives: by the fields, unless the notes say that it is elsewhere by now. */
export const homeOf = onceFor((asked: CaseInQuestion): Place => {
  const home = residence(asked);
  const [moved] = inRole(asked, 'moved');
  const mention = moved === undefined ? null : placeOf(asked, moved, { home, likely: [] });
  if (mention === null || (mention.country === null && mention.state === null)) return home;
  return mention.country !== null || mention.state !== home.state || mention.county !== null ? mention : home;
});

/** Where it happened, if the notes put it anywhere; the client's address otherwise. */
export function eventPlace(asked: CaseInQuestion, likely: readonly string[] = []): Place {
  const around = { home: residence(asked), likely };
  const { home } = around;
  const abroad = inRole(asked, 'incident').find(({ kind }) => kind === 'country');
  if (abroad !== undefined) return { ...nowhere, country: abroad.name, shown: shownBy(asked, abroad) };
  let sameState: Place | undefined;
  for (const role of ['incident', 'scene', 'open'] as const) {
    for (const mention of inRole(asked, role)) {
      const place = placeOf(asked, mention, around);
      if (place === null) continue;
      if (role === 'incident' || (place.state !== home.state && place.state !== null)) return place;
      if (place.county !== null && place.county !== home.county) sameState ??= place;
    }
  }
  if (sameState !== undefined) return sameState;
  return isUnlisted(asked, 'incident') ? { ...home, guessed: true } : home;
}

/** Where the notes put something other than the event; `guessed` where only by a name that no list has. */
export function placeInRole(
  asked: CaseInQuestion,
  role: PlaceRole,
  likely: readonly string[] = [],
): Place | 'unlisted' | null {
  const around = { home: residence(asked), likely };
  for (const mention of inRole(asked, role)) {
    const place = placeOf(asked, mention, around);
    if (place !== null) return place;
  }
  return isUnlisted(asked, role) ? 'unlisted' : null;
}
