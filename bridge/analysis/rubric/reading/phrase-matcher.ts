import { phraseWords, type Token } from './tokens.ts';

/**
 * Word lists by concept. Phrases are separated by commas or line breaks; in a phrase `stem*` matches every word
 * that begins so, `a/b` either word, `_` up to three words, `@name` any word of a word class, `#` a number and
 * `$` a sum of money.
 */
export type Lexicon = Readonly<Record<string, string>>;
export type WordClasses = Readonly<Record<string, string>>;

export interface PhraseHit {
  readonly concept: string;
  readonly first: number;
  readonly last: number;
}

interface Slot {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly gap: boolean;
}

interface Phrase {
  readonly concept: string;
  readonly slots: readonly Slot[];
}

const longestGap = 3;
const shortestStem = 2;

const slotOf = (part: string, classes: WordClasses): Slot => {
  const alternatives = part.split('/').flatMap((alternative) => {
    if (!alternative.startsWith('@')) return [alternative];
    const members = classes[alternative.slice(1)];
    if (members === undefined) throw new Error(`Unknown word class ${alternative}`);
    return members.split(/[\s,]+/).filter((member) => member !== '');
  });
  return {
    words: new Set(alternatives.filter((alternative) => !alternative.endsWith('*'))),
    stems: alternatives.filter((alternative) => alternative.endsWith('*')).map((stem) => stem.slice(0, -1)),
    gap: part === '_',
  };
};

const fits = (slot: Slot, word: string): boolean =>
  slot.words.has(word) || slot.stems.some((stem) => word.startsWith(stem));

/** Index of the last token of the match, or -1. Gaps stay inside a clause, the whole inside a sentence. */
const matchFrom = (tokens: readonly Token[], at: number, slots: readonly Slot[], slot: number): number => {
  const wanted = slots[slot];
  if (wanted === undefined) return at - 1;
  if (wanted.gap) {
    for (let skip = 0; skip <= longestGap; skip += 1) {
      if (tokens[at + skip - 1]?.clause !== tokens[at - 1]?.clause) return -1;
      const end = matchFrom(tokens, at + skip, slots, slot + 1);
      if (end !== -1) return end;
    }
    return -1;
  }
  const token = tokens[at];
  if (token === undefined || !fits(wanted, token.word)) return -1;
  if (slot > 0 && token.sentence !== tokens[at - 1]?.sentence) return -1;
  return matchFrom(tokens, at + 1, slots, slot + 1);
};

const add = (index: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
  const list = index.get(key);
  if (list === undefined) index.set(key, [phrase]);
  else list.push(phrase);
};

/** Compiles lexicons once; the result finds every phrase of every concept in one pass over the words. */
export const compileLexicons = (lexicons: readonly Lexicon[], classes: WordClasses) => {
  const byWord = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  let longestStem = 0;
  for (const [concept, list] of lexicons.flatMap((lexicon) => Object.entries(lexicon))) {
    for (const text of list.split(/[,\n]/).map((entry) => entry.trim())) {
      if (text === '') continue;
      const slots = phraseWords(text).map((part) => slotOf(part, classes));
      for (const key of slots[0]?.words ?? []) add(byWord, key, { concept, slots });
      for (const stem of slots[0]?.stems ?? []) {
        longestStem = Math.max(longestStem, stem.length);
        add(byStem, stem, { concept, slots });
      }
    }
  }
  const candidates = (word: string): Phrase[] => {
    const found = [...(byWord.get(word) ?? [])];
    for (let length = shortestStem; length <= Math.min(word.length, longestStem); length += 1) {
      found.push(...(byStem.get(word.slice(0, length)) ?? []));
    }
    return found;
  };
  return (tokens: readonly Token[]): PhraseHit[] =>
    tokens.flatMap((token, first) =>
      candidates(token.word).flatMap(({ concept, slots }) => {
        const last = matchFrom(tokens, first + 1, slots, 1);
        return last === -1 ? [] : [{ concept, first, last }];
      }),
    );
};
