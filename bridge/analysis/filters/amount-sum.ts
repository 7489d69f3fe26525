import type { AmountMention, PayPeriod } from '../amounts/amount-mention.ts';
import { exclusionsIn, withoutExcluded } from './amount-exclusions.ts';
import { productsOf, timesEach } from './amount-products.ts';
import type { AmountSubject } from './amount-subjects.ts';
import { ownShare, shareOf } from './own-share.ts';
import type { RecordFacts } from './record-facts.ts';

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

const weekOfHours =
  /(?<![\d$.])(\d{1,2})(?:\.\d)? ?(?:hrs?|hours?|horas) ?(?:an? |per |each |every |\/ ?|a la )(?:week|wk|semana)\b/;

/** What part-timers and long weeks make of a rate by the hour; null where the notes do not tell it. */
function hoursAWeek({ folded }: RecordFacts): number | null {
  const told = weekOfHours.exec(folded)?.[1];
  return told === undefined ? null : Number(told);
}

/** Income in the period of the filter; a bare income under 15,000 is taken as monthly, above as yearly. */
function inPeriod({ value, period }: AmountMention, wanted: PayPeriod, hoursAWeek: number | null): number {
  if (period === 'hour' && hoursAWeek !== null) return (value * hoursAWeek * perYear.week) / perYear[wanted];
  const own = period ?? (value < 200 ? 'hour' : value < 15_000 ? 'month' : 'year');
  return (value * perYear[own]) / perYear[wanted];
}

const standsBeside = (facts: RecordFacts, { start, end }: AmountMention, { beside }: AmountSubject): boolean =>
  beside === undefined || beside.test(facts.folded.slice(Math.max(0, start - 40), end + 40));

