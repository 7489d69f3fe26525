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

/** Letters with accents and signs of word processors come again and again. */
const remembered = new Map<string, { folded: string; isSeen: boolean; disguised: boolean }>();
const MOST_REMEMBERED = 1000;

const readSign = (character: string) => {
  const known = remembered.get(character);
  if (known !== undefined) return known;
  const isSeen = !invisible.test(character) || /\s/u.test(character);
  const disguised = !isSeen && format.test(character) && !honestFormat.has(character);
  const fresh = { folded: foldedCharacter(character), isSeen, disguised };
  if (remembered.size < MOST_REMEMBERED) remembered.set(character, fresh);
  return fresh;
};

interface Piece {
  folded: string;
  start: number;
  end: number;
}

const isFast = (code: number): boolean => code >= 0x20 && code < 0x7f && code !== 0x60;

const pieceAt = (original: string, at: number): Piece & { disguised: boolean } => {
  const code = original.charCodeAt(at);
  if (isFast(code)) {
    return { folded: (original[at] ?? '').toLowerCase(), start: at, end: at + 1, disguised: false };
  }
  const character = String.fromCodePoint(original.codePointAt(at) ?? 0);
  const end = at + character.length;
  const { folded, isSeen, disguised } = readSign(character);
  return { folded: isSeen ? folded : '', start: at, end, disguised };
};

const hasLatin = /[a-z]/;
const foreignLetter = /[\u{250}-\u{10ffff}]/u;

/** A word of mixed script is a disguise; a word wholly in another script is just another language. */
const unmask = (word: readonly Piece[], latinText: boolean): number => {
  const letters = word.map((piece) => piece.folded).join('');
  if (!foreignLetter.test(letters)) return 0;
  const folds = word.every((piece) => !foreignLetter.test(piece.folded) || latinLookalike.has(piece.folded));
  if (!hasLatin.test(letters) && !(folds && latinText)) return 0;
  let changed = 0;
  for (const piece of word) {
    const latin = latinLookalike.get(piece.folded);
    if (latin !== undefined) {
      piece.folded = latin;
      changed += 1;
    }
  }
  return changed;
};

const unmaskWords = (pieces: readonly Piece[]): number => {
  const joined = pieces.map((piece) => piece.folded).join('');
  if (!foreignLetter.test(joined)) return 0;
  const latin = joined.match(/[a-z]/g)?.length ?? 0;
  const foreign = joined.match(/[\u0370-\u058f]/g)?.length ?? 0;
  let changed = 0;
  let word: Piece[] = [];
  for (const piece of pieces) {
    if (/^[\p{L}]/u.test(piece.folded)) word.push(piece);
    else if (piece.folded !== '') {
      changed += unmask(word, latin > foreign * 3);
      word = [];
    }
  }
  return changed + unmask(word, latin > foreign * 3);
};

// Text of keyboards alone: nothing in it is hidden, and only its case and its blanks change.
const keyboard = /^[\n\x20-\x5f\x61-\x7e]*$/;

/** The same as below for text of keyboards alone, without looking at every sign. */
const foldKeyboard = (original: string): FoldedText => {
  const lower = original.toLowerCase();
  const kept = new Uint32Array(lower.length);
  let length = 0;
  for (let at = 0; at < lower.length; at += 1) {
    if (lower[at] === ' ' && (lower[at - 1] === ' ' || lower[at - 1] === '\n')) continue;
    kept[length] = at;
    length += 1;
  }
  const at = (position: number): number | undefined =>
    position >= 0 && position < length ? (kept[position] as number) : undefined;
  const after = (position: number): number | undefined => {
    const last = at(position - 1);
    return last === undefined ? undefined : last + 1;
  };
  return {
    original,
    text: lower.replace(/(?<=[ \n]) +/g, ''),
    disguised: 0,
    span: (start, end) => ({ start: at(start) ?? original.length, end: after(end) ?? original.length }),
    quote: (start, end) => original.slice(at(start) ?? original.length, after(end) ?? 0).trim(),
  };
};

export const foldText = (original: string): FoldedText =>
  keyboard.test(original) ? foldKeyboard(original) : foldSigns(original);

const foldSigns = (original: string): FoldedText => {
  const pieces: Piece[] = [];
  let disguised = 0;
  for (let at = 0; at < original.length; ) {
    const piece = pieceAt(original, at);
    if (piece.disguised) disguised += 1;
    pieces.push(piece);
    at = piece.end;
  }
  disguised += unmaskWords(pieces);
  const starts: number[] = [];
  const ends: number[] = [];
  const kept: string[] = [];
  for (const { folded, start, end } of pieces) {
    const last = kept.at(-1);
    const wanted = folded === ' ' && (last?.endsWith(' ') || last?.endsWith('\n')) ? '' : folded;
    if (wanted !== '') kept.push(wanted);
    for (let unit = 0; unit < wanted.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return {
    original,
    text: kept.join(''),
    disguised,
    span: (start, end) => ({ start: starts[start] ?? original.length, end: ends[end - 1] ?? original.length }),
    quote: (start, end) => original.slice(starts[start] ?? original.length, ends[end - 1] ?? 0).trim(),
  };
};

/**
 * Lower case, no accents, plain quotes and dashes, tabs and line ends as spaces. Every character stays where it is,
 * so an offset in the folded text is an offset in the original; what would change its length stays as it was.
 */
export function foldInPlace(text: string): string {
  if (keyboard.test(text)) return text.toLowerCase();
  const plain = text.replace(/[^\x20-\x7e]/g, (character) => {
    const { folded } = readSign(character);
    return folded.length === 1 ? folded : character;
  });
  return narrow(plain).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
