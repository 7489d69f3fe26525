import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { nearbyAt, type RecordFacts } from '../record-facts.ts';

const daysIn: Record<PayPeriod, number> = { hour: 1 / 8, day: 1, week: 7, fortnight: 14, month: 30.4, year: 365 };
const countedWords =
  '(?:(?:mortgage|zelle|monthly|weekly|biweekly|rent|car|house|full|last|missed|unpaid|final|whole|past|entire) ){0,2}(?:payments?|deals?|orders?|sales|transfers?|trips?|loads?|jobs?|loans?|visits?|paychecks?|checks?|installments?|quarters?|invoices?|months?|weeks?|days?|dias?|shifts?|years?|cheques?|pagos?|rentas?|quincenas?|meses|semanas?|mos?|wks?|yrs?|pay periods?|of (?:them|those|these))';
const counted = new RegExp(
  `(?<![a-z\\d/$.,])(${countWord}) (${countedWords})\\b(?! (?:ago|old|later|left|after|before))`,
  'g',
);
/** "Last payment was seven months ago", "he's missed two". */
const sinceOrMissed = new RegExp(
  `\\b(?:last (?:payment|paid|pago)|(?:stopped|quit) paying)\\b[^.;]{0,30}?(?<![a-z\\d])(${countWord}) (months?|weeks?|years?) ago\\b|\\b(?:missed|skipped) (${countWord})(?=[.,;]|$| so far| now\\b)`,
  'g',
);
const unitPriceAfter =
  /^\s*(?:dollars?|bucks)?(?: (?:of|in) \w+)?\s*(?:each|apiece|a ?piece|every one|c\/u|cada un[oa]|(?:an?|per|every|each) (?:shift|visit|check|paycheck|load|trip|job|delivery|session|quarter))\b/;