/** Money that could stand for the subject, without what is told of the other side's offer, cover or fees. */
function chosenAmounts(facts: RecordFacts, subject: AmountSubject): AmountMention[] {
  const smallest = subject.categories.includes('wages_owed') ? 100 : 1;
  const usable = facts.amounts.filter(({ value }) => value >= smallest);
  const own = usable.filter(
    (amount) => subject.categories.includes(amount.category) && standsBeside(facts, amount, subject),
  );
  const products = subject.product === undefined ? [] : productsOf(facts, subject.product);
  const rates = new Set(products.map(({ start }) => start));
  if (
    subject.name !== 'the amount at stake' &&
    products.length > 0 &&
    own.every(({ period, start }) => period !== null || rates.has(start))
  )
    return products;
  if (subject.name === 'the amount at stake') return atTheirNumber(facts, { own, products, usable }, subject);
  if (products.length > 0 && subject.name === 'unpaid wages') return withProducts(facts, own, products);
  if (own.length === 0 && subject.name === 'income') {
    return usable.filter(
      ({ category, period }) =>
        period === 'hour' ||
        (period !== null && (category === 'tax' || category === 'other' || category === 'contract')),
    );
  }
  if (own.length > 0 || subject.otherwise === undefined) return own;
  return usable.filter(({ category }) => subject.otherwise?.includes(category));
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

export interface Sum {
  least: number;
  most: number;
  first: AmountMention;
}

/** People who sum up round down, and name a rate that is no part of it. */
const ROUNDED_DOWN = 1.06;

function combined(amounts: readonly AmountMention[], combine: AmountSubject['combine']): Sum | null {
  const stated = amounts.filter(({ total }) => total);
  const whole = stated.reduce<AmountMention | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  const isWhole =
    whole !== null && combine === 'sum' && amounts.every(({ value }) => value <= whole.value * ROUNDED_DOWN);
  const used = isWhole ? [whole] : amounts;
  const largest = used.reduce<AmountMention | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  const [first] = used;
  if (largest === null || first === undefined) return null;
  const rest = used.filter((amount) => amount !== largest).reduce((sum, { value }) => sum + value, 0);
  const isSumItself = used.length > 2 && Math.abs(largest.value - rest) <= 1;
  if (combine === 'largest' || isSumItself) return { least: largest.least, most: largest.most, first: largest };
  return {
    least: used.reduce((sum, { least }) => sum + least, 0),
    most: used.reduce((sum, { most }) => sum + most, 0),
    first,
  };
}

function homeEquity(facts: RecordFacts): Sum | null {
  const beside = (before: RegExp, after: RegExp) =>
    facts.amounts.find(
      ({ start, end }) =>
        before.test(facts.folded.slice(Math.max(0, start - 30), start)) ||
        after.test(facts.folded.slice(end, end + 16)),
    );
  const worth = beside(/\b(?:worth|zillow|valued?|appraised|house|home)\b[^.;,]{0,14}$/, /^ (?:value|house|home)\b/);
  const owed = beside(
    /\b(?:owe[sd]?|mortgage|balance|loan)\b[^.;,]{0,14}$/,
    /^ ?(?:owed|on (?:the )?mortgage|mortgage|on it)\b/,
  );
  if (worth === undefined || owed === undefined || worth === owed) return null;
  const scaled = (value: number) => (value < 2_000 ? value * 1_000 : value);
  const equity = scaled(worth.value) - scaled(owed.value);
  return { least: equity, most: equity, first: worth };
}

const stillOpen =
  /\b(?:unpaid|left|owed|owes|outstanding|remaining|last|all but|balance(?: of)?|never paid|withheld|sat on|still due)\b[^.;]{0,22}$/;

/** Where some sums are said to be open, the price of the whole contract is not at stake; a sum told twice counts once. */
function atStake(facts: RecordFacts, amounts: readonly AmountMention[]): AmountMention[] {
  const open = amounts.filter(({ start }) => stillOpen.test(facts.folded.slice(Math.max(0, start - 40), start)));
  const wholes = new Set(
    amounts.filter(({ start }) => partOf.test(facts.folded.slice(Math.max(0, start - 40), start))),
  );
  if (wholes.size > 0 && wholes.size < amounts.length)
    return atStake(
      facts,
      amounts.filter((amount) => !wholes.has(amount)),
    );
  const chosen =
    open.length > 0 && amounts.some(({ value }) => value > 3 * Math.max(...open.map((one) => one.value)))
      ? open
      : amounts;
  return chosen.filter(
    ({ value }, index) => value < 20_000 || chosen.findIndex((other) => other.value === value) === index,
  );
}

const stoodAt = /\b(?:was|were|had|from|worth|put in|invested|started (?:at|with)|tenia|era)\b[^.;\d]{0,16}$/;
const standsAt = /^[^.;\d]{0,40}\b(?:now|down to|dropped to|fell to|went to|to|only|left with|ahora)\b[^.;\d]{0,16}$/;

/** "It was 480k, now 195k": what was lost is the difference. */
function fall(facts: RecordFacts): Sum | null {
  for (const [index, high] of facts.amounts.entries()) {
    const low = facts.amounts[index + 1];
    if (low === undefined || low.value >= high.value) continue;
    const before = facts.folded.slice(Math.max(0, high.start - 40), high.start);
    if (!stoodAt.test(before) || !standsAt.test(facts.folded.slice(high.end, low.start))) continue;
    const lost = high.value - low.value;
    return { least: lost, most: lost, first: high };
  }
  return null;
}

/** "Lost 62 thousand of my 210k": the larger sum is what there was. */
const partOf = /\d\S* (?:\w+ )?(?:out )?of (?:my|our|his|her|their|the|a) (?:\w+ )?\$?$/;

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

const owedBefore =
  /(?<!no )\b(?:owes?|owed|owing|mortgages?(?: of| is)?|loans?(?: of)?|lien(?: of)?)\s*(?:about |around )?\$?$/;
const owedAfter = /^\s*(?:is |still )?(?:owed|owing|mortgage|left on|on the mortgage|loan|lien)\b/;

/** What stands against an estate is no part of it, and comes off where the filter asks for the net. */
function assetsOnly(facts: RecordFacts, amounts: readonly AmountMention[], net: boolean): AmountMention[] {
  const isOwed = ({ start, end }: AmountMention) =>
    owedBefore.test(facts.folded.slice(Math.max(0, start - 24), start)) ||
    owedAfter.test(facts.folded.slice(end, end + 20));
  const owed = net ? facts.amounts.filter(isOwed).reduce((sum, { value }) => sum + value, 0) : 0;
  const held = amounts.filter((amount) => !isOwed(amount));
  const [largest] = [...held].sort((a, b) => b.value - a.value);
  return held.map((amount) =>
    amount === largest
      ? { ...amount, value: amount.value - owed, least: amount.least - owed, most: amount.most - owed }
      : amount,
  );
}

const ownCover =
  /\b(?:my|our|mine|i have|i carry|we have|we carry|own|her own|his own|um|uim|under-?insured)\b[^.;]{0,40}$/;

/** The policies of the other side, where the notes tell of any; what clients carry themselves is no cover of theirs. */
function othersCover({ folded }: RecordFacts, amounts: readonly AmountMention[]): AmountMention[] {
  const others = amounts.filter(({ start }) => !ownCover.test(folded.slice(Math.max(0, start - 50), start)));
  return others.length > 0 ? others : [...amounts];
}

const WORTH = /\b(?:demand(?:ed|s)?|case values?|value(?:d)?|settle\w*|verdict|worth)\b/;
/** Pain and what is still to come can make this many times of the bills. */
const PAIN_FACTOR = 3;

/** What an injury is worth: never less than its bills and lost pay, and how much more the notes do not tell. */
function worthOfInjury(facts: RecordFacts): Sum | null {
  const bills = facts.amounts.filter(({ category, period }) => category === 'medical' && period === null);
  const [first] = bills;
  const lost = facts.amounts.filter(({ category, period }) => category === 'lost_income' && period === null);
  const sum = combined([...bills, ...lost], 'sum');
  return first === undefined || sum === null ? null : { least: sum.least, most: sum.most * PAIN_FACTOR, first };
}

const SAME = 0.01;

/** "$4,800 a month (57,600)", "400 a week = 20,800": the same pay in another period. */
function isToldAgain({ folded }: RecordFacts, amount: AmountMention, before: readonly AmountMention[]): boolean {
  return (
    /(?:\(|=|\bor|\bthat'?s|\bso)\s*(?:about |around )?\$?\s*$/.test(folded.slice(0, amount.start).slice(-16)) &&
    before.some(({ value }) => Math.abs(value - amount.value) <= SAME * value)
  );
}

/** What the notes add up to for a subject; null where they tell no figures. */
export function sumFor(
  record: RecordFacts,
  subject: AmountSubject,
  main: string,
  period: PayPeriod | null,
): Sum | null {
  const facts = { ...record, amounts: withoutExcluded(record, record.amounts, exclusionsIn(main)) };
  if (subject.name === 'equity') return homeEquity(facts);
  if (subject.name === 'the amount at stake' && WORTH.test(main)) {
    const worth = worthOfInjury(facts);
    if (worth !== null) return worth;
  }
  if (/\bloss(?:es)?\b|\blost\b/.test(main) && subject.name === 'the amount at stake') {
    const lost = fall(facts);
    if (lost !== null) return lost;
  }
  let amounts = chosenAmounts(facts, subject);
  amounts = amounts.map((amount) => {
    const times = subject.combine === 'sum' ? timesEach(facts, amount) : 1;
    return times === 1
      ? amount
      : { ...amount, value: amount.value * times, least: amount.least * times, most: amount.most * times };
  });
  if (
    subject.name === 'cover' &&
    !/\b(?:u\.?i?\.?m\b|under-?insured|own policy|our (?:client|person)|client'?s)/.test(main)
  )
    amounts = othersCover(facts, amounts);
  if (subject.name === 'assets' && ownShare.test(main)) return shareOf(facts, combined(amounts, subject.combine));
  if (subject.name === 'assets')
    amounts = assetsOnly(facts, amounts, /\bnet\b|\bafter (?:the )?(?:mortgages?|debts?)\b/.test(main));
  if (subject.name === 'the amount at stake') amounts = atStake(facts, amounts);
  if (subject.name === 'tax owed' && federal.test(main) && !/\bor state\b|\bstate or\b|\band state\b/.test(main))
    amounts = federalOnly(facts, amounts);
  if (subject.name === 'income') {
    const wanted = period ?? 'year';
    const hours = hoursAWeek(facts);
    amounts = amounts.map((amount) => {
      const value = inPeriod(amount, wanted, hours);
      return { ...amount, value, least: value, most: value };
    });
    amounts = amounts.filter((amount, index) => !isToldAgain(record, amount, amounts.slice(0, index)));
  } else
    amounts = amounts.filter(
      ({ period: own, value }) => own === null || (subject.name === 'what the client can pay' && value > 0),
    );
  return combined(amounts, subject.combine);
}
