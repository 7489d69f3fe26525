import { wordsFor } from '../../amounts/amount-category.ts';
import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { findAmounts } from '../../amounts/find-amounts.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { nearbyAt, type RecordFacts } from '../record-facts.ts';
import { atStake, fall, WORTH, worthOfInjury } from './amount-at-stake.ts';
import { exclusionsIn, ownWords, withoutExcluded } from './amount-exclusions.ts';
import { productsOf, timesEach } from './amount-products.ts';
import { assetsOnly, homeEquity } from './amount-property.ts';
import type { AmountSubject } from './amount-subject.ts';
import { combined, type Sum } from './combined-sum.ts';
import { ownShare, shareOf, shareTold } from './own-share.ts';

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

const weekOfHours = new RegExp(
  `(?<![\\d$.])(${countWord})(?:\\.\\d)?\\+? ?(?:hrs?|hours?|horas) ?(?:of work )?(?:(?:an? |per |each |every |the |in a |\\/ ?|a la |por )(?:week|wk|semana)|weekly)\\b`,
);
const plainHours = new RegExp(`(?<![\\d$.])(${countWord}) ?(?:hrs?|hours?|horas)(?=[.,;]|$| at | full)`);
const LEAST_HOURS = 12;
const MOST_HOURS = 84;

/** What part-timers and long weeks make of a rate by the hour; null where the notes do not tell it. */
function hoursAWeek(facts: RecordFacts, amounts: readonly AmountMention[]): number | null {
  const told = weekOfHours.exec(facts.folded)?.[1];
  if (told !== undefined) return countOf(told);
  const rate = amounts.find(({ period }) => period === 'hour');
  const beside = rate === undefined ? null : plainHours.exec(nearbyAt(facts, rate.start, rate.end).text)?.[1];
  const hours = countOf(beside ?? '');
  return hours !== null && hours >= LEAST_HOURS && hours <= MOST_HOURS ? hours : null;
}

/** "165 a year" leaves out its thousands. */
const LEAST_YEARLY = 1_000;

/** Income in the period of the filter; a bare income under 15,000 is taken as monthly, above as yearly. */
function inPeriod({ value, period }: AmountMention, wanted: PayPeriod, hoursAWeek: number | null): number {
  if (period === 'hour' && hoursAWeek !== null) return (value * hoursAWeek * perYear.week) / perYear[wanted];
  const own = period ?? (value < 200 ? 'hour' : value < 15_000 ? 'month' : 'year');
  const isElided = own === 'year' && value < LEAST_YEARLY;
  return ((isElided ? value * 1_000 : value) * perYear[own]) / perYear[wanted];
}

const standsBeside = (facts: RecordFacts, { start, end }: AmountMention, { beside }: AmountSubject): boolean =>
  beside === undefined || beside.test(facts.folded.slice(Math.max(0, start - 40), end + 40));

const ofHousehold = /\b(?:household|combined|family|both|together|joint|spouses)\b/;
const COST =
  /\b(?:rent|mortgage|note|payments?|insurance|premium|cost|owe[sd]?|support|alimony|tuition|daycare|bills?)\b/;

/** Money that comes in by the hour, the week or the month and is called nothing else. */
function isPaidOut(facts: RecordFacts, amount: AmountMention): boolean {
  if (amount.period === 'hour') return true;
  if (amount.period === null || /^(?:rent|secured_debt|fee|limits|medical|unsecured_debt)$/.test(amount.category))
    return false;
  return !ownWords(facts, amount, facts.amounts).some((words) => COST.test(words));
}

/** Rent and the like are due every month too; they count only where a filter asks for them. */
const isNoCostBeside =
  ({ categories, otherwise = [] }: AmountSubject) =>
  ({ category }: AmountMention): boolean =>
    !/^(?:rent|secured_debt|limits|offer|tax)$/.test(category) ||
    categories.includes(category) ||
    otherwise.includes(category);

const PAY = /\b(?:jobs?|salary|earn\w*|makes?|made|income|wages?|brings?)\b/;

