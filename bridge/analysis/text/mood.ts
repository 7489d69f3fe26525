import { wordSet } from '../lexicon/word-files.ts';
import { lastMarked } from './last-marked.ts';
import type { Word } from './read-words.ts';

/** How something is said: as a fact, as a condition or fear, or as a question. */
export type Mood = 'told' | 'supposed' | 'asked';

const supposing = wordSet(
  'if whether unless would could might may should wondering worried afraid scared fear risk potentially possibly theoretically hypothetically imagine suppose case si podria',
);
const [LONGEST_SUPPOSITION, LONGEST_CONDITION] = [8, 14];
/** "In case she called the police and I was arrested": a condition reaches over "and" into the next clause. */
const conditions = wordSet('if unless case si');
/** All other words leave a mood as it is. */
const turning = new Set([...supposing, ...'and or y o like'.split(' ')]);
const inMay = /^(?:in|of|since|last|this|until|till|early|late|mid)$/;
/** "Back in three days or I'm fired": what comes unless one does as told. */
const otherwise = wordSet('im ill else youre hell shell theyll well');

// "Is this malpractice or what": a question without its mark.
const bare = wordSet('is are am can could does should');
const inverted = wordSet('can could should would do does did am is are will shall may must puedo puede debo');
const subject = wordSet(
  'i we you u he she they it this that there the his her their my our any anyone anybody someone yo',
);
const asking = wordSet('what whats how why any que como cuanto');

function opensQuestion(words: readonly Word[], at: number, text: string): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined) return false;
  if (inverted.has(word.form) && subject.has(after?.form ?? '')) return true;
  return (
    asking.has(word.form) && (before?.sentence !== word.sentence || /[,:-]/.test(text.slice(before.end, word.start)))
  );
}

const wishing = wordSet('id wed hed shed theyd youd would');

/** Without a question word only what comes after the last comma is asked: "12 stitches, tendon?". */
function lastPartStart(words: readonly Word[], last: number, text: string): number {
  let from = last;
  while (words[from - 1]?.sentence === words[last]?.sentence) {
    if (/[,:*+]/.test(text.slice(words[from - 1]?.end, words[from]?.start))) return from;
    from -= 1;
  }
  return from;
}

/** Where in each sentence that asks the question starts; no entry for other sentences. */
function questionStarts(words: readonly Word[], text: string): Map<number, number> {
  const starts = new Map<number, number>();
  words.forEach(({ sentence, end, form }, at) => {
    if (words[at - 1]?.sentence !== sentence && bare.has(form) && subject.has(words[at + 1]?.form ?? ''))
      starts.set(sentence, at);
    if (words[at + 1]?.sentence === sentence || !text.slice(end, end + 3).includes('?')) return;
    let from = at;
    while (words[from]?.sentence === sentence && !opensQuestion(words, from, text)) from -= 1;
    starts.set(sentence, words[from]?.sentence === sentence ? from : lastPartStart(words, at, text));
  });
  return starts;
}

/** Judges phrases by the words around them: "he hit me, can i sue?" tells that he did. */
export function createMoods(words: readonly Word[], text: string): (first: number, last: number) => Mood {
  const questions = questionStarts(words, text);
  const turns = lastMarked(words.length, (at) => turning.has(words[at]?.form ?? ''));
  return (first, last) => {
    const { clause, sentence = -1 } = words[first] ?? {};
    let joined = false;
    const isInReach = (at: number) => first - at <= LONGEST_CONDITION && words[at]?.sentence === sentence;
    for (let at = turns[first] ?? -1; at >= 0 && isInReach(at); at = turns[at - 1] ?? -1) {
      const form = words[at]?.form ?? '';
      if (words[at]?.clause !== clause && !joined) break;
      if (first - at > LONGEST_SUPPOSITION && !conditions.has(form)) continue;
      joined ||= /^(?:and|or|y|o)$/.test(form) && words[at - 1]?.clause !== words[at]?.clause;
      if (form === 'or' && otherwise.has(words[at + 1]?.form ?? '')) return 'supposed';
      if (form === 'may' && (words[at + 1]?.form === '#' || inMay.test(words[at - 1]?.form ?? ''))) continue;
      if (at === first && /^(?:afraid|scared)$/.test(form)) continue;
      if (form === 'case' && words[at - 1]?.form !== 'in') continue;
      // "Like it was my fault" is how somebody acts.
      const isManner = !wishing.has(words[at - 1]?.form ?? '') && subject.has(words[at + 1]?.form ?? '');
      if (form === 'like' && words[at]?.clause === clause && isManner) return 'supposed';
      if ((words[at]?.clause === clause ? supposing : conditions).has(form)) return 'supposed';
    }
    const question = questions.get(sentence);
    return question !== undefined && last >= question ? 'asked' : 'told';
  };
}
