import { type MatchWord, matchFrom } from './match-words.ts';
import type { Slot } from './slots.ts';

type Slots = readonly Slot[];

/** Phrases by the word they begin or end with. */
export interface Condition {
  readonly empty: boolean;
  /** Those of a single word. */
  readonly words: ReadonlySet<string>;
  readonly longer: ReadonlyMap<string, readonly Slots[]>;
  /** Those that begin or end with a stem or a gap. */
  readonly others: readonly Slots[];
}

/** What must or must not be around a phrase. */
export interface Conditions {
  readonly notBefore: Condition;
  readonly notAfter: Condition;
  readonly together: Condition;
  readonly apart: Condition;
}

const FARTHEST = 40;

export function createCondition(phrases: readonly Slots[], edge: 'first' | 'last'): Condition {
  const words = new Set<string>();
  const longer = new Map<string, Slots[]>();
  const others: Slots[] = [];
  for (const slots of phrases) {
    const slot = edge === 'first' ? slots[0] : slots.at(-1);
    if (slot === undefined || slot.gap || slot.stems.length > 0) {
      others.push(slots);
      continue;
    }
    for (const word of slot.words) {
      const known = longer.get(word);
      if (slots.length === 1) words.add(word);
      else if (known === undefined) longer.set(word, [slots]);
      else known.push(slots);
    }
  }
  return { empty: phrases.length === 0, words, longer, others };
}

function startsAt(words: readonly MatchWord[], at: number, condition: Condition): boolean {
  const form = words[at]?.form ?? '';
  if (condition.words.has(form)) return true;
  const begins = (slots: Slots): boolean => matchFrom(words, at, slots, 0) !== -1;
  return (condition.longer.get(form)?.some(begins) ?? false) || condition.others.some(begins);
}

function endsAt(words: readonly MatchWord[], last: number, condition: Condition): boolean {
  const form = words[last]?.form ?? '';
  if (condition.words.has(form)) return true;
  const ends = (slots: Slots): boolean => {
    const from = last + 1 - slots.length;
    return from >= 0 && matchFrom(words, from, slots, 0) === last;
  };
  return (condition.longer.get(form)?.some(ends) ?? false) || condition.others.some(ends);
}

function sentenceHolds(words: readonly MatchWord[], near: number, condition: Condition): boolean {
  const sentence = words[near]?.sentence;
  let from = near;
  while (words[from - 1]?.sentence === sentence && near - from < FARTHEST) from -= 1;
  for (let at = from; words[at]?.sentence === sentence && at - near < FARTHEST; at += 1) {
    if (startsAt(words, at, condition)) return true;
  }
  return false;
}

/** Whether the words around `first` to `last` let the phrase match. */
export function hold(
  { notBefore, notAfter, together, apart }: Conditions,
  words: readonly MatchWord[],
  first: number,
  last: number,
): boolean {
  if (!notAfter.empty && endsAt(words, first - 1, notAfter)) return false;
  const sameSentence = words[last + 1]?.sentence === words[last]?.sentence;
  if (!notBefore.empty && sameSentence && startsAt(words, last + 1, notBefore)) return false;
  if (!together.empty && !sentenceHolds(words, first, together)) return false;
  return apart.empty || !sentenceHolds(words, first, apart);
}
