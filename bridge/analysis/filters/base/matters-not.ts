import { wordsOf } from './filter-words.ts';

const noMatter = wordsOf('no matter', 'g');

/** A filter without what it says does not matter. */
export const withoutWhatMattersNot = (folded: string): string => folded.replace(noMatter, ' ');

/** The same with every other character where it was. */
export const blankWhatMattersNot = (folded: string): string =>
  folded.replace(noMatter, (words) => ' '.repeat(words.length));
