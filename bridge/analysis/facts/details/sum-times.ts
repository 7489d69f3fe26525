import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';

const DAYS_A_MONTH = 30.4;
const daysIn: Record<PayPeriod, number> = {
  hour: 1 / 8,
  day: 1,
  week: 7,
  fortnight: 14,
  month: DAYS_A_MONTH,
  year: 365,
};
const ofPayments = '(?:mortgage|monthly|weekly|rent|car|house|full|last|missed|unpaid|final|whole|past|entire)';
const payments =
  '(?:payments?|paychecks?|checks?|installments?|quarters?|invoices?|pagos?|rentas?|quincenas?|shifts?|pay periods?)';
const deals = '(?:of (?:them|those|these)|charges?|deals?|orders?|sales|transfers?|trips?|loads?|jobs?|loans?|visits?)';
const times = '(?:months?|weeks?|days?|dias?|years?|meses|semanas?|mos?|wks?|yrs?)';
const counted = new RegExp(
  `(?<![a-z\\d/$.,])(${countWord}) ((?:(?:zelle|${ofPayments}) ){0,2}(?:${payments}|${deals}|${times}))\\b(?! (?:ago|old|later|left|after|before))`,
  'g',
);
/** "Last payment was seven months ago", "he's missed two". */
const sinceOrMissed = new RegExp(
  `\\b(?:last (?:payment|paid|pago)|(?:stopped|quit) paying)\\b[^.;]{0,30}?(?<![a-z\\d])(${countWord}) (months?|weeks?|years?) ago\\b|\\b(?:missed|skipped) (${countWord})(?=[.,;]|$| so far| now\\b)`,
  'g',
);
const isSpan = /\b(?:weeks?|wks?|semanas?|months?|mos?|meses|years?|yrs?)$/;
const isPayment = new RegExp(`\\b${payments}$`);
const unitPriceAfter =
  /^\s*(?:dollars?|bucks)?\s*(?:each|apiece|a ?piece|c\/u|cada un[oa]|(?:an?|per|every|each) (?:shift|visit|check|paycheck|load|trip|job|session|quarter))\b/;
const unitPriceBefore =
  /(?:\b(?:at|@|of|de|a)|\b(?:rent|renta|payments?|mortgage|note|pago)(?: (?:is|of|was|are|es|de))?(?: about| around)?|\beach(?: one)?(?: (?:was|is|for))?)\s*\$?$/;
const hoursTold = '(?:\\.\\d)?\\+? (?:hrs?|hours?|horas?)(?: (?:of )?(?:ot|overtime|extras?))?';
const hoursEach = new RegExp(
  `\\b(\\d{1,2})${hoursTold}(?: (?:a|per|each|every|por|cada|a la|al)|\\/) ?(day|week|wk|dia|semana)\\b|\\b(\\d{1,2})${hoursTold}\\b`,
);
const summedHours =
  /(?:(?<![\d$.])\d{1,3}(?:\.\d+)? ?(?:hrs?|hours?|horas)\b(?:,? (?:and|&|plus|y)|,)? ?)+(?:of (?:ot|overtime|work) )?(?:at|@|x|times|a) ?\$?$/;
const FULL_WEEK = 40;
const MOST = 520;
const REACH = 70;

interface Count {
  readonly count: number;
  readonly words: string;
  readonly at: number;
}

const daysOf = (words: string): number => {
  if (/\b(?:years?|yrs?)$/.test(words)) return unitDays(1, 'year');
  if (/\b(?:weeks?|wks?|semanas?)$/.test(words)) return 7;
  return /\b(?:days?|dias?)$/.test(words) ? 1 : DAYS_A_MONTH;
};

function countsIn(text: string, from: number): Count[] {
  const found: Count[] = [];
  const push = (told: string, words: string, at: number) => {
    const count = countOf(told);
    if (count !== null && count >= 1 && count <= MOST) found.push({ count, words, at: from + at });
  };
  for (const { 1: told = '', 2: words = '', index } of text.matchAll(counted)) {
    const lead = text.slice(Math.max(0, index - 14), index);
    const isArticle = /^an?$/.test(told) && !/\b(?:missed|lost|out|off|for|over|almost|about)(?: \w+)? $/.test(lead);
    const isDenied = countOf(told) === 1 && /\b(?:not|ni) $/.test(lead);
    if (!isArticle && !isDenied) push(told, words, index);
  }
  for (const { 1: since, 2: unit, 3: missed, index } of text.matchAll(sinceOrMissed))
    push(since ?? missed ?? '', unit ?? 'payments', index);
  return found;
}

const eachSpan = /^\S+ \S+(?: \S+)?? ?(?:an? |per |each |every |\/)(week|wk|month|mo)\b/;

/** "Five shifts a week, thirty-two weeks": so many times in each of so many. */
function timesInEach(text: string, counts: readonly Count[]): number | null {
  for (const { count, at, words } of counts) {
    const each = isSpan.test(words) ? undefined : eachSpan.exec(text.slice(at, at + 40))?.[1];
    const span = counts.find((one) => one.at !== at && isSpan.test(one.words));
    if (each === undefined || span === undefined) continue;
    return (count * span.count * daysOf(span.words)) / (each.startsWith('w') ? 7 : DAYS_A_MONTH);
  }
  return null;
}

