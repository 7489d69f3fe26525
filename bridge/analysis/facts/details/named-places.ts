import { opensTownName, townsOfWords } from '../../places/find-town.ts';
import { findPlaces, isShouted, type PlaceMention } from '../../places/place-mentions.ts';
import { abroad, countiesByState, placeWords, townKey } from '../../places/place-table.ts';
import { stateOfZip } from '../../places/state-of-zip.ts';
import { matchesOf } from '../../text/matches.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { NamedPlace, PlaceTold } from './details.ts';

/** A place by its name, whatever its role. */
export interface Named extends Pick<PlaceTold, 'kind' | 'name' | 'among'> {
  /** Indexes of its first and last word, and of the preposition before it. */
  readonly first: number;
  readonly last: number;
  readonly lead: number;
}

const { placing, beside, streets, countyWords, insideWords, articles, sites, noTown, goesOn, wordCodes } = placeWords;

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
const opensCounty: ReadonlySet<string> = new Set([...counties.keys()].map((name) => name.split(' ', 1)[0] ?? ''));
const LONGEST_NAME = 4;

/** The notes and what places are found by. */
interface Source {
  readonly text: CaseText;
  readonly forms: readonly string[];
  readonly mentions: ReadonlyMap<number, PlaceMention>;
}

const isCapital = ({ text }: Source, at: number): boolean => {
  const word = text.words[at];
  return !isShouted(text) && word !== undefined && /^\p{Lu}/u.test(text.quote(word));
};

const isSameSentence = ({ text }: Source, first: number, second: number): boolean =>
  text.words[first]?.sentence === text.words[second]?.sentence;

const formsBetween = ({ forms }: Source, first: number, last: number): string => forms.slice(first, last + 1).join(' ');

