import type { DateUnit } from '../dates/calendar.ts';
import { countOf, unitOf } from '../dates/date-words.ts';
import type { CaseText, Hit, Span } from '../text/read-text.ts';
import type { Word } from '../text/read-words.ts';
import { readAges } from './ages.ts';
import type { CaseFacts, Happening, Length } from './case-facts.ts';
import { type NotedDate, sayDate } from './incident-date.ts';
import { costOf, type Place } from './pick-told.ts';

/** In words; what stands farther off speaks of something else. */
const FARTHEST = 18;

/** Says of each place in the order of the text which kinds of things its words may belong to. */
function createNoting(text: CaseText): (place: Place) => Pick<Happening, 'what' | 'distance' | 'denied'>[] {
  const hits = text.hits('when').filter(({ concept }) => concept.attributes.of !== undefined);
  let from = 0;
  return (place) => {
    while (from < hits.length && (hits[from] as Hit).first < place.first - FARTHEST) from += 1;
    const nearest = new Map<string, Pick<Happening, 'what' | 'distance' | 'denied'>>();
    for (let at = from; at < hits.length; at += 1) {
      const hit = hits[at] as Hit;
      if (hit.first > place.last + FARTHEST) break;
      const what = hit.concept.attributes.of ?? '';
      const distance = costOf(place, hit);
      if (distance >= (nearest.get(what)?.distance ?? FARTHEST)) continue;
      nearest.set(what, { what, distance, denied: hit.denied });
    }
    return [...nearest.values()];
  };
}

function readHappenings(text: CaseText, dates: readonly NotedDate[]): Happening[] {
  const noteAt = createNoting(text);
  return dates.flatMap((date) => {
    const { start, end, earliest, latest, best, precision } = date;
    const dated = { span: { start, end }, say: sayDate(date), earliest, latest, best, precision };
    return noteAt(date).map((noted) => ({ ...dated, ...noted }));
  });
}

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
  const noteAt = createNoting(text);
  const counted = [...readCounted(text), ...wordedLengths(text)].toSorted((a, b) => a.first - b.first);
  return counted.flatMap((length) => {
    if (dates.some(({ start, end }) => length.start < end && start < length.end)) return [];
    const { start, end, count, unit } = length;
    const told = { span: { start, end }, say: text.text.slice(start, end), count, unit };
    return noteAt(length).map((noted) => ({ ...told, ...noted }));
  });
}

/** What the notes date, how long things lasted, how old people are. */
export function readTimes(
  text: CaseText,
  dates: readonly NotedDate[],
  today: string,
): Pick<CaseFacts, 'happenings' | 'lengths' | 'ages'> {
  const happenings = readHappenings(text, dates);
  return { happenings, lengths: readLengths(text, dates), ages: readAges(text, happenings, today) };
}
