import { type FittedText, type MatchWord, matchFrom } from './match-words.ts';
import type { Concept, ParsedLexicon } from './parse-lexicon.ts';
import { type Fits, GAP, indexParts } from './parts.ts';
import { type Conditions, tabulate } from './phrase-table.ts';
import type { Rows } from './rows.ts';

const FARTHEST = 40;

/** Judges whether the words around a match let it stand. */
function createConditions(rows: Rows, parts: number) {
  /** The sentence, numbered over all texts, in which a word fitted each part last: most rows need no closer look. */
  const heldBy = new Uint32Array(parts);
  let sentences = 0;
  return (text: FittedText) => {
    const { words, fits } = text;
    let marked: number | undefined;
    const markSentence = (near: number) => {
      const sentence = words[near]?.sentence;
      if (sentence === marked) return;
      marked = sentence;
      sentences += 1;
      let at = near;
      while (words[at - 1]?.sentence === sentence) at -= 1;
      for (; words[at]?.sentence === sentence; at += 1) for (const part of fits[at] ?? []) heldBy[part] = sentences;
    };
    const startsAt = (at: number, row: number) => matchFrom(text, at, { rows, row, done: 0 }) !== -1;
    const endsAt = (last: number, row: number) => {
      const from = last + 1 - ((rows.from[row + 1] ?? 0) - (rows.from[row] ?? 0));
      return from >= 0 && matchFrom(text, from, { rows, row, done: 0 }) === last;
    };
    const sentenceHolds = (near: number, wanted: readonly number[]): boolean => {
      markSentence(near);
      const { sentence } = words[near] ?? {};
      return wanted.some((row) => {
        const first = rows.all[rows.from[row] ?? 0] ?? GAP;
        if (first !== GAP && heldBy[first] !== sentences) return false;
        let from = near;
        while (words[from - 1]?.sentence === sentence && near - from < FARTHEST) from -= 1;
        for (let at = from; words[at]?.sentence === sentence && at - near < FARTHEST; at += 1) {
          if (startsAt(at, row)) return true;
        }
        return false;
      });
    };
    return ({ notBefore, notAfter, together, apart }: Conditions, first: number, last: number): boolean => {
      if (notAfter.some((row) => endsAt(first - 1, row))) return false;
      const sameSentence = words[last + 1]?.sentence === words[last]?.sentence;
      if (sameSentence && notBefore.some((row) => startsAt(last + 1, row))) return false;
      if (together.length > 0 && !sentenceHolds(first, together)) return false;
      return apart.length === 0 || !sentenceHolds(first, apart);
    };
  };
}

export interface PhraseMatch {
  readonly concept: Concept;
  /** Indexes of the first and last word of the match. */
  readonly first: number;
  readonly last: number;
  readonly place: string;
}

export interface Lexicon {
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Every phrase of every concept, in the order of the text; of those of one concept at one word the longest. */
  match(words: readonly MatchWord[]): PhraseMatch[];
}

/** Every lexicon may name the word classes of all. */
function joinClasses(parsed: readonly ParsedLexicon[]): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, readonly string[]>();
  for (const { name, members, place } of parsed.flatMap((lexicon) => lexicon.classes)) {
    if (classes.has(name)) throw new Error(`${place}: the word class ${name} is defined twice`);
    classes.set(name, members);
  }
  for (const [name, place] of parsed.flatMap(({ named }) => [...named])) {
    if (!classes.has(name)) throw new Error(`${place}: unknown word class @${name}`);
  }
  return classes;
}

/** More than any lexicon has. */
const PHRASES = 2 ** 16;

/** Compiles lexicons once; the result finds every phrase of every concept in one pass over the words. */
export function compileLexicon(parsed: readonly ParsedLexicon[]): Lexicon {
  const table = tabulate(parsed.flatMap(({ phrases }) => phrases));
  const { rows, rowOf, conceptOf, placeOf, conditionsOf, beginning, seconds, firstParts } = table;
  const { fitsOf, hasStem } = indexParts(table.parts, joinClasses(parsed));
  const conditionsIn = createConditions(rows, table.parts.length);
  /** The word, numbered over all texts, that fitted each part last. */
  const fittedBy = new Uint32Array(table.parts.length);
  let wordsSeen = 0;

  /** The phrases that may begin with one word and go on with the next, in the order in which they are tried. */
  const candidatesFor = (fits: Fits, next: Fits | undefined): number[] => {
    wordsSeen += 1;
    // An iterator would be made anew for every word.
    for (let fit = 0; next !== undefined && fit < next.length; fit += 1) fittedBy[next[fit] ?? 0] = wordsSeen;
    const found: number[] = [];
    for (let fit = 0; fit < fits.length; fit += 1) {
      const part = fits[fit] ?? 0;
      if (part >= firstParts) break;
      const stems = hasStem(part) ? 2 : 0;
      const end = beginning.from[part + 1] ?? 0;
      for (let at = beginning.from[part] ?? 0; at < end; at += 1) {
        const second = seconds[at] ?? GAP;
        if (second !== GAP && fittedBy[second] !== wordsSeen) continue;
        const isSure = second !== GAP && !hasStem(second);
        found.push((stems + Number(isSure)) * PHRASES + (beginning.all[at] ?? 0));
      }
    }
    if (found.length > 1) found.sort((a, b) => a - b);
    return found;
  };

  const match = (words: readonly MatchWord[]): PhraseMatch[] => {
    const text = { words, fits: words.map(({ form }) => fitsOf(form)) };
    const hold = conditionsIn(text);
    const matches: PhraseMatch[] = [];
    // The same two words again and again would cost as much each time: thousands of phrases begin with "i".
    const candidates = new Map<string, number[]>();
    for (const [first, fits] of text.fits.entries()) {
      const begun = matches.length;
      const pair = `${words[first]?.form} ${words[first + 1]?.form}`;
      const ranks = candidates.get(pair) ?? candidatesFor(fits, text.fits[first + 1]);
      candidates.set(pair, ranks);
      for (const ranked of ranks) {
        const number = ranked % PHRASES;
        const last = matchFrom(text, first + 1, { rows, row: rowOf[number] ?? 0, done: 1 });
        if (last === -1) continue;
        const concept = conceptOf(number);
        let at = begun;
        while (at < matches.length && matches[at]?.concept !== concept) at += 1;
        const around = conditionsOf(number);
        if (last <= (matches[at]?.last ?? -1) || (around !== undefined && !hold(around, first, last))) continue;
        matches[at] = { concept, first, last, place: placeOf(number) };
      }
    }
    return matches;
  };
  return {
    concepts: new Map(parsed.flatMap((one) => one.concepts.map((concept) => [concept.name, concept]))),
    match,
  };
}
