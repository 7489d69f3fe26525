import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-text.ts';
import { parseNumberWords, smallNumberWord } from './number-words.ts';

const scaleWord = '(hundred thousand|hundred|thousand|grand|k|million|mil|millon|millones)';
const scales: Record<string, number> = {
  hundred: 100,
  'hundred thousand': 100_000,
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
};
/** "Mil" is read as the millions of English: Spanish says its thousands without "some" and "a half". */
const scaleOf = (word: string): number => scales[word] ?? 1_000_000;
const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : /^an?$/.test(text) ? 1 : (parseNumberWords(text) ?? 0);

const someOdd = new RegExp(
  `\\b(\\d{1,3}|${smallNumberWord})[ -](?:some(?:[ -](?:odd|thing))?|something|odd)[ -]${scaleWord}\\b`,
  'g',
);
const fewOf = new RegExp(
  `\\b(a couple(?: of)?|couple(?: of)?|a few|few|several|un par de|unos|varios) ${scaleWord}\\b(?! (?:times|people|miles|feet|hours))`,
  'g',
);
const andHalfScaled = new RegExp(`\\b(\\d{1,3}|${smallNumberWord}) and a half ${scaleWord}\\b`, 'g');
const scaledAndHalf = new RegExp(
  `\\b(an?|\\d{1,3}|${smallNumberWord}) (thousand|grand|million|mil) and a half\\b|\\b(un|${smallNumberWord}) millon(?:es)? y medio\\b`,
  'g',
);
const digitHundreds = /(?<![\d$.,/#-])(\d{1,2}) hundred(?: (thousand|grand|k))?\b/g;
const quarters = /\b(three|3)[ -]quarters of a mil(?:lion)?\b/g;

/** How many a few are, at least and at most. */
const fewEnds = (word: string): readonly [number, number] =>
  /couple|par/.test(word) ? [2, 2.5] : /several|vari/.test(word) ? [3, 9] : [2, 4.5];

const between = (match: RegExpExecArray, least: number, most: number): RawAmount => ({
  start: match.index,
  end: match.index + match[0].length,
  value: (least + most) / 2,
  ...(least === most ? {} : { ends: [least, most] as const }),
  currency: true,
});

/** Sums as people round them: "sixty-some thousand", "a couple of grand", "a million and a half", "18 hundred". */
export function vagueAmounts(folded: string): RawAmount[] {
  const found: RawAmount[] = [];
  const push = (match: RegExpExecArray, least: number, most = least) => {
    if (least > 0) found.push(between(match, least, most));
  };
  for (const match of matchesOf(folded, someOdd)) {
    const number = numberOf(match[1] ?? '');
    const scale = scaleOf(match[2] ?? '');
    push(match, number * scale, (number + (number % 10 === 0 && number > 0 ? 9 : 1)) * scale);
  }
  for (const match of matchesOf(folded, fewOf)) {
    const [least, most] = fewEnds(match[1] ?? '');
    push(match, least * scaleOf(match[2] ?? ''), most * scaleOf(match[2] ?? ''));
  }
  for (const match of matchesOf(folded, andHalfScaled))
    push(match, (numberOf(match[1] ?? '') + 0.5) * scaleOf(match[2] ?? ''));
  for (const match of matchesOf(folded, scaledAndHalf))
    push(match, (numberOf(match[1] ?? match[3] ?? '') + 0.5) * scaleOf(match[2] ?? 'million'));
  for (const match of matchesOf(folded, digitHundreds))
    push(match, Number(match[1]) * 100 * (match[2] === undefined ? 1 : 1_000));
  for (const match of matchesOf(folded, quarters)) push(match, 750_000);
  return found;
}
