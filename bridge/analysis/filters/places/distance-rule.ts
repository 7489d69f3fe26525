import { states } from '../../../../shared/states.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { milesBetween, type Point, townNamed, townsNamed } from '../../places/find-town.ts';
import { countRefusals, type FilterText, sectionOf } from '../base/filter-text.ts';
import { citiesNamedIn, statesNamedIn } from '../regions/named-area.ts';
import { asName, stateName, type Whereabouts } from '../regions/region-words.ts';
import { stateCodesIn, withCapitals } from '../regions/state-codes.ts';
import { type Place, pointOf } from './record-places.ts';

/** "45 minutes", "an hour and a half", "50-mile", "two and a half hours", "a couple of hours". */
const length = new RegExp(
  `(?:\\b(?:an? )?|<=? ?)(?<count>${countWord}|hundred)(?: of)?(?<half> and a half)?(?: an?)?(?: or (?:fewer|less))?[- ]?(?<unit>miles?|mi|millas?|hours?|horas?|hrs?|h|minutes?|minutos?|mins?|km|kilometers?)\\b(?:'s?)?(?<halfBehind> and a half)?`,
  'g',
);
/** Miles as the crow flies that an hour on the road comes to. */
const MILES_AN_HOUR = 55;
/** Without one of these a length of time is no way. */
const byRoad =
  /\b(?:drive[ns]?|driving|ride|away|from|of|out of|car|trip|to get|commut\w*|en (?:carro|coche|auto)|de)\b/;
const farther = sectionOf('farther');
/** Said again ("no farther"), a bound refuses nothing. */
const saidAgain = /,? ?\b(?:no|not|nor)(?: any| much)? (?:farther|further|longer|more|beyond that)\b(?! than)[^.;]*$/;

function milesIn(main: string): { miles: number; at: number } | null {
  for (const match of main.matchAll(length)) {
    const { count = '', half, unit = '', halfBehind } = match.groups ?? {};
    const number = (count === 'hundred' ? 100 : (countOf(count) ?? 1)) + ((half ?? halfBehind) === undefined ? 0 : 0.5);
    const at = match.index;
    if (/^mi/.test(unit) && !/^min/.test(unit)) return { miles: number, at };
    if (/^k/.test(unit)) return { miles: number * 0.62, at };
    const behind = main.slice(at + match[0].length, at + match[0].length + 24);
    if (!byRoad.test(behind) && !(behind.trim() === '' && /\bwithin (?:about )?$/.test(main.slice(0, at)))) continue;
    return { miles: (/^m/.test(unit) ? number / 60 : number) * MILES_AN_HOUR, at };
  }
  return null;
}

/** The place a distance is measured from: a city of the list before a town of the gazetteer. */
function centreOf(text: string, original: string): Point | null {
  const codes = new Set([...statesNamedIn(text).map(({ code }) => code), ...stateCodesIn(original)]);
  const named = citiesNamedIn(
    text.replace(new RegExp(states.map(({ name }) => `, ${name.toLowerCase()}`).join('|'), 'g'), ' '),
  );
  const [stated] = codes.size === 1 ? codes : [];
  // "Portland, Maine" is not the Portland of the list.
  const inState = named.map(({ name }) => (stated === undefined ? null : townNamed(name, stated)));
  const known =
    named.find(({ state }) => codes.has(state)) ??
    inState.find((town) => town !== null) ??
    named.sort((a, b) => b.name.length - a.name.length)[0];
  return known ?? townAfter(original, codes);
}

const ofPlace =
  /\b(?:of|from|to|around|near|our|de|in|outside)\s(?:the |our |downtown |central |office in )?([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g;

function townAfter(given: string, codes: ReadonlySet<string>): Point | null {
  for (const [, words = ''] of withCapitals(given).matchAll(ofPlace)) {
    const parts = words.split(' ');
    for (let count = parts.length; count > 0; count -= 1) {
      const towns = townsNamed(parts.slice(0, count).join(' ')).filter(
        ({ state }) => codes.size === 0 || codes.has(state),
      );
      const [town] = towns;
      // Of one name in many states nobody knows which is meant.
      if (town !== undefined && (towns.length === 1 || town.rank === 3)) return town;
    }
  }
  return null;
}

/** The farthest that part of a town is from its middle. */
const SLACK = 6;

function isNear(place: Place, centre: Point, miles: number): boolean | null {
  if (place.country !== null) return false;
  const point = pointOf(place);
  if (point === null) return null;
  return milesBetween(centre, point) <= miles || (point === centre && miles >= SLACK);
}

const verdictBehind = /^ ?(?:[a-z']+ ){0,4}?(?:no|pass|out|decline|reject|skip|far|us|it|them|those)\W*$/;

/** The words of a bound up to the next comma, and beyond it only a verdict: reasons that follow deny something else. */
export function boundIn(text: string, at: number): string {
  const comma = text.indexOf(',', at);
  return comma === -1 || verdictBehind.test(text.slice(comma + 1)) ? text : text.slice(0, comma);
}

export interface AskedDistance {
  lies: (place: Place) => boolean | null;
  why: (place: Place) => string;
  wantsInside: boolean;
  state: string;
  where: Whereabouts;
}

/** "Within 50 miles of Dallas", "no more than a two hour drive from Tulsa". */
export function distanceIn({ main, whole, original }: FilterText): AskedDistance | null {
  const inMain = milesIn(main);
  const distance = inMain ?? milesIn(whole);
  if (distance === null) return null;
  const centre = centreOf(whole, original);
  if (centre === null) return null;
  const { miles, at } = distance;
  const text = inMain === null ? whole : main.replace(saidAgain, '');
  const beyond =
    farther.test(text.slice(Math.max(0, at - 40), at)) ||
    /\boutside\b/.test(text) ||
    /^.{3,20}(?:or|and) (?:more|farther|further)\b/.test(text.slice(at));
  const from = `${asName(centre.name)}, ${stateName(centre.state)}`;
  const refuses = countRefusals(boundIn(text, at)) % 2 === 1;
  return {
    lies: (place) => isNear(place, centre, miles),
    why: (place) => {
      const point = pointOf(place);
      return point === null
        ? 'far from that place'
        : `about ${Math.round(milesBetween(centre, point))} miles from ${centre.name}`;
    },
    wantsInside: beyond === refuses,
    state: centre.state,
    where: {
      inside: `within ${Math.round(miles)} miles of ${from}`,
      outside: `more than ${Math.round(miles)} miles from ${from}`,
    },
  };
}
