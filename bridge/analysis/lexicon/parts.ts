import { genderless } from './genderless.ts';
import { oncePer } from './once-per.ts';
import { packRows, put } from './rows.ts';
import { readSections } from './word-files.ts';

/** Forms that no rule gives, by the form a lexicon names. */
const irregular = new Map(
  readSections('inflections.txt')
    .get('irregular')
    ?.map((line) => line.split(' '))
    .map(([word = '', ...forms]) => [word, forms]),
);

const doubled = /[^aeiou][aeiou][bdgmnprt]$/;

function regular(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${word}ing`];
  }
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const last = word.at(-1) ?? '';
  const twice = doubled.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : [];
  return [plural, `${word}ed`, `${word}ing`, ...twice];
}

/** The word with its usual English endings: `~fire` means fire, fires, fired and firing. */
function inflect(word: string): string[] {
  return [word, ...(irregular.get(word) ?? regular(word))];
}

/** The number of `_`, the part of a phrase where a few words may be left out. */
export const GAP = 0;

export type Classes = ReadonlyMap<string, readonly string[]>;

/** What a word of a text fits: numbers of parts, ascending. */
export type Fits = Uint16Array;

const none: Fits = new Uint16Array();
const STEM_START = 2;
const plainWord = /^[a-z]+$/;

export function hasPart(fits: Fits, part: number): boolean {
  let [low, high] = [0, fits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fits[middle] ?? 0) < part) low = middle + 1;
    else high = middle;
  }
  return fits[low] === part;
}

interface Stem {
  readonly stem: string;
  readonly part: number;
}

/** The parts that each word fits by itself, and the beginnings of words that fit some. */
function expand(parts: readonly string[], classes: Classes) {
  const formsOf = (alternative: string): readonly string[] => {
    if (alternative.startsWith('~')) return inflect(alternative.slice(1)).map(genderless);
    return alternative.startsWith('@') ? formsIn(alternative.slice(1)) : [genderless(alternative)];
  };
  const formsIn = oncePer((name: string) => (classes.get(name) ?? []).flatMap(formsOf));
  const byWord = new Map<string, number[]>();
  const stems = new Map<string, Stem[]>();
  const add = (form: string, part: number) => {
    if (!form.endsWith('*')) return put(byWord, form, part);
    const stem = form.slice(0, -1);
    put(stems, stem.slice(0, STEM_START), { stem, part });
  };
  for (const [number, part] of parts.entries()) {
    if (plainWord.test(part)) add(genderless(part), number);
    else for (const form of new Set(part.split('/').flatMap(formsOf))) add(form, number);
  }
  return { byWord, stems };
}

type Expanded = ReturnType<typeof expand>;

function stemsOf(form: string, stems: Expanded['stems']): number[] {
  const near = [stems.get(form.slice(0, STEM_START)) ?? [], stems.get(form.slice(0, 1)) ?? []].flat();
  return near.filter(({ stem }) => form.startsWith(stem)).map(({ part }) => part);
}

function pack({ byWord, stems }: Expanded) {
  const rows = [...byWord].map(([word, fits]) => {
    const more = stemsOf(word, stems);
    return more.length === 0 ? fits : [...new Set([...fits, ...more])].sort((a, b) => a - b);
  });
  return { ...packRows(rows), numberOf: new Map([...byWord.keys()].map((word, at) => [word, at])), stems };
}

/**
 * Says which parts of phrases (`broken/~break`, `@body`, `arthroscop*`) a word fits; a part has its place in the list as
 * its number. Lists of numbers take a tenth of the memory of lists of words.
 */
export function indexParts(parts: readonly string[], classes: Classes) {
  const { all, from, numberOf, stems } = pack(expand(parts, classes));
  const withStem = new Uint8Array(parts.length);
  for (const { part } of [...stems.values()].flat()) withStem[part] = 1;
  return {
    fitsOf(form: string): Fits {
      const at = numberOf.get(form);
      if (at !== undefined) return all.subarray(from[at], from[at + 1]);
      const found = stemsOf(form, stems);
      return found.length === 0 ? none : Uint16Array.from(new Set(found)).sort();
    },
    hasStem: (part: number): boolean => withStem[part] === 1,
  };
}
