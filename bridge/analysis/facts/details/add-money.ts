import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Money } from './details.ts';
import { groupOf, type MoneySubject, type Part, partsOf, shares } from './money-parts.ts';

/** How sums are put together. */
export interface HowToAdd {
  readonly period: PayPeriod | null;
  /** All sums of the subject together. */
  readonly total: boolean;
  /** After what is owed on it. */
  readonly net: boolean;
  /** How far something fell, where that is told. */
  readonly fall: boolean;
  /** Everybody's pay in the house. */
  readonly household: boolean;
  /** What the client carries counts as well. */
  readonly ownCover: boolean;
  /** So large are the sums in question that a house "worth 320" leaves out its thousands. */
  readonly inThousands: boolean;
}

/** What sums add up to. */
export interface MoneySum {
  readonly least: number;
  readonly most: number;
  readonly first: Money;
}

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

/** People who sum up round down, and name a rate that is no part of it. */
const ROUNDED_DOWN = 1.06;

/** Parts put together; the sum that is told to be the whole counts for all. */
export function combined(parts: readonly Part[], adds: boolean): MoneySum | null {
  const greatest = (list: readonly Part[]) => list.toSorted((a, b) => b.value - a.value)[0];
  const whole = adds ? greatest(parts.filter(({ isTotal }) => isTotal)) : undefined;
  const isWhole = whole !== undefined && parts.every(({ value }) => value <= whole.value * ROUNDED_DOWN);
  const used = isWhole ? [whole] : parts;
  const largest = greatest(used);
  if (largest === undefined) return null;
  const rest = used.reduce((sum, { value }) => sum + value, -largest.value);
  const isSumItself = used.length > 2 && Math.abs(largest.value - rest) <= 1;
  if (!adds || isSumItself) return { least: largest.least, most: largest.most, first: largest.of };
  return {
    least: used.reduce((sum, { least }) => sum + least, 0),
    most: used.reduce((sum, { most }) => sum + most, 0),
    first: (used[0] ?? largest).of,
  };
}

/** "165 a year" leaves out its thousands. */
const LEAST_YEARLY = 1_000;
const LEAST_HOURLY = 200;
const LEAST_MONTHLY = 15_000;

/** Pay in the period of the filter; a bare one is taken for what people are paid so much by. */
export function inPeriod(part: Part, wanted: PayPeriod): Part {
  const { period, value } = part;
  const { hours } = part.of;
  if (period === 'hour' && hours !== null) {
    const each = (value * hours * perYear.week) / perYear[wanted];
    return { ...part, value: each, least: each, most: each };
  }
  const own = period ?? (value < LEAST_HOURLY ? 'hour' : value < LEAST_MONTHLY ? 'month' : 'year');
  const told = own === 'year' && value < LEAST_YEARLY ? value * 1_000 : value;
  const each = (told * perYear[own]) / perYear[wanted];
  return { ...part, value: each, least: each, most: each };
}

const SAME = 0.02;

/** "$4,800 a month (57,600)": the same pay told in another period counts once. */
function inOnePeriod(parts: readonly Part[], wanted: PayPeriod): Part[] {
  const converted = parts.map((part) => inPeriod(part, wanted));
  const isToldAgain = ({ value, period }: Part, at: number) =>
    converted.slice(0, at).some((one) => one.period !== period && Math.abs(one.value - value) <= SAME * value);
  return converted.filter((part, at) => !isToldAgain(part, at));
}

const owed = ['owedon'];

/** What a home or an estate is worth, without what is owed on it where the filter asks for that. */
function heldOf(money: readonly Money[], parts: readonly Part[], net: boolean): Part[] {
  const isOwed = (sum: Money) => shares(sum.own, owed);
  const held = parts.filter(({ of }) => !isOwed(of));
  const off = net ? money.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0) : 0;
  const largest = held.toSorted((a, b) => b.value - a.value)[0];
  return held.map((part) =>
    part === largest ? { ...part, value: part.value - off, least: part.least - off, most: part.most - off } : part,
  );
}

/** "It was 480k, now 195k": what was lost is the difference. */
export function fallIn(money: readonly Money[]): MoneySum | null {
  for (const [at, high] of money.entries()) {
    const low = money[at + 1];
    if (low === undefined || low.amount >= high.amount || !low.own.includes('left')) continue;
    const isElided = low.amount < 1_000 && high.amount >= LEAST_IN_THOUSANDS;
    const lost = high.amount - (isElided ? low.amount * 1_000 : low.amount);
    return { least: lost, most: lost, first: high };
  }
  return null;
}