/** What is behind on a home is no pay that somebody tells of. */
const isPayBeside = (facts: RecordFacts, { name }: AmountSubject, amount: AmountMention): boolean =>
  /^(?:arrears|rent owed)$/.test(name) && ownWords(facts, amount, facts.amounts).some((words) => PAY.test(words));

/** Money that could stand for the subject, without what is told of the other side's offer, cover or fees. */
function chosenAmounts(facts: RecordFacts, subject: AmountSubject, asked: string): AmountMention[] {
  if (subject.named !== undefined) return namedAmounts(facts, subject, subject.named);
  const smallest = subject.categories.includes('wages_owed') ? 100 : 1;
  const usable = facts.amounts.filter(({ value }) => value >= smallest);
  const own = usable.filter(
    (amount) => subject.categories.includes(amount.category) && standsBeside(facts, amount, subject),
  );
  const products =
    subject.product === undefined
      ? []
      : productsOf(facts, subject.product).filter(
          (amount) => isNoCostBeside(subject)(amount) && !isPayBeside(facts, subject, amount),
        );
  const rates = new Set(products.map(({ start }) => start));
  if (
    subject.name !== 'the amount at stake' &&
    products.length > 0 &&
    own.every(({ period, start }) => period !== null || rates.has(start))
  )
    return products;
  if (subject.name === 'the amount at stake') return atTheirNumber(facts, { own, products, usable }, subject);
  if (products.length > 0 && subject.name === 'unpaid wages') return withProducts(facts, own, products);
  if (subject.name === 'income' && (own.length === 0 || ofHousehold.test(asked)))
    return [...own, ...usable.filter((amount) => !own.includes(amount) && isPaidOut(facts, amount))].sort(
      (a, b) => a.start - b.start,
    );
  if (own.length > 0) return own;
  const beside = subject.alsoBeside ?? wordsFor(subject.categories);
  const misled = usable.filter(
    (amount) =>
      !(subject.alsoBeside === undefined ? /^(?:offer|fee|limits)$/ : /^(?:offer|limits)$/).test(amount.category) &&
      standsBeside(facts, amount, subject) &&
      ownWords(facts, amount, facts.amounts).some((words) => beside.test(words)),
  );
  if (misled.length > 0 || subject.otherwise === undefined) return misled;
  return usable.filter(({ category }) => subject.otherwise?.includes(category));
}

/** Sums told beside a name: in words of their own, or else in one sentence with it. */
function namedAmounts(facts: RecordFacts, subject: AmountSubject, named: RegExp): AmountMention[] {
  const products = subject.product === undefined ? [] : productsOf(facts, subject.product);
  const usable = facts.amounts.filter(({ period }) => subject.inPeriods === true || period === null);
  const own = usable.filter((amount) => ownWords(facts, amount, facts.amounts).some((words) => named.test(words)));
  const rates = new Set(products.map(({ start }) => start));
  if (products.length > 0) return [...own.filter(({ start }) => !rates.has(start)), ...products];
  const inOwnWords = own.length > 0 && !(subject.mayAdd && subject.combine === 'sum');
  return inOwnWords ? own : usable.filter(({ start, end }) => named.test(nearbyAt(facts, start, end).text));
}

const isOneOfSeveral = ({ folded }: RecordFacts, { start, end }: AmountMention): boolean =>
  /\beach\b[^.;\d]{0,16}$/.test(folded.slice(Math.max(0, start - 30), start)) ||
  /^\s*(?:each|apiece|a ?piece|every one|c\/u|cada un[oa])\b/.test(folded.slice(end, end + 16));

/** Prices of one of several, each as often as it was paid, beside the sums that are told. */
function atTheirNumber(
  facts: RecordFacts,
  { own, products, usable }: Record<'own' | 'products' | 'usable', readonly AmountMention[]>,
  { otherwise }: AmountSubject,
): AmountMention[] {
  const chosen =
    own.length > 0 || otherwise === undefined ? own : usable.filter(({ category }) => otherwise.includes(category));
  return chosen.map((amount) =>
    amount.period === null && isOneOfSeveral(facts, amount)
      ? (products.find(({ start }) => start === amount.start) ?? amount)
      : amount,
  );
}