/** "31 hrs and 28 hrs at $15": all those hours at the one rate. */
function hoursAt(text: string, { start, value }: AmountMention): number | null {
  const told = value < 200 ? summedHours.exec(text.slice(Math.max(0, start - 60), start))?.[0] : undefined;
  const hours = [...(told?.matchAll(/\d+(?:\.\d+)?/g) ?? [])].reduce((sum, [number]) => sum + Number(number), 0);
  return hours > 0 ? hours : null;
}

/** How often a rate by the hour was earned in so many days. */
function hoursIn(sentence: string, days: number): number {
  const hours = hoursEach.exec(sentence);
  if (hours === null) return (days * FULL_WEEK) / 7;
  return (days * Number(hours[1] ?? hours[3]) * (/^d/.test(hours[2] ?? '') ? 5 : 1)) / 7;
}

/**
 * How often a rate was due, by the words nearest to it in its sentence or beside it: "$425 a month, five months behind",
 * "two paychecks of $1,150 each"; null where it is no rate or nothing tells.
 */
export function timesDue(text: string, amount: AmountMention, sentence: { start: number; end: number }): number | null {
  const { start, end, period, value } = amount;
  const isUnitPrice =
    unitPriceAfter.test(text.slice(end, end + 20)) || unitPriceBefore.test(text.slice(Math.max(0, start - 30), start));
  const hours = hoursAt(text, amount);
  if (hours !== null) return hours;
  if (period === null && !isUnitPrice) return null;
  const words = text.slice(sentence.start, sentence.end);
  const from = Math.max(sentence.start - REACH, 0);
  const counts = countsIn(text.slice(from, sentence.end + REACH), from);
  const nested = isUnitPrice || period !== null ? timesInEach(text, counts) : null;
  if (nested !== null && isUnitPrice) return nested;
  const [nearest] = counts.toSorted((a, b) => Math.abs(a.at - start) - Math.abs(b.at - start));
  const hourly = period === 'hour' || (period === null && value < 100 && hoursEach.test(words));
  if (nearest === undefined) {
    const alone = hourly ? hoursEach.exec(words)?.[3] : undefined;
    return alone === undefined ? null : Number(alone);
  }
  if (isPayment.test(nearest.words) || (!hourly && period === null)) return nearest.count;
  const days = nearest.count * daysOf(nearest.words);
  return hourly ? hoursIn(words, days) : days / daysIn[period ?? 'month'];
}

const weekOfHours = new RegExp(
  `(?<![\\d$.])(${countWord})(?:\\.\\d)?\\+? ?(?:hrs?|hours?|horas) ?(?:of work )?(?:(?:an? |per |each |every |the |in a |\\/ ?|a la |por )(?:week|wk|semana)|weekly)\\b`,
);
const plainHours = new RegExp(`(?<![\\d$.])(${countWord}) ?(?:hrs?|hours?|horas)(?=[.,;]|$| at | full)`);
const LEAST_HOURS = 12;
const MOST_HOURS = 84;

/** What part-timers and long weeks make of a rate by the hour; null where the notes do not tell it. */
export function hoursAWeek(text: string, { start, end }: { start: number; end: number }): number | null {
  const told = weekOfHours.exec(text)?.[1];
  if (told !== undefined) return countOf(told);
  const hours = countOf(plainHours.exec(text.slice(start, end))?.[1] ?? '');
  return hours !== null && hours >= LEAST_HOURS && hours <= MOST_HOURS ? hours : null;
}

const each =
  /^\s*(?:each|apiece|a ?piece|c\/u|cada un[oa]|(?:per|an?|every|each) (?:visit|session|treatment|adjustment|appointment|shot|injection|pop|time))\b/;
const countBefore = new RegExp(`\\b(${countWord}) (?:[a-z-]+,? ){0,2}(?:at |of |for |@ ?)?\\$?$`);
const visits = '(?:visits|sessions|treatments|adjustments|injections|shots|appointments)';
const visitsAt = new RegExp(`\\b(${countWord}) (?:[a-z-]+ )?${visits} (?:at|@|x|for|of) ?\\$?$`);
const summedAfter = /^[^.;]{0,12}(?:=|\bso\b|\btotal\w*|\bcomes to|\bmaking)/;

const ofSeveral = /\beach\b[^.;\d]{0,16}$/;

/** "Two visits 240 each", "22 visits at 165", "there are 23 and each is 1,800": how often a price counts; once where its sum is told as well. */
export function timesEach(text: string, { start, end, period }: AmountMention, due: number | null): number {
  const before = text.slice(Math.max(0, start - 44), start);
  if (period === null && due !== null && ofSeveral.test(before)) return due;
  const after = text.slice(end, end + 16);
  const rest = after.replace(each, '');
  if (summedAfter.test(rest)) return 1;
  const told = rest === after ? visitsAt.exec(before) : (countBefore.exec(before) ?? visitsAt.exec(before));
  return countOf(told?.[1] ?? '') ?? 1;
}
