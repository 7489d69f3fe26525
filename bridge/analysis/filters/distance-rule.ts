import { states } from '../places/states.ts';
import { statesNamedIn } from './area-in-filter.ts';
import { type CityPoint, milesBetween, pointOfCity, pointOfCounty, pointsNamed } from './city-points.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import { eventPlace, type Place, residence } from './record-places.ts';
import { stateCodesIn } from './state-codes.ts';

const distance =
  /\b(?:within|inside|under|less than|no more than|max(?:imum)?(?: of)?|up to|a dentro de)?\s*(?:an? )?(\d{1,3})[- ]?(?:miles?|mi\b|millas?)(?:[- ]radius)?/;
const driving =
  /\b(?:within|under|less than|no more than)?\s*(?:an? |one |two |1 |2 )?(half[- ]hour|(?:an |one |1 )?hour|two[- ]hours?|2[- ]hours?|30 min\w*|45 min\w*|90 min\w*)(?:'s)? (?:drive|away|of)\b/;
const milesDriven: readonly (readonly [RegExp, number])[] = [
  [/half|30/, 30],
  [/45/, 42],
  [/90/, 80],
  [/two|2/, 115],
  [/hour/, 55],
];
const ofEvent = /\b(?:accidents?|crash\w*|incidents?|happen\w*|occur\w*|falls?|injur\w*|arrests?|court|venue)\b/;

/** How far off the point stands for a place, at most. */
const SLACK_CITY = 6;
const SLACK_COUNTY = 22;

function pointOf(place: Place, location: string): { point: CityPoint; slack: number } | null {
  if (place.state === null) return null;
  const city = pointOfCity(location.split(',')[0] ?? '', place.state);
  if (city !== null) return { point: city, slack: SLACK_CITY };
  const county = place.county === null ? null : pointOfCounty(place.county, place.state);
  return county === null ? null : { point: county, slack: SLACK_COUNTY };
}

/** Farther than any such distance reaches: another state that does not even lie in the same part of the country. */
const farStates = (a: string, b: string): boolean => {
  const coast = (code: string) => 'CA OR WA NV AZ UT ID MT WY CO NM AK HI'.split(' ').includes(code);
  return a !== b && coast(a) !== coast(b) && !/^(?:NM|CO|WY|MT|TX|OK|KS|NE|SD|ND)$/.test(a);
};

/** "Within 50 miles of Dallas". */
export function parseDistance({ main, whole, original, rejects }: FilterText): FilterRule | null {
  const told = distance.exec(whole);
  const drive = told === null ? driving.exec(whole) : null;
  if (told === null && drive === null) return null;
  const miles =
    told === null ? (milesDriven.find(([words]) => words.test(drive?.[1] ?? ''))?.[1] ?? 55) : Number(told[1]);
  const codes = new Set([...statesNamedIn(whole).map(({ code }) => code), ...stateCodesIn(original)]);
  const named = pointsNamed(
    whole.replace(new RegExp(states.map(({ name }) => `, ${name.toLowerCase()}`).join('|'), 'g'), ' '),
  );
  const centre = named.find(({ state }) => codes.has(state)) ?? named.sort((a, b) => b.name.length - a.name.length)[0];
  if (centre === undefined) return null;
  const beyond =
    /\b(?:more than|over|farther than|further than|beyond|outside(?: of)?)\b[^.;]{0,14}\d|\boutside\b/.test(main);
  const within = beyond === rejects;
  const event = ofEvent.test(main);
  return (facts) => {
    const place = event ? eventPlace(facts) : residence(facts);
    const home = residence(facts);
    const told = pointOf(
      place,
      place.county === home.county && place.state === home.state ? facts.record.location : '',
    );
    const far = told === null && place.state !== null && farStates(centre.state, place.state);
    const away = told === null ? null : milesBetween(centre, told.point);
    const near =
      place.foreign || far
        ? false
        : away === null || told === null
          ? null
          : away + told.slack <= miles || (told.point === centre && miles >= 15)
            ? true
            : away - told.slack > miles
              ? false
              : told.slack === SLACK_CITY
                ? away <= miles
                : null;
    const why =
      away === null ? 'far from the place of the filter' : `about ${Math.round(away)} miles from ${centre.name}`;
    return fromPredicate(near, !within, {
      why,
      evidence: place.evidence,
      missing: 'the record does not say how far off it is',
    });
  };
}
