import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Money } from './details.ts';
import { groupOf, type MoneySubject, type Part, partsOf, shares } from './money-parts.ts';

/** How amounts are added up. */
export interface HowToAdd {
  readonly period: PayPeriod | null;
  /** All amounts of the subject together. */
  readonly total: boolean;
  /** After subtracting what is owed on it. */
  readonly net: boolean;
  /** How far a value fell, if the notes say so. */
  readonly fall: boolean;
  /** Everybody's income in the household. */
  readonly household: boolean;
  /** The client's own coverage counts too. */
  readonly ownCover: boolean;
  /** The limit is so large that a house "worth 320" means thousands. */
  readonly inThousands: boolean;
}

/** The result of adding up. */
export interface MoneySum {
  readonly least: number;
  readonly most: number;
  readonly first: Money;
}

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

const largestOf = <T extends { readonly value: number }>(list: readonly T[]): T | undefined =>
  list.reduce<T | undefined>(
    (largest, one) => (largest === undefined || one.value > largest.value ? one : largest),
    undefined,
  );

const scaled = (part: Part, factor: number): Part => ({
  ...part,
  value: part.value * factor,
  least: part.least * factor,
  most: part.most * factor,
});

/** Adds parts up, or takes the largest; a stated total stands for all. */
export function combined(parts: readonly Part[], adds: boolean): MoneySum | null {
  const largest = largestOf(parts);
  if (largest === undefined) return null;
  const single = adds ? largestOf(parts.filter(({ isTotal }) => isTotal)) : largest;
  if (single !== undefined) return { least: single.least, most: single.most, first: single.of };
  return {
    least: parts.reduce((sum, { least }) => sum + least, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
    first: (parts[0] ?? largest).of,
  };
}

/** "165 a year" leaves out its thousands. */
const LEAST_YEARLY = 1_000;
const LEAST_HOURLY = 200;
const LEAST_MONTHLY = 15_000;

/** Pay in the period of the filter. Without a period, its size shows whether it is by the hour, month or year. */
export function inPeriod(part: Part, wanted: PayPeriod): Part {
  const { value, period, of } = part;
  const own = period ?? (value < LEAST_HOURLY ? 'hour' : value < LEAST_MONTHLY ? 'month' : 'year');
  const inFull = own === 'year' && value < LEAST_YEARLY ? value * 1_000 : value;
  const times = period === 'hour' && of.hours !== null ? of.hours * perYear.week : perYear[own];
  const each = (inFull * times) / perYear[wanted];
  return { ...part, value: each, least: each, most: each };
}

const SAME = 0.02;

/** Parts in one period. "$4,800 a month (57,600)": the same pay in another period counts once. */
function inOnePeriod(parts: readonly Part[], wanted: PayPeriod): Part[] {
  const converted = parts.map((part) => inPeriod(part, wanted));
  const isRepeated = ({ value, period }: Part, at: number) =>
    converted.slice(0, at).some((one) => one.period !== period && Math.abs(one.value - value) <= SAME * value);
  return converted.filter((part, at) => !isRepeated(part, at));
}

const LEAST_IN_THOUSANDS = 20_000;

const isOwed = ({ own }: Money): boolean => own.includes('owedon');

/** What a home or an estate is worth, minus what is owed on it if the filter says so. */
function assetsOf(money: readonly Money[], parts: readonly Part[], net: boolean): Part[] {
  const held = parts.filter(({ of }) => !isOwed(of));
  const debt = net ? money.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0) : 0;
  const largest = largestOf(held);
  return held.map((part) =>
    part === largest ? { ...part, value: part.value - debt, least: part.least - debt, most: part.most - debt } : part,
  );
}

