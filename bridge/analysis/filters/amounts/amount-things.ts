import { amountCategories } from '../../amounts/amount-mention.ts';
import type { AmountSubject } from './amount-subject.ts';

interface Thing {
  readonly name: string;
  /** How filters name it, and how notes do. */
  readonly asked: RegExp;
  readonly told: RegExp;
  readonly combine: AmountSubject['combine'];
  readonly product?: RegExp;
  readonly inPeriods?: true;
  readonly mayAdd?: true;
}

/** Sums that are told beside the name of the thing itself, whatever else they may be called. */
const things: readonly Thing[] = [
  {
    name: 'the bond',
    asked:
      /\b(?:bail|(?:ice|immigration|appearance|cash) bond|bonds? (?:of|set|amounts?|over|under|above|below|between|from|at|must|cannot|can'?t|has to|needs?|no (?:more|higher|lower|less)|up to|max\w*|min\w*|is|[<>]))(?![a-z])/,
    told: /\b(?:bail|bonds?|fianza)\b/,
    combine: 'largest',
  },
  {
    name: 'funeral costs',
    asked: /\b(?:funeral|burial|cremation)\b/,
    told: /\b(?:funeral|burial|cremat\w+|casket|cemetery)\b/,
    combine: 'sum',
  },
  {
    name: 'tips',
    asked: /\b(?:tips|propinas)\b/,
    told: /\b(?:tips|propinas|tip (?:pool|money|jar))\b/,
    combine: 'sum',
    product: /\b(?:tips|propinas)\b/,
  },
  {
    name: 'commissions',
    asked: /\bcommissions?\b(?! (?:do|excluded|not))/,
    told: /\b(?:commissions?|comision\w*)\b/,
    combine: 'sum',
    product: /\bcommissions?\b/,
  },
  {
    name: 'the benefit',
    asked:
      /\b(?:ttd|tpd|ppd|comp|ltd|std|disability|weekly|monthly|pension|ssdi|retirement|long[- ]term)\b[^.;]{0,24}\b(?:benefits?|rate|checks?)\b|\bbenefits? (?:of|at least|over|under|above|below|must|has|needs?)\b/,
    told: /\b(?:benefits?|comp|ttd|ltd|std|disability|pension|ssdi|checks?|adjuster|carrier|insur\w+)\b/,
    combine: 'largest',
    inPeriods: true,
  },
  {
    name: 'the life insurance',
    asked: /\blife (?:insurance|polic\w+)|\bface (?:amount|value)|\bdeath benefit/,
    told: /\b(?:polic(?:y|ies)|insurance|coverage|cover|benefit|face|life)\b/,
    combine: 'largest',
  },
  {
    name: 'out-of-pocket costs',
    asked: /\b(?:out[- ]of[- ](?:their |his |her )?(?:own )?pocket|oop)\b/,
    told: /\b(?:out[- ]of[- ](?:my )?(?:own )?pocket|myself|ourselves|own (?:money|pocket)|(?:i|we)(?:'ve)? paid|copays?|co-pays?|deductible|my share)\b/,
    combine: 'sum',
  },
  {
    name: 'medical debt',
    asked: /\bmedical debts?\b/,
    told: /\b(?:medical|hospital|er|doctors?|clinic|ambulance|surger\w+|surgeon|bills?|collections?)\b/,
    combine: 'sum',
  },
  {
    name: 'fines and restitution',
    asked: /\b(?:fines?|restitution|court costs|civil penalt\w+)\b(?! (?:with|by))/,
    told: /\b(?:fines?|fined|restitution|court costs|penalt\w+|tickets?)\b/,
    combine: 'sum',
  },
  {
    name: 'what was taken',
    asked:
      /\b(?:(?<!\b(?:wage|tip|pay) )thefts?|larceny|shoplift\w*|embezzle\w*|stolen (?:goods|property|merchandise|items?|funds|money))\b(?! ?of wages)/,
    told: /\b(?:took|taken|stole|stolen|theft|worth|shoplift\w*|embezzle\w*|missing|merchandise|goods|register|till|value)\b/,
    combine: 'sum',
    product: /\b(?:took|stole|each|withdraw\w*|transfers?|checks?)\b/,
  },
  {
    name: 'the overcharge',
    asked: /\b(?:overcharg\w*|over-charg\w*|(?:hidden|junk|extra|bogus) (?:fees|charges)|overbill\w*|overpa\w+)\b/,
    told: /\b(?:overcharg\w*|extra|fees?|add-?ons?|added|tacked|more than|overbill\w*|padded|overpa\w+)\b/,
    combine: 'sum',
  },
  {
    name: 'the deposit',
    asked: /\b(?:security|rental|damage|lease) deposits?\b|\bdeposits? (?:disputes?|cases?|kept|withheld)\b/,
    told: /\b(?:deposits?|depositos?|prepaid|last month'?s?|ultimo mes)\b/,
    combine: 'largest',
    mayAdd: true,
  },
  {
    name: 'the student loans',
    asked:
      /(?<!\b(?:excluding|excludes?|excl\.?|counting|without|besides|minus|except|non|no|not|including) )\bstudent (?:loans?|debts?)(?: debts?| balances?)? (?:must |has to |have to |needs? to |should )?(?:be |is |are |exceed\w* |total\w* )?(?:of|over|above|under|below|at least|between|from|more than|less than|north of|balance|\$|[<>])/,
    told: /\b(?:student|school) (?:loans?|debts?)\b|\b(?:nelnet|navient|sallie|mohela|fedloan|aidvantage|great lakes|sofi|fafsa)\b/,
    combine: 'sum',
  },
  { name: 'the deductible', asked: /\bdeductible\b/, told: /\bdeductible\b/, combine: 'largest' },
  {
    name: 'the price',
    asked:
      /\b(?:(?:purchase|sale|sales|selling|asking|car|vehicle|home|sticker|contract|closing) prices?|price (?:of|over|under|above|below|must|at|has)|(?:vehicle|car|truck|it|house|home)s? (?:must have |had to |has to have |needs? to have |have to )?costs? |(?:business|company) (?:sales?|acquisitions?|purchases?)|closings?|(?:sales?|deals?|transactions?|acquisitions?) (?:of|between|over|under|above|below|from|up to))\b/,
    told: /\b(?:bought|buy(?:ing)?|purchas\w+|prices?|priced|paid|cost|sold|sell(?:ing)?|sticker|financed|asking|listed|closed on|under contract|new|used)\b/,
    combine: 'largest',
  },
  {
    name: 'the judgment',
    asked:
      /\b(?:judgments?|judgements?|awards?|verdicts?)\b(?:[^.;]{0,30}\b(?:against|of|over|under|above|below|at least)\b)/,
    told: /\b(?:judgments?|judgements?|awarded|award|verdict|judge|court|ruled|won)\b/,
    combine: 'largest',
  },
  {
    name: 'the lien',
    asked: /\bliens?\b(?! ?(?:holder|waiver))/,
    told: /\b(?:liens?|owed?|owes|unpaid|balance|job)\b/,
    combine: 'largest',
  },
];

/** What a filter sets a sum for by its own name. */
export const amountThings: readonly AmountSubject[] = things.map(({ asked, told, ...thing }) => ({
  ...thing,
  words: asked,
  categories: amountCategories,
  named: told,
}));

const WORD = /[a-z]{4,}/g;
const saysNothing =
  /^(?:least|most|more|less|than|over|under|above|below|between|from|must|need|needs|should|shall|have|having|with|without|only|please|case|cases|claim|claims|client|clients|caller|callers|lead|leads|people|person|anyone|anybody|total|amount|amounts|minimum|maximum|that|this|these|those|them|they|their|there|where|when|what|which|anything|nothing|everything|something|thousand|hundred|million|dollar|dollars|grand|bucks|figure|figures|accept|accepted|take|takes|taking|send|want|wanted|refer|potential|worth|value|valued|sum|sums|reject|exclude|decline|skip|pass|don|does|doesn|will|would|cannot|isn|aren|exceed|exceeds|exceeding|higher|lower|greater|bigger|smaller|larger|reach|reaches|better|range|roughly|about|around|each|year|month|week|weekly|monthly|annual|yearly|hourly|work|involve|involves|involving|concern|concerns|matter|matters|your|ours|here|elsewhere)$/;

/** A sum of a thing no list holds: the notes must name it with the filter's own words. */
export function subjectInOwnWords(text: string): AmountSubject | null {
  const stems = [...text.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !saysNothing.test(word))
    .map((word) => word.slice(0, Math.max(4, Math.min(6, word.length - 2))));
  if (stems.length === 0) return null;
  const named = new RegExp(`\\b(?:${stems.join('|')})`);
  const combine = /\b(?:total\w*|combined|together|altogether|all)\b/.test(text) ? 'sum' : 'largest';
  return { words: named, named, categories: amountCategories, combine, name: 'the sum asked for' };
}
