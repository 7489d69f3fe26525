import { type Condition, type Conditions, createCondition } from './conditions.ts';
import type { Concept, ListedPhrase } from './parse-lexicon.ts';
import { type Classes, createSlots, fits, type Slot } from './slots.ts';

interface Phrase extends Conditions {
  readonly concept: Concept;
  readonly place: string;
  readonly slots: readonly Slot[];
}

/** Numbers of phrases in the order of the files. */
type Numbers = readonly number[];

/** The phrases that begin with a word. */
interface Branch {
  /** Those whose second place takes this word, and those whose second place has to be looked at. */
  following(second: string): Numbers;
  readonly others: Numbers;
}

const noCondition = createCondition([], 'first');
const SHORTEST_STEM = 2;

function put<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

/** A phrase is compiled when a text first needs it; those of one line share its conditions. */
function createPhrases(listed: readonly ListedPhrase[], slotOf: (part: string) => Slot): (number: number) => Phrase {
  const compiled: (Phrase | undefined)[] = listed.map(() => undefined);
  const conditions = new Map<readonly (readonly string[])[], Condition>();
  const conditionOf = (list: readonly (readonly string[])[], edge: 'first' | 'last' = 'first'): Condition => {
    const phrases = () => list.map((parts) => parts.map(slotOf));
    const known = conditions.get(list) ?? (list.length === 0 ? noCondition : createCondition(phrases(), edge));
    conditions.set(list, known);
    return known;
  };
  const compile = ({ concept, place, parts, notBefore, notAfter, together, apart }: ListedPhrase): Phrase => ({
    concept,
    place,
    slots: parts.map(slotOf),
    notBefore: conditionOf(notBefore),
    notAfter: conditionOf(notAfter, 'last'),
    together: conditionOf(together),
    apart: conditionOf(apart),
  });
  return (number) => {
    const phrase = compiled[number] ?? compile(listed[number] as ListedPhrase);
    compiled[number] = phrase;
    return phrase;
  };
}

const none: Numbers = [];
const noSlots: readonly Slot[] = [];
const noBranches: readonly Branch[] = [];

const inOrder = (lists: readonly Numbers[]): Numbers =>
  lists.length === 1 ? (lists[0] ?? none) : lists.flat().sort((a, b) => a - b);

function createBranch(
  numbers: Numbers,
  secondOf: (number: number) => Slot | undefined,
  secondsOf: (form: string) => readonly Slot[],
): Branch & { seconds: Iterable<Slot> } {
  const others: number[] = [];
  const bySecond = new Map<Slot, number[]>();
  for (const number of numbers) {
    const second = secondOf(number);
    if (second === undefined || second.gap || second.stems.length > 0) others.push(number);
    else put(bySecond, second, number);
  }
  const following = (second: string): Numbers => {
    const lists: Numbers[] = [];
    const seconds = secondsOf(second);
    if (seconds.length < bySecond.size) {
      for (const slot of seconds) {
        const list = bySecond.get(slot);
        if (list !== undefined) lists.push(list);
      }
    } else for (const [slot, list] of bySecond) if (fits(slot, second)) lists.push(list);
    return lists.length === 0 ? none : inOrder(lists);
  };
  return { following: bySecond.size === 0 ? () => none : following, others, seconds: bySecond.keys() };
}

/**
 * Finds the phrases that may begin with a word. A branch is made when a text first needs it: a process that starts
 * reads the lexicons in a moment, and words that nobody writes take no memory.
 */
export function indexPhrases(phrases: readonly ListedPhrase[], classes: Classes) {
  const slotOf = createSlots(classes);
  const byPart = new Map<string, number[]>();
  for (const [number, { parts }] of phrases.entries()) put(byPart, parts[0] ?? '', number);
  const byWord = new Map<string, Numbers[]>();
  const byStem = new Map<string, Numbers[]>();
  const stemsByStart = new Map<string, string[]>();
  for (const [part, numbers] of byPart) {
    const { words, stems } = slotOf(part);
    for (const word of words) put(byWord, word, numbers);
    for (const stem of stems) put(byStem, stem, numbers);
  }
  for (const stem of [...byStem.keys()].sort((a, b) => a.length - b.length)) {
    put(stemsByStart, stem.slice(0, SHORTEST_STEM), stem);
  }
  const secondOf = (number: number): Slot | undefined => {
    const part = phrases[number]?.parts[1];
    return part === undefined ? undefined : slotOf(part);
  };
  // The second places that take a word, of all branches made so far.
  const seconds = new Map<string, Slot[]>();
  const listed = new Set<Slot>();
  const listSeconds = (slots: Iterable<Slot>) => {
    for (const slot of slots) {
      if (listed.has(slot)) continue;
      listed.add(slot);
      for (const word of slot.words) put(seconds, word, slot);
    }
  };
  const branches = new Map<readonly Numbers[], Branch>();
  const branchOf = (lists: readonly Numbers[]): Branch => {
    const known = branches.get(lists);
    if (known !== undefined) return known;
    const branch = createBranch(inOrder(lists), secondOf, (form) => seconds.get(form) ?? noSlots);
    listSeconds(branch.seconds);
    branches.set(lists, branch);
    return branch;
  };
  // Words of the lexicons alone: none of a text is kept.
  const known = new Map<string, readonly Branch[]>();
  const branchesOf = (form: string): readonly Branch[] => {
    const found = known.get(form);
    if (found !== undefined) return found;
    const whole = byWord.get(form);
    const stems = stemsByStart.get(form.slice(0, SHORTEST_STEM))?.filter((stem) => form.startsWith(stem)) ?? [];
    if (whole === undefined && stems.length === 0) return noBranches;
    const lists = [...(whole === undefined ? [] : [whole]), ...stems.map((stem) => byStem.get(stem) ?? [])];
    const made = lists.map(branchOf);
    if (whole !== undefined) known.set(form, made);
    return made;
  };
  return { branchesOf, phraseOf: createPhrases(phrases, slotOf) };
}
