import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { findAmounts } from '../../amounts/find-amounts.ts';
import { wordsOf } from '../base/filter-text.ts';

export interface MoneyBound {
  /** "Nothing under … and nothing over …": what is refused lies outside. */
  excludesOutside?: boolean;
  least: number | null;
  most: number | null;
  /** "Over $5,000", "under $5,000": the limit itself lies outside. */
  exclusive?: boolean;
}

const lessThan = wordsOf('money.less than', 'g');
const atMost = wordsOf('money.at most', 'g');
const moreThan = wordsOf('money.more than', 'g');
const atLeast = wordsOf('money.at least', 'g');
const notMoreThan = wordsOf('money.not more than');
const notLessThan = wordsOf('money.not less than');
const periods: readonly (readonly [PayPeriod, RegExp])[] = (['month', 'year', 'hour', 'week'] as const).map(
  (period) => [period, wordsOf(`money.per ${period}`)],
);

/** Where the last of some words begins; -1 where there is none. */
const lastIndex = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;

const figures = /\b(five|six|seven|5|6|7)[- ]figures?\b/;
const leastOf: Readonly<Record<string, number>> = { five: 1e4, '5': 1e4, six: 1e5, '6': 1e5, seven: 1e6, '7': 1e6 };

/** The limits a filter sets and the period they are meant for. */
export function moneyBoundIn(main: string): { bound: MoneyBound; period: PayPeriod | null } | null {
  const [first, second] = findAmounts(main).filter(({ isLoose }) => !isLoose);
  if (first === undefined) {
    const least = leastOf[figures.exec(main)?.[1] ?? ''];
    if (least === undefined) return null;
    const isUpper = lastIndex(lessThan, main) >= 0 || lastIndex(atMost, main) >= 0;
    return { bound: isUpper ? { least: null, most: least } : { least, most: null }, period: null };
  }
  const period = first.period ?? periods.find(([, words]) => words.test(main))?.[0] ?? null;
  if (first.range) return { bound: { least: first.least, most: first.most }, period };
  const excludesOutside = /\b(?:under|below|less than)\b[^.]*\b(?:over|above|more than)\b/.test(main);
  if (second === undefined || !(excludesOutside || /\bbetween\b|\bbtwn?\b|\bfrom\b|-|\bto\b/.test(main)))
    return { bound: oneSided(main, first), period };
  const [least, most] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
  return { bound: { least, most, excludesOutside }, period };
}

const perPeriod = /^ ?(?:\/ ?|an? |per |every )?(?:hr|hour|day|wk|week|mo|month|yr|year)\b/;
const upperAfter =
  /^\s*(?:(?:or|and|&) (?:less|lower|under|below|smaller|fewer|down)|max|cap\b|ceiling|tops\b|at (?:the )?(?:very )?most|is (?:the|our) (?:max|limit|cap|ceiling|most))/;

/** The one limit of a filter, by the words on both sides of its sum. */
function oneSided(main: string, { start, end, value }: AmountMention): MoneyBound {
  const before = main.slice(Math.max(0, start - 30), start);
  const after = main.slice(end, end + 30).replace(perPeriod, '');
  if (notLessThan.test(before)) return { least: value, most: null, exclusive: false };
  if (notMoreThan.test(before)) return { least: null, most: value, exclusive: false };
  const [less, more] = [lastIndex(lessThan, before), lastIndex(moreThan, before)];
  const lower = Math.max(more, lastIndex(atLeast, before));
  const isUpper = Math.max(less, lastIndex(atMost, before)) > lower || /<=?\s*\$?\s*$/.test(before);
  return isUpper || upperAfter.test(after)
    ? { least: null, most: value, exclusive: less > lower || /<\s*\$?\s*$/.test(before) }
    : { least: value, most: null, exclusive: more > -1 };
}

/** Whether a sum lies inside; null where the words leave open on which side of a limit it lies. */
export function inBound({ least, most }: { least: number; most: number }, bound: MoneyBound): boolean | null {
  const isBelow = (sum: number) => bound.least !== null && (bound.exclusive ? sum <= bound.least : sum < bound.least);
  const isAbove = (sum: number) => bound.most !== null && (bound.exclusive ? sum >= bound.most : sum > bound.most);
  if (isBelow(most) || isAbove(least)) return false;
  return isBelow(least) || isAbove(most) ? null : true;
}

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

/** What a bound asks of a sum: "at least $5,000", "between $10,000 and $50,000 a month". */
export function limitsOf(
  { least, most, exclusive = false }: MoneyBound,
  period: PayPeriod | null,
  refused: boolean,
): string {
  const every = period === null ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`;
  const [low, high] = [dollars(least ?? 0) + every, dollars(most ?? 0) + every];
  if (least !== null && most !== null)
    return refused ? `less than ${low} or more than ${high}` : `between ${low} and ${high}`;
  // What lies beyond a limit is refused: not more than $5,000 is at most $5,000.
  const isLower = (most === null) !== refused;
  const isStrict = exclusive !== refused;
  const words = isLower ? ['at least', 'more than'] : ['at most', 'less than'];
  return `${words[isStrict ? 1 : 0]} ${most === null ? low : high}`;
}
