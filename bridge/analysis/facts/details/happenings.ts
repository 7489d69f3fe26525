import type { DateUnit } from '../../dates/calendar.ts';
import { countOf, unitOf } from '../../dates/date-words.ts';
import { ofBystander } from '../../text/bystanders.ts';
import type { CaseText, Hit, Span } from '../../text/read-text.ts';
import type { Word } from '../../text/read-words.ts';
import { type NotedDate, sayDate } from '../incident-date.ts';
import { costOf, type Place } from '../pick-told.ts';
import { readAges } from './ages.ts';
import type { CaseDetails, Happening, Length, Noted } from './details.ts';

/** In words; phrases farther away are about something else. */
const FARTHEST = 18;
/** A comma usually separates two subjects. */
const COMMA_COST = 3;

function distanceOf(text: CaseText, place: Place & Span, hit: Hit): number {
  if (hit.first <= place.last && hit.last >= place.first) return 0;
  const cost = costOf(place, hit);
  const [from, to] = hit.first > place.last ? [place.end, hit.start] : [hit.end, place.start];
  return text.text.slice(from, to).includes(',') ? cost + COMMA_COST : cost;
}

/** Pairs every date or length with what it may belong to: of each kind the nearest phrase. `places` are in order. */
function pairWithKinds<T extends Place & Span>(text: CaseText, all: readonly T[]): [T, Noted][] {
  if (all.length === 0) return [];
  const isBeside = ofBystander(text);
  const places = all.filter((place) => !isBeside(place));
  const hits = text.hits('when').filter(({ concept }) => concept.attributes.of !== undefined);
  let from = 0;
  return places.flatMap((place) => {
    while ((hits[from]?.first ?? place.first) < place.first - FARTHEST) from += 1;
    const nearest = new Map<string, number>();
    for (let at = from; (hits[at]?.first ?? Number.POSITIVE_INFINITY) <= place.last + FARTHEST; at += 1) {
      const hit = hits[at] as Hit;
      const what = hit.concept.attributes.of ?? '';
      const distance = distanceOf(text, place, hit);
      if (distance < (nearest.get(what) ?? FARTHEST)) nearest.set(what, distance);
    }
    return [...nearest].map(([what, distance]): [T, Noted] => [place, { what, distance }]);
  });
}

const readHappenings = (text: CaseText, dates: readonly NotedDate[]): Happening[] =>
  pairWithKinds(text, dates).map(([date, noted]) => {
    const { start, end, earliest, latest, best, precision } = date;
    return { span: { start, end }, say: sayDate(date), earliest, latest, best, precision, ...noted };
  });

interface Counted extends Place, Span {
  readonly count: number;
  readonly unit: DateUnit;
}

const numeral = /^\d{1,4}(?:\.\d+)?/;

/** The count that ends before a word, and the index of its first word. */
function countBefore({ words, text }: CaseText, at: number): { count: number; first: number } | null {
  const last = at - 1;
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

const countedLengths = (text: CaseText): Counted[] =>
  text.words.flatMap(({ spelt, end }, last, words): Counted[] => {
    const unit = unitOf(spelt);
    const found = unit === null ? null : countBefore(text, last);
    if (unit === null || found === null) return [];
    const half = words[last + 1]?.form === 'and' && words.slice(last + 2, last + 4).some(({ form }) => form === 'half');
    const { clause, sentence, start } = words[found.first] as Word;
    return [{ first: found.first, last, clause, sentence, start, end, count: found.count + (half ? 0.5 : 0), unit }];
  });

/** "The same day", "right away". */
const phrasedLengths = (text: CaseText): Counted[] =>
  text.hits('when').flatMap((hit): Counted[] => {
    const { days } = hit.concept.attributes;
    return days === undefined ? [] : [{ ...hit, count: Number(days), unit: 'day' }];
  });

function readLengths(text: CaseText, dates: readonly NotedDate[]): Length[] {
  const isDate = (length: Span) => dates.some(({ start, end }) => length.start < end && start < length.end);
  const lengths = [...countedLengths(text), ...phrasedLengths(text)].filter((length) => !isDate(length));
  lengths.sort((a, b) => a.first - b.first);
  return pairWithKinds(text, lengths).map(([{ start, end, count, unit }, noted]) => ({
    span: { start, end },
    say: text.text.slice(start, end),
    count,
    unit,
    ...noted,
  }));
}

/** Dates with what happened on them, lengths of time, and ages. */
export function readTimes(
  text: CaseText,
  dates: readonly NotedDate[],
  today: string,
): Pick<CaseDetails, 'happenings' | 'lengths' | 'ages'> {
  const happenings = readHappenings(text, dates);
  return { happenings, lengths: readLengths(text, dates), ages: readAges(text, happenings, today) };
}
