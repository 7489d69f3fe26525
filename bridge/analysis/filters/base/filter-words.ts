import { readNamedSections } from '../../lexicon/word-files.ts';

const sections = readNamedSections('filter-words.txt');

/**
 * The lines of a section of `data/filter-words.txt`.
 * @throws Error where there is no such section
 */
export function linesOf(section: string): string[] {
  const lines = sections.get(section);
  if (lines === undefined) throw new Error(`filter-words.txt has no section ${section}`);
  return lines;
}

/** Its expression: one of its lines. Tried on the firm's own filters alone, never on a lead. */
export const sectionOf = (section: string, flags = ''): RegExp => new RegExp(linesOf(section).join('|'), flags);

/** The same in whole words. */
export const wordsOf = (section: string, flags = ''): RegExp =>
  new RegExp(`\\b(?:${sectionOf(section).source})\\b`, flags);

const noMatter = wordsOf('no matter', 'g');

/** A filter without what it says does not matter. */
export const withoutWhatMattersNot = (folded: string): string => folded.replace(noMatter, ' ');

/** The same with every other character where it was. */
export const blankWhatMattersNot = (folded: string): string =>
  folded.replace(noMatter, (words) => ' '.repeat(words.length));
