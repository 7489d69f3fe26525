import words from '../data/amounts.json' with { type: 'json' };
import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-mention.ts';
import { parseNumberWords, smallNumberWord } from './number-words.ts';

const spanishWord = new RegExp(`\\b(?:${words.spanish.join('|')})\\b`, 'g');

/** "2 mil" is two thousand in Spanish and two million in English. */
const isSpanish = (folded: string): boolean =>
  matchesOf(folded, spanishWord, 3).length >= (folded.length < 120 ? 1 : 3);

const thousand = /^(?:k|grand|thousand|miles)$/;

function scaleOf(word: string | undefined, spanish: boolean): number {
  if (word === undefined || word === '') return 1;
  if (word === 'hundred') return 100;
  if (thousand.test(word) || (word === 'mil' && spanish)) return 1_000;
  return word === 'billion' ? 1_000_000_000 : 1_000_000;
}

const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : (parseNumberWords(text) ?? 0);

/** Only after a currency sign or a range is a lone "m" a million. */
const scale = '(k|hundred|grand|thousand|mil|miles|mm|million|millones|millon|mill|m|billion)';
const commaDigits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?';
const digits = `(?:${commaDigits}|\\d{1,9}(?:\\.\\d{1,3})?)`;
const opens = '(?<![\\d$.,/#-])';
/** "401k" is a savings plan, a "2026 Grand Cherokee" a car. */
const otherThan = '(?!(?:401|457) ?k\\b|(?:19|20)\\d\\d grand\\b)';

/** Amounts in digits; the second group is the scale. */
const patterns: readonly { pattern: RegExp; currency: boolean }[] = [
  { pattern: new RegExp(`\\$ ?(${digits})(?: ?-? ?${scale}(?![a-z]))?`, 'g'), currency: true },
  {
    pattern: new RegExp(
      `${opens}${otherThan}(${digits}) ?(k|hundred|grand|thousand|mil|million|millones|millon)(?![a-z])`,
      'g',
    ),
    currency: true,
  },
  { pattern: new RegExp(`${opens}(\\d{1,3}\\.\\d{1,2}) ?(m)(?![a-z])`, 'g'), currency: true },
  {
    pattern: new RegExp(
      `${opens}(\\d{1,2}) ?(m)(?= (?:polic(?:y|ies)|umbrella|coverage|limits?|liability|commercial|csl)\\b)`,
      'g',
    ),
    currency: true,
  },
  { pattern: new RegExp(`${opens}(${digits}) ?(?:dollars?|bucks|dolares|usd|pesos)\\b`, 'g'), currency: true },
  {
    pattern: new RegExp(
      `${opens}(${commaDigits})(?![\\d,]*\\d)(?! (?:sq|square|miles|hours|people|lbs?|pounds|acres|employees|steps|feet))`,
      'g',
    ),
    currency: false,
  },
];

const number = `(${digits}|${smallNumberWord})`;
/** A hyphen joins two figures but also the parts of one spelled number. */
const joiner = '(?:(?<=[\\dk]) ?- ?| to | or | and | a | y )';
const range = new RegExp(
  `(?<![\\w$.,/#-])(\\$ ?)?${otherThan}${number}(?: ?${scale})?${joiner}(?:about )?` +
    `(\\$ ?)?${otherThan}${number}(?: ?-? ?${scale}(?![a-z]))?` +
    `(?![\\d/-]|,\\d|[a-z]| ?(?:days?|weeks?|months?|years?|hours?|hrs?|miles?|people)\\b)`,
  'g',
);
const opensRange = /\b(?:between|from|entre|de|anywhere|somewhere)(?: about| around)? ?$/;

/** "38k-52k", "four or five grand", "between 19 and 22 thousand": one amount with two ends. */
function ranges(folded: string, spanish: boolean): RawAmount[] {
  return matchesOf(folded, range).flatMap((match) => {
    const { 0: text, 1: lowSign, 2: low = '', 3: lowScale, 4: highSign, 5: high = '', 6: highScale, index } = match;
    const joinedByAnd = / (?:and|y|a) /.test(text);
    if (joinedByAnd && !opensRange.test(folded.slice(Math.max(0, index - 24), index))) return [];
    if (lowSign === undefined && highSign === undefined && highScale === undefined && !high.includes(',')) return [];
    const most = numberOf(high) * scaleOf(highScale, spanish);
    const plain = numberOf(low);
    const isScaleShared = lowScale === undefined && !low.includes(',') && plain < numberOf(high);
    const least = plain * scaleOf(isScaleShared ? highScale : lowScale, spanish);
    if (least >= most || least < most / 20) return [];
    const end = index + text.length;
    return [{ start: index, end, value: (least + most) / 2, ends: [least, most] as const, currency: true }];
  });
}

/** Amounts in digits with a sign, a scale, a currency or commas. Of two that overlap the first is meant. */
export function digitAmounts(folded: string): RawAmount[] {
  const spanish = isSpanish(folded);
  const written = patterns.flatMap(({ pattern, currency }) =>
    matchesOf(folded, pattern).map(({ 0: text, 1: figure = '', 2: scaleWord, index }) => {
      const value = numberOf(figure) * scaleOf(scaleWord, spanish);
      return { start: index, end: index + text.length, value, currency };
    }),
  );
  return [...ranges(folded, spanish), ...written];
}
