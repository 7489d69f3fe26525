import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Money } from '../../facts/case-facts.ts';
import { inBound, type MoneyBound } from './money-bound.ts';
import type { MoneySubject } from './money-subjects.ts';

/** What a filter asks of the sums of a record. */
export interface MoneyQuestion {
  /** Several are added. */
  readonly subjects: readonly MoneySubject[];
  readonly bound: MoneyBound;
  readonly period: PayPeriod | null;
  /** Concepts whose sums are left out. */
  readonly without: readonly string[];
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
}

/** A sum of a subject, as often as it was due. */
interface Part {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly period: PayPeriod | null;
  readonly isTotal: boolean;
  readonly of: Money;
}

/** What sums add up to. */
export interface MoneySum {
  readonly least: number;
  readonly most: number;
  readonly first: Money;
}

const partOf = (of: Money, times = 1): Part => ({
  value: of.amount * times,
  least: of.least * times,
  most: of.most * times,
  period: of.period,
  isTotal: of.isTotal,
  of,
});

const groupOf = ({ group }: Money): string => group ?? 'other';
const shares = (some: readonly string[], others: readonly string[] = []): boolean =>
  some.some((one) => others.includes(one));

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

/** Rent and the like are due every month too; they count where a filter asks for them. */
const costs = new Set(['rent', 'mortgage', 'limits', 'offer', 'tax']);

/** A little more or less than counted: people leave out the odd day. */
const ROUGHLY = 0.03;

/** A rate and how often it was due. */
function productsOf(money: readonly Money[], { of, otherwise = [], rates, name }: MoneySubject): Part[] {
  if (rates === undefined) return [];
  return money.flatMap((sum) => {
    const isCost = costs.has(groupOf(sum)) && ![...of, ...otherwise].includes(groupOf(sum));
    const isPay = /^(?:arrears|rent owed)$/.test(name) && sum.own.includes('job');
    if (sum.due === null || isCost || isPay || !shares(sum.around, rates)) return [];
    const value = sum.amount * sum.due;
    const part = { ...partOf(sum), value, least: value * (1 - ROUGHLY), most: value * (1 + ROUGHLY) };
    return [{ ...part, period: null, isTotal: false }];
  });
}

const isSame = (a: Part, b: Part): boolean => Math.abs(a.value - b.value) < 0.1 * b.value;

