import { denials } from '../lexicon/match-words.ts';
import { readWordSets } from '../lexicon/word-files.ts';
import type { Word } from './read-words.ts';
import { askedAround } from './turns.ts';

const list = readWordSets('denials.txt');
const [barriers, noDenial, newSubjects] = [list('barriers'), list('no denial'), list('new subjects')];
const [startsAnew, actedUpon] = [list('starts anew'), list('acted upon')];
const [answersNo, answersYes] = [list('answers no'), list('answers yes')];
const [unsettling, granting] = [list('unsettling'), list('granting')];
const REACH = 7;

/** What comes after "and" says something of its own, where it is not merely another thing denied. */
function isNewStatement(words: readonly Word[], at: number): boolean {
  const form = words[at]?.form ?? '';
  if (newSubjects.has(form) || startsAnew.has(form)) return true;
  const verb = form === 'rear' ? at + 1 : at;
  return /ed$/.test(words[verb]?.form ?? '') && actedUpon.has(words[verb + 1]?.form ?? '');
}

const almost = /(?:almost|nearly) (?:(?:got|was|were|get|been) )?(?!an? |all |every|no |one |two |half )[a-z]+$/;
const saysAlmost = (word: Word | undefined) => word?.form.endsWith('almost') || word?.form.endsWith('nearly');

/** Whether a denial before the word at `first` in its clause reaches it; "almost got rear ended" tells of no crash. */
export function isDenied(words: readonly Word[], first: number, text: string): boolean {
  const clause = words[first]?.clause;
  const isAlmost = saysAlmost(words[first - 1]) || saysAlmost(words[first - 2]);
  if (isAlmost && almost.test(text.slice(words[Math.max(0, first - 2)]?.start, words[first]?.end))) return true;
  for (let at = first - 1; at >= 0 && first - at <= REACH && words[at]?.clause === clause; at -= 1) {
    const form = words[at]?.form ?? '';
    if (startsAnew.has(words[at + 1]?.form ?? '') && text.slice(words[at]?.end, words[at + 1]?.start).includes(','))
      return false;
    // "Claim denied, protest filed" denies no protest, "claim no. 4471" and "ambulance: no, broken arm" deny nothing more.
    if (/^(?:denied|no)$/.test(form) && /^[.,]/.test(text.slice(words[at]?.end, words[at + 1]?.start))) return false;
    if (barriers.has(form) || (form === 'and' && isNewStatement(words, at + 1))) return false;
    if (denials.has(form)) return !noDenial.has(words[at + 1]?.form ?? '') || at + 1 === first;
  }
  return false;
}

const LONGEST_QUESTION = 9;

const DENIED_WITHIN = 5;

/** The answer that the question of another got in a talk. */
function answerTo(words: readonly Word[], [first, end]: readonly [number, number], at: number, text: string) {
  const said = (from: number, to: number) => words.slice(from, to).map(({ form }) => form);
  const [answer = '', ...rest] = said(end + 1, end + 1 + DENIED_WITHIN);
  if (answersNo.has(answer) || (answer === 'not' && rest[0] === 'yet')) return end - at < 4 ? 'no' : 'open';
  if (answer === '' || askedAround(words, end + 1, text) || said(first, end).some((form) => unsettling.has(form)))
    return 'open';
  if (answersYes.has(answer)) return 'yes';
  const isGranted = said(first, Math.min(at, first + 2)).some((form) => granting.has(form));
  return isGranted && ![answer, ...rest].some((form) => denials.has(form)) ? 'yes' : 'open';
}

/** The answer a form's question got: "Injuries? none", "Attorney: no", "Police report? yes"; null where it is no question. */
export function answerAfter(words: readonly Word[], last: number, text: string): 'yes' | 'no' | 'open' | null {
  const sentence = words[last]?.sentence;
  const asked = askedAround(words, last, text);
  if (asked !== null) return answerTo(words, asked, last, text);
  let next = last + 1;
  for (; words[next]?.sentence === sentence && next - last < 4; next += 1) {
    const gap = text.slice(words[next - 1]?.end, words[next]?.start);
    if (gap === ' ') continue;
    if (/[:?]/.test(gap)) break;
    if (gap.includes(',')) return null;
  }
  const sign = text.slice(words[next - 1]?.end ?? 0, words[next]?.start ?? text.length);
  if (sign === ' ' || !/[:?]|\s-+\s/.test(sign)) return null;
  if (words[next - LONGEST_QUESTION - 1]?.sentence === sentence) return null;
  const form = words[next]?.form ?? '';
  if (answersNo.has(form)) return 'no';
  if (answersYes.has(form)) return 'yes';
  return sign.includes('?') ? 'open' : null;
}
