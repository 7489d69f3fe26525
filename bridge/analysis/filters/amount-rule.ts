import { findAmounts } from '../amounts/find-amounts.ts';
import { foldText } from '../dates/fold-text.ts';
import { amountBoundIn, inBound } from './amount-bound.ts';
import { amountSubjects } from './amount-subjects.ts';
import { type Sum, sumFor } from './amount-sum.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { parseGap } from './gap-rule.ts';
import { parsePaymentsBehind } from './payments-behind-rule.ts';
import { parsePolicyLimits } from './policy-limits-rule.ts';
import { evidenceAt } from './record-facts.ts';

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;
const hasMoney =
  /\$|\d ?[km]\b|\b(?:grand|thousand|mil|million|dollars?|bucks|dolares|figures?)\b|\d,\d{3}|\b\d{4,7}\b(?!-)/;
const dateLike = /\b(?:19|20)\d{2}\b/;

/** Where the rule itself says that a firm does not want it, "please reject" after it says so again. */
const refusesItself =
  /\b(?:not (?:economical|for us|worth|something|our|a fit|what we)|(?:is|are)n'?t (?:economical|for us|worth|something|our)|go(?:es)? elsewhere|can'?t (?:take|help|use)|cannot (?:take|help|use)|(?:do not|don'?t|won'?t) (?:take|want|handle|accept|pay))\b/;

const withDollars = (text: string): string =>
  text.replace(
    /(?<![\d$.,/#-])(?!(?:19|20)\d{2}\b)(\d{4,7})(?![\d,]| ?(?:days?|sq|k\b|employees))/g,
    (number) => `$${number}`,
  );

/** "… or we can't help": what happens otherwise only repeats the rule. */
const orElse = /,? (?:or (?:else )?(?:we|it'?s|i|you|don'?t|please|no|skip|pass)|otherwise)\b(?! \d)[^$\d]*$/;
/** Where a filter sets a limit to a sum and does not say of what, it means what is at stake. */
const comparesSum =
  /\b(?:more than|less than|over|under|above|below|at least|exceed\w*|minimum|up to|max(?:imum)?|capped|cap|(?:or|and) (?:more|up|better))\b[^.;]{0,14}\$ ?\d/;
/** "From $50k up, anything less isn't economic" says the limit once. */
const restated =
  /[,;.-] ?(?:anything|nothing|everything|whatever) (?:less|smaller|lower|under that|below that|beneath)\b(?! (?:than )?\$?\d)[^$\d]*$/;
const obliges = /\b(?:must|needs?(?: to)?|ha(?:s|ve) to|at least|minimum|required?)\b/;

/** "No small stuff: bills must be above $3,000": where the clause of the sum says what must be, the others only repeat it. */
function ruleClause(filter: string): string {
  const text = filter.replace(orElse, '');
  const clauses = text.split(/(?<!\d)[,;:] | - |[,;:] (?!\d)/);
  const own = clauses.find((clause) => hasMoney.test(clause));
  return clauses.length > 1 && own !== undefined && obliges.test(own) ? own : text;
}

/** "Meds plus wages": both together. */
const addsLostPay =
  /(?:\b(?:plus|and|with|combined)\b|[+&])[^.;]{0,16}\b(?:wages?|wage loss|lost (?:pay|income|wages|earnings|time)|income)\b|\b(?:lost (?:pay|income|wages)|wage loss|wages?)[^.;]{0,6}(?:\bplus\b|\band\b|[+&])[^.;]{0,12}\b(?:bills?|meds?|medicals?|specials)\b/;

function together(sum: Sum | null, other: Sum | null): Sum | null {
  if (sum === null || other === null) return sum ?? other;
  return { least: sum.least + other.least, most: sum.most + other.most, first: sum.first };
}

/** Filters on sums of money: bills, debt, income, estate, wages, what is at stake. */
export function parseAmount(filter: FilterText): FilterRule | null {
  const particular = parsePolicyLimits(filter) ?? parseGap(filter) ?? parsePaymentsBehind(filter);
  if (particular !== null) return particular;
  const { main, whole } = filter;
  const refusedAside = hasMoney.test(main) && filter.refusedAside && !refusesItself.test(main);
  const text = withDollars(foldText(hasMoney.test(main) ? main : whole)).replace(restated, '');
  if (!hasMoney.test(text) || (dateLike.test(text) && findAmounts(text).length === 0)) return null;
  const further = addsLostPay.test(text) ? amountSubjects.find(({ name }) => name === 'lost wages') : undefined;
  const subject =
    amountSubjects.find((one) => one !== further && one.words.test(text)) ??
    (comparesSum.test(text) ? amountSubjects.at(-1) : undefined);
  const read = amountBoundIn(text);
  if (subject === undefined || read === null) return null;
  const { bound, period } = read;
  const withoutBound = ruleClause(text).replace(
    /\b(?:not|no|n't|cannot|must not|may not|can'?t|shouldn'?t)(?: be)? (?:exceed\w*|more than|over|above|greater than|higher than|less|lower|under|below|go over|smaller)\b/g,
    ' ',
  );
  const refusals = countRefusals(
    withoutBound.replace(
      /\b(?:unsecured|unpaid|non)\b|\bnot (?:counting|including|counted)\b|\b(?:do(?:es)?(?:n'?t| not)) (?:count|matter)\b|\bexclud\w+ (?:the )?(?:house|home|mortgage)|\bno less\b|\bno more\b/g,
      ' ',
    ),
  );
  const refused =
    (refusals +
      (refusedAside ||
      (/[-:,;] ?(?:refer (?:\w+ )?out|pass|skip|decline|turn away)\b/.test(whole) &&
        !/[-:,;] ?(?:decline|skip|refer|turn)\b/.test(text))
        ? 1
        : 0)) %
      2 ===
    1;
  return (facts) => {
    const sum = together(
      sumFor(facts, subject, whole, period),
      further === undefined ? null : sumFor(facts, further, whole, null),
    );
    if (sum === null) return unknown(`the notes do not tell ${subject.name} in figures`);
    const holds = inBound(sum, bound);
    const evidence = evidenceAt(facts, sum.first.start, sum.first.end);
    return fromPredicate(holds, bound.excludesOutside ? false : refused, {
      why: `${subject.name}: ${dollars(sum.least)}`,
      evidence,
      missing: `${subject.name} may lie on either side of the limit`,
    });
  };
}
