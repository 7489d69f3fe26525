import { countiesByState } from '../../places/counties.gen.ts';
import { opensTownName, townsOfWords } from '../../places/find-town.ts';
import { findPlaces, type PlaceMention } from '../../places/place-mentions.ts';
import { abroad, placeWords, townKey } from '../../places/place-table.ts';
import { stateOfZip } from '../../places/state-of-zip.ts';
import { matchesOf } from '../../text/matches.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { NamedPlace, PlaceTold } from './details.ts';

/** A place by its name in the notes, whatever it is the place of. */
export interface Named extends Pick<PlaceTold, 'kind' | 'name' | 'among'> {
  /** Indexes of its first and last word, and of the word that leads to it. */
  readonly first: number;
  readonly last: number;
  readonly lead: number;
}

const { placing, beside, streets, countyWords, insideWords, notCounty, articles, sites, noTown, goesOn, wordCodes } =
  placeWords;

const counties: ReadonlyMap<string, readonly NamedPlace[]> = Map.groupBy(
  Object.entries(countiesByState).flatMap(([state, names]) =>
    names.split('|').map((name) => ({ state, county: name.toLowerCase(), town: null, zip3: null, rank: 0 })),
  ),
  ({ county }) => townKey(county),
);
const foreign: ReadonlyMap<string, string> = new Map(
  Object.entries(abroad).flatMap(([country, names]) => names.split(', ').map((name) => [name, country] as const)),
);
const opensForeign: ReadonlySet<string> = new Set([...foreign.keys()].map((name) => name.split(' ', 1)[0] ?? ''));
const LONGEST_NAME = 4;

/** More capitals than this share of the letters say nothing. */
const SHOUTED = 0.5;

/** The notes with what their places are found by. */
interface Reading {
  readonly text: CaseText;
  readonly forms: readonly string[];
  readonly mentions: ReadonlyMap<number, PlaceMention>;
  readonly shouted: boolean;
}

const isCapital = ({ text, shouted }: Reading, at: number): boolean => {
  const word = text.words[at];
  return !shouted && word !== undefined && /^\p{Lu}/u.test(text.quote(word));
};

/** The most words that a name can have which begins there: none goes past its sentence. */
function longestAt({ text, forms }: Reading, first: number): number {
  const sentence = text.words[first]?.sentence;
  let count = 1;
  while (count < LONGEST_NAME && first + count < forms.length && text.words[first + count]?.sentence === sentence)
    count += 1;
  return count;
}

/** The index of the word that puts something in the place, past "downtown" and the like. */
function leadOf({ forms, text }: Reading, first: number): number {
  let lead = first - 1;
  while (first - lead < 3 && beside.has(forms[lead] ?? '') && forms[lead] !== 'downtown') lead -= 1;
  const isHere = text.words[lead]?.sentence === text.words[first]?.sentence;
  return isHere && placing.has(forms[lead] ?? '') ? lead : first - 1;
}

/** The state told behind a town: "Joplin, Missouri", "Midland TX". */
function stateBehind({ mentions, text }: Reading, last: number): PlaceMention | undefined {
  const mention = mentions.get(last + 1);
  if (mention === undefined || mention.kind !== 'state' || mention.place.length !== 2) return undefined;
  const between = text.text.slice(text.words[last]?.end, text.words[last + 1]?.start);
  return /^(?:, ?| |, in | \()$/.test(between) ? mention : undefined;
}

/** Whether the words around a name say that it is a town. */
function isPlaced(reading: Reading, first: number, last: number, rank: number): boolean {
  const { forms, text } = reading;
  if (streets.has(forms[last + 1] ?? '')) return false;
  const capital = isCapital(reading, first);
  const lead = leadOf(reading, first);
  if (rank === 0 && first === last && noTown.has(forms[first] ?? '')) return false;
  if (text.words[lead]?.sentence === text.words[first]?.sentence && placing.has(forms[lead] ?? ''))
    return capital || (rank > 0 && forms[lead] !== 'de');
  if (stateBehind(reading, last) !== undefined) return capital || rank > 1;
  if (rank > 0 && sites.has(forms[last + 1] ?? '') && [1, 2].some((back) => articles.has(forms[first - back] ?? '')))
    return true;
  const before = text.text.slice((text.words[first]?.start ?? 0) - 2, text.words[first]?.start);
  return (
    before === ', ' &&
    capital &&
    /^ ?(?:$|[.,)\n!])/.test(text.text.slice(text.words[last]?.end, (text.words[last]?.end ?? 0) + 2))
  );
}

