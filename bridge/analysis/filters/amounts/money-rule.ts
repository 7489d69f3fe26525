import { shownBy } from '../conditions/case-in-question.ts';
import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { answerMoney, type MoneyQuestion } from './judge-money.ts';
import { leftOutIn } from './left-out.ts';
import { dollars, inBound, limitsOf, moneyBoundIn } from './money-bound.ts';
import { refusesIt } from './money-refusal.ts';
import { type MoneySubject, moneySubjects, unlisted } from './money-subjects.ts';
import { hasMoney, withDollars } from './money-text.ts';
import { parseCover, parsePaymentsBehind } from './particular-rules.ts';

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

/** What economic losses consist of, by the words of filters that add them. */
const parts: readonly (readonly [name: string, asked: RegExp])[] = [
  ['medical bills', /\b(?:bills?|meds?|medicals?|specials|treatment)\b/],
  ['lost wages', /\b(?:wages?|wage loss|lost (?:pay|income|earnings|time)|income)\b/],
  ['damage', /\b(?:property(?: damage)?|pd|vehicle|car|truck)\b/],
];
const joins = /\b(?:plus|and|with|combined|total|together)\b|[+&]|\([^)]*,[^)]*\)/;
const offersChoice = /\bor\b(?! (?:more|better|higher|up|above|less|we|it'?s|pass|no|skip|else))/;

const isDefined = <T>(one: T | undefined): one is T => one !== undefined;

/** "Meds plus wages": the subjects a filter adds; none where it names one. */
function addedSubjects(whole: string): MoneySubject[] {
  if (!joins.test(whole) || offersChoice.test(whole)) return [];
  const named = parts.filter(([, asked]) => asked.test(whole)).map(([name]) => name);
  return named.length < 2 ? [] : named.map((name) => moneySubjects.find((one) => one.name === name)).filter(isDefined);
}

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
  const without = leftOutIn(whole);
  if (read === null || without === null || (dateLike.test(text) && !/[$]/.test(text))) return null;
  const added = addedSubjects(whole);
  const named = moneySubjects.find(({ asked }) => asked.some((words) => words.test(text)));
  const subject = named ?? (comparesSum.test(text) ? moneySubjects.at(-1) : undefined) ?? unlisted;
  const question: MoneyQuestion = {
    subjects: added.length > 0 ? added : [subject],
    ...read,
    without,
    total: saysAll.test(whole),
    net: saysNet.test(whole),
    fall: subject.name === 'the amount at stake' && saysFall.test(whole),
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
  const asks = `${subjects.length > 1 ? `${name} together are` : are(name)} ${limitsOf(bound, period, refused)}`;
  return rule(asks, (facts) => {
    const asked = facts.inQuestion();
    const sum = answerMoney(asked.facts.money, question);
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
