import { readFileSync } from 'node:fs';
import type { FilterText } from './filter-text.ts';

const file = readFileSync(new URL('../data/asked/words.txt', import.meta.url), 'utf8');
const listed = (kind: string): RegExp => {
  const words = [...file.matchAll(new RegExp(`^${kind}: (.*)$`, 'gm'))].flatMap(([, line = '']) => line.split(' '));
  return new RegExp(`^(?:${words.map((word) => RegExp.escape(word).replaceAll('\\*', "[a-z'-]*")).join('|')})$`);
};
const [plain, ofBody] = [listed('plain'), listed('body')];
const wordsOf = (text: string): string[] => [...new Set(text.match(/[a-z][a-z'.-]*[a-z]/g) ?? [])];
const isOf = (kind: RegExp, word: string): boolean =>
  [word, word.replace(/'s?$|s'?$/, '')].some((one) => kind.test(one));

/** With so many words that a rule does not account for, a filter asks something else. */
const LEAST_UNREAD = 3;
const LEAST_ALONE = 2;

/** Whether most of what a text says is not among the words that it was read by. */
function isPartial(text: string, read: readonly string[], least: number): boolean {
  const unread = wordsOf(text).filter((word) => !read.includes(word) && !isOf(plain, word));
  return unread.length >= least && unread.length > read.length;
}

const isBody = (word: string): boolean =>
  isOf(ofBody, word) || (word.includes('-') && word.split('-').every((one) => isOf(ofBody, one) || isOf(plain, one)));

/** Whether harm and care are only a part of what a filter speaks of. */
export function isBeyondBody({ main, whole }: FilterText): boolean {
  const text = whole.startsWith(main) && wordsOf(main).some(isBody) ? main : whole;
  const read = wordsOf(text).filter(isBody);
  return isPartial(text, read, read.length === 0 ? LEAST_ALONE : LEAST_UNREAD);
}

/** "A van, a bus or a truck": what is listed beside a phrase is read with it. */
const listBeside = /(?:,| or| and|\/) ?(?:an? |the )?[a-z'-]+(?: [a-z'-]+){0,2}(?=,| or | and | only|\/|\)|$)/g;

/**
 * Whether the phrase that a filter was read by is only a part of what it says; "no private homes" is a rule by itself.
 * Who the client is (`isWho`) is named by the way in rules on other things: "tenant must be current on the rent".
 */
export function isBeyond({ main, whole }: FilterText, phrase: string, isWho: boolean): boolean {
  const clause = main.split(/[,;] /).find((one) => /^(?:and |but )?no /.test(one) && one.includes(phrase));
  const text = clause ?? (whole.startsWith(main) && main.includes(phrase) ? main : whole);
  const read = [...wordsOf(phrase), ...wordsOf(text).filter(isBody)];
  return isPartial(text.replace(listBeside, ''), read, isWho ? LEAST_ALONE : LEAST_UNREAD);
}
