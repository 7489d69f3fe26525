import { latinLookalike } from '../text/homoglyphs.ts';

export interface Span {
  start: number;
  end: number;
}

export interface FoldedPositions {
  /** Lower case, no diacritics, nothing invisible, look-alike letters made Latin. */
  readonly text: string;
  /** Where in the original `text.slice(start, end)` came from, invisible characters inside included. */
  toOriginal(start: number, end: number): Span;
}

const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{M}/u;

const foldCharacter = (character: string): string => {
  if (invisible.test(character)) return '';
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((letter) => latinLookalike.get(letter) ?? letter)
    .join('')
    .replace(/[’‘ʼ`´]/g, "'");
};

/** A text to search in, and the way back from what was found to the characters as they were written. */
export function foldPositions(original: string): FoldedPositions {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    text += folded;
    at += character.length;
  }
  return {
    text,
    toOriginal: (start, end) => ({
      start: starts[start] ?? original.length,
      end: ends[end - 1] ?? original.length,
    }),
  };
}
