import { denials } from '../lexicon/match-words.ts';
import { wordSet } from '../lexicon/word-files.ts';
import type { Word } from './read-words.ts';

const barriers = wordSet(
  'but however except although though only because since until unless which that who so pero aunque sino porque solo que',
);
/** What follows turns the denial into something else: "no doubt", "not only", "no longer able", "not my fault". */
const noDenial = wordSet(
  'stop yield brake signal doubt longer only wonder later less just contest problem matter sure sign signs warning lights cone cones reason cause fault idea',
);
/** "and my daughter got sick": what is denied before ends here. */
const newSubjects = wordSet('i im ive we my our he his she her they their it now then');
/** A verb behind a comma starts anew: "no air conditioning, passed out and hit his head". */
const startsAnew = wordSet(
  'was were is are has had got fell hit broke lost went took came passed hurt kept gave told still now then later needs wants tore cut burned slipped ran drove struck threw pushed',
);
/** Whom or what a verb in the past acts upon: "was not looking and rear ended me". */
const actedUpon = wordSet('me my him his her them their us our it the a an into onto off over out away');
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

const answersNo = wordSet('no none nope nah never neg negative n na ninguno ninguna nunca denied denies unknown tbd');
const answersYes = wordSet('yes yep yeah y si yea correct');
const LONGEST_QUESTION = 9;

/** The answer a form's question got: "Injuries? none", "Attorney: no", "Police report? yes"; null where it is no question. */
export function answerAfter(words: readonly Word[], last: number, text: string): 'yes' | 'no' | 'open' | null {
  const sentence = words[last]?.sentence;
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