/** "It was 480k, now 195k": the loss is the difference. */
export function fallIn(money: readonly Money[]): MoneySum | null {
  const at = money.findIndex(
    ({ amount, own }, index) => own.includes('left') && amount < (money[index - 1]?.amount ?? 0),
  );
  const [high, low] = [money[at - 1], money[at]];
  if (high === undefined || low === undefined) return null;
  // "Had 300k, now 120": the thousands are said once.
  const isShort = low.amount < 1_000 && high.amount >= LEAST_IN_THOUSANDS;
  const lost = high.amount - (isShort ? low.amount * 1_000 : low.amount);
  return { least: lost, most: lost, first: high };
}

const property = /^(?:equity|assets|home_value|income|price|revenue)$/;

/** Property and salaries are often given in thousands: "base 118", "they want 285 for it". */
function inThousands(sum: Money, { key }: MoneySubject, how: HowToAdd): Money {
  const isShort = how.inThousands && !sum.hasCurrency && sum.period === null && sum.amount < 1_000;
  if (!isShort || !property.test(key) || (key === 'income' && !sum.isLoose)) return sum;
  return { ...sum, amount: sum.amount * 1_000, least: sum.least * 1_000, most: sum.most * 1_000 };
}

/** If some amounts are open or paid, the price of the whole is not at stake. An amount named twice counts once. */
function atStake(parts: readonly Part[]): Part[] {
  const isPart = ({ of }: Part) => shares(of.own, ['paid', 'cost', 'fee', 'due', 'open', 'lost']);
  const withoutPrice = parts.filter(({ of }) => !of.own.includes('agreed'));
  const rest = withoutPrice.some(isPart) ? withoutPrice : parts;
  const open = rest.filter(({ of }) => of.own.includes('open'));
  const most = largestOf(open)?.value ?? Number.POSITIVE_INFINITY;
  const chosen = rest.some(({ value }) => value > 3 * most) ? open : rest;
  return chosen.filter(({ value }, at) => chosen.findIndex((one) => one.value === value) === at);
}

/** What was not paid of a loss: stated, or the cost without what was paid. */
function gapIn(money: readonly Money[]): MoneySum | null {
  const ofConcept = (concept: string) =>
    largestOf(money.filter(({ own }) => own.includes(concept)).map((sum) => ({ sum, value: sum.amount })))?.sum;
  const stated = money.find(({ own }) => own.includes('gap'));
  const [paid, cost] = [ofConcept('paid'), ofConcept('cost')];
  if (stated !== undefined) return { least: stated.amount, most: stated.amount, first: stated };
  if (paid === undefined || cost === undefined) return null;
  const gap = Math.max(0, cost.amount - paid.amount);
  return { least: gap, most: gap, first: cost };
}

/** Pain and future costs can raise a case to this many times its bills and lost pay. */
const PAIN_FACTOR = 3;

/** What the notes add up to for a subject; null where they give no figures. */
export function sumOf(all: readonly Money[], subject: MoneySubject, how: HowToAdd): MoneySum | null {
  const { key, inPeriods } = subject;
  const money = all.map((sum) => inThousands(sum, subject, how));
  if (key === 'gap') return gapIn(money);
  const adds = subject.adds === 'sum' || (subject.adds === 'total' && how.total);
  const parts = partsOf(money, subject, how);
  if (inPeriods) return combined(inOnePeriod(parts, how.period ?? 'year'), adds);
  if (key === 'can_pay') return combined(parts, adds);
  const once = parts.filter(({ period }) => period === null);
  if (key === 'equity' || key === 'assets') return combined(assetsOf(money, once, key === 'equity' || how.net), adds);
  if (key === 'cover' && !how.ownCover) {
    const theirs = parts.filter(({ of }) => !of.own.includes('cover'));
    return combined(theirs.length > 0 ? theirs : parts, false);
  }
  const withoutWhole = once.filter(({ of }) => !of.isWhole);
  const sums = adds ? withoutWhole.map((part) => scaled(part, part.of.each)) : withoutWhole;
  const sum = combined(key === 'stake' ? atStake(sums) : sums, adds);
  const isInjury = key === 'case_value' && sum !== null && groupOf(sum.first) !== 'other';
  return isInjury ? { ...sum, most: sum.most * PAIN_FACTOR } : sum;
}
