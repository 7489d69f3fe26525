import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-text.ts';
import { numberWords, parseNumberWords, smallNumberWord } from './number-words.ts';
import { vagueAmounts } from './vague-amounts.ts';

const big = /\b(?:hundred|thousand|grand|mil|million|millon|millones|cien|ciento|\w+cientos)\b/;
const currencyAfter = /^\s*(?:dollars?|bucks|dolares|pesos)\b/;
const partOfMillion = /\b(half|quarter)(?: of)?(?: a)? mil(?:lion)?\b|\bmedio millon\b/g;

/** "Nine thousand on the Visa, another five on the Discover": the thousands are said once. */
const goesOnInThousands = (folded: string, start: number, end: number): boolean =>
  /\b(?:thousand|grand|mil|\dk)\b[^.;]{0,40}\b(?:another|plus|otros)(?: about| around)? $/.test(
    folded.slice(Math.max(0, start - 70), start),
  ) && /^ (?:on|for|in|to|owed|with|en|a)\b/.test(folded.slice(end, end + 8));

interface Run {
  start: number;
  end: number;
}

/** "And" goes on only after a hundred or a thousand, "y" after tens: "nineteen and twenty-two" are two numbers. */
function goesOn(last: string, word: string): boolean {
  if (word === 'and') return big.test(last);
  return word === 'y' ? numberWords.has(last) : numberWords.has(word);
}

const letters = /[a-z]+/g;

/** Runs of number words. */
function runsIn(folded: string): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let last = '';
  for (const { 0: word, index } of matchesOf(folded, letters)) {
    const end = index + word.length;
    const beside: boolean = run !== null && run.end + 1 === index && /[ -]/.test(folded[run.end] ?? '');
    if (run !== null && beside && goesOn(last, word)) run.end = end;
    else {
      if (run !== null) runs.push(run);
      run = numberWords.has(word) ? { start: index, end } : null;
    }
    last = word;
  }
  return run === null ? runs : [...runs, run];
}

const lowEnd = new RegExp(`\\b(${smallNumberWord})(?: (to|or|and|a|y) (?:about )?|-)$`);
const opensRange = /\b(?:between|from|entre|de|anywhere|somewhere)(?: about| around)? $/;

/** "Between nineteen and twenty-two thousand", "four or five hundred": the scale is said once for both ends. */
function rangeEndingAt(folded: string, { start, end }: Run, most: number): RawAmount | null {
  const before = folded.slice(Math.max(0, start - 60), start);
  const low = lowEnd.exec(before);
  if (low === null) return null;
  const joiner = low[2];
  if (/^(?:and|a|y)$/.test(joiner ?? '') && !opensRange.test(before.slice(0, low.index))) return null;
  const scale = most >= 1_000_000 ? 1_000_000 : most >= 1_000 ? 1_000 : 100;
  const least = (parseNumberWords(low[1] ?? '') ?? 0) * scale;
  if (least === 0 || least >= most) return null;
  const from = start - (before.length - low.index);
  return { start: from, end, value: (least + most) / 2, ends: [least, most], currency: true };
}

const HOUSE_OR_OFFER =
  /\b(?:house|home|zillow|appraised|valued|payoff|mortgage|worth|offer\w*|adjuster|insur\w+|settle\w*|came up to|raised)\b/;