function townAt(reading: Reading, first: number): Named | null {
  if (!opensTownName(reading.forms[first] ?? '')) return null;
  for (let count = longestAt(reading, first); count > 0; count -= 1) {
    const last = first + count - 1;
    const towns = townsOfWords(reading.forms.slice(first, last + 1));
    if (towns.length === 0) continue;
    const lead = leadOf(reading, first);
    const name = towns[0]?.name ?? '';
    if (!isPlaced(reading, first, last, towns[0]?.rank ?? 0)) {
      // "Kansas City" is not Kansas, placed or not.
      if (count > 1) return { kind: 'town', name, among: [], first, last, lead };
      continue;
    }
    const stated = stateBehind(reading, last);
    const places = towns.map(({ state, county, rank }) => ({ state, county, town: name, zip3: null, rank }));
    if (stated === undefined) return { kind: 'town', name, among: places, first, last, lead };
    const inState = places.filter(({ state }) => state === stated.place);
    const among =
      inState.length > 0 ? inState : [{ state: stated.place, county: null, town: name, zip3: null, rank: 0 }];
    return { kind: 'town', name, among, first, last: stated.last, lead };
  }
  return null;
}

function countyAt(reading: Reading, first: number): Named | null {
  const { forms } = reading;
  const spanish = forms[first - 2] === 'condado' && forms[first - 1] === 'de';
  for (let count = 3; count > 0; count -= 1) {
    const last = first + count - 1;
    const word = forms[last + 1] ?? '';
    if (!spanish && !countyWords.has(word)) continue;
    const among = counties.get(forms.slice(first, last + 1).join(' ')) ?? [];
    if (among.length === 0 || notCounty.has(forms[last + 2] ?? '')) continue;
    const end = spanish ? last : last + 1;
    const stated = stateBehind(reading, end);
    const inState = among.filter(({ state }) => stated === undefined || state === stated.place);
    const name = forms.slice(first, last + 1).join(' ');
    return { kind: 'county', name, among: inState, first, last: stated?.last ?? end, lead: leadOf(reading, first) };
  }
  return null;
}

function countryAt(reading: Reading, first: number): Named | null {
  const { forms, mentions } = reading;
  const listed = mentions.get(first);
  if (listed === undefined && !opensForeign.has(forms[first] ?? '')) return null;
  const lead = leadOf(reading, first);
  if (listed !== undefined && listed.place.length > 2 && forms[first] !== 'ontario') {
    if (streets.has(forms[listed.last + 1] ?? '') || !isCapital(reading, first)) return null;
    return { kind: 'country', name: listed.place, among: [], first, last: listed.last, lead };
  }
  for (let count = longestAt(reading, first); count > 0; count -= 1) {
    const last = first + count - 1;
    const country = foreign.get(forms.slice(first, last + 1).join(' '));
    if (country === undefined || streets.has(forms[last + 1] ?? '')) continue;
    return { kind: 'country', name: country, among: [], first, last, lead };
  }
  return null;
}

