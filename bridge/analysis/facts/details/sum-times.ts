import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord, unitOf } from '../../dates/date-words.ts';
import type { Span } from '../../text/read-text.ts';

const DAYS_A_MONTH = 30.4;
const daysIn: Record<PayPeriod, number> = {
  hour: 1 / 8,
  day: 1,
  week: 7,
  fortnight: 14,
  month: DAYS_A_MONTH,
  year: 365,
};
const payments =
  '(?:payments?|paychecks?|checks?|installments?|quarters?|invoices?|pagos?|rentas?|quincenas?|shifts?|pay periods?)';
const deals = '(?:of (?:them|those|these)|charges?|deals?|orders?|sales|transfers?|trips?|loads?|jobs?|loans?|visits?)';
const units = '(?:months?|weeks?|days?|dias?|years?|meses|semanas?|mos?|wks?|yrs?)';
const counted = new RegExp(
  `(?<![a-z\\d/$.,])(?<!\\b(?:not|ni) )(?!(?<!\\b(?:missed|lost|out|off|for|over|about) (?:\\w+ )?)an? )(${countWord}) ` +
    `((?:(?:zelle|mortgage|monthly|weekly|rent|car|house|full|last|missed|unpaid|final|whole|past|entire) ){0,2}` +
    `(?:${payments}|${deals}|${units}))\\b(?! (?:ago|old|later|left|after|before))`,
  'g',
);
/** "Last payment was seven months ago", "he's missed two". */
const sinceOrMissed = new RegExp(
  `\\b(?:last (?:payment|paid|pago)|(?:stopped|quit) paying)\\b[^.;]{0,30}?(?<![a-z\\d])(${countWord}) (months?|weeks?|years?) ago\\b` +
    `|\\b(?:missed|skipped) (${countWord})(?=[.,;]|$| so far| now\\b)`,
  'g',
);
const isPayment = new RegExp(`\\b${payments}$`);
const unitPriceAfter =
  /^\s*(?:dollars?|bucks)?\s*(?:each|apiece|a ?piece|c\/u|cada un[oa]|(?:an?|per|every|each) (?:shift|visit|check|paycheck|load|trip|job|session|quarter))\b/;
const unitPriceBefore =
  /(?:\b(?:at|@|of|de|a)|\b(?:rent|renta|payments?|mortgage|note|pago)(?: (?:is|of|was|are|es|de))?(?: about| around)?|\beach(?: one)?(?: (?:was|is|for))?)\s*\$?$/;
const hoursEach =
  /\b(\d{1,2})(?:\.\d)?\+? (?:hrs?|hours?|horas)(?: (?:of )?(?:ot|overtime|extras?))?(?:(?: (?:a|per|each|every|por|cada|a la|al)|\/) ?(day|week|wk|dia|semana))?\b/;
const FULL_WEEK = 40;
const WORKDAYS = 5;
/** A price below this in dollars, beside hours of work, is a rate by the hour. */
const MOST_HOURLY = 100;
const MOST_TIMES = 520;
/** How far beyond the sentence of a rate its count may be, in characters. */
const REACH = 70;

function daysOf(words: string): number {
  const unit = unitOf(words.slice(words.lastIndexOf(' ') + 1)) ?? 'month';
  return unit === 'month' ? DAYS_A_MONTH : unitDays(1, unit);
}

/** Hours worked in so many days. */
function hoursIn(match: RegExpExecArray | null, days: number): number {
  const [, hours, unit = ''] = match ?? [];
  const aWeek = hours === undefined ? FULL_WEEK : Number(hours) * (/^d/.test(unit) ? WORKDAYS : 1);
  return (days * aWeek) / 7;
}

/**
 * How often a rate was due, by the nearest count in its sentence or beside it: "$425 a month, five months behind", "two
 * paychecks of $1,150 each"; null where it is no rate or nothing says how often.
 */
export function timesDue(text: string, amount: AmountMention, sentence: Span): number | null {
  const { start, end, period, value } = amount;
  const isUnitPrice =
    unitPriceAfter.test(text.slice(end, end + 20)) || unitPriceBefore.test(text.slice(Math.max(0, start - 30), start));
  if (period === null && !isUnitPrice) return null;
  const from = Math.max(sentence.start - REACH, 0);
  const counts = [...text.slice(from, sentence.end + REACH).matchAll(counted)].flatMap(
    ({ 1: number, 2: words, index }) => {
      const count = countOf(number ?? '') ?? 0;
      return count >= 1 && count <= MOST_TIMES
        ? [{ count, words: words ?? '', distance: Math.abs(from + index - start) }]
        : [];
    },
  );
  for (const { 1: since, 2: unit, 3: missed, index } of text
    .slice(from, sentence.end + REACH)
    .matchAll(sinceOrMissed)) {
    const count = countOf(since ?? missed ?? '') ?? 0;
    counts.push({ count, words: unit ?? 'payments', distance: Math.abs(from + index - start) });
  }
  const [nearest] = counts.sort((a, b) => a.distance - b.distance);
  const words = text.slice(sentence.start, sentence.end);
  const hours = hoursEach.exec(words);
  const isHourly = period === 'hour' || (period === null && value < MOST_HOURLY && hours !== null);
  if (nearest === undefined) return isHourly && hours !== null && hours[2] === undefined ? Number(hours[1]) : null;
  if (isPayment.test(nearest.words) || (period === null && !isHourly)) return nearest.count;
  const days = nearest.count * daysOf(nearest.words);
  return isHourly ? hoursIn(hours, days) : days / daysIn[period ?? 'month'];
}

const weekOfHours = new RegExp(
  `(?<![\\d$.])(${countWord})(?:\\.\\d)?\\+? ?(?:hrs?|hours?|horas) ?(?:of work )?` +
    '(?:(?:an? |per |each |every |the |in a |\\/ ?|a la |por )(?:week|wk|semana)|weekly)\\b',
);

/** Hours worked in a week; null where the notes do not say. */
export const hoursAWeek = (text: string, { start, end }: Span): number | null =>
  countOf(weekOfHours.exec(text.slice(start, end))?.[1] ?? '');

const visits = '(?:visits?|sessions?|treatments?|adjustments?|appointments?|shots?|injections?)';
const eachAfter = new RegExp(`^\\s*(?:each|apiece|a ?piece|c\\/u|cada un[oa]|(?:per|an?|every|each) ${visits})\\b`);
const countBefore = new RegExp(`\\b(${countWord}) (?:[a-z-]+,? ){0,2}(?:at |of |for |@ ?)?\\$?$`);
const visitsAt = new RegExp(`\\b(${countWord}) (?:[a-z-]+ )?${visits} (?:at|@|x|for|of) ?\\$?$`);

const eachBefore = /\beach\b[^.;\d]{0,16}$/;

/** How often a price was paid: "two visits 240 each", "22 visits at 165", "there are 23 and each is 1,800". */
export function timesEach(text: string, { start, end, period }: AmountMention, due: number | null): number {
  const before = text.slice(Math.max(0, start - 44), start);
  if (period === null && due !== null && eachBefore.test(before)) return due;
  const match = visitsAt.exec(before) ?? (eachAfter.test(text.slice(end, end + 16)) ? countBefore.exec(before) : null);
  return countOf(match?.[1] ?? '') ?? 1;
}
