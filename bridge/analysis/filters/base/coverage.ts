import { readFileSync } from 'node:fs';
import type { FilterText } from './filter-text.ts';

const file = readFileSync(new URL('../../data/filters/coverage-words.txt', import.meta.url), 'utf8');
const lines = file.split('\n').map((line) => line.split(': '));

/** Words, beginnings of words where a `*` follows, and what may be anywhere in one where it is ahead as well. */
export function wordList(listed: readonly string[]): (word: string) => boolean {
  const words = new Set(listed.filter((one) => !one.endsWith('*')));
  const stems = listed.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const hasStem = (word: string, stem: string): boolean =>
    stem.startsWith('*') ? word.includes(stem.slice(1)) : word.startsWith(stem) && !word.includes('.', stem.length);
  return (word) =>
    [word, word.replace(/'s?$|s'?$/, '')].some((one) => words.has(one) || stems.some((stem) => hasStem(one, stem)));
}
/** The words of all lines of these kinds. */
export const listed = (...kinds: readonly string[]) =>
  wordList(lines.flatMap(([kind = '', words = '']) => (kinds.includes(kind) ? words.split(' ') : [])));
/** Of each line of a kind, the expression behind the kind, and its words. */
export const listedFor = (kind: string) =>
  lines.flatMap(([name = '', words = '']) =>
    name.startsWith(`${kind} `)
      ? [{ expression: new RegExp(name.slice(kind.length + 1)), says: wordList(words.split(' ')) }]
      : [],
  );

const [isPlain, isOfBody] = [listed('plain'), listed('body')];
export const wordPattern = /[a-z][a-z'.-]*[a-z]/g;
const wordsOf = (text: string): string[] => [...new Set(text.match(wordPattern) ?? [])];

/** With so many words that a rule does not cover, a filter asks something else. */
const LEAST_UNCOVERED = 3;
/** The same where the rule covers no word of the body. */
const LEAST_ALONE = 2;

/** Whether a rule covers only the smaller part of a text. */
function isPartial(text: string, covered: readonly string[], least: number): boolean {
  const uncovered = wordsOf(text).filter((word) => !covered.includes(word) && !isPlain(word));
  return uncovered.length >= least && uncovered.length > covered.length;
}

const isBody = (word: string): boolean =>
  isOfBody(word) || (word.includes('-') && word.split('-').every((one) => isOfBody(one) || isPlain(one)));

/** Whether a filter asks for more than harm and care. */
export function isBeyondBody({ main, whole }: FilterText): boolean {
  const text = whole.startsWith(main) && wordsOf(main).some(isBody) ? main : whole;
  const covered = wordsOf(text).filter(isBody);
  return isPartial(text, covered, covered.length === 0 ? LEAST_ALONE : LEAST_UNCOVERED);
}

/** "A van, a bus or a truck": what is listed beside a phrase belongs to it. */
const listBeside = /(?:,| or| and|\/) ?(?:an? |the )?[a-z'-]+(?: [a-z'-]+){0,2}(?=,| or | and | only|\/|\)|$)/g;

/**
 * Whether a filter asks for more than the phrase that its rule rests on; "no private homes" is a rule by itself. Rules on
 * other things often name who the client is (`isWho`) in passing: "tenant must be current on the rent".
 */
export function isBeyond({ main, whole }: FilterText, phrase: string, isWho: boolean): boolean {
  const clause = main.split(/[,;] /).find((one) => /^(?:and |but )?no /.test(one) && one.includes(phrase));
  const text = clause ?? (whole.startsWith(main) && main.includes(phrase) ? main : whole);
  const covered = [...wordsOf(phrase), ...wordsOf(text).filter(isBody)];
  return isPartial(text.replace(listBeside, ''), covered, isWho ? LEAST_ALONE : LEAST_UNCOVERED);
}
