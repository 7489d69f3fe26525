import { readSections, readWordSets } from '../lexicon/word-files.ts';
import type { Span } from '../text/read-text.ts';
import type { Word } from '../text/read-words.ts';
import type { TopicText } from './read-topic-text.ts';
import { type TopicGroup, topicGroups } from './topic-groups.ts';

/** A word or a pair of neighboring words in the form the learned weights know, and where it is in the folded text. */
interface TopicTerm extends Span {
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

/** Tells for each group that a term speaks for or against with what weight: a record has hundreds of them, so nothing is listed. */
export type TopicWeights = (term: string, tell: (group: number, weight: number) => void) => void;

export interface Feature {
  readonly form: string;
  readonly value: number;
}

export interface GroupScore {
  readonly group: TopicGroup;
  readonly score: number;
}

export interface LearnedTopics {
  /** Every group; only differences between scores mean anything. */
  readonly scores: readonly GroupScore[];
  /** The words of the record that speak most for a group, or an empty string. */
  quoteFor(group: TopicGroup): string;
}

const FEWEST_TERMS = 8;
const BASE_VALUE = 0.3;

/** A form no note can hold: what is so without any words. */
const BASE = '@base';

/** What the weights are multiplied with: each term once, long and short notes alike. */
export function topicFeatures(terms: readonly TopicTerm[]): Feature[] {
  const forms = [...new Set(terms.map(({ form }) => form))];
  const value = 1 / Math.sqrt(Math.max(forms.length, FEWEST_TERMS));
  return [...forms.map((form) => ({ form, value })), { form: BASE, value: BASE_VALUE }];
}

/** What notes are about by learned weights; nothing out of the stretches left out counts. */
export function learnTopics(weights: TopicWeights, reading: TopicText, leftOut: readonly Span[] = []): LearnedTopics {
  const terms = topicTerms(reading, leftOut);
  const scores = new Float64Array(topicGroups.length);
  for (const { form, value } of topicFeatures(terms))
    weights(form, (group, weight) => {
      scores[group] = (scores[group] ?? 0) + weight * value;
    });
  return {
    scores: topicGroups.map((group, index) => ({ group, score: scores[index] ?? 0 })),
    quoteFor: (group) => {
      const wanted = topicGroups.indexOf(group);
      let [best, most]: [Span, number] = [{ start: 0, end: 0 }, 0];
      for (const term of terms)
        weights(term.form, (other, weight) => {
          if (other === wanted && weight > most) [best, most] = [term, weight];
        });
      return most === 0 ? '' : reading.folded.quote(best.start, best.end);
    },
  };
}
