import { hold } from './conditions.ts';
import { type MatchWord, matchFrom } from './match-words.ts';
import type { Concept, ParsedLexicon } from './parse-lexicon.ts';
import { indexPhrases } from './phrase-index.ts';

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

/** Compiles lexicons once; the result finds every phrase of every concept in one pass over the words. */
export function compileLexicon(parsed: readonly ParsedLexicon[]): Lexicon {
  const { branchesOf, phraseOf } = indexPhrases(
    parsed.flatMap(({ phrases }) => phrases),
    joinClasses(parsed),
  );
  const match = (words: readonly MatchWord[]): PhraseMatch[] => {
    const matches: PhraseMatch[] = [];
    let begun = 0;
    const consider = (number: number, first: number) => {
      const phrase = phraseOf(number);
      const last = matchFrom(words, first + 1, phrase.slots, 1);
      if (last === -1) return;
      let at = begun;
      while (at < matches.length && matches[at]?.concept !== phrase.concept) at += 1;
      if (last <= (matches[at]?.last ?? -1) || !hold(phrase, words, first, last)) return;
      matches[at] = { concept: phrase.concept, first, last, place: phrase.place };
    };
    words.forEach(({ form }, first) => {
      begun = matches.length;
      const next = words[first + 1]?.form ?? '';
      for (const { following, others } of branchesOf(form)) {
        for (const number of others) consider(number, first);
        for (const number of following(next)) consider(number, first);
      }
    });
    return matches;
  };
  return {
    concepts: new Map(parsed.flatMap(({ concepts }) => concepts.map((concept) => [concept.name, concept]))),
    match,
  };
}
