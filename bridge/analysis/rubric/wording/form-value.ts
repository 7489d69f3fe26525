import { findingMark, findingValue } from './finding-forms.ts';
import { sentenceMark } from './sentence-forms.ts';

const groupOf = (form: string): 'words' | 'sentences' | 'findings' => {
  if (form.startsWith(findingMark)) return 'findings';
  return form.startsWith(sentenceMark) ? 'sentences' : 'words';
};

/** Whether a form is a word or a pair of neighbours, whoever it is said of. */
export const isWord = (form: string): boolean => groupOf(form) === 'words';

/**
 * How much each form of a note counts: words share among words and sentence forms among sentence forms, so that a long
 * note is no better than a short one; findings count for themselves.
 */
export const formValues = (forms: readonly string[]): number[] => {
  const groups = forms.map(groupOf);
  const share = (group: 'words' | 'sentences'): number =>
    1 / Math.sqrt(Math.max(groups.filter((other) => other === group).length, 1));
  const shares = { words: share('words'), sentences: share('sentences') };
  return forms.map((form, at) => {
    const group = groups[at] ?? 'words';
    return group === 'findings' ? findingValue(form) : shares[group];
  });
};
