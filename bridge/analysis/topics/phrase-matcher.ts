import { genderless } from '../text/genderless.ts';
import { listedPhrases, type Token } from './tokens.ts';

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
const mostRemembered = 20_000;

const readSlot = (part: string, classes: WordClasses): Slot => {
  const alternatives = part.split('/').flatMap((alternative) => {
    if (!alternative.startsWith('@')) return [alternative];
    const members = classes[alternative.slice(1)];
    if (members === undefined) throw new Error(`Unknown word class ${alternative}`);
    return members.split(/[\s,]+/).filter((member) => member !== '');
  });
  return {
    words: new Set(alternatives.filter((alternative) => !alternative.endsWith('*')).map(genderless)),
    stems: alternatives.filter((alternative) => alternative.endsWith('*')).map((stem) => stem.slice(0, -1)),
    gap: part === '_',
  };
};

/** The same part of a phrase is the same slot wherever it stands: thousands of phrases name the same few word classes. */
const createSlots = (classes: WordClasses) => {
  const known = new Map<string, Slot>();
  return (part: string): Slot => {
    const slot = known.get(part) ?? readSlot(part, classes);
    known.set(part, slot);
    return slot;
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

/** Phrases by their second word, where only certain words may stand there: a common first word alone begins hundreds. */
interface Branch {
  readonly bySecond: Map<string, Phrase[]>;
  readonly others: Phrase[];
}

const push = (index: Map<string, Phrase[]>, key: string, phrase: Phrase): void => {
  const list = index.get(key);
  if (list === undefined) index.set(key, [phrase]);
  else list.push(phrase);
};

const addTo = (index: Map<string, Branch>, key: string, phrase: Phrase): void => {
  const branch: Branch = index.get(key) ?? { bySecond: new Map(), others: [] };
  index.set(key, branch);
  const second = phrase.slots[1];
  if (second === undefined || second.gap || second.stems.length > 0) branch.others.push(phrase);
  else for (const word of second.words) push(branch.bySecond, word, phrase);
};

const none: readonly Phrase[] = [];

const branchesOf = (lexicons: readonly Lexicon[], classes: WordClasses) => {
  const byWord = new Map<string, Branch>();
  const byStem = new Map<string, Branch>();
  const slotOf = createSlots(classes);
  for (const [concept, list] of lexicons.flatMap((lexicon) => Object.entries(lexicon))) {
    for (const parts of listedPhrases(list)) {
      const slots = parts.map(slotOf);
      const phrase = { concept, slots };
      for (const key of slots[0]?.words ?? []) addTo(byWord, key, phrase);
      for (const stem of slots[0]?.stems ?? []) addTo(byStem, stem, phrase);
    }
  }
  return { byWord, byStem, longestStem: Math.max(0, ...[...byStem.keys()].map(({ length }) => length)) };
};

/** Compiles lexicons once; the result finds every phrase of every concept in one pass over the words. */
export const compileLexicons = (lexicons: readonly Lexicon[], classes: WordClasses) => {
  const { byWord, byStem, longestStem } = branchesOf(lexicons, classes);
  const branchesFrom = (word: string): Branch[] => {
    const found: Branch[] = [];
    const whole = byWord.get(word);
    if (whole !== undefined) found.push(whole);
    for (let length = shortestStem; length <= Math.min(word.length, longestStem); length += 1) {
      const stem = byStem.get(word.slice(0, length));
      if (stem !== undefined) found.push(stem);
    }
    return found;
  };
  // The same word leads to the same phrases, however often it stands there.
  const known = new Map<string, Branch[]>();
  const remembered = (word: string): Branch[] => {
    const found = known.get(word) ?? branchesFrom(word);
    if (known.size < mostRemembered) known.set(word, found);
    return found;
  };
  return (written: readonly Token[]): PhraseHit[] => {
    const tokens = written.map((token) => ({ ...token, word: genderless(token.word) }));
    const hits: PhraseHit[] = [];
    tokens.forEach((token, first) => {
      for (const { bySecond, others } of remembered(token.word)) {
        const next = bySecond.get(tokens[first + 1]?.word ?? '') ?? none;
        for (const { concept, slots } of next.length === 0 ? others : [...others, ...next]) {
          const last = matchFrom(tokens, first + 1, slots, 1);
          if (last !== -1) hits.push({ concept, first, last });
        }
      }
    });
    return hits;
  };
};