const onTop = /\b(?:and|plus|also|another|on top|besides)\b[^.;]{0,60}$/;

/** A rate and how often it was due on top of sums that are told: "two checks of 600, and ten dollars a shift for 90". */
function withProducts(
  { folded }: RecordFacts,
  own: readonly AmountMention[],
  products: readonly AmountMention[],
): AmountMention[] {
  const rates = new Set(products.map(({ start }) => start));
  const told = own.filter(({ start, period }) => period === null && !rates.has(start));
  const further = products.filter(
    ({ start, value }) =>
      onTop.test(folded.slice(Math.max(0, start - 80), start)) &&
      !told.some((one) => Math.abs(one.value - value) < 0.1 * value),
  );
  return told.some(({ total }) => total) ? told : [...told, ...further];
}

const federal = /\b(?:irs|federal|fed)\b/;
const ofState = /\b(?:state|ftb|edd|georgia|california|new york|dor|comptroller|another)\b[^.;]{0,16}$/;

/** Federal tax only, where the filter asks for no other. */
function federalOnly(facts: RecordFacts, amounts: readonly AmountMention[]): AmountMention[] {
  const before = ({ start }: AmountMention) => facts.folded.slice(Math.max(0, start - 30), start);
  const kept = amounts.filter(
    (amount) =>
      !ofState.test(before(amount)) &&
      !/^ ?to (?:the )?(?:state|california)/.test(facts.folded.slice(amount.end, amount.end + 16)),
  );
  const named = kept.filter((amount) => /\birs\b[^.;]{0,16}$/.test(before(amount)));
  const totals = kept.some(({ total }) => total) && named.length > 0;
  return totals ? named : kept;
}

const ownCover =
  /\b(?:my|our|mine|i have|i carry|we have|we carry|own|her own|his own|um|uim|under-?insured)\b[^.;]{0,40}$/;

/** The policies of the other side, where the notes tell of any; what clients carry themselves is no cover of theirs. */
function othersCover({ folded }: RecordFacts, amounts: readonly AmountMention[]): AmountMention[] {
  const others = amounts.filter(({ start }) => !ownCover.test(folded.slice(Math.max(0, start - 50), start)));
  return others.length > 0 ? others : [...amounts];
}

const SAME = 0.01;

