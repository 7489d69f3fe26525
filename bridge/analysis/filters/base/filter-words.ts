import { readSections } from '../../lexicon/word-files.ts';

/** The sections of a word file, with `<name>` replaced by the words of a line `name = …` above it in the file. */
export function readNamedWords(file: string): ReadonlyMap<string, string[]> {
  const names = new Map<string, string>();
  const wordsIn = (line: string): string[] => {
    const words = line.replace(/<(\w+)>/g, (all, name: string) => names.get(name) ?? all);
    const [, name, meaning] = /^(\w+) = (.*)$/.exec(words) ?? [];
    if (name === undefined || meaning === undefined) return [words];
    names.set(name, meaning);
    return [];
  };
  return new Map([...readSections(file)].map(([section, lines]) => [section, lines.flatMap(wordsIn)]));
}

const sections = readNamedWords('filter-words.txt');

/**
 * The expression of a section of `data/filter-words.txt`: one of its lines, in whole words.
 * @throws Error where there is no such section
 */
export function wordsOf(section: string, flags = ''): RegExp {
  const lines = sections.get(section);
  if (lines === undefined) throw new Error(`filter-words.txt has no section ${section}`);
  // Made here: expressions of this folder are tried on the firm's own filters alone, never on a lead.
  return new RegExp(`\\b(?:${lines.join('|')})\\b`, flags);
}

const noMatter = wordsOf('no matter', 'g');

/** A filter without what it says does not matter. */
export const withoutWhatMattersNot = (folded: string): string => folded.replace(noMatter, ' ');

/** The same with every other character where it was. */
export const blankWhatMattersNot = (folded: string): string =>
  folded.replace(noMatter, (words) => ' '.repeat(words.length));
