import { readWordLists } from '../lexicon/word-files.ts';
import { matchesOf } from '../text/matches.ts';
import type { DateRole } from './date-mention.ts';

const wordList = readWordLists('date-words.txt', 'g');
/** Roles with characters added to the distance of their words, so that general words yield to particular ones. */
const roles: readonly { role: DateRole; handicap: number; words: RegExp }[] = [
  { role: 'incident', handicap: 0, words: wordList('incident') },
  { role: 'treatment', handicap: 4, words: wordList('treatment') },
  { role: 'named', handicap: 0, words: wordList('named') },
  { role: 'named', handicap: 4, words: wordList('vaguer') },
  { role: 'hire', handicap: 6, words: wordList('hire') },
  { role: 'birth', handicap: 0, words: wordList('birth') },
  { role: 'named', handicap: 14, words: wordList('vaguest') },
];

const REACH = 110;
const AFTER_COST = 6;
const BY_COST = 5;

/** Commas and ends of sentences count as distance. */
function distanceOver(between: string): number {
  const commas = between.match(/[,:(]/g)?.length ?? 0;
  const ends = between.match(/[;\n!?]|\.(?=\s)/g)?.length ?? 0;
  return between.length + 12 * commas + 50 * ends;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The index of the first span that starts at an offset or behind it. */
function firstFrom(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The distance of the nearest of the words to a date. */
function distanceTo(folded: string, words: readonly Span[], { start, end }: Span): number {
  const first = firstFrom(words, start - REACH);
  const distances = words.slice(first, firstFrom(words, end + REACH)).map((word) => {
    if (word.end <= start) return distanceOver(folded.slice(word.end, start));
    return word.start < end ? Number.POSITIVE_INFINITY : distanceOver(folded.slice(end, word.start)) + AFTER_COST;
  });
  return Math.min(...distances);
}

/** What a date of the text is the date of: the role whose words are nearest. The words are found once for all dates. */
export function createRoleFinder(folded: string): (start: number, end: number) => DateRole {
  const rows = roles.map(({ role, handicap, words }) => ({
    role,
    handicap,
    spans: matchesOf(folded, words).map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  }));
  return (start, end) => {
    const isTimeLimit = /\b(?:by(?: the)?|until) $/.test(folded.slice(Math.max(0, start - 12), start));
    let [found, nearest]: [DateRole, number] = isTimeLimit ? ['named', BY_COST] : ['other', REACH];
    for (const { role, handicap, spans } of rows) {
      const distance = distanceTo(folded, spans, { start, end }) + handicap;
      if (distance < nearest) [found, nearest] = [role, distance];
    }
    return found;
  };
}
