import { combined, fallIn, type HowToAdd, inPeriod, type MoneySum, sumOf } from '../../facts/details/add-money.ts';
import type { Money } from '../../facts/details/details.ts';
import { groupOf, type MoneySubject, partOf, shares } from '../../facts/details/money-parts.ts';
import { shownBy } from '../conditions/case-in-question.ts';
import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { dollars, inBound, limitsOf, type MoneyBound, moneyBoundIn } from './money-bound.ts';
import { refusesIt } from './money-refusal.ts';
import { addedSubjects, atStake, leftOutIn, sayLeftOut, subjectIn, unlisted } from './money-subjects.ts';
import { hasMoney, withDollars } from './money-text.ts';
import { parseCover, parsePaymentsBehind } from './particular-rules.ts';

/** What a filter asks of the sums of a record; several subjects are added. */
interface MoneyQuestion extends HowToAdd {
  readonly subjects: readonly MoneySubject[];
  readonly bound: MoneyBound;
  /** Concepts whose sums are left out. */
  readonly without: readonly string[];
}

/** Sums that are never what a filter on a thing of its own name asks for. */
const ofTheirOwn = ['limits', 'offer', 'fee', 'tax', 'income'];

/** Where every sum that may be meant, alone and all together, lies on one side of the limit, it does not matter which. */
function anySum(money: readonly Money[], { subjects, bound, period }: MoneyQuestion): MoneySum | null {
  const canBe = (sum: Money) =>
    subjects.some(({ of, otherwise }) =>
      of.length === 0 ? !ofTheirOwn.includes(groupOf(sum)) : ['other', ...of, ...otherwise].includes(groupOf(sum)),
    );
  const parts = money
    .filter((sum) => (sum.period === null) === (period === null) && canBe(sum))
    .map((sum) => (period === null ? partOf(sum, sum.each) : inPeriod(partOf(sum), period)));
  const all = combined(parts, true);
  if (all === null || subjects.some(({ key }) => key === 'can_pay' || key === 'share')) return null;
  const sides = new Set([inBound(all, bound), ...parts.map((part) => inBound(part, bound))]);
  return sides.size === 1 ? all : null;
}

/** What the notes add up to for a question; null where they do not tell. */
function answerMoney(all: readonly Money[], question: MoneyQuestion): MoneySum | null {
  const kept = all.filter(({ own }) => !shares(own, question.without));
  const parts = question.without.length === 0 ? [] : kept.filter(({ isTotal }) => !isTotal);
  const usable = parts.length > 0 ? parts : kept;
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

/** Where a filter sets a limit to a sum and does not say of what, it means what is at stake. */
const comparesSum =
  /\b(?:more than|less than|over|under|above|below|at least|exceed\w*|minimum|up to|max(?:imum)?|capped|cap|(?:or|and) (?:more|up|better))\b[^.;]{0,14}\$ ?\d/;
/** "From $50k up, anything less isn't economic", "the rest can go to small claims" says the limit once. */
const restated = [
  /[,;.-] ?(?:anything|nothing|everything|whatever) (?:less|smaller|lower|under that|below that|beneath)\b(?! (?:than )?\$?\d)[^$\d]*$/,
  /[,;.-] ?(?:(?:the )?(?:rest|others|remainder|smaller (?:ones|stuff|cases|claims)|bigger ones|lesser)\b)[^$\d]*$/,
];
/** "Not including interest and attorney's fees" says nothing of what the sum is for. */
const besides =
  /,? (?:not (?:including|counting)|excluding|exclusive of|before|plus) (?:(?:,? ?(?:and|or|&)? ?)?\b(?:interest|costs|(?:attorney(?:'?s'?)? )?fees)\b)+/;
const dateLike = /\b(?:19|20)\d{2}\b/;

/** Who speaks of so much leaves out the thousands. */
const LEAST_IN_THOUSANDS = 20_000;
const saysAll = /\b(?:total|combined|together|altogether|in all|sum of|and (?:all )?other|plus|everything)\b/;
const saysNet = /\bnet\b|\b(?:after|less|minus) (?:all )?(?:the )?(?:mortgages?|debts?|loans?)\b/;
const saysFall = /\b(?:loss(?:es)?|lost|down|investors?|investments?)\b/;
const saysHousehold = /\b(?:household|combined|family|both|together|joint|spouses|everyone)\b/;
const asksOfOwnCover = /\b(?:u\.?i?\.?m\b|under-?insured|own policy|our (?:client|person)|client'?s)/;
/** What a filter sets a limit to and where; null where it is no such rule. */
function readQuestion({ main, whole }: FilterText): { text: string; question: MoneyQuestion } | null {
  const inMain = withDollars(main);
  const said = hasMoney(inMain) ? inMain : withDollars(whole);
  const text = restated.reduce((rest, words) => rest.replace(words, ''), said).replace(besides, '');
  if (!hasMoney(text)) return null;
  const read = moneyBoundIn(text);
  const subject = subjectIn(text) ?? (comparesSum.test(text) ? atStake : undefined) ?? unlisted;
  const without = leftOutIn(whole, subject);
  if (read === null || without === null || (dateLike.test(text) && !/[$]/.test(text))) return null;
  const added = addedSubjects(whole);
  const question: MoneyQuestion = {
    subjects: added.length > 0 ? added : [subject],
    ...read,
    without,
    total: saysAll.test(whole),
    net: saysNet.test(whole),
    inThousands: (read.bound.least ?? read.bound.most ?? 0) >= LEAST_IN_THOUSANDS,
    fall: subject === atStake && saysFall.test(whole),
    household: saysHousehold.test(whole),
    ownCover: asksOfOwnCover.test(whole),
  };
  return { text, question };
}

const are = (name: string): string => (/(?:s|restitution)$/.test(name) ? `${name} are` : `${name} is`);

function ruleOn(filter: FilterText, text: string, question: MoneyQuestion): FilterRule {
  const { bound, period, subjects } = question;
  const refused = bound.excludesOutside ? false : refusesIt(filter, text);
  const name = subjects.map((subject) => subject.name).join(' and ');
  const asks = `${subjects.length > 1 ? `${name} together are` : are(name)} ${limitsOf(bound, period, refused)}${sayLeftOut(question.without)}`;
  return rule(asks, (facts) => {
    const asked = facts.inQuestion();
    const sum = answerMoney(asked.details.money, question);
    if (sum === null) return unknown(`the notes give no figure for ${name}`);
    const shown = shownBy(asked, sum.first);
    return fromPredicate(inBound(sum, bound), refused, {
      why: `${name}: ${dollars(sum.least)}`,
      evidence: shown === null ? null : { ...shown, at: facts.notes.indexOf(shown.quote) },
      missing: `${name} may lie on either side of the limit`,
    });
  });
}

/** Filters on sums of money: bills, debt, income, estate, wages, what is at stake. */
export function parseMoney(filter: FilterText): FilterRule | null {
  const particular = parsePaymentsBehind(filter) ?? parseCover(filter);
  if (particular !== null) return particular;
  const read = readQuestion(filter);
  return read === null || read.question.subjects.includes(unlisted) ? null : ruleOn(filter, read.text, read.question);
}

const namesASum = /\$|\d ?k\b|\d,\d{3}|\b(?:thousand|grand|mil|million|dollars?|bucks|figures)\b/;

/** Filters on a sum of a thing that no list holds: the last reading, where no other fits. */
export function parseUnlistedMoney(filter: FilterText): FilterRule | null {
  const read = namesASum.test(filter.whole) ? readQuestion(filter) : null;
  return read === null ? null : ruleOn(filter, read.text, read.question);
}
