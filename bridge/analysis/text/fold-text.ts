import { narrow, readSections } from '../lexicon/word-files.ts';

/**
 * A text made comparable: lower case, no diacritics, one kind of quote and dash, single spaces, nothing invisible,
 * look-alike letters folded to Latin. Every position leads back to the original, so that quotes are words of the record.
 */
export interface FoldedText {
  readonly original: string;
  readonly text: string;
  /** Whether invisible characters or look-alike letters were found: honest notes hold next to none. */
  readonly disguised: number;
  /** The original words behind `text.slice(start, end)`, without white space around them. */
  quote(start: number, end: number): string;
  /** Where `text.slice(start, end)` is in the original. */
  span(start: number, end: number): { start: number; end: number };
}

// Controls, zero-width and bidirectional signs, soft hyphens, tag characters, combining marks.
const invisible = /[\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;
const lineBreak = /[\n\r\u2028\u2029]/u;
const format = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
// Mobile keyboards and word processors put these into honest notes.
const honestFormat: ReadonlySet<string> = new Set(['\u{ad}', '\u{200d}', '\u{fe0e}', '\u{fe0f}', '\u{feff}']);
const letters = readSections('letters.txt');
const tableOf = (section: string): ReadonlyMap<string, string> =>
  new Map(
    letters.get(section)?.flatMap((line) => {
      const [signs = '', plain = ''] = line.split('\t');
      return [...signs].map((sign) => [sign, plain.replace('_', ' ')] as const);
    }),
  );
const [plainSigns, latinLookalike] = [tableOf('signs'), tableOf('lookalikes')];

/** What one character reads as; more than one letter for ligatures, none for what is not written. */
export const foldedCharacter = (character: string): string => {
  if (lineBreak.test(character)) return '\n';
  if (/\s/u.test(character)) return ' ';
  const sign = plainSigns.get(character);
  if (sign !== undefined) return sign;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plainSigns.get(plain) ?? plain;
};

const foreignLetter = /[\u{250}-\u{10ffff}]/u;

function lookUp(code: number) {
  const character = String.fromCodePoint(code);
  const isSeen = !invisible.test(character) || /\s/u.test(character);
  const plain = foldedCharacter(character);
  const folded = isSeen ? plain : '';
  return {
    plain,
    /** The same, but nothing for what nobody sees. */
    folded,
    disguised: !isSeen && format.test(character) && !honestFormat.has(character),
    isLetter: /^\p{L}/u.test(folded),
    isForeign: foreignLetter.test(folded),
    lookalike: latinLookalike.get(folded),
    latin: folded.replace(/[^a-z]/g, '').length,
    foreign: folded.replace(/[^\u0370-\u058f]/g, '').length,
  };
}

type Sign = ReturnType<typeof lookUp>;

/** Letters and signs come again and again; those of most texts have a place of their own. */
const near: (Sign | undefined)[] = Array.from({ length: 0x700 });
const remembered = new Map<number, Sign>();
const MOST_REMEMBERED = 1000;

function readSign(code: number): Sign {
  const known = code < near.length ? near[code] : remembered.get(code);
  if (known !== undefined) return known;
  const fresh = lookUp(code);
  if (code < near.length) near[code] = fresh;
  else if (remembered.size < MOST_REMEMBERED) remembered.set(code, fresh);
  return fresh;
}

/** A word of mixed script is a disguise; a word wholly in another script is just another language. */
function unmask(signs: readonly Sign[], folded: string[], from: number, to: number, latinText: boolean): number {
  const word = signs.slice(from, to);
  if (!word.some(({ isForeign }) => isForeign)) return 0;
  const folds = latinText && word.every(({ isForeign, lookalike }) => !isForeign || lookalike !== undefined);
  if (!folds && !word.some(({ latin }) => latin > 0)) return 0;
  let changed = 0;
  for (let at = from; at < to; at += 1) {
    const latin = signs[at]?.lookalike;
    if (latin === undefined) continue;
    folded[at] = latin;
    changed += 1;
  }
  return changed;
}

function unmaskWords(signs: readonly Sign[], folded: string[]): number {
  const latin = signs.reduce((sum, sign) => sum + sign.latin, 0);
  const foreign = signs.reduce((sum, sign) => sum + sign.foreign, 0);
  let changed = 0;
  let from = 0;
  for (let at = 0; at <= signs.length; at += 1) {
    const sign = signs[at];
    if (sign !== undefined && (sign.isLetter || sign.folded === '')) continue;
    if (at > from) changed += unmask(signs, folded, from, at, latin > foreign * 3);
    from = at + 1;
  }
  return changed;
}

/** A folded text by where each of its units begins in the original: numbers in a row are no work for the garbage collector. */
function withStarts(original: string, text: string, starts: Uint32Array, disguised: number): FoldedText {
  const startOf = (position: number): number => starts[position] ?? original.length;
  const endOf = (position: number): number | undefined => {
    const last = starts[position - 1];
    return last === undefined ? undefined : last + ((original.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  };
  return {
    original,
    text,
    disguised,
    span: (start, end) => ({ start: startOf(start), end: endOf(end) ?? original.length }),
    quote: (start, end) => original.slice(startOf(start), endOf(end) ?? 0).trim(),
  };
}

// Text of keyboards alone: nothing in it is hidden, and only its case and its blanks change.
const keyboard = /^[\n\x20-\x5f\x61-\x7e]*$/;

/** The same as below for text of keyboards alone, without looking at every sign. */
function foldKeyboard(original: string): FoldedText {
  const lower = original.toLowerCase();
  const starts = new Uint32Array(lower.length);
  let length = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (lower[at] === ' ' && (lower[at - 1] === ' ' || lower[at - 1] === '\n')) continue;
    starts[length] = at;
    length += 1;
  }
  return withStarts(original, lower.replace(/(?<=[ \n]) +/g, ''), starts.subarray(0, length), 0);
}

export const foldText = (original: string): FoldedText =>
  keyboard.test(original) ? foldKeyboard(original) : foldSigns(original);

function foldSigns(original: string): FoldedText {
  const signs: Sign[] = [];
  const folded: string[] = [];
  const from = new Uint32Array(original.length);
  let disguised = 0;
  for (let at = 0; at < original.length; ) {
    const code = original.codePointAt(at) ?? 0;
    const sign = readSign(code);
    if (sign.disguised) disguised += 1;
    from[signs.length] = at;
    signs.push(sign);
    folded.push(sign.folded);
    at += code > 0xffff ? 2 : 1;
  }
  if (signs.some(({ isForeign }) => isForeign)) disguised += unmaskWords(signs, folded);
  const starts = new Uint32Array(folded.reduce((sum, { length }) => sum + length, 0));
  let [length, last] = [0, ''];
  for (let at = 0; at < folded.length; at += 1) {
    const written = folded[at] ?? '';
    if (written === ' ' && (last.endsWith(' ') || last.endsWith('\n'))) folded[at] = '';
    else if (written !== '') {
      last = written;
      for (const end = length + written.length; length < end; length += 1) starts[length] = from[at] ?? 0;
    }
  }
  return withStarts(original, folded.join(''), starts.subarray(0, length), disguised);
}

/**
 * Lower case, no accents, plain quotes and dashes, tabs and line ends as spaces. Every character stays where it is,
 * so an offset in the folded text is an offset in the original; what would change its length stays as it was.
 */
export function foldInPlace(text: string): string {
  if (keyboard.test(text)) return text.toLowerCase();
  const plain = text.replace(/[^\x20-\x7e]/g, (character) => {
    const sign = readSign(character.charCodeAt(0)).plain;
    return sign.length === 1 ? sign : character;
  });
  return narrow(plain).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
