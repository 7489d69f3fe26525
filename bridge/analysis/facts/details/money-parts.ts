import type { Money } from './details.ts';

/** What filters set a limit to. Groups and concepts are those of `sum.lex`. */
export interface MoneySubject {
  readonly key: string;
  readonly name: string;
  /** Groups of the subject, and those that count if the notes have none of these; `other` is an amount without a group. */
  readonly of: readonly string[];
  readonly otherwise: readonly string[];
  /** Concepts that must be beside the amount or in its sentence, whatever its group. */
  readonly named: readonly string[];
  /** Concepts that must be beside an amount of these groups. */
  readonly beside: readonly string[];
  /** Beside these a rate and how often it was due make an amount. */
  readonly rates: readonly string[];
  readonly adds: 'sum' | 'largest' | 'total';
  /** Paid over and over: converted to one period. */
  readonly inPeriods: boolean;
}

/** An amount of a subject, as often as it was due. */
export interface Part extends Pick<Money, 'least' | 'most' | 'period' | 'isTotal'> {
  readonly value: number;
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
const partsFrom = (money: readonly Money[]): Part[] => money.map((sum) => partOf(sum));

export const groupOf = ({ group }: Money): string => group ?? 'other';
export const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** People leave out the odd day. */
const ROUGHLY = 0.03;
/** Rent and the like are due every month too; they count only where a filter is about them. */
const costs = ['rent', 'mortgage', 'limits', 'offer', 'tax'];

/** Rates multiplied by how often they were due. */
function productsOf(money: readonly Money[], { of, otherwise, rates }: MoneySubject): Part[] {
  const otherCosts = costs.filter((group) => !of.includes(group) && !otherwise.includes(group));
  return money.flatMap((sum) => {
    if (sum.due === null || otherCosts.includes(groupOf(sum)) || !shares(sum.around, rates)) return [];
    const { value } = partOf(sum, sum.due);
    const [least, most] = [value * (1 - ROUGHLY), value * (1 + ROUGHLY)];
    return [{ value, least, most, period: null, isTotal: false, of: sum }];
  });
}

/** Money that goes out by the week or the month. */
const isSpent = (sum: Money): boolean =>
  ['rent', 'mortgage', 'fee', 'limits', 'medical', 'card'].includes(groupOf(sum)) || sum.own.includes('spend');

/** The amounts of a subject: by their group, else by the words around them. */
export function partsOf(
  money: readonly Money[],
  subject: MoneySubject,
  how: { total: boolean; household: boolean },
): Part[] {
  const { of, otherwise, named, beside, inPeriods } = subject;
  const products = productsOf(money, subject);
  const ofKind = money.filter(({ period }) => inPeriods || period === null);
  if (named.length > 0) {
    const own = ofKind.filter((sum) => shares(sum.own, named));
    if (products.length > 0) return [...partsFrom(own), ...products];
    const isWholeSentence = own.length === 0 || (how.total && subject.adds === 'total');
    return partsFrom(isWholeSentence ? ofKind.filter((sum) => shares(sum.near, named)) : own);
  }
  const isBeside = (sum: Money) =>
    beside.length === 0 || shares(sum.own, beside) || (products.length === 0 && shares(sum.near, beside));
  const own = money.filter((sum) => of.includes(groupOf(sum)) && isBeside(sum));
  if (products.length > 0) {
    const stated = own.filter((sum) => sum.period === null && !products.some((product) => product.of === sum));
    return stated.length > 0 ? partsFrom(stated) : products;
  }
  if (inPeriods && (own.length === 0 || how.household)) {
    const isIncome = (sum: Money) => own.includes(sum) || (sum.period !== null && !isSpent(sum));
    return partsFrom(money.filter(isIncome));
  }
  return partsFrom(own.length > 0 ? own : money.filter((sum) => otherwise.includes(groupOf(sum))));
}