const property = /^(?:equity|assets|home_value|income|price|revenue)$/;
const LEAST_IN_THOUSANDS = 20_000;

/** A house or a salary is told without its thousands: "base 118", "they want 285 for it". */
function inThousands(sum: Money, { key }: MoneySubject, how: HowToAdd): Money {
  const isElided =
    !sum.hasCurrency &&
    sum.period === null &&
    sum.amount < 1_000 &&
    how.inThousands &&
    property.test(key) &&
    (sum.isLoose || key !== 'income');
  return isElided ? { ...sum, amount: sum.amount * 1_000, least: sum.least * 1_000, most: sum.most * 1_000 } : sum;
}

/** Where some sums are said to be open or paid, the price of the whole is not at stake; one told twice counts once. */
function atStake(parts: readonly Part[]): Part[] {
  const isPart = ({ of }: Part) => shares(of.own, ['paid', 'cost', 'fee', 'due', 'open', 'lost']);
  const own = parts.filter(({ of }) => !shares(of.own, ['agreed']));
  const rest = own.some(isPart) ? own : parts;
  const open = rest.filter(({ of }) => shares(of.own, ['open']));
  const most = Math.max(0, ...open.map(({ value }) => value));
  const chosen = open.length > 0 && rest.some(({ value }) => value > 3 * most) ? open : rest;
  return chosen.filter(
    ({ value }, at) => value < LEAST_IN_THOUSANDS || chosen.findIndex((one) => one.value === value) === at,
  );
}

/** Pain and what is still to come can make this many times of the bills and the lost pay. */
const PAIN_FACTOR = 3;
const worthOf = (sum: MoneySum | null): MoneySum | null =>
  sum === null ? null : { ...sum, most: groupOf(sum.first) === 'other' ? sum.most : sum.most * PAIN_FACTOR };

/** What was not paid of a loss: told itself, or the cost without what was paid. */
function gapIn(money: readonly Money[]): MoneySum | null {
  const sums = money.filter(({ period, amount }) => period === null && amount >= 100);
  const told = sums.find(({ own }) => own.includes('gap'));
  const largest = (some: readonly Money[]) => some.toSorted((a, b) => b.amount - a.amount)[0];
  const paid = largest(sums.filter(({ own }) => own.includes('paid') && !own.includes('cost')));
  const cost = largest(sums.filter((sum) => sum !== paid && sum.own.includes('cost')));
  const gap = told?.amount ?? (cost === undefined || paid === undefined ? undefined : cost.amount - paid.amount);
  const first = told ?? cost;
  return gap === undefined || first === undefined ? null : { least: Math.max(0, gap), most: Math.max(0, gap), first };
}

/** What the notes add up to for a subject; null where they tell no figures. */
export function sumOf(all: readonly Money[], subject: MoneySubject, how: HowToAdd): MoneySum | null {
  const money = all.map((sum) => inThousands(sum, subject, how));
  const { key, inPeriods } = subject;
  if (key === 'gap') return gapIn(money);
  const adds = subject.adds === 'sum' || (subject.adds === 'total' && how.total);
  const parts = partsOf(money, subject, how);
  if (key === 'equity') return combined(heldOf(money, parts, true), true);
  if (inPeriods) return combined(inOnePeriod(parts, how.period ?? 'year'), adds);
  if (key === 'cover' && !how.ownCover) {
    const theirs = parts.filter(({ of }) => !shares(of.own, ['cover']));
    return combined(theirs.length > 0 ? theirs : parts, false);
  }
  if (key === 'assets')
    return combined(
      heldOf(
        money,
        parts.filter(({ period }) => period === null),
        how.net,
      ),
      adds,
    );
  if (key === 'can_pay')
    return combined(
      parts.filter(({ of }) => !shares(of.own, ['bail'])),
      adds,
    );
  const sums = parts.filter(({ period, of }) => period === null && !of.isWhole);
  const counted = adds ? sums.map((part) => ({ ...part, ...timesEach(part) })) : sums;
  if (key === 'case_value') return worthOf(combined(counted, true));
  return combined(key === 'stake' ? atStake(counted) : counted, adds);
}

const timesEach = ({ value, least, most, of: { each } }: Part) => ({
  value: value * each,
  least: least * each,
  most: most * each,
});
