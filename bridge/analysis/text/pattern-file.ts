import { readSections } from '../lexicon/word-files.ts';
import { foldedCharacter } from './fold-text.ts';

/**
 * The expressions of a file by section, folded like the texts they are tried on. `name = a|b` stands for `<name>` in the
 * lines below it.
 */
export function readPatterns(file: string): Map<string, string[]> {
  const names = new Map<string, string>();
  const fill = (line: string) =>
    line
      .replace(/[^\x20-\x7e]/gu, foldedCharacter)
      .replace(/<(\w+)>/g, (whole, name) => (names.has(name) ? `(?:${names.get(name)})` : whole));
  const patternsOf = (line: string): string[] => {
    const [, name, words = ''] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name === undefined) return [fill(line)];
    names.set(name, fill(words));
    return [];
  };
  return new Map([...readSections(file)].map(([section, lines]) => [section, lines.flatMap(patternsOf)]));
}
