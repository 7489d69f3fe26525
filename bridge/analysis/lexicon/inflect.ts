import { readSections } from './word-files.ts';

/** Forms that no rule gives, by the form a lexicon names. */
const irregular = new Map(
  readSections('inflections.txt')
    .get('irregular')
    ?.map((line) => line.split(' '))
    .map(([word = '', ...forms]) => [word, forms]),
);

const doubled = /[^aeiou][aeiou][bdgmnprt]$/;

function regular(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${word}ing`];
  }
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const last = word.at(-1) ?? '';
  const twice = doubled.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : [];
  return [plural, `${word}ed`, `${word}ing`, ...twice];
}

/** The word with its usual English endings: `~fire` means fire, fires, fired and firing. */
export function inflect(word: string): string[] {
  return [word, ...(irregular.get(word) ?? regular(word))];
}
