import { combined, fallIn, type HowToAdd, inPeriod, type MoneySum, sumOf } from '../../facts/details/add-money.ts';
import type { Money } from '../../facts/details/details.ts';
import { groupOf, type MoneySubject, partOf, shares } from '../../facts/details/money-parts.ts';
import { shownBy, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { dollars, inBound, limitsOf, type MoneyBound, moneyBoundIn } from './money-bound.ts';
import { addedSubjects, atStake, leftOutIn, sayLeftOut, subjectIn } from './money-subjects.ts';
import { hasMoney, withDollars } from './money-text.ts';
import { parseCover, parsePaymentsBehind } from './particular-rules.ts';

/** "… or we can't help": what happens otherwise only repeats the rule. */
const orElse = /,? (?:or (?:else )?(?:we|it'?s|i|you|don'?t|please|no|skip|pass)|otherwise)\b(?! \d)[^$\d]*$/;
const obliges = /\b(?:must|needs?(?: to)?|ha(?:s|ve) to|at (?:the very )?least|minimum|min|required?)\b/;
const conditional = /\b(?:if|when(?:ever)?|unless|(?<!\b(?:cases|claims|those|matters) )where)\b/;
const commas = /(?<!\d)[,;:] | - |[,;:] (?!\d)/;

/** "No small stuff: bills must be above $3,000": where the clause of the sum says what must be, the others repeat it. */
function ruleClause(filter: string): string {
  const text = filter.replace(orElse, '');
  if (conditional.test(text)) return text;
  const clauses = text.split(commas);
  const own = clauses.find((clause) => hasMoney(clause));
  return clauses.length > 1 && own !== undefined && (obliges.test(own) || countRefusals(own) > 0) ? own : text;
}

/** Denials that belong to what is named, or to nothing, and refuse no lead. */
const refusesNone = [
  /\b(?:unsecured|unpaid|non)\b|\bnot (?:counting|including|counted)\b|\b(?:do(?:es)?(?:n'?t| not)) (?:count|matter)\b/g,
  /\bno (?:less|more|menos|mas)\b|\bnothing or\b|\bor nothing\b|\blittle (?:or|to) no\b|\bno pagad\w+|\bsin (?:garantia|contar)/g,
  /\bnothing (?:less|more|lower|higher|smaller|larger|under|over|above|below)(?: than that| that| it)?(?=[.,;)]|$)/g,
  /\bif (?:not|less|lower|under that),? (?:then )?(?:we )?(?:pass|skip|decline|no|reject|refer)\b/g,
  /(?:\b(?:not|never)|n'?t) (?:been )?(?:paid|reimbursed|covered|received|returned)\b/g,
];
/** "Cannot exceed", "not less than": denials that belong to the comparison. */
const denied = "(?:not|no|n't|cannot|can'?t|never)(?: (?:be|go|run|get|come|have|make|owe|earn|cost)){0,2}";
const comparison =
  'exceed\\w*|more than|over|above|past|beyond|(?:greater|higher|bigger|larger) than|less|lower|under|below|smaller|fewer';
const comparesDenied = new RegExp(`\\b${denied} (?:${comparison})\\b`, 'g');
/** "Goes to small claims": what is sent away is refused, whatever follows. */
const sentAway =
  /\b(?:go|goes|belongs?|sent)(?: \w+)? (?:elsewhere|(?:to|in) (?:small claims|legal aid|an?|our|another|the))\b|\bwaste of (?:our |my )?time\b/;

const isOdd = (words: string): boolean => countRefusals(words) % 2 === 1;

/** Refusals in one clause reverse each other; those of several clauses repeat each other, unless one is a condition. */
function refusesInClauses(text: string): boolean {
  const away = text.search(sentAway);
  if (away >= 0) return countRefusals(text.slice(0, away)) < 2;
  return conditional.test(text) ? isOdd(text) : text.split(commas).some(isOdd);
}

/** Whether a filter refuses what it describes. */
function refusesIt({ main, whole, refusedAside }: FilterText, text: string): boolean {
  const plain = refusesNone.reduce((rest, words) => rest.replace(words, ' '), text.replace(comparesDenied, ' '));
  const rule = ruleClause(plain);
  const stated = refusesInClauses(rule);
  const aside =
    (refusedAside && hasMoney(withDollars(main))) ||
    (/[-:,;] ?(?:refer (?:\w+ )?out|pass|turn away)\b/.test(whole) && !/\bif not,? /.test(whole));
  return conditional.test(rule) && !sentAway.test(rule) ? stated !== aside : stated || aside;
}

/** What a filter asks of the sums of a record; several subjects are added. */
interface MoneyQuestion extends HowToAdd {
  readonly subjects: readonly MoneySubject[];
  readonly bound: MoneyBound;
  /** Concepts whose sums are left out. */
  readonly without: readonly string[];
}

/** Sums that only a filter that names them asks for. */
const onlyByName = ['limits', 'offer', 'fee', 'tax', 'income'];

/** The sum of all that may be meant, where each of them and all together lie on one side of the limit. */
function anySum(money: readonly Money[], { subjects, bound, period }: MoneyQuestion): MoneySum | null {
  const canBe = (sum: Money) =>
    subjects.some(({ of, otherwise }) =>
      of.length === 0 ? !onlyByName.includes(groupOf(sum)) : ['other', ...of, ...otherwise].includes(groupOf(sum)),
    );
  const parts = money
    .filter((sum) => (sum.period === null) === (period === null) && canBe(sum))
    .map((sum) => (period === null ? partOf(sum, sum.each) : inPeriod(partOf(sum), period)));
  const all = combined(parts, true);
  if (all === null || subjects.some(({ key }) => key === 'can_pay' || key === 'share')) return null;
  const sides = new Set([inBound(all, bound), ...parts.map((part) => inBound(part, bound))]);
  return sides.size === 1 ? all : null;
}

/** The sum in the notes that answers a question; null where there is none. */
function answerMoney(all: readonly Money[], question: MoneyQuestion): MoneySum | null {
  const counted = all.filter(({ own }) => !shares(own, question.without));
  const parts = question.without.length === 0 ? [] : counted.filter(({ isTotal }) => !isTotal);
  const usable = parts.length > 0 ? parts : counted;
  const exact = usable.filter(({ isLoose }) => !isLoose);
  for (const money of exact.length < usable.length ? [exact, usable] : [exact]) {
    const fell = question.fall ? fallIn(money) : null;
    if (fell !== null) return fell;
    const sums = question.subjects.flatMap((subject) => sumOf(money, subject, question) ?? []);
    const [first] = sums;
    if (first === undefined) continue;
    const add = (end: 'least' | 'most') => sums.reduce((sum, one) => sum + one[end], 0);
    return { least: add('least'), most: add('most'), first: first.first };
  }
  return anySum(exact, question) ?? anySum(usable, question);
}

/** A filter that compares a sum without saying of what means the amount at stake. */
const comparesSum =
  /\b(?:more than|less than|over|under|above|below|at least|exceed\w*|minimum|up to|max(?:imum)?|capped|cap|(?:or|and) (?:more|up|better))\b[^.;]{0,14}\$ ?\d|(?:\$ ?[\d,.]+|\d ?k)(?:\+| (?:or|and) (?:more|up))|> ?\$ ?\d/;
/** "From $50k up, anything less isn't economic", "the rest can go to small claims" says the limit once. */
const restated = [
  /[,;.-] ?(?:anything|nothing|everything|whatever) (?:less|smaller|lower|under that|below that|beneath)\b(?! (?:than )?\$?\d)[^$\d]*$/,
  /[,;.-] ?(?:(?:the )?(?:rest|others|remainder|smaller (?:ones|stuff|cases|claims)|bigger ones|lesser)\b)[^$\d]*$/,
];
/** "Not including interest and attorney's fees" says nothing of what the sum is for. */
const besides =
  /,? (?:not (?:including|counting)|excluding|exclusive of|before|plus) (?:(?:,? ?(?:and|or|&)? ?)?\b(?:interest|costs|(?:attorney(?:'?s'?)? )?fees)\b)+/;
const dateLike = /\b(?:19|20)\d{2}\b/;

/** Notes on such sums leave out the thousands. */
const LEAST_IN_THOUSANDS = 20_000;
const saysAll = /\b(?:total|combined|together|altogether|in all|sum of|and (?:all )?other|plus|everything)\b/;
const saysNet = /\bnet\b|\b(?:after|less|minus) (?:all )?(?:the )?(?:mortgages?|debts?|loans?)\b/;
const saysFall = /\b(?:loss(?:es)?|lost|down|investors?|investments?)\b/;
const saysHousehold = /\b(?:household|combined|family|both|together|joint|spouses|everyone)\b/;
const asksOfOwnCover = /\b(?:u\.?i?\.?m\b|under-?insured|own policy|our (?:client|person)|client'?s)/;
/** What a filter sets a limit to and where; null for other filters. */
function parseQuestion({ main, whole }: FilterText): { text: string; question: MoneyQuestion } | null {
  const inMain = withDollars(main);
  const rule = hasMoney(inMain) ? inMain : withDollars(whole);
  const text = restated.reduce((rest, words) => rest.replace(words, ''), rule).replace(besides, '');
  if (!hasMoney(text)) return null;
  const limits = moneyBoundIn(text);
  const subject = subjectIn(text) ?? (comparesSum.test(text) ? atStake : undefined);
  if (subject === undefined) return null;
  const without = leftOutIn(whole, subject);
  if (limits === null || without === null || (dateLike.test(text) && !/[$]/.test(text))) return null;
  const added = addedSubjects(whole);
  const question: MoneyQuestion = {
    subjects: added.length > 0 ? added : [subject],
    ...limits,
    without,
    total: saysAll.test(whole),
    net: saysNet.test(whole),
    inThousands: (limits.bound.least ?? limits.bound.most ?? 0) >= LEAST_IN_THOUSANDS,
    fall: subject === atStake && saysFall.test(whole),
    household: saysHousehold.test(whole),
    ownCover: asksOfOwnCover.test(whole),
  };
  return { text, question };
}

const withVerb = (name: string): string => `${name} ${/(?:s|restitution)$/.test(name) ? 'are' : 'is'}`;

function ruleOn(filter: FilterText, text: string, question: MoneyQuestion): FilterRule {
  const { bound, period, subjects } = question;
  const refused = !bound.excludesOutside && refusesIt(filter, text);
  const name = subjects.map((subject) => subject.name).join(' and ');
  const subject = subjects.length > 1 ? `${name} together are` : withVerb(name);
  return ruleOnFacts(`${subject} ${limitsOf(bound, period, refused)}${sayLeftOut(question.without)}`, (lead) => {
    const sum = answerMoney(lead.details.money, question);
    if (sum === null) return unsaid(`the notes give no figure for ${name}`);
    const isInside = inBound(sum, bound);
    if (isInside === null) return unsaid(`${name} may lie on either side of the limit`);
    return { holds: isInside !== refused, why: `${name}: ${dollars(sum.least)}`, shown: shownBy(lead, sum.first) };
  });
}

/** Filters on sums of money: bills, debt, income, estate, wages, what is at stake. */
export function parseMoney(filter: FilterText): FilterRule | null {
  const particular = parsePaymentsBehind(filter) ?? parseCover(filter);
  if (particular !== null) return particular;
  const parsed = parseQuestion(filter);
  return parsed === null ? null : ruleOn(filter, parsed.text, parsed.question);
}
