import type { DateUnit } from '../../dates/calendar.ts';
import { countOf, unitOf } from '../../dates/date-words.ts';
import type { CaseText, Hit, Span } from '../../text/read-text.ts';
import type { Word } from '../../text/read-words.ts';
import { type NotedDate, sayDate } from '../incident-date.ts';
import { costOf, type Place } from '../pick-told.ts';
import { readAges } from './ages.ts';
import type { CaseDetails, Happening, Length } from './details.ts';

/** In words; what stands farther off speaks of something else. */
const FARTHEST = 18;

/** Beyond a comma something else begins. */
const COMMA_COST = 3;

type Noted = Pick<Happening, 'what' | 'distance'>;
/** Words tell of the nearest place, and of others that stand hardly farther off. */
const HARDLY_FARTHER = 3;

function distanceOf(text: CaseText, place: Place & Span, hit: Hit): number {
  if (hit.first <= place.last && hit.last >= place.first) return 0;
  const cost = costOf(place, hit);
  const [from, to] = hit.first > place.last ? [place.end, hit.start] : [hit.end, place.start];
  return text.text.slice(from, to).includes(',') ? cost + COMMA_COST : cost;
}

/** What each of several places may belong to: of each kind the nearest words, and words to their nearest place. */
function noteAll<T extends Place & Span>(text: CaseText, places: readonly T[]): readonly (readonly [T, Noted])[] {
  const hits =
    places.length === 0 ? [] : text.hits('when').filter(({ concept }) => concept.attributes.of !== undefined);
  const least = new Map<Hit, number>();
  const pairs: { place: T; hit: Hit; distance: number }[] = [];
  let from = 0;
  for (const place of places) {
    while (from < hits.length && (hits[from] as Hit).first < place.first - FARTHEST) from += 1;
    for (let at = from; at < hits.length && (hits[at] as Hit).first <= place.last + FARTHEST; at += 1) {
      const hit = hits[at] as Hit;
      const distance = distanceOf(text, place, hit);
      if (distance >= FARTHEST) continue;
      pairs.push({ place, hit, distance });
      least.set(hit, Math.min(distance, least.get(hit) ?? FARTHEST));
    }
  }
  const nearest = new Map<T, Map<string, Noted>>();
  for (const { place, hit, distance } of pairs) {
    const what = hit.concept.attributes.of ?? '';
    const ofPlace = nearest.get(place) ?? new Map<string, Noted>();
    nearest.set(place, ofPlace);
    if (distance > (least.get(hit) ?? 0) + HARDLY_FARTHER || distance >= (ofPlace.get(what)?.distance ?? FARTHEST))
      continue;
    ofPlace.set(what, { what, distance });
  }
  return [...nearest].flatMap(([place, notes]) => [...notes.values()].map((noted) => [place, noted] as const));
}

const readHappenings = (text: CaseText, dates: readonly NotedDate[]): Happening[] =>
  noteAll(text, dates).map(([date, noted]) => {
    const { start, end, earliest, latest, best, precision } = date;
    return { span: { start, end }, say: sayDate(date), earliest, latest, best, precision, ...noted };
  });

interface Counted extends Place, Span {
  readonly count: number;
  readonly unit: DateUnit;
}

const numeral = /^\d{1,4}(?:\.\d+)?/;
const fillers = new Set(['of', 'full', 'whole', 'de']);

/** The count that ends right before a word, with the word it begins with. */
function countBefore({ words, text }: CaseText, at: number): { count: number; first: number } | null {
  const last = fillers.has(words[at - 1]?.form ?? '') ? at - 2 : at - 1;
  const word = words[last];
  if (word === undefined || word.sentence !== words[at]?.sentence) return null;
  const figure = word.form === '#' ? numeral.exec(text.slice(word.start, word.end)) : null;
  if (figure !== null) return { count: Number(figure[0]), first: last };
  const tens = words[last - 1];
  const pair = tens?.clause === word.clause ? countOf(`${tens.spelt}-${word.spelt}`) : null;
  if (pair !== null && pair > 20) return { count: pair, first: last - 1 };
  const count = countOf(word.spelt);
  return count === null ? null : { count, first: last };
}

function readCounted(text: CaseText): Counted[] {
  const { words } = text;
  return words.flatMap((word, last): Counted[] => {
    const unit = unitOf(word.spelt);
    const told = unit === null ? null : countBefore(text, last);
    if (unit === null || told === null) return [];
    const half = words[last + 1]?.form === 'and' && words.slice(last + 2, last + 4).some(({ form }) => form === 'half');
    const { clause, sentence, start } = words[told.first] as Word;
    const count = told.count + (half ? 0.5 : 0);
    return [{ first: told.first, last, clause, sentence, start, end: word.end, count, unit }];
  });
}

/** "The same day", "right away": lengths in words of their own. */
const wordedLengths = (text: CaseText): Counted[] =>
  text.hits('when').flatMap((hit): Counted[] => {
    const { days } = hit.concept.attributes;
    return days === undefined ? [] : [{ ...hit, count: Number(days), unit: 'day' }];
  });

function readLengths(text: CaseText, dates: readonly NotedDate[]): Length[] {
  const isDate = (length: Span) => dates.some(({ start, end }) => length.start < end && start < length.end);
  const lengths = [...readCounted(text), ...wordedLengths(text)].filter((length) => !isDate(length));
  const sorted = lengths.toSorted((a, b) => a.first - b.first);
  return noteAll(text, sorted).map(([{ start, end, count, unit }, noted]) => ({
    span: { start, end },
    say: text.text.slice(start, end),
    count,
    unit,
    ...noted,
  }));
}

/** What the notes date, how long things lasted, how old people are. */
export function readTimes(
  text: CaseText,
  dates: readonly NotedDate[],
  today: string,
): Pick<CaseDetails, 'happenings' | 'lengths' | 'ages'> {
  const happenings = readHappenings(text, dates);
  return { happenings, lengths: readLengths(text, dates), ages: readAges(text, happenings, today) };
}