function namedParts(money: readonly Money[], subject: MoneySubject, named: readonly string[], all: boolean): Part[] {
  const products = productsOf(money, subject);
  const usable = money.filter(({ period }) => subject.inPeriods === true || period === null);
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
function partsOf(money: readonly Money[], subject: MoneySubject, question: MoneyQuestion): Part[] {
  const { of, otherwise = [], named, beside, also, name, inPeriods } = subject;
  if (named !== undefined) return namedParts(money, subject, named, question.total);
  const products = productsOf(money, subject);
  const isBeside = (sum: Money) =>
    beside === undefined || shares(sum.own, beside) || (products.length === 0 && shares(sum.near, beside));
  const own = money.filter((sum) => of.includes(groupOf(sum)) && isBeside(sum)).map((sum) => partOf(sum));
  const rates = new Set(products.map(({ of: sum }) => sum));
  if (products.length > 0) {
    const told = own.filter((part) => part.period === null && !rates.has(part.of));
    if (told.length === 0) return products;
    if (name === 'unpaid wages' && !told.some(({ isTotal }) => isTotal))
      return [...told, ...products.filter((part) => !told.some((one) => isSame(one, part)))];
    return told;
  }
  if (inPeriods && (own.length === 0 || question.household)) {
    const comes = money.filter((sum) => sum.period !== null && !isSpent(sum) && !own.some((part) => part.of === sum));
    return [...own, ...comes.map((sum) => partOf(sum))].toSorted((a, b) => a.of.span.start - b.of.span.start);
  }
  if (own.length > 0) return own;
  const misled = money.filter(
    (sum) => !/^(?:offer|fee|limits)$/.test(groupOf(sum)) && isBeside(sum) && shares(sum.own, also ?? of),
  );
  if (misled.length > 0) return misled.map((sum) => partOf(sum));
  return money.filter((sum) => otherwise.includes(groupOf(sum))).map((sum) => partOf(sum));
}

/** People who sum up round down, and name a rate that is no part of it. */
const ROUNDED_DOWN = 1.06;

/** Parts put together; the sum that is told to be the whole counts for all. */
function combined(parts: readonly Part[], adds: boolean): MoneySum | null {
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
function inPeriod(part: Part, wanted: PayPeriod): Part {
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

const SAME = 0.01;

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
function fallIn(money: readonly Money[]): MoneySum | null {
  for (const [at, high] of money.entries()) {
    const low = money[at + 1];
    if (low === undefined || low.amount >= high.amount || !low.own.includes('left')) continue;
    const isElided = low.amount < 1_000 && high.amount >= LEAST_IN_THOUSANDS;
    const lost = high.amount - (isElided ? low.amount * 1_000 : low.amount);
    return { least: lost, most: lost, first: high };
  }
  return null;
}

const property = /^(?:equity|assets|the value of the property|income|the price|revenue)$/;
const LEAST_IN_THOUSANDS = 20_000;

/** A house or a salary is told without its thousands: "base 118", "they want 285 for it". */
function inThousands(sum: Money, { name }: MoneySubject, { bound }: MoneyQuestion): Money {
  const isElided =
    !sum.hasCurrency &&
    sum.period === null &&
    sum.amount < 1_000 &&
    (bound.least ?? bound.most ?? 0) >= LEAST_IN_THOUSANDS &&
    property.test(name) &&
    (sum.isLoose || name !== 'income');
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

function sumOf(all: readonly Money[], subject: MoneySubject, question: MoneyQuestion): MoneySum | null {
  const money = all.map((sum) => inThousands(sum, subject, question));
  const { name, inPeriods } = subject;
  if (name === 'what the insurer left unpaid') return gapIn(money);
  const adds = subject.adds === 'total' ? question.total : subject.adds;
  const parts = partsOf(money, subject, question);
  if (name === 'equity') return combined(heldOf(money, parts, true), true);
  if (inPeriods) return combined(inOnePeriod(parts, question.period ?? 'year'), adds);
  if (name === 'cover' && !question.ownCover) {
    const theirs = parts.filter(({ of }) => !shares(of.own, ['cover']));
    return combined(theirs.length > 0 ? theirs : parts, false);
  }
  if (name === 'assets')
    return combined(
      heldOf(
        money,
        parts.filter(({ period }) => period === null),
        question.net,
      ),
      adds,
    );
  if (name === 'what the client can pay')
    return combined(
      parts.filter(({ of }) => !shares(of.own, ['bail'])),
      adds,
    );
  const sums = parts.filter(({ period, of }) => period === null && !of.isWhole);
  const counted = adds ? sums.map((part) => ({ ...part, ...timesEach(part) })) : sums;
  if (name === 'the case value') return worthOf(combined(counted, true));
  return combined(name === 'the amount at stake' ? atStake(counted) : counted, adds);
}

const timesEach = ({ value, least, most, of: { each } }: Part) => ({
  value: value * each,
  least: least * each,
  most: most * each,
});

/** Sums that are never what a filter on a thing of its own name asks for. */
const ofTheirOwn = ['limits', 'offer', 'fee', 'tax', 'income'];

/** Where every sum that may be meant, alone and all together, lies on one side of the limit, it does not matter which. */
function anySum(money: readonly Money[], { subjects, bound, period }: MoneyQuestion): MoneySum | null {
  const canBe = (sum: Money) =>
    subjects.some(({ of, otherwise = [] }) =>
      of.length === 0 ? !ofTheirOwn.includes(groupOf(sum)) : ['other', ...of, ...otherwise].includes(groupOf(sum)),
    );
  const parts = money
    .filter((sum) => (sum.period === null) === (period === null) && canBe(sum))
    .map((sum) => (period === null ? partOf(sum, sum.each) : inPeriod(partOf(sum), period)));
  const all = combined(parts, true);
  if (all === null || subjects.some(({ name }) => name === 'what the client can pay')) return null;
  const sides = new Set([inBound(all, bound), ...parts.map((part) => inBound(part, bound))]);
  return sides.size === 1 ? all : null;
}

/** What the notes add up to for a question; null where they do not tell. */
export function answerMoney(all: readonly Money[], question: MoneyQuestion): MoneySum | null {
  const kept = all.filter(({ own }) => !shares(own, question.without));
  const usable =
    question.without.length > 0 && kept.some(({ isTotal }) => !isTotal) ? kept.filter(({ isTotal }) => !isTotal) : kept;
  const told = usable.filter(({ isLoose }) => !isLoose);
  for (const money of told.length < usable.length ? [told, usable] : [told]) {
    const fell = question.fall ? fallIn(money) : null;
    if (fell !== null) return fell;
    const sums = question.subjects.flatMap((subject) => sumOf(money, subject, question) ?? []);
    const [first] = sums;
    if (first === undefined) continue;
    const add = (end: 'least' | 'most') => sums.reduce((sum, one) => sum + one[end], 0);
    return { least: add('least'), most: add('most'), first: first.first };
  }
  return anySum(told, question) ?? anySum(usable, question);
}
