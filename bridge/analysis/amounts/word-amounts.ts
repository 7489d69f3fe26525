import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-mention.ts';
import { numberWords, parseNumberWords, smallNumberWord } from './number-words.ts';

const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, grand: 1_000, k: 1_000 };
const scaleWord = '(hundred|thousand|grand|k|million|mil|millon|millones)';
const small = `(\\d{1,3}|${smallNumberWord})`;
const numberOf = (text: string): number => (/^\d/.test(text) ? Number(text) : (parseNumberWords(text) ?? 0));

/** Amounts as people round them. The groups are a number and its scale, half a million if there are none. */
const rounded: readonly { pattern: RegExp; ends(word: string): readonly [least: number, most: number] }[] = [
  {
    pattern: new RegExp(`\\b${small}[ -](?:some(?:[ -](?:odd|thing))?|something|odd)[ -]${scaleWord}\\b`, 'g'),
    ends: (word) => [numberOf(word), numberOf(word) + (numberOf(word) % 10 === 0 ? 9 : 1)],
  },
  { pattern: new RegExp(`\\b(couple)(?: of)? ${scaleWord}\\b`, 'g'), ends: () => [2, 2.5] },
  { pattern: new RegExp(`\\b(few) ${scaleWord}\\b`, 'g'), ends: () => [2, 4.5] },
  { pattern: new RegExp(`\\b(several) ${scaleWord}\\b`, 'g'), ends: () => [3, 9] },
  {
    pattern: new RegExp(`\\b${small} and a half ${scaleWord}\\b`, 'g'),
    ends: (word) => [numberOf(word) + 0.5, numberOf(word) + 0.5],
  },
  { pattern: /\b(half)(?: of)?(?: a)? mil(?:lion)?\b|\bmedio millon\b/g, ends: () => [0.5, 0.5] },
  { pattern: /\b(three|3)[ -]quarters of a mil(?:lion)?\b/g, ends: () => [0.75, 0.75] },
  { pattern: /\b(quarter)(?: of)?(?: a)? mil(?:lion)?\b/g, ends: () => [0.25, 0.25] },
];

const roundedAmounts = (folded: string): RawAmount[] =>
  rounded.flatMap(({ pattern, ends }) =>
    matchesOf(folded, pattern).map(({ 0: text, 1: word = '', 2: unit = 'million', index }) => {
      const [least, most] = ends(word).map((end) => end * (scales[unit] ?? 1_000_000)) as [number, number];
      const span = { start: index, end: index + text.length, value: (least + most) / 2, currency: true };
      return least === most ? span : { ...span, ends: [least, most] as const };
    }),
  );

interface Run {
  start: number;
  end: number;
}

const big = /\b(?:hundred|thousand|grand|mil|million|millon|millones|cien|ciento|\w+cientos)\b/;
const currencyAfter = /^\s*(?:dollars?|bucks|dolares|pesos)\b/;
const letters = /[a-z]+/g;

/** "And" continues a number only after a hundred or a thousand: "nineteen and twenty-two" are two numbers. */
function continuesRun(last: string, word: string): boolean {
  if (word === 'and') return big.test(last);
  return word === 'y' ? numberWords.has(last) : numberWords.has(word);
}

/** Runs of number words. */
function runsIn(folded: string): Run[] {
  const runs: Run[] = [];
  let last = '';
  let run: Run | null = null;
  for (const { 0: word, index } of matchesOf(folded, letters)) {
    const end = index + word.length;
    const isNext: boolean = run !== null && run.end + 1 === index && /[ -]/.test(folded[run.end] ?? '');
    if (run !== null && isNext && continuesRun(last, word)) run.end = end;
    else if (numberWords.has(word)) {
      run = { start: index, end };
      runs.push(run);
    } else run = null;
    last = word;
  }
  return runs;
}

/** "Grand Junction", "Thousand Oaks": a scale without a number before it. */
const isName = (folded: string, { start, end }: Run): boolean =>
  /^(?:grand|thousand)$/.test(folded.slice(start, end)) &&
  !/\b(?:an?|one|another|half a|few|couple) $/.test(folded.slice(Math.max(0, start - 10), start));

const LEAST = 10;

/** Spelled amounts, either large or with a currency: "twelve grand", "forty dollars". */
export function wordAmounts(folded: string): RawAmount[] {
  const spelled = runsIn(folded).flatMap((run): RawAmount[] => {
    const text = folded.slice(run.start, run.end);
    const value = parseNumberWords(text) ?? 0;
    const isAmount = big.test(text) || currencyAfter.test(folded.slice(run.end, run.end + 12));
    return isAmount && value >= LEAST && !isName(folded, run) ? [{ ...run, value, currency: true }] : [];
  });
  return [...roundedAmounts(folded), ...spelled];
}
