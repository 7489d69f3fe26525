import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-text.ts';
import { parseNumberWords, smallNumberWord } from './number-words.ts';

const limitPair = /(?<![\d/$.,])(\d{2,3})\/(\d{2,3})(?![\d/%]|,\d| ?(?:mm ?hg|blood|bp))/g;
const insurance =
  /\b(?:limits?|polic(?:y|ies)|coverage|insur\w+|adjuster|carrier|liability|um|uim|bi|state minimum|min(?:imum)?|carr(?:y|ies)|dec page|no-?fault|state farm|geico|progressive|allstate)\b/;
/** Pairs that no date and no eye test can be mistaken for. */
const onlyLimits = /^(?:15\/30|25\/50|25\/65|30\/60|50\/100|100\/300|250\/500|300\/300|500\/500)$/;

const spokenPairs: readonly (readonly [words: string, thousands: number])[] = [
  ['ten(?:[ /-]| and | over )twenty', 10],
  ['fifteen(?:[ /-]| and | over )thirty', 15],
  ['twenty[ -]?five(?:[ /-]| and | over )fifty', 25],
  ['thirty(?:[ /-]| and | over )sixty', 30],
  ['fifty(?:[ /-]| and | over )(?:a |one )?hundred', 50],
  ['(?:a |one )?hundred(?:[ /-]| and | over )three hundred', 100],
  ['two[ -]?fifty(?:[ /-]| and | over )five hundred', 250],
];
const perPerson = new RegExp(
  `(?<![\\d$.,/#-])(\\d{2,3}|(?:one |a )?hundred|${smallNumberWord}) (?:per|each|for each|for one|a) person\\b`,
  'g',
);

const nearInsurance = (folded: string, start: number, end: number, reach: number): boolean =>
  insurance.test(folded.slice(Math.max(0, start - reach), end + reach));

/** What one person can get of a policy that is told per person and per accident in thousands: "100/300", "ten per person". */
export function limitAmounts(folded: string): RawAmount[] {
  const found: RawAmount[] = [];
  const push = (start: number, end: number, thousands: number) =>
    found.push({ start, end, value: thousands * 1_000, currency: true, isLimit: true });
  for (const { 0: words, 1: person = '', 2: accident = '', index } of matchesOf(folded, limitPair)) {
    const near = folded.slice(Math.max(0, index - 60), index + words.length + 40);
    const isPair = Number(person) <= Number(accident) && Number(person) >= 10;
    if (isPair && (onlyLimits.test(words) || insurance.test(near))) push(index, index + words.length, Number(person));
  }
  for (const [words, thousands] of spokenPairs)
    for (const match of folded.matchAll(new RegExp(`\\b${words}\\b(?! (?:thousand|dollars|days|weeks))`, 'g'))) {
      const end = match.index + match[0].length;
      if (nearInsurance(folded, match.index, end, 60)) push(match.index, end, thousands);
    }
  for (const match of matchesOf(folded, perPerson)) {
    const told = match[1] ?? '';
    const end = match.index + told.length;
    const number = /^\d/.test(told) ? Number(told) : (parseNumberWords(told) ?? 0);
    if (number >= 10 && number < 1_000 && nearInsurance(folded, match.index, end, 120)) push(match.index, end, number);
  }
  return found;
}
