import { genderless } from '../reading/genderless.ts';
import type { Reading } from '../reading/read-notes.ts';
import type { Token } from '../reading/tokens.ts';
import { foldWord } from './fold-word.ts';
import { isProperName, type WordingToken } from './wording-tokens.ts';

// Who is spoken of decides whose lawyer or whose fault it is; how the caller is named does not.
const speakers: ReadonlyMap<string, string> = new Map(
  [
    ['<i>', 'i we im ive id yo nosotros'],
    ['<me>', 'me us myself ourselves nos'],
    ['<my>', 'my our mine ours mi mis nuestro nuestra'],
    ['<she>', 'he she client caller pnc clt pc cl claimant plaintiff pt ella hes shes'],
    ['<her>', 'him her his hers himself herself su sus'],
    ['<they>', 'they theyre theyve ellos ellas'],
    ['<them>', 'them their themselves'],
  ].flatMap(([form = '', words = '']) => words.split(' ').map((word) => [word, form] as const)),
);

const dropped: ReadonlySet<string> = new Set(
  'a an the this that um uh yeah just very really so is are was were be been am el la los las un una lo se de del'.split(
    ' ',
  ),
);

const year = /^(?:19|20)\d\d$/;
const yearSteps: readonly (readonly [most: number, form: string])[] = [
  [0, '<thisyear>'],
  [1, '<lastyear>'],
  [3, '<years>'],
  [Number.POSITIVE_INFINITY, '<longago>'],
];

const formOf = (token: Token, text: string, thisYear: number): string => {
  if (token.word !== '#') return speakers.get(token.word) ?? foldWord(genderless(token.word));
  const written = text.slice(token.start, token.end).replace(/[.,:/-]+$/, '');
  const told = year.exec(written)?.[0] ?? /[/-]((?:19|20)\d\d)$/.exec(written)?.[1];
  if (told === undefined) return '#';
  const age = thisYear - Number(told);
  return yearSteps.find(([most]) => age <= most)?.[1] ?? '#';
};

const reach = 3;
/** Letters of a word's beginning, which stands for all its endings. */
export const stemLength = 4;
/** Longer ones are no sentences; what stands beyond says nothing of what stands before. */
const mostWords = 60;

/** Marks the forms of sentences, which share their weight among themselves. */
export const sentenceMark = '.';

const marked = ({ form, start, end }: WordingToken): WordingToken => ({ form: `${sentenceMark}${form}`, start, end });

const withStem = ({ form, start, end }: WordingToken): WordingToken[] =>
  /^[a-z]{5,}$/.test(form) ? [{ form: `${form.slice(0, stemLength)}*`, start, end }] : [];

const withPairs = (words: readonly WordingToken[], at: number, word: WordingToken): WordingToken[] =>
  words.slice(Math.max(0, at - reach), at).map((before, index, near) => ({
    form: `${before.form}${index === near.length - 1 ? '_' : '~'}${word.form}`,
    start: before.start,
    end: word.end,
  }));

/** The words of each sentence; a name is a name, whoever it is. */
const sentencesOf = (reading: Reading, thisYear: number): WordingToken[][] => {
  const sentences: WordingToken[][] = [];
  let sentence = -1;
  for (const token of reading.tokens) {
    const opens = token.sentence !== sentence;
    const last = sentences.at(-1);
    if (opens || last === undefined || last.length >= mostWords) sentences.push([]);
    sentence = token.sentence;
    const proper = !opens && isProperName(reading, token);
    if (!proper && (dropped.has(token.word) || dropped.has(genderless(token.word)))) continue;
    const form = proper ? '<name>' : formOf(token, reading.text, thisYear);
    sentences.at(-1)?.push({ form, start: token.start, end: token.end });
  }
  return sentences;
};

/**
 * Words of the notes with who they are said of, pairs of neighbours and of words with one or two between, and
 * beginnings of words. Nothing reaches from one sentence into the next.
 */
export const sentenceForms = (reading: Reading, today: string): WordingToken[] =>
  sentencesOf(reading, Number(today.slice(0, 4))).flatMap((words) =>
    words.flatMap((word, at) => [word, ...withStem(word), ...withPairs(words, at, word)].map(marked)),
  );