const unitPriceBefore =
  /(?:\b(?:at|@|of|de|a)|\b(?:rent|renta|payments?|mortgage|note|pago)(?:'s)?(?: (?:is|of|was|are|es|de))?(?: about| around)?|\beach(?: one)?(?: (?:was|is|for))?)\s*\$?$/;
const isPayPeriod =
  /\b(?:payments?|paychecks?|checks?|installments?|quarters?|invoices?|pagos?|rentas?|quincenas?|shifts?|pay periods?|cheques?)$/;
const hoursEach =
  /\b(\d{1,2})(?:\.\d)? (?:hrs?|hours?|horas?)(?: (?:of )?(?:ot|overtime|extras?))?(?: (?:a|per|each|every|por|cada|a la|al)|\/) ?(day|week|wk|dia|semana)\b|\b(\d{1,2})\+? (?:hrs?|hours?|horas?)(?: (?:of )?(?:ot|overtime|extras?))?\b/;

const days = (words: string): number =>
  /\b(?:years?|yrs?|anos?)$/.test(words)
    ? unitDays(1, 'year')
    : /\b(?:weeks?|wks?|semanas?)$/.test(words)
      ? 7
      : /\b(?:days?|dias?)$/.test(words)
        ? 1
        : 30.4;

interface Count {
  count: number;
  words: string;
  at: number;
}

function countsIn(facts: RecordFacts, from: number, to: number): Count[] {
  const counts: Count[] = [];
  for (const match of facts.folded.slice(from, to).matchAll(counted)) {
    const count = countOf(match[1] ?? '');
    if (/^(?:not|ni) /.test(facts.folded.slice(from + match.index - 4, from + match.index)) && count === 1) continue;
    const lead = facts.folded.slice(Math.max(0, from + match.index - 14), from + match.index);
    if (
      /^an?$/.test(match[1] ?? '') &&
      !/\b(?:missed|lost|out|off|for|over|almost|about)(?: for| about| only)? $/.test(lead)
    )
      continue;
    if (count !== null && count >= 1 && count <= 520)
      counts.push({ count, words: match[2] ?? '', at: from + match.index });
  }
  for (const match of facts.folded.slice(from, to).matchAll(sinceOrMissed)) {
    const [, since, unit, missed] = match;
    const count = countOf(since ?? missed ?? '');
    if (count !== null && count >= 1 && count <= 520)
      counts.push({ count, words: unit ?? 'payments', at: from + match.index });
  }
  return counts;
}

/** "Five shifts a week, thirty-two weeks": so many times in each of so many. */
function timesAWeek({ folded }: RecordFacts, counts: readonly Count[]): number | null {
  for (const { count, at, words } of counts) {
    const each = /^\S+ \S+(?: \S+)?? ?(?:an? |per |each |every |\/)(week|wk|month|mo)\b/.exec(
      folded.slice(at, at + 40),
    )?.[1];
    if (each === undefined || /\b(?:weeks?|wks?|months?|mos?|years?|yrs?)$/.test(words)) continue;
    const span = counts.find((one) => one.at !== at && /\b(?:weeks?|wks?|months?|mos?|years?|yrs?)$/.test(one.words));
    if (span !== undefined) return (count * span.count * days(span.words)) / (each.startsWith('w') ? 7 : 30.4);
  }
  return null;
}

const summedHours =
  /(?:(?<![\d$.])\d{1,3}(?:\.\d+)? ?(?:hrs?|hours?|horas)\b(?:,? (?:and|&|plus|y)|,)? ?)+(?:of (?:ot|overtime|work) )?(?:at|@|x|times|a) ?\$?$/;

/** "31 hrs and 28 hrs at $15": all those hours at the one rate. */
function hoursAt({ folded }: RecordFacts, { start, value }: AmountMention): number | null {
  const told = value < 200 ? summedHours.exec(folded.slice(Math.max(0, start - 60), start))?.[0] : undefined;
  const hours = [...(told?.matchAll(/\d+(?:\.\d+)?/g) ?? [])].reduce((sum, [number]) => sum + Number(number), 0);
  return hours > 0 ? hours : null;
}

/** How often a rate was due by the words nearest to it, in its own sentence or in the next to it. */
function timesDue(facts: RecordFacts, amount: AmountMention, isUnitPrice: boolean): number | null {
  const sentence = nearbyAt(facts, amount.start, amount.end);
  const from = Math.max(sentence.start - 70, 0);
  const counts = countsIn(facts, from, Math.min(sentence.end + 70, facts.folded.length));
  const nested = timesAWeek(facts, counts);
  if (nested !== null && isUnitPrice) return nested;
  const nearest = counts.sort((a, b) => Math.abs(a.at - amount.start) - Math.abs(b.at - amount.start))[0];
  const hourly =
    amount.period === 'hour' || (amount.period === null && amount.value < 100 && hoursEach.test(sentence.text));
  if (nearest === undefined) {
    const hours = hourly ? hoursEach.exec(sentence.text) : null;
    return hours?.[3] === undefined ? null : Number(hours[3]);
  }
  if (isPayPeriod.test(nearest.words) || (!hourly && isUnitPrice && amount.period === null)) return nearest.count;
  if (amount.period === null && !hourly) return null;
  if (amount.period !== null && !hourly) return (nearest.count * days(nearest.words)) / daysIn[amount.period];
  const hours = hoursEach.exec(sentence.text);
  if (hours === null) return (nearest.count * days(nearest.words) * 40) / 7;
  const perWeek = Number(hours[1] ?? hours[3]) * (/^d/.test(hours[2] ?? '') ? 5 : 1);
  return (nearest.count * days(nearest.words) * perWeek) / 7;
}

const each =
  /^\s*(?:each|apiece|a ?piece|every one|c\/u|cada un[oa]|(?:per|an?|every|each) (?:visit|session|treatment|adjustment|appointment|shot|injection|pop|time))\b/;
const countBefore = new RegExp(`\\b(${countWord}) (?:[a-z-]+,? ){0,2}(?:at |of |for |@ ?)?\\$?$`);
const summedAfter = /^[^.;]{0,12}(?:=|\bso\b|\btotal\w*|\bcomes to|\bmaking)/;

const countAt = new RegExp(
  `\\b(${countWord}) (?:[a-z-]+ )?(?:visits|sessions|treatments|adjustments|injections|shots|appointments) (?:at|@|x|for|of) ?\\$?$`,
);

/** "Two visits 240 each", "22 visits at 165": how often a price counts; once where its sum is told as well. */
export function timesEach({ folded }: RecordFacts, { start, end }: AmountMention): number {
  const before = folded.slice(Math.max(0, start - 44), start);
  const after = folded.slice(end, end + 16);
  const rest = after.replace(each, '');
  if (summedAfter.test(rest)) return 1;
  const told = rest === after ? countAt.exec(before) : (countBefore.exec(before) ?? countAt.exec(before));
  return countOf(told?.[1] ?? '') ?? 1;
}

/** Sums told as a rate and how often it was due: "$425 a month, five months behind", "two paychecks of $1,150 each". */
export function productsOf(facts: RecordFacts, beside: RegExp): AmountMention[] {
  const products: AmountMention[] = [];
  for (const amount of facts.amounts) {
    const isUnitPrice =
      unitPriceAfter.test(facts.folded.slice(amount.end, amount.end + 20)) ||
      unitPriceBefore.test(facts.folded.slice(Math.max(0, amount.start - 30), amount.start));
    const hours = hoursAt(facts, amount);
    if (amount.period === null && !isUnitPrice && hours === null) continue;
    const sentence = nearbyAt(facts, amount.start, amount.end);
    if (!beside.test(facts.folded.slice(Math.max(0, sentence.start - 70), sentence.end + 70))) continue;
    const times = hours ?? timesDue(facts, amount, isUnitPrice);
    if (times === null) continue;
    const value = amount.value * times;
    products.push({ ...amount, value, least: value * 0.97, most: value * 1.03, period: null, total: false });
  }
  return products;
}
