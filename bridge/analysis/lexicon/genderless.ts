import { readSections } from './word-files.ts';

const known = new Map(
  readSections('inflections.txt')
    .get('genderless')
    ?.map((line) => line.split(' ') as [feminine: string, form: string]),
);

// "lastimada", "despedidas": the ending tells only who is spoken of.
const participle = /^([a-z]{3,}[aei]d)(?:as?|os)$/;

/** One form for a Spanish word whether said of a man or a woman; every other word stays itself. */
export const genderless = (word: string): string => {
  const last = word.at(-1);
  // No word of the pairs ends otherwise; most words need no look.
  if (last !== 'a' && last !== 's' && last !== 'o' && last !== 'e' && last !== 'r') return word;
  return known.get(word) ?? word.replace(participle, '$1o');
};
