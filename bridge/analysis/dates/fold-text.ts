import { foldedCharacter } from '../text/fold-text.ts';

/**
 * Lower case, no accents, plain quotes and dashes, tabs and line ends as spaces. Every character stays where it is,
 * so an offset in the folded text is an offset in the original; what would change its length stays as it was.
 */
export function foldText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, (character) => {
      const plain = foldedCharacter(character);
      return plain.length === 1 ? plain : character;
    })
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
