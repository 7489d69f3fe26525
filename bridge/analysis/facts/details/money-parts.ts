import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Money } from './details.ts';

/** What a sum can be of. Groups and concepts are those of `sum.lex`. */
export interface MoneySubject {
  readonly key: string;
  readonly name: string;
  /** Groups that are of it, and those that count where none of these is told; `other` is a sum nothing tells of. */
  readonly of: readonly string[];
  readonly otherwise: readonly string[];
  /** Concepts that must stand with the sum itself or in its sentence, whatever its group. */
  readonly named: readonly string[];
  /** Concepts that must stand beside a sum of these groups. */
  readonly beside: readonly string[];
  /** Beside these a sum counts that was taken for something else. */
  readonly also: readonly string[];
  /** Beside these a rate and how often it was due make a sum. */
  readonly rates: readonly string[];
  readonly adds: 'sum' | 'largest' | 'total';
  /** Paid over and over: brought to one period. */
  readonly inPeriods: boolean;
}

/** A sum of a subject, as often as it was due. */
export interface Part {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly period: PayPeriod | null;
  readonly isTotal: boolean;
  readonly of: Money;
}

export const partOf = (of: Money, times = 1): Part => ({
  value: of.amount * times,
  least: of.least * times,
  most: of.most * times,
  period: of.period,
  isTotal: of.isTotal,
  of,
});

export const groupOf = ({ group }: Money): string => group ?? 'other';
export const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Rent and the like are due every month too; they count where a filter asks for them. */
const costs = new Set(['rent', 'mortgage', 'limits', 'offer', 'tax']);

/** A little more or less than counted: people leave out the odd day. */
const ROUGHLY = 0.03;

/** A rate and how often it was due. */
function productsOf(money: readonly Money[], { of, otherwise, rates, key }: MoneySubject): Part[] {
  return money.flatMap((sum) => {
    const isCost = costs.has(groupOf(sum)) && ![...of, ...otherwise].includes(groupOf(sum));
    const isPay = /^(?:arrears|rent_owed)$/.test(key) && sum.own.includes('job');
    if (sum.due === null || isCost || isPay || !shares(sum.around, rates)) return [];
    const value = sum.amount * sum.due;
    const part = { ...partOf(sum), value, least: value * (1 - ROUGHLY), most: value * (1 + ROUGHLY) };
    return [{ ...part, period: null, isTotal: false }];
  });
}

const isSame = (a: Part, b: Part): boolean => Math.abs(a.value - b.value) < 0.1 * b.value;

function namedParts(money: readonly Money[], subject: MoneySubject, all: boolean): Part[] {
  const { named } = subject;
  const products = productsOf(money, subject);
  const usable = money.filter(({ period }) => subject.inPeriods || period === null);
  const own = usable.filter((sum) => shares(sum.own, named));
  if (products.length > 0) {
    const rates = new Set(products.map(({ of }) => of));
    return [...own.filter((sum) => !rates.has(sum)).map((sum) => partOf(sum)), ...products];
  }
  return (
    own.length > 0 && !(all && subject.adds === 'total') ? own : usable.filter((sum) => shares(sum.near, named))
  ).map((sum) => partOf(sum));
}

const spent = new Set(['rent', 'mortgage', 'fee', 'limits', 'medical', 'card']);

/** Money that goes out by the week or the month. */
const isSpent = (sum: Money): boolean =>
  sum.period !== 'hour' && (spent.has(groupOf(sum)) || shares(sum.own, ['spend']));

/** The sums that can be of the subject: by their group, else by the words around them. */
export function partsOf(
  money: readonly Money[],
  subject: MoneySubject,
  how: { total: boolean; household: boolean },
): Part[] {
  const { of, otherwise, named, beside, also, key, inPeriods } = subject;
  if (named.length > 0) return namedParts(money, subject, how.total);
  const products = productsOf(money, subject);
  const isBeside = (sum: Money) =>
    beside.length === 0 || shares(sum.own, beside) || (products.length === 0 && shares(sum.near, beside));
  const own = money.filter((sum) => of.includes(groupOf(sum)) && isBeside(sum)).map((sum) => partOf(sum));
  const rates = new Set(products.map(({ of: sum }) => sum));
  if (products.length > 0) {
    const told = own.filter((part) => part.period === null && !rates.has(part.of));
    if (told.length === 0) return products;
    if (key === 'wages' && !told.some(({ isTotal }) => isTotal))
      return [...told, ...products.filter((part) => !told.some((one) => isSame(one, part)))];
    return told;
  }
  if (inPeriods && (own.length === 0 || how.household)) {
    const comes = money.filter((sum) => sum.period !== null && !isSpent(sum) && !own.some((part) => part.of === sum));
    return [...own, ...comes.map((sum) => partOf(sum))].toSorted((a, b) => a.of.span.start - b.of.span.start);
  }
  if (own.length > 0) return own;
  const misled = money.filter(
    (sum) => !/^(?:offer|fee|limits)$/.test(groupOf(sum)) && isBeside(sum) && shares(sum.own, also),
  );
  if (misled.length > 0) return misled.map((sum) => partOf(sum));
  return money.filter((sum) => otherwise.includes(groupOf(sum))).map((sum) => partOf(sum));
}
