import { readWordSets } from '../lexicon/word-files.ts';
import { matchesOf } from './matches.ts';
import type { Word } from './read-words.ts';

const list = readWordSets('speakers.txt');
const [asking, answering, nobody, requests] = [list('ask'), list('answer'), list('nobody'), list('request')];
/** "Agent:", "[00:12] Caller:", "Mrs. Diaz:" ahead of a line or behind the end of a sentence; "Q:" and "A:" stand anywhere. */
const mark =
  /(?<=(^|\n|[.?!\])"] ?))(?:\[?\d\d?:\d\d(?::\d\d)?\]? ?)?[[(*]{0,2}(?:([a-z][a-z.'-]{0,15}(?: [a-z0-9]{1,12})?)[\])*]{0,2}:[\])*]{0,2}|([qa])\.)(?=[ \n])|(?<= )([qa]):(?= )/g;
const sentence = /[^.?!\n]*[.?!\n]+|[^.?!\n]+/g;
/** The sign ahead of what the one who asks said. */
const ASKED = '\u00bf';
const LONGEST = 30;

/** Whether a speaker asks: by the mark, else by the questions; null where the mark may be a heading. */
function asks(name: string, turns: readonly { opens: boolean; isQuestion: boolean }[]): boolean | null {
  const parts = name.split(' ').filter((word) => word.length > 1 || word === name);
  const role = parts.find((word) => asking.has(word) || answering.has(word));
  if (role !== undefined) return asking.has(role);
  if (turns.length < 2 || nobody.has(name) || turns.some(({ opens }) => !opens)) return null;
  return turns.filter(({ isQuestion }) => isQuestion).length * 2 > turns.length;
}

/** The marks of a talk and whose they are; none where nobody answers somebody who asks. */
function turnsOf(text: string) {
  const found = matchesOf(text, mark);
  const marks = found.map(({ index, 0: whole, 1: ahead, 2: name = '', 3: letter = name, 4: within = letter }, at) => {
    const from = index + whole.length;
    const isQuestion = /\?\s*$/.test(text.slice(from, found[at + 1]?.index));
    return { start: index, from, name: within, opens: ahead === '' || ahead === '\n', isQuestion };
  });
  const roles = new Map([...Map.groupBy(marks, ({ name }) => name)].map(([name, turns]) => [name, asks(name, turns)]));
  const turns = marks.filter(({ name }) => roles.get(name) !== null);
  const isAnswer = ({ start, name }: { start: number; name: string }, at: number) =>
    !roles.get(name) &&
    (roles.get(turns[at - 1]?.name ?? '') ?? /\?\s*$/.test(text.slice(Math.max(0, start - 3), start)));
  return turns.some(isAnswer) ? turns.map((one) => ({ ...one, asks: roles.get(one.name) })) : [];
}

/** A question with its sign ahead and behind, "tell me about it" too; what else the one who asks says is hidden. */
function asQuestion(said: string, isForm: boolean): string {
  const [first = ''] = /[a-z]+/.exec(said.replace(/^\W*(?:(?:ok|okay|and|so|all right|please)\b\W*)+/, '')) ?? [];
  if (!said.includes('?') && !isForm && !requests.has(first)) return said.replace(/\S/g, '#');
  // "Tell me" names nobody of the matter.
  const matter = said.replace(/\b(?:me|us|we|i)\b/g, (one) => '#'.repeat(one.length));
  return matter.replace(/^ (?=\S)/, ASKED).replace(/(?<=[a-z\d])[.\s](?=\s*$)/, '?');
}

/**
 * The notes of a talk as one text, letter for letter: no marks, a question and its answer side by side, and of the one
 * who asks nothing but the questions. The agent's "hire a lawyer" is nothing that the caller said.
 */
export function joinTurns(text: string): string {
  let [joined, at] = ['', 0];
  turnsOf(text).forEach(({ start, from, name, asks }, index, { [index + 1]: next }) => {
    joined += `${text.slice(at, start)}\n${' '.repeat(from - start - 1)}`;
    // What stands below what the asker said is of the notes.
    const [line = ''] = /^\s?.*\n?/.exec(text.slice(from, next?.start)) ?? [];
    at = asks ? from + line.length : from;
    joined += matchesOf(text.slice(from, at), sentence)
      .map(([one]) => asQuestion(one, name.startsWith('q')))
      .join('');
  });
  return joined + text.slice(at);
}

/** Whether a word is of what the one who asks said, and not of what the client tells. */
export const isAskedInTalk = ({ words, text }: { words: readonly Word[]; text: string }, at: number): boolean =>
  askedAround(words, at, text) !== null;

/** The first and last word of the question in a talk that a word belongs to; null where the client asks or tells. */
export function askedAround(words: readonly Word[], at: number, text: string): readonly [number, number] | null {
  const isOf = (word?: Word): boolean => word?.sentence === words[at]?.sentence;
  let [first, last] = [at, at];
  while (isOf(words[first - 1]) && at - first < LONGEST) first -= 1;
  if (text[(words[first]?.start ?? 0) - 1] !== ASKED) return null;
  while (isOf(words[last + 1]) && last - at < LONGEST) last += 1;
  return [first, last];
}

const pairs = (list: string) => new Map(list.split(' ').map((pair) => pair.split('/') as [string, string]));
const auxiliaries = pairs('were/was are/am was/was have/have do/do did/did had/had');
const ofClient = pairs('your/my yours/mine youre/im youve/ive yourself/myself');
const opensPart = /^(?:when|where|how|that|if|because|what|why|who|while|and|or|after|before|since|which)$/;

/** The words of a talk with the questions in the client's own: "were you hurt?" reads as "I was hurt". */
export function asClient(words: readonly Word[], text: string): readonly Word[] {
  if (!text.includes(ASKED)) return words;
  const read = [...words];
  let isAsked = false;
  words.forEach((word, at) => {
    const { form, sentence, start } = word;
    const before = words[at - 1]?.sentence === sentence ? words[at - 1] : undefined;
    if (before === undefined) isAsked = text[start - 1] === ASKED;
    if (!isAsked || !form.startsWith('you')) return;
    const isBehind = form === 'you' && auxiliaries.has(before?.form ?? '');
    const subject = isBehind ? at - 1 : at;
    const verb = words[isBehind ? at - 1 : at + 1];
    const auxiliary = form === 'you' && verb?.sentence === sentence ? auxiliaries.get(verb.form) : undefined;
    const usual = ofClient.get(form) ?? (opensPart.test(before?.form ?? 'and') ? 'i' : 'me');
    read[subject] = { ...(words[subject] as Word), form: auxiliary === undefined ? usual : 'i' };
    if (auxiliary !== undefined) read[subject + 1] = { ...(words[subject + 1] as Word), form: auxiliary };
  });
  return read;
}

interface Answered {
  readonly question: string;
  /** The first sentence of the answer. */
  readonly answer: readonly Word[];
}

/** The question in a talk that a word belongs to and its answer; null where the word is of no question or nobody answers. */
export function answerOf(words: readonly Word[], at: number, text: string): Answered | null {
  const [first, last] = askedAround(words, at, text) ?? [];
  const opening = words[(last ?? 0) + 1];
  if (first === undefined || last === undefined || opening === undefined || isAskedInTalk({ words, text }, last + 1))
    return null;
  const question = words.slice(first, last + 1).map(({ spelt }) => spelt);
  const answer = words.slice(last + 1, last + 1 + LONGEST).filter(({ sentence }) => sentence === opening.sentence);
  return { question: question.join(' '), answer };
}

/** Every question of a talk that got an answer. */
export const answersOf = (words: readonly Word[], text: string): Answered[] =>
  words.flatMap(({ start }, at) => (text[start - 1] === ASKED ? (answerOf(words, at, text) ?? []) : []));
