import { denials } from '../lexicon/match-words.ts';
import { readWordSets } from '../lexicon/word-files.ts';
import type { Word } from './read-words.ts';
import { askedAround } from './turns.ts';

const list = readWordSets('denials.txt');
const [barriers, noDenial, newSubjects] = [list('barriers'), list('no denial'), list('new subjects')];
const [startsAnew, actedUpon] = [list('starts anew'), list('acted upon')];
const [answersNo, answersYes, fillers] = [list('answers no'), list('answers yes'), list('fillers')];
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

/** Where the nearest word of denial stands before a word of its clause; -1 where none does. */
export function denialBefore(words: readonly Word[], first: number): number {
  for (let at = first - 1; at >= 0 && words[at]?.clause === words[first]?.clause; at -= 1)
    if (denials.has(words[at]?.form ?? '')) return at;
  return -1;
}

const LONGEST_QUESTION = 9;
const DENIED_WITHIN = 5;

/** Words. What an answer says by itself stands in its first part. */
const ANSWER_LENGTH = 8;
/** "I did", "they have not", "my brother took some": the verb of the question said again. */
const echo =
  /^(?:(?:i|we|he|she|they|it|there|(?:my|our|the)(?: [a-z]+){1,2}) (?:did|do|does|was|were|is|are|am|had|have|has|got|took)|im|ive)(nt| not)?(?: (?:havent|one|some|it|them|both|too|yet|already|now|so far|that day|sir|maam))*$/;
const confirms =
  /^(?:(?:thats?|that is|it is|its|youre|you are) (?:right|correct|true)\b|right$|sure (?:do|did|is|was|have|am)\b|im afraid so)/;
const refuses = /^not(?:$| (?:yet|since|now|anymore|any|as|at|currently|right)\b)/;
const counts =
  /^(?:(?:about|around|over|almost|maybe|at least) )?(?:#|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|once|twice|since|last)\b/;
const unsure =
  /\b(?:no (?:idea|clue)|(?:not|isnt|arent) (?:really )?(?:sure|certain)|unsure|idk|(?:not|dont|didnt|doesnt) (?:even |really )?(?:know|remember|recall))\b/;

const said = (words: readonly Word[], from: number, to: number) => words.slice(from, to).map(({ form }) => form);

/** What an answer says to a question of yes or no; `count` where a number or a time takes the yes for granted. */
function readAnswer(words: readonly Word[], from: number, text: string): 'yes' | 'no' | 'unsure' | 'count' | null {
  const isOf = (at: number) => words[at]?.sentence === words[from]?.sentence;
  let at = from;
  while (fillers.has(words[at]?.form ?? '') && isOf(at + 1)) at += 1;
  let end = at + 1;
  while (isOf(end) && end - at < ANSWER_LENGTH && !/[,;:(-]/.test(text.slice(words[end - 1]?.end, words[end]?.start)))
    end += 1;
  const answer = said(words, at, end).join(' ');
  const first = words[at]?.form ?? '';
  if (unsure.test(answer)) return 'unsure';
  if (answersNo.has(first) || refuses.test(answer) || text.slice(words[at]?.start, words[at]?.end) === '0') return 'no';
  if (answersYes.has(first) || confirms.test(answer)) return 'yes';
  const [isEcho, not] = echo.exec(answer) ?? [];
  if (isEcho !== undefined) return not === undefined ? 'yes' : 'no';
  return counts.test(answer) ? 'count' : null;
}

const subordinate = /.\b(?:because|when|while|where|who|that|which|after|before|if|whether)\b/;
const event = /^(?:crash|accident|wreck|collision|fall|incident|attack)$/;
const givenPlace = /\b(?:in|during|after|from|of|since|by) (?:the|my|this|that|his|her|their)$/;

/** "Did you fall because they left it wet?", "were you hurt in the crash?": a no leaves this open. */
function isTakenForGranted(words: readonly Word[], first: number, at: number): boolean {
  const before = said(words, first, at).join(' ');
  return subordinate.test(before) || (event.test(words[at]?.form ?? '') && givenPlace.test(before));
}

const asksWhat = (form = '') => granting.has(form) || form === 'which' || form === 'whose';

/** Where the answer to one of two questions in a row stands: "yes to both", "yes, and no". */
function placeOfAnswer(words: readonly Word[], [first, end]: readonly [number, number], text: string): number {
  const next = askedAround(words, end + 1, text);
  const from = (next?.[1] ?? end) + 1;
  const isSecond = askedAround(words, first - 1, text) !== null;
  if (next === null && !isSecond) return from;
  const answer = said(words, from, from + ANSWER_LENGTH);
  if (answer.slice(0, 3).includes('both') || answer[0] === 'neither') return from;
  const second = answer.findIndex((form, at) => at > 0 && (answersNo.has(form) || answersYes.has(form)));
  if (second < 0 || !(answersNo.has(answer[0] ?? '') || answersYes.has(answer[0] ?? ''))) return isSecond ? from : -1;
  return isSecond ? from + second : from;
}

/** The answer that the question of another got in a talk. */
function answerTo(words: readonly Word[], asked: readonly [number, number], at: number, text: string) {
  const [first, end] = asked;
  const from = placeOfAnswer(words, asked, text);
  if (words[from] === undefined || askedAround(words, from, text)) return 'open';
  const forms = said(words, first, end + 1);
  const told = said(words, from, from + ANSWER_LENGTH);
  // "Police or photos?" "Just the police."
  if (/^(?:just|only)$/.test(told[0] ?? '') && forms.some((form) => form.length > 3 && told.includes(form)))
    return told.some((form) => said(words, at - 1, at + 1).includes(form) && form.length > 3) ? 'yes' : 'no';
  const answer = readAnswer(words, from, text);
  const isOther = words[first + 1]?.spelt === 'you' && /^(?:he|she|they|it|there)$/.test(told[0] ?? '');
  if (answer === 'no' && !isOther) return isTakenForGranted(words, first, at) ? 'open' : 'no';
  if (
    answer === 'unsure' ||
    isOther ||
    forms.some((form, index) => unsettling.has(form) && index + first < Math.min(end, at + 3))
  )
    return 'open';
  const isGranted = said(words, first, Math.min(at, first + 2)).some((form) => granting.has(form));
  if (answer !== null) return answer === 'yes' || isGranted || !forms.some(asksWhat) ? 'yes' : 'open';
  return isGranted && !told.slice(0, DENIED_WITHIN).some((form) => denials.has(form)) ? 'yes' : 'open';
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
  const answer = words[next] === undefined ? null : readAnswer(words, next, text);
  if (answer === 'no' || answer === 'yes') return answer;
  return sign.includes('?') ? 'open' : null;
}
