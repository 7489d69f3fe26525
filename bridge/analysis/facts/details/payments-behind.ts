import { type DayNumber, fromDayNumber } from '../../dates/calendar.ts';
import { countOf, countWord, monthWord } from '../../dates/date-words.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { NotedDate } from '../incident-date.ts';
import type { PaymentsBehind } from './details.ts';

const payments = '(?:(?:full|whole|mortgage|house|monthly) )*(?:payments?|months?|mos?|pagos|meses)';
const counted = [
  new RegExp(`\\b(${countWord}) ${payments} (?:behind|missed|past due|in arrears|delinquent|late|back|atrasad\\w+)`),
  new RegExp(
    `\\b(?:behind|missed|skipped|late on|owe|short|atrasad[oa]s?)(?: (?:by|on|about|maybe|like|around|the last|our last|my last|for))* (${countWord}) ${payments}\\b`,
  ),
];
const monthsListed = new RegExp(
  `\\b(?:missed|skipped|did ?n'?t pay|haven'?t paid|behind (?:on|for)|late (?:on|for)|owe(?: for)?) (${monthWord}(?:(?:,? and|,) ${monthWord}){1,11})\\b`,
);
const lastPaid = [
  /\b(?:last (?:(?:mortgage|house|full|monthly) )*(?:payment|paid)|paid (?:through|thru|up to|until)|stopped paying|ultimo pago)\b/,
  /\b(?:haven'?t|hasn'?t|not|nothing|no payments?)[^.;]{0,24}\b(?:paid|made|sent)?\b[^.;]{0,20}\bsince\b/,
];
const REACH = 60;

/** How many payments of a rent or a loan are missing, told or counted from the last one made. */
export function readPaymentsBehind(
  text: CaseText,
  dates: readonly NotedDate[],
  today: DayNumber,
): PaymentsBehind | null {
  const all = text.text;
  const behind = (match: RegExpExecArray, count: number): PaymentsBehind => ({
    span: { start: match.index, end: match.index + match[0].length },
    say: `${count} payments behind`,
    count,
  });
  for (const words of counted) {
    const match = words.exec(all);
    const count = countOf(match?.[1] ?? '');
    if (match !== null && count !== null) return behind(match, count);
  }
  const listed = monthsListed.exec(all);
  if (listed !== null) return behind(listed, listed[1]?.split(/,? and |, ?/).length ?? 0);
  const last = lastPaid.map((words) => words.exec(all)).find((match) => match !== null);
  if (last === undefined || last === null) return null;
  const reach = last.index + last[0].length + REACH;
  const date = dates.find(({ start }) => start >= last.index && start <= reach);
  if (date === undefined) return null;
  const [now, paid] = [fromDayNumber(today), fromDayNumber(date.best)];
  return behind(last, (now.year - paid.year) * 12 + now.month - paid.month);
}
