import type { AmountMention } from '../../amounts/amount-mention.ts';
import { fromDayNumber, parseIsoDay } from '../../dates/calendar.ts';
import { countOf, countWord, monthWord } from '../../dates/date-words.ts';
import { onceFor } from '../../text/once-for.ts';
import type { CaseText } from '../../text/read-text.ts';
import { type NotedDate, readDates } from '../incident-date.ts';
import { amountsOf } from '../sums.ts';
import type { CaseDetails, Money, PaymentsBehind } from './details.ts';
import { readTimes } from './happenings.ts';
import { readPlaces } from './places.ts';
import { hoursAWeek, timesDue, timesEach } from './sum-times.ts';
import { createSumWords } from './sum-words.ts';

const LIST_GAP = 26;
const more = /^ (?:more|on top|extra|besides|mas)\b/;

/** Whether an amount continues a list, where only the first has words of its own: "2021: 7,200. 2022: 6,900". */
function isListed(text: string, previous: AmountMention, { start, end }: AmountMention): boolean {
  const between = text.slice(previous.end, start);
  const isNear = between.length <= LIST_GAP && !/[a-z]{5}/.test(between);
  return isNear || (more.test(text.slice(end, end + 12)) && !/[.;]/.test(between));
}

const wholeBefore = /^ (?:\w+ )?(?:out )?of (?:my|our|his|her|their|the|a) (?:\w+ )?\$?$/;

/** No real notes contain so many amounts. */
const MOST = 100;

/** Every amount of money in the notes with what it may be for, in the order of the text. */
export function readMoney(text: CaseText): Money[] {
  const amounts = amountsOf(text).slice(0, MOST);
  const wordsAt = createSumWords(text);
  const found: Money[] = [];
  let lastClear: AmountMention | undefined;
  amounts.forEach((amount, at) => {
    const { start, end, value, least, most, period, isLoose } = amount;
    // Loose numbers do not cut off the words of clear amounts.
    const previous = isLoose ? amounts[at - 1] : lastClear;
    const next = isLoose ? amounts[at + 1] : amounts.find((other, index) => index > at && !other.isLoose);
    const words = wordsAt(amount, { before: previous?.end ?? 0, after: next?.start ?? text.text.length });
    const isNext = words.group === null && previous !== undefined && isListed(text.text, previous, amount);
    const first = isNext ? found.findLast(({ span }) => span.start <= previous.start) : undefined;
    const group = amount.isLimit ? 'limits' : (first?.group ?? words.group);
    if (!isLoose) lastClear = amount;
    if (words.isOthers) return;
    const { own, near, around, sentence } = words;
    const due = timesDue(text.text, amount, sentence);
    found.push({
      span: { start, end },
      amount: value,
      least,
      most,
      period,
      isTotal: amount.total,
      isLoose,
      isWhole: previous !== undefined && wholeBefore.test(text.text.slice(previous.end, start)),
      hasCurrency: amount.currency,
      // Only work is paid by the hour.
      group: period === 'hour' ? 'income' : group,
      own,
      near,
      around,
      due,
      each: timesEach(text.text, amount, due),
      hours: period === 'hour' ? hoursAWeek(text.text, sentence) : null,
    });
  });
  return found;
}

const payments = '(?:(?:full|whole|mortgage|house|monthly) )*(?:payments?|months?|mos?|pagos|meses)';
const counted = [
  new RegExp(`\\b(${countWord}) ${payments} (?:behind|missed|past due|in arrears|delinquent|late|back|atrasad\\w+)`),
  new RegExp(
    `\\b(?:behind|missed|skipped|late on|owe|short|atrasad[oa]s?)(?: (?:by|on|about|maybe|around|the last))* (${countWord}) ${payments}\\b`,
  ),
];
const monthsListed = new RegExp(
  `\\b(?:missed|skipped|did ?n'?t pay|haven'?t paid|behind (?:on|for)|owe(?: for)?) (${monthWord}(?:(?:,? and|,) ${monthWord}){1,11})\\b`,
);
const lastPayment =
  /\b(?:last (?:(?:mortgage|house|full|monthly) )*(?:payment|paid)|paid (?:through|thru|up to|until)|stopped paying|ultimo pago)\b|\b(?:haven'?t|hasn'?t|not|nothing|no payments?)[^.;]{0,44}\bsince\b/;
/** How far behind these words the date may be, in characters. */
const REACH = 60;

/** How many payments of rent or a loan were missed: stated, or counted from the last one made. */
function readPaymentsBehind({ text }: CaseText, dates: readonly NotedDate[], today: string): PaymentsBehind | null {
  const behind = (start: number, end: number, count: number): PaymentsBehind => ({
    span: { start, end },
    say: `${count} payments behind`,
    count,
  });
  for (const pattern of counted) {
    const match = pattern.exec(text);
    const count = countOf(match?.[1] ?? '');
    if (match !== null && count !== null) return behind(match.index, match.index + match[0].length, count);
  }
  const listed = monthsListed.exec(text);
  if (listed !== null)
    return behind(listed.index, listed.index + listed[0].length, (listed[1] ?? '').split(/,? and |, ?/).length);
  const last = lastPayment.exec(text);
  if (last === null) return null;
  const end = last.index + last[0].length;
  const date = dates.find(({ start }) => start >= last.index && start <= end + REACH);
  if (date === undefined) return null;
  const [now, paid] = [fromDayNumber(parseIsoDay(today)), fromDayNumber(date.best)];
  return behind(last.index, end, (now.year - paid.year) * 12 + now.month - paid.month);
}

type Reading = { readonly text: CaseText; readonly today: string };

const datesOf = onceFor(({ text, today }: Reading) => readDates(text, today));
const timesOf = onceFor((reading: Reading) => readTimes(reading.text, datesOf(reading), reading.today));
const placesOf = onceFor(({ text }: Reading) => readPlaces(text));
const moneyOf = onceFor(({ text }: Reading) => readMoney(text));

/** Getters of one prototype: V8 keeps those of a single object, with all they refer to, until it looks through the heap. */
const details: CaseDetails & ThisType<Reading> = {
  get happenings() {
    return timesOf(this).happenings;
  },
  get lengths() {
    return timesOf(this).lengths;
  },
  get ages() {
    return timesOf(this).ages;
  },
  get places() {
    return placesOf(this);
  },
  get money() {
    return moneyOf(this);
  },
  get paymentsBehind() {
    return readPaymentsBehind(this.text, datesOf(this), this.today);
  },
};

/** Details need only the notes, so every engine gets the same ones. */
export const readDetails = (text: CaseText, today: string): CaseDetails =>
  Object.assign(Object.create(details), { text, today });
