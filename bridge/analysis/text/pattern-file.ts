import { readNamedSections } from '../lexicon/word-files.ts';
import { foldedCharacter } from './fold-text.ts';

/** The expressions of a file by section, folded like the texts they are tried on. */
export const readPatterns = (file: string): Map<string, string[]> =>
  readNamedSections(file, (line) => line.replace(/[^\x20-\x7e]/gu, foldedCharacter));
