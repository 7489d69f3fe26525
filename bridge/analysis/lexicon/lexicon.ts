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
  const { branchesOf, secondsOf, phraseOf } = indexPhrases(
    parsed.flatMap(({ phrases }) => phrases),
    joinClasses(parsed),
  );
  const match = (words: readonly MatchWord[]): PhraseMatch[] => {
    const matches: PhraseMatch[] = [];
    words.forEach((word, first) => {
      const branches = branchesOf(word.form);
      if (branches.length === 0) return;
      const longestOf = new Map<Concept, PhraseMatch>();
      const consider = (number: number) => {
        const phrase = phraseOf(number);
        const last = matchFrom(words, first + 1, phrase.slots, 1);
        if (last === -1 || last <= (longestOf.get(phrase.concept)?.last ?? -1)) return;
        if (!hold(phrase, words, first, last)) return;
        longestOf.set(phrase.concept, { concept: phrase.concept, first, last, place: phrase.place });
      };
      const seconds = secondsOf(words[first + 1]?.form ?? '');
      for (const { following, others } of branches) {
        others.forEach(consider);
        following(seconds).forEach(consider);
      }
      matches.push(...longestOf.values());
    });
    return matches;
  };
  return {
    concepts: new Map(parsed.flatMap(({ concepts }) => concepts.map((concept) => [concept.name, concept]))),
    match,
  };
}
