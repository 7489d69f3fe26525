import { states } from '../../../../shared/states.ts';
import { townNamed, townsNamed } from '../../places/find-town.ts';
import { regions, townKey } from '../../places/place-table.ts';
import { countRefusals, type FilterText, withoutWhatMattersNot } from '../base/filter-text.ts';
import { areaIn, citiesNamedIn, type NamedArea, statesNamedIn } from '../regions/named-area.ts';
import { areaWords, asName, eitherOf, stateName, type Whereabouts, whereIn } from '../regions/region-words.ts';
import { stateCodesIn, withCapitals } from '../regions/state-codes.ts';
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
function besideTown(stated: string, code: string | undefined): Direction | null | undefined {
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

const partOfState = new RegExp(
  `\\b(?:north|south|east|west|central|middle|northern|southern|eastern|western|northeast|northwest|southeast|southwest|downstate) (?<!\\bwest (?=virginia))(?:${states.map(({ name }) => name.toLowerCase()).join('|')})\\b`,
);

/** Whether a place lies in an area; null where the record is not exact enough. */
function liesIn(place: Place, area: NamedArea): boolean | null {
  if (place.country !== null) return false;
  if (area.country) return place.state === null ? null : true;
  if (place.state === null) return null;
  const { state } = place;
  if (area.exceptCounties.size > 0) {
    if (!area.states.has(state)) return false;
    return place.county === null ? null : !area.exceptCounties.has(`${state}:${place.county}`);
  }
  // A state named beside counties of others counts as a whole.
  const hasCounties = [...area.counties].some((key) => key.startsWith(`${state}:`));
  if (!hasCounties) return area.states.has(state);
  if (place.county !== null) return area.counties.has(`${state}:${place.county}`);
  if (place.zip3 === null || area.zips.length === 0) return null;
  const { zip3 } = place;
  return area.zips.some(([from, to]) => zip3 >= from && zip3 <= to);
}

export interface Territory {
  /** Whether a place lies in what the filter names. */
  lies: (place: Place) => boolean | null;
  /** Its states: of towns with one name, the one in these is meant. */
  likely: readonly string[];
  /** The words that name it, without what is said not to matter. */
  head: string;
  /** Whether something was left out of it, whose denying word then refuses nothing. */
  hollow: boolean;
  area: NamedArea | null;
  where: Whereabouts;
}

/** The states of an area, those of its counties among them. */
const statesOf = ({ states: named, counties }: NamedArea): string[] => [
  ...new Set([...named, ...[...counties].map((key) => key.slice(0, 2))]),
];

const leftOut =
  /^(.{4,}?)[,;(\s]+(?:except(?: for)?|excluding|excludes?|but not|other than|minus|apart from|not including|exclusive of|but (?:nothing|none|no)(?: (?:in|from|of))?|but(?= (?:the )?[a-z. ]+ (?:county|counties|parish|area))|(?<=[,;(] ?)(?:nothing (?:in|from)|not|no))(?: the)? (.{3,})$/;
/** "Staten Island excepted": the exception follows its name. */
const leftOutAfter = /^(.{4,}?)[,;(] ?((?:[a-z.'-]+ ){0,4}[a-z.'-]+) (?:is |are )?(?:excepted|excluded|exempted)\b.*$/;

/** "Statewide Michigan, except the Upper Peninsula". */
function withHole(stated: string, original: string): Territory | null {
  const [, core = '', rest = ''] = leftOut.exec(stated) ?? leftOutAfter.exec(stated) ?? [];
  if (core === '' || countRefusals(core) > 0) return null;
  const cut = original.toLowerCase().indexOf(rest.slice(0, 8));
  const whole = areaIn(core, original.slice(0, cut === -1 ? core.length : cut));
  const [state = ''] = whole?.states ?? [];
  const inState = states.find(({ code }) => code === state)?.name.toLowerCase() ?? '';
  // "Florida, excluding the Panhandle" means the one of Florida.
  const listed = cut === -1 ? rest : original.slice(cut);
  const given = areaIn(rest, listed);
  const within = areaIn(`in ${inState} ${rest.replace(/^the /, '')}`, listed);
  const hole = within !== null && within.counties.size > 0 ? within : given;
  if (whole === null || hole === null) return null;
  const lies = (place: Place) => {
    const inWhole = liesIn(place, whole);
    const inHole = liesIn(place, hole);
    return inWhole !== true ? inWhole : inHole === null ? null : !inHole;
  };
  const where = whereIn(`${areaWords(whole)} except ${areaWords(hole)}`);
  return { lies, likely: statesOf(whole), head: core, hollow: true, area: null, where };
}

/** A city without the rest of its county. */
const cityItself =
  /\bcity limits\b|\b(?:in|of|inside|within|from) the city of\b|\b(?:proper|the city itself|city (?:residents?|proper))\b|\bcity itself\b/;

const andAround = /\b(?:or|and|plus|&)\b[^.;]*\b(?:county|counties|suburbs?|surrounding|area)\b/;

/** Whether somebody is in a town of its own beside the cities that are named. */
function isAnotherTown({ town, state }: Place, cities: readonly string[]): boolean {
  if (town === null || state === null) return false;
  return !cities.includes(townKey(town)) && townNamed(town, state) !== null;
}

/** Part of what a text names: "the Panhandle" beside "Florida only" is the one of Florida. */
function partIn(text: string, original: string, beside: string): NamedArea | null {
  const alone = areaIn(text, original);
  if (beside === '') return alone;
  const within = areaIn(`${beside.toLowerCase()} ${text}`, `${beside} ${original}`);
  return within !== null && within.counties.size > 0 ? within : alone;
}

/** The one state that a text names by name or code. */
function codeIn(stated: string, original: string): string | undefined {
  const codes = new Set([...statesNamedIn(stated).map(({ code }) => code), ...stateCodesIn(withCapitals(original))]);
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** What a filter names. */
export function territoryOf({ whole, main, original, asides }: FilterText): Territory | null {
  const namedStates = statesNamedIn(whole);
  const beside = namedStates.length === 1 && statesNamedIn(main).length === 0 ? (namedStates[0]?.name ?? '') : '';
  const stated = withoutWhatMattersNot(whole);
  const hollow = withHole(stated, original);
  if (hollow !== null) return hollow;
  const asked = withoutWhatMattersNot(main);
  const isListed = regions.some(({ name }) => name.test(stated));
  const side = isListed ? null : besideTown(stated, codeIn(`${stated} ${beside.toLowerCase()}`, original));
  if (side !== null) return side === undefined ? null : { ...side, head: stated, hollow: false, area: null };
  const mainArea = partIn(asked, original.slice(0, main.length + 1), beside);
  const namesRegion = regions.some(({ name }) => name.test(stated) && !name.test(asked));
  const widened =
    mainArea !== null &&
    (mainArea.counties.size === 0 || namesRegion) &&
    !/\b(?:nothing|no|not|can'?t|except)\b/.test(asides) &&
    countRefusals(asides) === 0;
  const wider = widened ? partIn(stated, original, beside) : null;
  const area =
    wider !== null && mainArea !== null && mainArea.counties.size > 0
      ? { ...wider, counties: new Set([...mainArea.counties, ...wider.counties]) }
      : (wider ?? mainArea ?? partIn(stated, original, beside));
  if (area === null) return null;
  const partial = partOfState.test(stated) && area.counties.size === 0 && area.exceptCounties.size === 0;
  const cities =
    cityItself.test(stated) && !andAround.test(stated) ? citiesNamedIn(stated).map(({ name }) => name) : [];
  const lies = (place: Place) => {
    const inside = liesIn(place, area);
    if (partial && inside === true) return null;
    return inside === true && cities.length > 0 && isAnotherTown(place, cities) ? false : inside;
  };
  const name =
    cities.length > 0
      ? `${eitherOf(cities.map(asName))} itself, ${eitherOf(statesOf(area).map(stateName))}`
      : partial
        ? `part of ${areaWords(area)}, whose counties are not known`
        : areaWords(area);
  const head = mainArea === null ? stated : asked;
  return { lies, likely: statesOf(area), head, hollow: false, area, where: whereIn(name) };
}
