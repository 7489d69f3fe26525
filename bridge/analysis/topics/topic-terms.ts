import { readSections, readWordSets } from '../lexicon/word-files.ts';
import type { Span } from '../text/read-text.ts';
import type { Word } from '../text/read-words.ts';
import type { TopicText } from './read-topic-text.ts';

/** A word or a pair of neighboring words in the form the learned weights know, and where it is in the folded text. */
export interface TopicTerm extends Span {
  readonly form: string;
}

const sections = readSections('topic-words.txt');
const kin = new Map(
  sections.get('kin')?.flatMap((line) => {
    const [form = '', ...words] = line.split(' ');
    return words.map((word) => [word, form] as const);
  }),
);
const words = readWordSets('topic-words.txt');
const [pronouns, plain] = [words('pronouns'), words('plain')];

const formOf = ({ spelt }: Word): string => kin.get(spelt) ?? spelt;

/** A capital inside a sentence marks a name. */
export const looksLikeName = (written: string): boolean => /^\p{Lu}\p{Ll}/u.test(written);

/**
 * The terms of notes as the weights see them: no pronouns, no names, figures folded, pairs only of neighbors, and
 * nothing out of the stretches left out.
 */
export function topicTerms(reading: TopicText, leftOut: readonly Span[] = []): TopicTerm[] {
  const terms: TopicTerm[] = [];
  let before: TopicTerm | null = null;
  let sentence = -1;
  for (const word of reading.words) {
    const opens = word.sentence !== sentence;
    if (opens) before = null;
    sentence = word.sentence;
    if (leftOut.some((span) => word.start < span.end && word.end > span.start)) {
      before = null;
      continue;
    }
    if (pronouns.has(word.spelt)) continue;
    if (!opens && looksLikeName(reading.folded.quote(word.start, word.end))) {
      before = null;
      continue;
    }
    const { start, end } = word;
    const form = formOf(word);
    if (!plain.has(form)) terms.push({ form, start, end });
    if (before && !(plain.has(form) && plain.has(before.form)))
      terms.push({ form: `${before.form} ${form}`, start: before.start, end });
    before = { form, start, end };
  }
  return terms;
}