/** The last words of names that may begin there, the longest first. */
function endsOf(source: Source, first: number): number[] {
  let last = first;
  while (last - first < LONGEST_NAME - 1 && last + 1 < source.forms.length && isSameSentence(source, first, last + 1))
    last += 1;
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The index of the preposition, past words like "downtown". */
function leadOf({ forms }: Source, first: number): number {
  let lead = first - 1;
  while (beside.has(forms[lead] ?? '')) lead -= 1;
  return placing.has(forms[lead] ?? '') ? lead : first - 1;
}

/** The state after a town: "Joplin, Missouri", "Midland TX". */
function stateAfter({ mentions, text }: Source, last: number): PlaceMention | undefined {
  const mention = mentions.get(last + 1);
  if (mention?.kind !== 'state') return undefined;
  const between = text.text.slice(text.words[last]?.end, text.words[last + 1]?.start);
  return /^(?:, ?| |, in | \()$/.test(between) ? mention : undefined;
}

/** Whether the words around a name show that it is a town. */
function isTown(source: Source, first: number, last: number, rank: number): boolean {
  const { forms, text } = source;
  const next = forms[last + 1] ?? '';
  if (streets.has(next) || (rank === 0 && noTown.has(forms[first] ?? ''))) return false;
  const capital = isCapital(source, first);
  const lead = leadOf(source, first);
  if (isSameSentence(source, lead, first) && placing.has(forms[lead] ?? ''))
    return capital || (rank > 0 && forms[lead] !== 'de');
  if (stateAfter(source, last) !== undefined) return true;
  if (rank > 0 && sites.has(next) && [1, 2].some((back) => articles.has(forms[first - back] ?? ''))) return true;
  const { start = 0 } = text.words[first] ?? {};
  const { end = 0 } = text.words[last] ?? {};
  return (
    capital && text.text.slice(start - 2, start) === ', ' && /^ ?(?:$|[.,)\n!])/.test(text.text.slice(end, end + 2))
  );
}

function townAt(source: Source, first: number): Named | null {
  if (!opensTownName(source.forms[first] ?? '')) return null;
  for (const last of endsOf(source, first)) {
    const towns = townsOfWords(source.forms.slice(first, last + 1));
    const [best] = towns;
    if (best === undefined || !isTown(source, first, last, best.rank)) continue;
    const { name } = best;
    const named = { kind: 'town' as const, name, first, lead: leadOf(source, first) };
    const among = towns.map(({ state, county, rank }) => ({ state, county, town: name, zip3: null, rank }));
    const stated = stateAfter(source, last);
    if (stated === undefined) return { ...named, among, last };
    const inState = among.filter(({ state }) => state === stated.place);
    const unknown = { state: stated.place, county: null, town: name, zip3: null, rank: 0 };
    return { ...named, among: inState.length > 0 ? inState : [unknown], last: stated.last };
  }
  return null;
}

function countyAt(source: Source, first: number): Named | null {
  if (!opensCounty.has(source.forms[first] ?? '')) return null;
  for (const last of endsOf(source, first).slice(1)) {
    const name = formsBetween(source, first, last);
    const among = counties.get(name);
    if (among === undefined || !countyWords.has(source.forms[last + 1] ?? '')) continue;
    const stated = stateAfter(source, last + 1);
    return {
      kind: 'county',
      name,
      among: among.filter(({ state }) => stated === undefined || state === stated.place),
      first,
      last: stated?.last ?? last + 1,
      lead: leadOf(source, first),
    };
  }
  return null;
}

function countryAt(source: Source, first: number): Named | null {
  const { forms, mentions } = source;
  const mention = mentions.get(first);
  if (mention === undefined && !opensForeign.has(forms[first] ?? '')) return null;
  const named = { kind: 'country' as const, among: [], first, lead: leadOf(source, first) };
  if (
    mention !== undefined &&
    mention.place.length > 2 &&
    isCapital(source, first) &&
    !streets.has(forms[mention.last + 1] ?? '')
  )
    return { ...named, name: mention.place, last: mention.last };
  for (const last of endsOf(source, first)) {
    const name = foreign.get(formsBetween(source, first, last));
    if (name !== undefined && !streets.has(forms[last + 1] ?? '')) return { ...named, name, last };
  }
  return null;
}

function stateAt(source: Source, first: number): Named | null {
  const { forms, mentions, text } = source;
  const mention = mentions.get(first);
  if (mention?.kind !== 'state') return null;
  const { place, last, code } = mention;
  const lead = leadOf(source, first);
  const { start = 0 } = text.words[first] ?? {};
  const isWord =
    code && wordCodes.has(forms[first] ?? '') && !/[,(]\s?$/.test(text.text.slice(Math.max(0, start - 2), start));
  if ((isWord && !placing.has(forms[lead] ?? '')) || streets.has(forms[last + 1] ?? '')) return null;
  return {
    kind: 'state',
    name: place,
    among: [{ state: place, county: null, town: null, zip3: null, rank: 0 }],
    first,
    last,
    lead,
  };
}

/** A capitalized name after "in" that no list contains. */
function unlistedAt(source: Source, first: number): Named | null {
  const { forms, text } = source;
  const before = forms[first - 1] ?? '';
  if (!insideWords.has(before) || before === 'of' || !isSameSentence(source, first - 1, first)) return null;
  const isName = (at: number) => isCapital(source, at) && !noTown.has(forms[at] ?? '') && (forms[at] ?? '').length > 1;
  let last = first - 1;
  while (last - first < 2 && isName(last + 1) && (last < first || text.text[text.words[last]?.end ?? 0] === ' '))
    last += 1;
  if (last < first) return null;
  const { end = 0 } = text.words[last] ?? {};
  const isEnd = /^ ?(?:$|[.,;:)\d\n])/.test(text.text.slice(end, end + 2)) || goesOn.has(forms[last + 1] ?? '');
  const name = formsBetween(source, first, last);
  return isEnd ? { kind: 'unlisted', name, among: [], first, last, lead: first - 1 } : null;
}

const MOST_ZIPS = 10;
const zipAfter =
  /\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|way|pl|zip(?: code)?|[a-z]{2}|[a-z]+,) (\d{5})(?![\d-]|,\d)(?= ?(?:[.,;:)-]|$| (?:and|is|was|has|where)\b))/g;

/** ZIP codes of addresses in the notes. */
const zipsIn = ({ text }: Source): Named[] =>
  matchesOf(text.folded.text, zipAfter, MOST_ZIPS).flatMap((match): Named[] => {
    const name = match[1] ?? '';
    const state = stateOfZip(name)?.code;
    const at = text.words.findLastIndex(({ start }) => start < match.index + match[0].length);
    if (state === undefined || at < 0) return [];
    const among = [{ state, county: null, town: null, zip3: Number(name.slice(0, 3)), rank: 0 }];
    return [{ kind: 'zip', name, among, first: at, last: at, lead: at }];
  });

/** No real notes name more places. */
const MOST_NAMED = 60;

/** The places that the notes name, in order. */
export function findNamed(text: CaseText, forms: readonly string[]): Named[] {
  const mentions = new Map(findPlaces(text, forms).map((mention) => [mention.first, mention]));
  const source = { text, forms, mentions };
  const found: Named[] = zipsIn(source);
  for (let at = 0; at < forms.length && found.length < MOST_NAMED; at += 1) {
    const [state, town] = [stateAt(source, at), townAt(source, at)];
    const longer = town !== null && town.last > (state?.last ?? -1) ? town : state;
    const country = stateAfter(source, at) === undefined ? countryAt(source, at) : null;
    const named = countyAt(source, at) ?? country ?? longer ?? unlistedAt(source, at);
    if (named === null) continue;
    found.push(named);
    at = named.last;
  }
  return found.sort((a, b) => a.first - b.first);
}
