import { readWordSets } from '../../lexicon/word-files.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import type { Mask } from './redacted-text.ts';

const words = readWordSets('person-names.txt');
const [notAName, alsoWords] = [words('no name'), words('also words')];

/** More words than a name has: a sentence in a name field must not blank plain words of the notes. */
const NAME_WORDS_MAX = 4;

const wordsOf = (name: string): string[] => foldText(name).text.match(/[\p{L}\p{N}'.-]+/gu) ?? [];
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const wordCharacter = /[\p{L}\p{N}]/u;

interface NamePattern {
  pattern: RegExp;
  bounded: boolean;
  /** Taken for the word where it is written in lower case. */
  plainWord: boolean;
}

/** No classes of letters in here: compiled for every record, they cost more than the search. */
function toPattern(words: readonly string[]): NamePattern {
  const text = words.join('');
  return {
    pattern: new RegExp(words.map(RegExp.escape).join('(?:, {0,2}| {1,3}|\\n)'), 'g'),
    bounded: !unspaced.test(text),
    plainWord: words.length === 1 && (alsoWords.has(text) || text.length === 2),
  };
}

function namePatterns(names: readonly string[]): NamePattern[] {
  const parts = names.map(wordsOf);
  const whole = [parts.flat(), parts.toReversed().flat(), ...parts].filter((words) => words.length > 1);
  const single = parts
    .filter((words) => words.length <= NAME_WORDS_MAX)
    .flat()
    .flatMap((word) => [word, ...word.split('-')])
    .map((word) => word.replace(/^['.-]+|['.-]+$/g, ''))
    .filter((word) => !notAName.has(word) && (word.length > 1 || unspaced.test(word)));
  return [...whole, ...new Set(single)].map((words) => toPattern(typeof words === 'string' ? [words] : words));
}

/** Where the name ends, possessive included; null inside a longer word. */
function endOfName(text: string, end: number): number | null {
  const free = (at: number) => !wordCharacter.test(text.charAt(at));
  if (text.startsWith("'s", end) && free(end + 2)) return end + 2;
  if (text.startsWith("s'", end) && free(end + 2)) return end + 2;
  return free(end) ? end : null;
}

function occurrences(text: string, { pattern, bounded }: NamePattern): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    if (!bounded) return [{ start: index, end }];
    if (wordCharacter.test(text.charAt(index - 1))) return [];
    const last = endOfName(text, end);
    return last === null ? [] : [{ start: index, end: last }];
  });
}

const introduced =
  /\b(?:my name is|name is|name's|i am called|me llamo|mi nombre es|(?:caller|client|name|nombre) ?:) {0,2}((?:[\p{L}'-]{2,20})(?: [\p{L}'-]{2,20}){0,2})/gu;
const notIntroduced = /^(?:and|i|on|in|at|was|is|who|calling|not|an?|the|y|estoy|tuve|fui|my|he|she)$/;

function introducedNames(folded: FoldedText): Mask[] {
  return [...folded.text.matchAll(introduced)].flatMap((match) => {
    const words = (match[1] ?? '').split(' ');
    const stop = words.findIndex((word) => notIntroduced.test(word));
    const kept = (stop < 0 ? words : words.slice(0, stop)).join(' ');
    if (kept === '') return [];
    const start = match.index + match[0].length - (match[1] ?? '').length;
    return [{ ...folded.span(start, start + kept.length), placeholder: '[NAME]' }];
  });
}

/** Wherever the text says the client's name: whole, in parts, possessive, in any case, with other accents. */
export function nameMasks(original: string, folded: FoldedText, names: readonly string[]): Mask[] {
  const isLowerCase = ({ start, end }: Mask) => {
    const written = original.slice(start, end);
    return written === written.toLowerCase() && written !== written.toUpperCase();
  };
  const named = namePatterns(names).flatMap((name) =>
    occurrences(folded.text, name)
      .map(({ start, end }) => ({ ...folded.span(start, end), placeholder: '[NAME]' }))
      .filter((mask) => !(name.plainWord && isLowerCase(mask))),
  );
  return [...named, ...introducedNames(folded)];
}
