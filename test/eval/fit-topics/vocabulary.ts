import { looksLikeName } from '../../../bridge/analysis/topics/learned-topics.ts';
import type { LabeledNotes } from './labeled-notes.ts';

/** A term of fewer stories than this is one person's word. */
const FEWEST_STORIES = 3;
/** A name is hardly ever written small; a word of this share of capitals inside sentences is taken for one. */
const NAME_SHARE = 0.5;

/** Words that are written like names in the notes: people, places, companies, months. */
function nameWords(notes: readonly LabeledNotes[]): Set<string> {
  const counts = new Map<string, { capital: number; all: number }>();
  for (const { reading } of notes) {
    let sentence = -1;
    for (const word of reading.words) {
      const opens = word.sentence !== sentence;
      sentence = word.sentence;
      if (opens) continue;
      const count = counts.get(word.spelt) ?? { capital: 0, all: 0 };
      count.all += 1;
      if (looksLikeName(reading.folded.quote(word.start, word.end))) count.capital += 1;
      counts.set(word.spelt, count);
    }
  }
  return new Set([...counts].flatMap(([word, { capital, all }]) => (capital > all * NAME_SHARE ? [word] : [])));
}

/** The terms worth a weight, each with how telling it is: rare ones more than common ones. */
export function collectVocabulary(notes: readonly LabeledNotes[]): Map<string, number> {
  const names = nameWords(notes);
  const stories = new Map<string, Set<string>>();
  for (const { features, story } of notes) {
    for (const { form } of features) {
      const found = stories.get(form) ?? new Set();
      stories.set(form, found.add(story));
    }
  }
  const all = new Set(notes.map(({ story }) => story)).size;
  const telling = (form: string, count: number) => (form.startsWith('@') ? 1 : Math.log(all / count) / 3);
  return new Map(
    [...stories].flatMap(([form, { size }]) => {
      const kept = form.startsWith('@') || (size >= FEWEST_STORIES && !form.split(' ').some((word) => names.has(word)));
      return kept ? [[form, telling(form, size)] as const] : [];
    }),
  );
}