const behindName = /[,(]\s?$/;

function stateAt(reading: Reading, first: number): Named | null {
  const { forms, mentions, text } = reading;
  const mention = mentions.get(first);
  if (mention === undefined || mention.place.length !== 2) return null;
  const { place, last, code } = mention;
  const before = text.text.slice(Math.max(0, (text.words[first]?.start ?? 0) - 2), text.words[first]?.start);
  const lead = leadOf(reading, first);
  // Roads of Puerto Rico go by their numbers: "PR-2".
  const isRoad = place === 'PR' && text.text[text.words[first]?.end ?? 0] === '-';
  if (code && wordCodes.has(forms[first] ?? '') && !behindName.test(before) && !placing.has(forms[lead] ?? ''))
    return null;
  // A city is found as a town where the words around it say so.
  if (
    mention.kind === 'city' &&
    opensTownName(forms[first] ?? '') &&
    townsOfWords(forms.slice(first, last + 1)).length > 0
  )
    return null;
  if (
    place === 'US' ||
    (code && /^(?:PR|AS|VI)$/.test(place) && !isRoad) ||
    before === '& ' ||
    streets.has(forms[last + 1] ?? '')
  )
    return null;
  if (forms[first - 1] === 'and' && forms.slice(first - 6, first).some((form) => form === 'corner')) return null;
  const among = [{ state: place, county: null, town: null, zip3: null, rank: 0 }];
  return { kind: 'state', name: place, among, first, last, lead };
}

/** A name in capitals behind "in" that no list holds. */
function unlistedAt(reading: Reading, first: number): Named | null {
  const { forms, text } = reading;
  const before = forms[first - 1] ?? '';
  if (!insideWords.has(before) || (before === 'of' && forms[first - 2] !== 'outside')) return null;
  let last = first;
  if (text.words[first - 1]?.sentence !== text.words[first]?.sentence) return null;
  if (!isCapital(reading, first) || noTown.has(forms[first] ?? '')) return null;
  while (last - first < 2 && isCapital(reading, last + 1) && text.text[text.words[last]?.end ?? 0] === ' ') last += 1;
  if (forms.slice(first, last + 1).some((form) => noTown.has(form) || form.length < 2)) return null;
  const after = text.text.slice(text.words[last]?.end).slice(0, 2);
  if (!/^ ?(?:$|[.,;:)\d\n])/.test(after) && !goesOn.has(forms[last + 1] ?? '')) return null;
  return { kind: 'unlisted', name: forms.slice(first, last + 1).join(' '), among: [], first, last, lead: first - 1 };
}

const MOST_ZIPS = 10;
const zipAfter =
  /\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|way|pl|zip(?: code)?|[a-z]{2}|[a-z]+,) (\d{5})(?![\d-]|,\d)(?= ?(?:[.,;:)-]|$| (?:and|is|was|has|where)\b))/g;

/** ZIP codes told with an address in the notes; sums and case numbers are none. */
function zipsIn({ text }: Reading): Named[] {
  if (!/\d{5}/.test(text.folded.text)) return [];
  return matchesOf(text.folded.text, zipAfter, MOST_ZIPS).flatMap((match): Named[] => {
    const digits = match[1] ?? '';
    const state = stateOfZip(digits)?.code;
    if (state === undefined) return [];
    const end = match.index + match[0].length;
    const at = text.words.findLastIndex((word) => word.start < end);
    const among = [{ state, county: null, town: null, zip3: Number(digits.slice(0, 3)), rank: 0 }];
    return at < 0 ? [] : [{ kind: 'zip', name: digits, among, first: at, last: at, lead: at }];
  });
}

/** No notes of a case name more; what is made to cost time does. */
const MOST_NAMED = 60;

/** The places that the notes name, in their order. */
export function findNamed(text: CaseText, forms: readonly string[]): Named[] {
  const { original } = text.folded;
  const shouted = (original.match(/[A-Z]/g)?.length ?? 0) > SHOUTED * (original.match(/[A-Za-z]/g)?.length ?? 1);
  const mentions = new Map(findPlaces(text, forms).map((mention) => [mention.first, mention]));
  const reading = { text, forms, mentions, shouted };
  const found: Named[] = zipsIn(reading);
  for (let at = 0; at < forms.length && found.length < MOST_NAMED; at += 1) {
    const state = stateAt(reading, at);
    const town = townAt(reading, at);
    const longer = town !== null && (state === null || town.last > state.last) ? town : state;
    const country = stateBehind(reading, at) === undefined ? countryAt(reading, at) : null;
    const named = countyAt(reading, at) ?? country ?? longer ?? unlistedAt(reading, at);
    if (named === null) continue;
    if (named.among.length > 0 || named.kind === 'country' || named.kind === 'unlisted') found.push(named);
    at = named.last;
  }
  return found.sort((a, b) => a.first - b.first);
}