const spoken =
  /\b(one|two|three|four|five|six|seven|eight|nine) ((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b(?! (?:thousand|hundred|grand|am|pm|days|weeks|months|years|hours|mg))/g;
const spokenAndHalf =
  /\b(?:with|to|at|of|offered|for|is|just) (ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) five(?=[.,;"]|$|\n| and\b| to\b)/g;
const toldAlone =
  /\b(?:raised (?:it |that )?to|came (?:up|back) (?:to|with)|offered(?: me| us| him| her)?|upped it to|topped out at) (?:only |just )?["']?(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)(?=["'.,;]| and (?:not|that)\b| flat\b| tops\b)/g;

const shortened =
  /\b((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (one|two|three|four|five|six|seven|eight|nine)(?=[.,;"]|$|\n| and\b| for\b)/g;
const saysThousands = /\b(?:thousand|grand)\b|\d ?k\b|\d,\d{3}/;

/** "Forty-one thousand, thirty-eight five": hundreds are left unsaid beside thousands. */
const shortenedThousands = (folded: string): RawAmount[] =>
  matchesOf(folded, shortened).flatMap(({ 0: words, 1: thousands = '', 2: hundreds = '', index }) => {
    const end = index + words.length;
    if (!saysThousands.test(folded.slice(Math.max(0, index - 80), end + 80))) return [];
    const value = (parseNumberWords(thousands) ?? 0) * 1_000 + (parseNumberWords(hundreds) ?? 0) * 100;
    return [{ start: index, end, value, currency: true }];
  });

/** As people say prices: "one eighty-eight" for a mortgage, "twelve five" for an offer, in thousands. */
function spokenPrices(folded: string): RawAmount[] {
  const nearPrice = (at: number) => HOUSE_OR_OFFER.test(folded.slice(Math.max(0, at - 60), at));
  const found: RawAmount[] = [];
  const push = (start: number, end: number, thousands: number) => {
    if (nearPrice(start)) found.push({ start, end, value: thousands * 1_000, currency: true });
  };
  for (const { 0: words, 1: hundreds = '', 2: rest = '', index } of matchesOf(folded, spoken))
    push(index, index + words.length, (parseNumberWords(hundreds) ?? 0) * 100 + (parseNumberWords(rest) ?? 0));
  for (const { 0: words, 1: tens = '', index } of matchesOf(folded, spokenAndHalf))
    push(index + words.indexOf(tens), index + words.length, (parseNumberWords(tens) ?? 0) + 0.5);
  for (const { 0: words, 1: number = '', index } of matchesOf(folded, toldAlone)) {
    const start = index + words.lastIndexOf(number);
    found.push({ start, end: start + number.length, value: (parseNumberWords(number) ?? 0) * 1_000, currency: true });
  }
  return found;
}

/** "Grand Junction", "Thousand Oaks": a scale without a number before it. */
const isName = (folded: string, { start, end }: Run): boolean =>
  /^(?:grand|thousand)$/.test(folded.slice(start, end)) &&
  !/\b(?:an?|one|another|half a|few|couple) $/.test(folded.slice(Math.max(0, start - 10), start)) &&
  !currencyAfter.test(folded.slice(end, end + 12));

/** Spelled sums: a run of number words that holds a large one or stands before a currency ("twelve grand"). */
export function wordAmounts(folded: string): RawAmount[] {
  const found = vagueAmounts(folded);
  const isTaken = (start: number, end: number) => found.some((other) => start < other.end && other.start < end);
  for (const { 0: words, 1: part, index } of matchesOf(folded, partOfMillion))
    if (!isTaken(index, index + words.length))
      found.push({
        start: index,
        end: index + words.length,
        value: part === 'quarter' ? 250_000 : 500_000,
        currency: true,
      });
  for (const run of runsIn(folded)) {
    const words = folded.slice(run.start, run.end);
    const value = parseNumberWords(words);
    if (value === null || isTaken(run.start, run.end) || isName(folded, run)) continue;
    const spelled = big.test(words) || currencyAfter.test(folded.slice(run.end, run.end + 12));
    if (spelled && value >= 10) found.push(rangeEndingAt(folded, run, value) ?? { ...run, value, currency: true });
    else if (value < 100 && goesOnInThousands(folded, run.start, run.end))
      found.push({ ...run, value: value * 1_000, currency: true });
  }
  for (const price of [...spokenPrices(folded), ...shortenedThousands(folded)])
    if (!isTaken(price.start, price.end)) found.push(price);
  return found;
}
