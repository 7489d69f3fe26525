import { type DayNumber, fromDayNumber } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { NotedDate } from '../incident-date.ts';
import type { PaymentsBehind } from './details.ts';

const payments = '(?:(?:full|whole|mortgage|house|monthly) )*(?:payments?|months?|mos?|pagos|meses)';
const counted = [
  new RegExp(`\\b(${countWord}) ${payments} (?:behind|missed|past due|in arrears|delinquent|late|back|atrasad\\w+)`),
  new RegExp(
    `\\b(?:behind|missed|skipped|late on|short|atrasad[oa]s?)(?: (?:by|on|about|maybe|around|the last))* (${countWord}) ${payments}\\b`,
  ),
];
const lastPayment =
  /\b(?:last (?:(?:mortgage|house|full|monthly) )*(?:payment|paid)|paid (?:through|thru|up to|until)|stopped paying|ultimo pago)\b/;
/** How far behind these words the date may be, in characters. */
const REACH = 60;

/** How many payments of rent or a loan were missed: stated, or counted from the last one made. */
export function readPaymentsBehind(
  { text }: CaseText,
  dates: readonly NotedDate[],
  today: DayNumber,
): PaymentsBehind | null {
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
  const last = lastPayment.exec(text);
  if (last === null) return null;
  const end = last.index + last[0].length;
  const date = dates.find(({ start }) => start >= last.index && start <= end + REACH);
  if (date === undefined) return null;
  const [now, paid] = [fromDayNumber(today), fromDayNumber(date.best)];
  return behind(last.index, end, (now.year - paid.year) * 12 + now.month - paid.month);
}
