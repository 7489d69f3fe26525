import { matchesOf } from '../text/matches.ts';
import { createCover, type RawAmount, yearLike } from './amount-text.ts';
import { bareAmounts } from './bare-amounts.ts';

const spanishWords =
  /\b(?:el|los|las|de|del|deudas?|minim[oa]|maxim[oa]|que|con|por|una|su|dolares|pesos|mas|menos|debe|debo|debemos|tarjetas|prestamos|en|fue|son|cuentas|gana|mil dolares)\b/g;
/** "2 mil" is two thousand in Spanish and two million in English. */
const readsSpanish = (folded: string): boolean =>
  (folded.match(spanishWords)?.length ?? 0) >= (folded.length < 120 ? 1 : 3);

const scaleOf = (word: string | undefined, spanish: boolean): number => {
  if (word === undefined || word === '') return 1;
  if (word === 'mil') return spanish ? 1_000 : 1_000_000;
  if (/^(?:k|grand|thousand|miles)$/.test(word)) return 1_000;
  return /^b/.test(word) ? 1_000_000_000 : 1_000_000;
};

const scale = '(k|grand|thousand|mil|miles|mm|million|millones|millon|mill|m|billion)';
const digits = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,3})?)';
/** "401k" and "403(b)" are kinds of savings. */
const savingsPlan = '(?!(?:401|457) ?k\\b)';
const patterns: readonly { pattern: RegExp; currency: boolean }[] = [
  { pattern: new RegExp(`\\$ ?${digits}(?: ?-? ?${scale}(?![a-z]))?`, 'g'), currency: true },
  {
    pattern: new RegExp(
      `(?<![\\d$.,/#-])${savingsPlan}${digits} ?(k|grand|thousand|mil|million|millones|millon)(?![a-z])`,
      'g',
    ),
    currency: true,
  },
  { pattern: /(?<![\d$.,/#-])(\d{1,3}\.\d{1,2}) ?(m)(?![a-z])/g, currency: true },
  {
    pattern:
      /(?<![\d$.,/#-])(\d{1,2}) ?(m)(?= (?:polic(?:y|ies)|umbrella|coverage|limits?|liability|commercial|csl|estate|verdict|business)\b)/g,
    currency: true,
  },
  {
    pattern: new RegExp(`(?<![\\d$.,/#-])${digits}(?:() (?:dollars?|bucks|dolares|usd|pesos)| ?()usd)\\b`, 'g'),
    currency: true,
  },
  {
    pattern:
      /(?<![\d$.,/#-])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?)(?![\d,]*\d)()(?! (?:sq|square|miles|hours|people|lbs?|pounds|acres|employees|steps|feet))/g,
    currency: false,
  },
];

const range = new RegExp(
  `(?<![\\d$.,/#-])(\\$ ?)?${savingsPlan}${digits}(?: ?${scale})?(?: ?- ?| to | or | and | a | y )(\\$ ?)?${digits}(?: ?-? ?${scale}(?![a-z]))?(?![\\d/-]|,\\d| ?(?:days?|weeks?|months?|years?|hours?|hrs?|miles?|people)\\b)`,
  'g',
);
const opensRange = /\b(?:between|from|entre|de|anywhere|somewhere)(?: about| around)? ?$/;

/** "38k-52k", "4 or 5 grand", "between 19 and 22 thousand": one sum with two ends. */
function ranges(folded: string, spanish: boolean): RawAmount[] {
  return matchesOf(folded, range).flatMap((match) => {
    const [words, ownSign, low = '', lowScale, sign, high = '', highScale] = match;
    const joinedByAnd = / (?:and|y|a) \$?/.test(words);
    if (joinedByAnd && !opensRange.test(folded.slice(Math.max(0, match.index - 24), match.index))) return [];
    if (ownSign === undefined && sign === undefined && highScale === undefined && !/,/.test(high)) return [];
    const most = Number(high.replaceAll(',', '')) * scaleOf(highScale, spanish);
    const plain = Number(low.replaceAll(',', ''));
    const shared = lowScale === undefined && !low.includes(',') && plain < Number(high.replaceAll(',', ''));
    const least = plain * scaleOf(lowScale ?? (shared ? highScale : undefined), spanish);
    if (least >= most || least < most / 20) return [];
    const end = match.index + words.length;
    return [{ start: match.index, end, value: (least + most) / 2, ends: [least, most] as const, currency: true }];
  });
}

/** Sums written in digits: with a sign, a scale, a currency or commas, and bare ones beside what they are for. */
export function digitAmounts(folded: string): RawAmount[] {
  const spanish = readsSpanish(folded);
  const cover = createCover(folded.length);
  const found = ranges(folded, spanish).filter(({ start, end }) => cover(start, end));
  for (const { pattern, currency } of patterns) {
    for (const match of matchesOf(folded, pattern)) {
      const value = Number((match[1] ?? '').replaceAll(',', '')) * scaleOf(match[2], spanish);
      const end = match.index + match[0].length;
      if (cover(match.index, end)) found.push({ start: match.index, end, value, currency });
    }
  }
  for (const bare of bareAmounts(folded)) {
    const written = folded.slice(bare.start, bare.end);
    if (!yearLike.test(written) && cover(bare.start, bare.end)) found.push(bare);
  }
  return found;
}