/** "$4,800 a month (57,600)", "400 a week = 20,800": the same pay in another period. */
function isToldAgain({ folded }: RecordFacts, amount: AmountMention, before: readonly AmountMention[]): boolean {
  return (
    /(?:\(|=|\bor|\bthat'?s|\bso)\s*(?:about |around )?\$?\s*$/.test(folded.slice(0, amount.start).slice(-16)) &&
    before.some(({ value }) => Math.abs(value - amount.value) <= SAME * value)
  );
}

/** The limit a filter compares with and the period it is meant for. */
interface Asked {
  readonly whole: string;
  readonly period: PayPeriod | null;
  /** In dollars. */
  readonly limit: number;
}

const saysAll = /\b(?:total|combined|together|altogether|in all|sum of|and (?:all )?other|plus|everything)\b/;

/** What the notes add up to for a subject; null where they tell no figures. */
export function sumFor(record: RecordFacts, given: AmountSubject, asked: Asked): Sum | null {
  const subject: AmountSubject = given.mayAdd && saysAll.test(asked.whole) ? { ...given, combine: 'sum' } : given;
  const told = sumOf(record, subject, asked);
  if (told !== null) return told;
  const amounts = findAmounts(record.folded, { loose: true }).map((amount) => inThousands(amount, subject, asked));
  return amounts.length === 0 ? null : sumOf({ ...record, amounts }, subject, asked);
}

const PROPERTY = /^(?:assets|the value of the property|income|the price|revenue)$/;
/** A house or a salary is told without its thousands: "base 118", "they want 285 for it". */
function inThousands(amount: AmountMention, { name }: AmountSubject, { limit }: Asked): AmountMention {
  const { value, currency, period } = amount;
  const isElided = !currency && period === null && value < 1_000 && limit >= 20_000 && PROPERTY.test(name);
  return isElided ? { ...amount, value: value * 1_000, least: value * 1_000, most: value * 1_000 } : amount;
}

/** What a subject never counts in: money that got somebody out of jail is spent, and loans are no card debt. */
const leftOutOf = ({ name }: AmountSubject, whole: string): RegExp[] => {
  if (name === 'what the client can pay') return [BAIL];
  return name === 'unsecured debt' && cardsAlone.test(whole) && !otherDebts.test(whole) ? [LOANS] : [];
};
const cardsAlone = /\bcards?\b/;
const otherDebts = /\b(?:unsecured|consumer|loans?|medical|debts (?:of|like|such)|etc|all|total|other)\b/;
const LOANS = /\b(?:student|school|personal|payday) loans?\b|\b(?:nelnet|navient|sallie mae|mohela)\b/;

const BAIL = /\b(?:bail|bonds?|bondsman|fianza)\b/;

function sumOf(record: RecordFacts, subject: AmountSubject, { whole, period }: Asked): Sum | null {
  const excluded = [...exclusionsIn(whole), ...leftOutOf(subject, whole)];
  const facts = { ...record, amounts: withoutExcluded(record, record.amounts, excluded) };
  const particular = particularSum(facts, subject, whole);
  if (particular !== null || subject.name === 'equity') return particular;
  const chosen = ofTheSubject(facts, subject, whole);
  if (subject.name === 'assets' && ownShare.test(whole))
    return shareTold(facts) ?? shareOf(facts, combined(chosen, subject.combine));
  if (subject.inPeriods) return combined(inOnePeriod(facts, chosen, period ?? 'year'), subject.combine);
  const sums = chosen.filter(({ period: own, value }) => own === null || (paysInParts(subject) && value > 0));
  return combined(sums, subject.combine);
}

const paysInParts = ({ name }: AmountSubject): boolean => name === 'what the client can pay';

/** Sums that are worked out rather than added: equity, what an injury is worth, how far something fell. */
function particularSum(facts: RecordFacts, { name }: AmountSubject, whole: string): Sum | null {
  if (name === 'equity') return homeEquity(facts);
  if (name !== 'the amount at stake') return null;
  const worth = WORTH.test(whole) ? worthOfInjury(facts) : null;
  return worth ?? (/\b(?:loss(?:es)?|lost|down|investors?|investments?)\b/.test(whole) ? fall(facts) : null);
}

const asksOfOwnCover = /\b(?:u\.?i?\.?m\b|under-?insured|own policy|our (?:client|person)|client'?s)/;

/** The sums of a subject, each as often as it was due, without what belongs to others. */
function ofTheSubject(facts: RecordFacts, subject: AmountSubject, whole: string): AmountMention[] {
  const amounts = chosenAmounts(facts, subject, whole).map((amount) => {
    const times = subject.combine === 'sum' ? timesEach(facts, amount) : 1;
    return times === 1
      ? amount
      : { ...amount, value: amount.value * times, least: amount.least * times, most: amount.most * times };
  });
  switch (subject.name) {
    case 'cover':
      return asksOfOwnCover.test(whole) ? amounts : othersCover(facts, amounts);
    case 'assets':
      return ownShare.test(whole)
        ? amounts
        : assetsOnly(facts, amounts, /\bnet\b|\bafter (?:the )?(?:mortgages?|debts?)\b/.test(whole));
    case 'the amount at stake':
      return atStake(facts, amounts);
    case 'tax owed':
      return federal.test(whole) && !/\bor state\b|\bstate or\b|\band state\b/.test(whole)
        ? federalOnly(facts, amounts)
        : amounts;
    default:
      return amounts;
  }
}

/** Pay in the period of the filter; the same pay told in another period counts once. */
function inOnePeriod(facts: RecordFacts, amounts: readonly AmountMention[], wanted: PayPeriod): AmountMention[] {
  const hours = hoursAWeek(facts, amounts);
  const converted = amounts.map((amount) => {
    const value = inPeriod(amount, wanted, hours);
    return { ...amount, value, least: value, most: value };
  });
  return converted.filter((amount, index) => !isToldAgain(facts, amount, converted.slice(0, index)));
}
