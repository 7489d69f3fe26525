import { findAmounts } from '../../amounts/find-amounts.ts';
import { foldInPlace } from '../../text/fold-text.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt } from '../record-facts.ts';
import { amountBoundIn, dollars, inBound, limitsOf } from './amount-bound.ts';
import type { AmountSubject } from './amount-subject.ts';
import { amountSubjects } from './amount-subjects.ts';
import { sumFor } from './amount-sum.ts';
import { subjectInOwnWords } from './amount-things.ts';
import { anySum } from './any-sum.ts';
import type { Sum } from './combined-sum.ts';
import { parseGap } from './gap-rule.ts';
import { parsePaymentsBehind } from './payments-behind-rule.ts';
import { parsePolicyLimits } from './policy-limits-rule.ts';

const money =
  /\$|\d ?[km]\b|\b(?:grand|hundred|thousand|mil|million|dollars?|bucks|dolares|figures?)\b|\d,\d{3}|\b\d{4,7}\b(?!-)/;

/** Whether a filter speaks of a sum of money; expects the text of `withDollars`. */
const hasMoney = (text: string): boolean => money.test(text);

const unit =
  '(?![\\d,]| ?(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|sq|k\\b|employees|people|workers|miles|mph|lbs?|pounds|ft|feet|acres|units|%|percent|stitches|visits?|sessions?|payments?|tons?|and older|or older|years))';
const bare = new RegExp(`(?<![\\d$.,/#-])(?!(?:19|20)\\d{2}\\b)(\\d{4,7})${unit}`, 'g');
/** "Over 1M in assets". */
const millions = /(?<![\d$.,/#-])(\d{1,3}(?:\.\d+)?) ?mm?\b(?!')/g;
const rate =
  /(?<![\d$.,/#-])(\d{1,3}(?:\.\d+)?)(?= ?(?:\/ ?|an? |per )(?:hr|hour|wk|week|mo|month|yr|year)\b| (?:weekly|monthly|hourly)\b)/g;
const compared = new RegExp(
  `(?<=\\b(?:than|over|under|above|below|least|most|exceed(?:s|ing)?|of|minimum|max(?:imum)?|up to|top|down|be|about|around|reach|al menos|por lo menos|mas de|menos de|minimo|hasta) |[<>]=? ?)(\\d{3,4})\\b${unit}`,
  'g',
);
const ofMoney =
  /\b(?:bills?|meds|medicals?|specials|debts?|wages?|aww|ttd|pay|paid|salary|incomes?|rent|price|cost\w*|fees?|retainer|deposits?|damages?|owe[sd]?|worth|valued?|put down|down|offers?|benefits?|bail|bond|fines?|tips|checks?|loss|losses|estates?|equity|balance|budget|invoices?|arrears|deben?|deudas?|salarios?|sueldos?|horas extras?|ganan?|cuentas|gastos|renta|fianza)\b/;
const ofTime = /\b(?:since|year|model|built|born|before|after|during|accidents?|injur\w+|crash\w*|dated?|age[ds]?)\b/;

/** "Specials north of 20": injury lawyers leave out the thousands. */
const specials = new RegExp(
  `(?<=\\b(?:meds|medicals|specials|bills) (?:must be |should be |have to be |need to be )?(?:north of|over|above|past|at least) )(\\d{2,3})\\b(?![.]\\d| ?(?:grand|thousand|hundred|mil|million))${unit}`,
  'g',
);

/** A filter folded, with a sign before numbers that can only be sums: "under 5000", "over 1M", "AWW above 400". */
function withDollars(text: string): string {
  const signed = foldInPlace(text)
    .replace(millions, '$$$1 million')
    .replace(bare, (number) => `$${number}`)
    .replace(rate, (number) => `$${number}`)
    .replace(specials, (number) => `$${number},000`);
  return ofMoney.test(signed) && !ofTime.test(signed) ? signed.replace(compared, (number) => `$${number}`) : signed;
}

const are = (name: string): string => (/(?:s|restitution)$/.test(name) ? `${name} are` : `${name} is`);

const dateLike = /\b(?:19|20)\d{2}\b/;

/** Where the rule itself says that a firm does not want it, "please reject" after it says so again. */
const refusesItself =
  /\b(?:not (?:economical|for us|worth|something|our|a fit|what we)|(?:is|are)n'?t (?:economical|for us|worth|something|our)|go(?:es)? elsewhere|can'?t (?:take|help|use)|cannot (?:take|help|use)|(?:do not|don'?t|won'?t) (?:take|want|handle|accept|pay))\b/;

/** "… or we can't help": what happens otherwise only repeats the rule. */
const orElse = /,? (?:or (?:else )?(?:we|it'?s|i|you|don'?t|please|no|skip|pass)|otherwise)\b(?! \d)[^$\d]*$/;
/** Where a filter sets a limit to a sum and does not say of what, it means what is at stake. */
const comparesSum =
  /\b(?:more than|less than|over|under|above|below|at least|exceed\w*|minimum|up to|max(?:imum)?|capped|cap|(?:or|and) (?:more|up|better))\b[^.;]{0,14}\$ ?\d/;
/** "From $50k up, anything less isn't economic", "the rest can go to small claims" says the limit once. */
const restated =
  /[,;.-] ?(?:(?:anything|nothing|everything|whatever) (?:less|smaller|lower|under that|below that|beneath)\b(?! (?:than )?\$?\d)|(?:the )?(?:rest|others|remainder|smaller (?:ones|stuff|cases|claims)|bigger ones|lesser)\b)[^$\d]*$/;
/** "Not including interest and attorney's fees" says nothing of what the sum is for. */
const besides =
  /,? (?:not (?:including|counting)|excluding|exclusive of|before|plus) (?:(?:,? ?(?:and|or|&)? ?)?\b(?:interest|costs|(?:attorney(?:'?s'?)? )?fees)\b)+/;
const obliges = /\b(?:must|needs?(?: to)?|ha(?:s|ve) to|at (?:the very )?least|minimum|min|required?)\b/;

/** "No small stuff: bills must be above $3,000": where the clause of the sum says what must be, the others only repeat it. */
function ruleClause(filter: string): string {
  const text = filter.replace(orElse, '');
  const clauses = text.split(/(?<!\d)[,;:] | - |[,;:] (?!\d)/);
  const own = clauses.find((clause) => hasMoney(clause));
  return clauses.length > 1 && own !== undefined && (obliges.test(own) || countRefusals(own) > 0) ? own : text;
}

/** What economic losses consist of, by the words of filters that add them. */
const parts: readonly (readonly [name: string, asked: RegExp])[] = [
  ['medical bills', /\b(?:bills?|meds?|medicals?|specials|treatment)\b/],
  ['lost wages', /\b(?:wages?|wage loss|lost (?:pay|income|earnings|time)|income)\b/],
  ['damage', /\b(?:property(?: damage)?|pd|vehicle|car|truck)\b/],
];
const joins = /\b(?:plus|and|with|combined|total|together)\b|[+&]|\([^)]*,[^)]*\)/;

/** "Meds plus wages", "total damages (meds, wages, property)": the subjects a filter adds; none where it names one. */
function addedSubjects(whole: string): AmountSubject[] {
  if (!joins.test(whole) || /\bor\b(?! (?:more|better|higher|up|above|less|we|it'?s|pass|no|skip|else))/.test(whole))
    return [];
  const named = parts.filter(([, asked]) => asked.test(whole)).map(([name]) => name);
  return named.length < 2
    ? []
    : amountSubjects.filter(
        ({ name, words }, at) =>
          named.includes(name) && at === amountSubjects.findIndex((one) => one.name === name) && words !== undefined,
      );
}

function together(sum: Sum | null, other: Sum | null): Sum | null {
  if (sum === null || other === null) return sum ?? other;
  return { least: sum.least + other.least, most: sum.most + other.most, first: sum.first };
}

/** Denials that belong to the comparison, to what is named or to nothing at all, and refuse nobody. */
const refusesNobody =
  /\b(?:unsecured|unpaid|non)\b|\bnot (?:counting|including|counted)\b|\b(?:do(?:es)?(?:n'?t| not)) (?:count|matter)\b|\bexclud\w+ (?:the )?(?:house|home|mortgage)|\bexcl(?:ud\w*)?\.? (?:student loans?|taxes|interest|mortgages?|cars?|support|retirement)|\bno less\b|\bno more\b|\bnothing or\b|\bor nothing\b|\bnothing (?:less|more|lower|higher|smaller|larger|bigger|under|over|above|below|beyond)(?: than that| that| it)?(?=[.,;)]|$)|\blittle (?:or|to) no\b|\bif (?:not|it isn'?t|less|lower|under that),? (?:then )?(?:we )?(?:pass|skip|decline|no|reject|refer)\b|\bno pagad\w+|\bsin (?:garantia|contar|asegurar|incluir)|\bno (?:menos|mas)\b|(?:\b(?:not|never)|n'?t) (?:been )?(?:paid|reimbursed|covered|received|insured|returned)\b/g;
const comparesDenied =
  /\b(?:not|no|n't|cannot|must not|may not|can'?t|shouldn'?t|never)(?: (?:be|go|run|get|come|have|make|owe|earn|cost)){0,2} (?:exceed\w*|more than|over|above|past|beyond|(?:greater|higher|bigger|larger) than|less|lower|under|below|go over|smaller|fewer)\b/g;
/** "We leave those to legal aid", "goes to small claims": what is sent away is refused, whatever follows. */
const sentAway =
  /\b(?:(?:we |i |they )(?:leave|give|hand|pass|point|kick|forward|steer|refer|send)(?: (?:it|them|those|these|that))?(?: on| over| off| along)? (?:to|for)|(?:go|goes|belongs?|sent)(?: \w+)? (?:elsewhere|(?:to|in) (?:small claims|legal aid|an?|our|another|the)))\b|\bwaste of (?:our |my )?time\b|(?<!or )\bwe lose money\b/;
const refusedFirst =
  /^[\s\-;(.:,]+(?:sorry,? )?(?:(?:hard |that'?s a |it'?s a )?(?:no|nope|pass|skip|decline|reject)(?=\s*(?:[,.!;)]|$))|no,? thank(?:s| you)|not (?:for us|worth|interested)|too small|(?:we |i )(?:pass|decline|skip)\b(?! if))/;
const conditional = /\b(?:if|when(?:ever)?|unless|where)\b/;

const isOdd = (words: string): boolean => countRefusals(words) % 2 === 1;

/** Refusals in one clause turn each other round; those of several clauses say the same again, unless one is the case of the other. */
function refusesInClauses(text: string): boolean {
  const away = sentAway.exec(text);
  if (away !== null) return countRefusals(text.slice(0, away.index)) < 2;
  return conditional.test(text) ? isOdd(text) : text.split(/(?<!\d)[,;:] | - |[,;:] (?!\d)/).some(isOdd);
}

/** Whether a filter refuses what it describes. */
function refusesIt({ main, whole, asides, refusedAside }: FilterText, text: string): boolean {
  const rule = ruleClause(text.replace(comparesDenied, ' ').replace(refusesNobody, ' '));
  const stated = refusesInClauses(rule);
  const aside =
    (hasMoney(withDollars(main)) && (refusedAside || refusedFirst.test(asides)) && !refusesItself.test(main)) ||
    (/[-:,;] ?(?:refer (?:\w+ )?out|pass|skip|decline|turn away)\b/.test(whole) &&
      !/[-:,;] ?(?:decline|skip|refer|turn)\b/.test(text) &&
      !/\bif not,? /.test(whole));
  return conditional.test(rule) && !sentAway.test(rule) ? stated !== aside : stated || aside;
}

/** The words a rule on sums is read from, and what they set a limit to and where; null where they are no such rule. */
function readAmount({ main, whole }: FilterText) {
  const rule = withDollars(main);
  const text = (hasMoney(rule) ? rule : withDollars(whole)).replace(restated, '').replace(besides, '');
  if (!hasMoney(text) || (dateLike.test(text) && findAmounts(text).length === 0)) return null;
  const read = amountBoundIn(text);
  if (read === null) return null;
  return { text, ...read, limit: read.bound.least ?? read.bound.most ?? 0 };
}

type AmountReading = NonNullable<ReturnType<typeof readAmount>>;

function ruleOn(
  filter: FilterText,
  { text, bound, period, limit }: AmountReading,
  subjects: readonly [AmountSubject, ...AmountSubject[]],
): FilterRule {
  const refused = bound.excludesOutside ? false : refusesIt(filter, text);
  const { whole } = filter;
  const [{ name }] = subjects;
  const summed = subjects.map((subject) => subject.name).join(' and ');
  const asks = `${subjects.length > 1 ? `${summed} together are` : are(name)} ${limitsOf(bound, period, refused)}`;
  return rule(asks, (facts) => {
    const sum =
      subjects
        .map((subject) => sumFor(facts, subject, { whole, period, limit }))
        .reduce<Sum | null>((all, one) => together(all, one), null) ?? anySum(facts, subjects, { bound, period });
    if (sum === null) return unknown(`the notes give no figure for ${name}`);
    return fromPredicate(inBound(sum, bound), refused, {
      why: `${name}: ${dollars(sum.least)}`,
      evidence: evidenceAt(facts, sum.first.start, sum.first.end),
      missing: `${name} may lie on either side of the limit`,
    });
  });
}

/** Filters on sums of money: bills, debt, income, estate, wages, what is at stake. */
export function parseAmount(filter: FilterText): FilterRule | null {
  const particular = parsePolicyLimits(filter) ?? parseGap(filter) ?? parsePaymentsBehind(filter);
  if (particular !== null) return particular;
  const read = readAmount(filter);
  if (read === null) return null;
  const [first, ...further] = addedSubjects(filter.whole);
  if (first !== undefined) return ruleOn(filter, read, [first, ...further]);
  const subject =
    amountSubjects.find(({ words }) => words.test(read.text)) ??
    (comparesSum.test(read.text) ? amountSubjects.at(-1) : undefined);
  return subject === undefined ? null : ruleOn(filter, read, [subject]);
}

const namesASum = /\$|\d ?k\b|\d,\d{3}|\b(?:thousand|grand|mil|million|dollars?|bucks|figures)\b/;

/** Filters on a sum of a thing that no list holds: the last reading, where no other fits. */
export function parseAmountInOwnWords(filter: FilterText): FilterRule | null {
  const read = readAmount(filter);
  if (read === null || !namesASum.test(filter.whole)) return null;
  const subject = subjectInOwnWords(read.text);
  return subject === null ? null : ruleOn(filter, read, [subject]);
}
