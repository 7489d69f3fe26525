import type { AmountCategory, AmountMention, PayPeriod } from '../amounts/amount-mention.ts';
import { findAmounts } from '../amounts/find-amounts.ts';
import { foldText } from '../dates/fold-text.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt, type RecordFacts } from './record-facts.ts';

interface AmountSubject {
  words: RegExp;
  categories: readonly AmountCategory[];
  /** Read when nothing of these categories is told. */
  otherwise?: readonly AmountCategory[];
  combine: 'sum' | 'largest';
  name: string;
}

const claims: readonly AmountCategory[] = [
  'contract',
  'damage',
  'wages_owed',
  'other',
  'medical',
  'rent',
  'lost_income',
];

const subjects: readonly AmountSubject[] = [
  { words: /\bequity\b/, categories: ['assets'], combine: 'sum', name: 'equity' },
  {
    words: /\b(?:policy limits?|limits|coverage|insurance limits)\b/,
    categories: ['limits'],
    combine: 'largest',
    name: 'cover',
  },
  {
    words:
      /\b(?:medical (?:bills?|specials|expenses|costs|debt)?|meds|specials|bills|hospital|treatment cost|gastos medicos|cuentas)\b/,
    categories: ['medical'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'medical bills',
  },
  {
    words: /\b(?:unsecured|credit card|consumer debt|card debt)\b/,
    categories: ['unsecured_debt', 'medical'],
    combine: 'sum',
    name: 'unsecured debt',
  },
  {
    words: /\b(?:irs|tax(?:es)?|state balance|back taxes|impuestos)\b/,
    categories: ['tax'],
    otherwise: ['contract', 'other'],
    combine: 'sum',
    name: 'tax owed',
  },
  {
    words:
      /\b(?:unpaid|wages? owed|back ?pay|overtime|lost (?:pay|wages)|owed wages|wage claims?|final pay|pay owed|missing pay|salarios)\b/,
    categories: ['wages_owed'],
    otherwise: ['other', 'contract', 'lost_income', 'income'],
    combine: 'sum',
    name: 'unpaid wages',
  },
  {
    words:
      /\b(?:incomes?|earn\w*|salary|salaries|make[s]?|paid less|annual pay|pay (?:below|above|over|under)|take[- ]?home|wage|gana|ingresos?|hourly rate|household)\b/,
    categories: ['income'],
    combine: 'sum',
    name: 'income',
  },
  {
    words: /\b(?:debts?|owes?|owed|deudas?)\b/,
    categories: ['unsecured_debt', 'medical', 'secured_debt', 'tax'],
    otherwise: ['contract', 'other'],
    combine: 'sum',
    name: 'debt',
  },
  {
    words:
      /\b(?:estate|assets?|net worth|marital (?:property|estate)|property|home value|house|inheritance|patrimonio)\b/,
    categories: ['assets'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'assets',
  },
  {
    words:
      /\b(?:retainer|fee|put down|down payment|pay (?:up ?front|at least)|afford|budget|deposit of|able to pay|can pay|down)\b/,
    categories: ['fee'],
    otherwise: ['other'],
    combine: 'largest',
    name: 'what the client can pay',
  },
  {
    words: /\b(?:property damage|repair|vehicle|car damage|damage to)\b/,
    categories: ['damage'],
    otherwise: ['other', 'contract'],
    combine: 'largest',
    name: 'damage',
  },
  {
    words: /\b(?:rent|deposits?|security deposit)\b/,
    categories: ['rent'],
    otherwise: ['other'],
    combine: 'largest',
    name: 'rent or deposit',
  },
  {
    words:
      /\b(?:invoices?|contracts?|claims?|disputes?|controversy|stake|cases?|damages|loss(?:es)?|value|worth|amounts?|matters?|balance|judgments?|collections?)\b/,
    categories: claims,
    combine: 'sum',
    name: 'the amount at stake',
  },
];

interface AmountBound {
  least: number | null;
  most: number | null;
}

const upper =
  /\b(?:under|below|less than|up to|at most|max\w*|no more than|not more than|not over|exceed|or less|or lower|or under|cap(?:ped)?|smaller than|fewer than|short of|ceiling|menos de|hasta)\b/;
const sixFigures: readonly (readonly [RegExp, number])[] = [
  [/\b(?:five|5)[- ]figures?\b/, 10_000],
  [/\b(?:six|6)[- ]figures?\b/, 100_000],
  [/\b(?:seven|7)[- ]figures?\b/, 1_000_000],
];

function boundOf(main: string): { bound: AmountBound; period: PayPeriod | null } | null {
  const figures = sixFigures.find(([words]) => words.test(main))?.[1];
  const amounts = findAmounts(main);
  const [first, second] = amounts;
  if (first === undefined) {
    if (figures === undefined) return null;
    const most = upper.test(main);
    return { bound: { least: most ? null : figures, most: most ? figures : null }, period: null };
  }
  const period =
    first.period ??
    (/\bmonthly|a month|per month\b/.test(main)
      ? 'month'
      : /\bannual|yearly|a year|per year\b/.test(main)
        ? 'year'
        : /\bhourly\b/.test(main)
          ? 'hour'
          : /\bweekly\b/.test(main)
            ? 'week'
            : null);
  if (second !== undefined && /\bbetween\b|\bfrom\b|-|\bto\b/.test(main))
    return { bound: { least: Math.min(first.value, second.value), most: Math.max(first.value, second.value) }, period };
  const before = main.slice(Math.max(0, first.start - 30), first.start);
  const after = main.slice(first.end, first.end + 20);
  const notOver =
    /\b(?:not|no|n't|cannot)(?: be)? (?:exceed\w*|more than|over|above|greater than|higher than|go over)\s*(?:a )?\$?\s*$/.test(
      before,
    );
  const notUnder = /\b(?:not|no|n't|cannot)(?: be)? (?:less|lower|fewer|under|below|smaller)(?: than)?\s*\$?\s*$/.test(
    before,
  );
  const isUpper = notUnder
    ? false
    : notOver ||
      (upper.test(before) && !/\bexceed\w*\b/.test(before)) ||
      /^\s*(?:or less|or lower|or under|max|or below|cap|ceiling|and under)/.test(after);
  return { bound: isUpper ? { least: null, most: first.value } : { least: first.value, most: null }, period };
}

const perYear: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** Income in the period of the filter; a bare income under 15,000 is taken as monthly, above as yearly. */
function inPeriod({ value, period }: AmountMention, wanted: PayPeriod): number {
  const own = period ?? (value < 200 ? 'hour' : value < 15_000 ? 'month' : 'year');
  return (value * perYear[own]) / perYear[wanted];
}

/** Money that could stand for the subject, without what is told of the other side's offer, cover or fees. */
function chosenAmounts(facts: RecordFacts, subject: AmountSubject): AmountMention[] {
  const smallest = subject.categories.includes('wages_owed') ? 100 : 1;
  const usable = facts.amounts.filter(({ value }) => value >= smallest);
  const own = usable.filter(({ category }) => subject.categories.includes(category));
  if (own.length > 0 || subject.otherwise === undefined) return own;
  return usable.filter(({ category }) => subject.otherwise?.includes(category));
}

interface Sum {
  least: number;
  most: number;
  first: AmountMention;
}

function combined(amounts: readonly AmountMention[], combine: AmountSubject['combine']): Sum | null {
  const stated = amounts.filter(({ total }) => total);
  const used =
    stated.length > 0 && combine === 'sum' ? [stated.reduce((a, b) => (b.value > a.value ? b : a))] : amounts;
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

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;
const hasMoney =
  /\$|\d ?k\b|\b(?:grand|thousand|mil|million|dollars?|bucks|dolares|figures?)\b|\d,\d{3}|\b\d{4,7}\b(?!-)/;
const dateLike = /\b(?:19|20)\d{2}\b/;

function sumFor(facts: RecordFacts, subject: AmountSubject, main: string, period: PayPeriod | null): Sum | null {
  if (/\bequity\b/.test(main)) return homeEquity(facts);
  let amounts = chosenAmounts(facts, subject);
  if (
    /\bnot counting (?:the )?(?:house|home|mortgage)|excluding (?:the )?(?:house|home|mortgage)|besides the (?:house|mortgage)/.test(
      main,
    )
  ) {
    amounts = amounts.filter(
      ({ start }) =>
        !/\b(?:mortgage|house|home)\b[^.;,]{0,12}$/.test(facts.folded.slice(Math.max(0, start - 24), start)),
    );
  }
  if (subject.name === 'income') {
    const wanted = period ?? 'year';
    amounts = amounts.map((amount) => {
      const value = inPeriod(amount, wanted);
      return { ...amount, value, least: value, most: value };
    });
  } else
    amounts = amounts.filter(
      ({ period: own, value }) => own === null || (subject.name === 'what the client can pay' && value > 0),
    );
  return combined(amounts, subject.combine);
}

const limitPair = /(?<![\d/$])(\d{2,3})\/(\d{2,3})(?![\d/])/;

/** "Policy limits of at least 100/300", in thousands for each person and each accident. */
function parseLimits({ main, rejects }: FilterText): FilterRule | null {
  const asked = limitPair.exec(main);
  if (asked === null || !/\b(?:limits?|policy|coverage|insurance|bi)\b/.test(main)) return null;
  const least = Number(asked[1]) * 1_000;
  const fewer = /\b(?:under|below|less than)\b/.test(main);
  return (facts) => {
    const told = limitPair.exec(facts.folded);
    const amount = facts.amounts.find(({ category, value }) => category === 'limits' && value >= 10_000);
    const value = told === null ? amount?.value : Number(told[1]) * 1_000;
    if (value === undefined) return unknown('the notes do not tell the policy limits');
    const at =
      told === null ? (amount ?? { start: 0, end: 0 }) : { start: told.index, end: told.index + told[0].length };
    const holds = fewer ? value < least : value >= least;
    return fromPredicate(holds, rejects, {
      why: `limits of ${dollars(value)} for each person`,
      evidence: evidenceAt(facts, at.start, at.end),
      missing: '',
    });
  };
}

/** Filters on sums of money: bills, debt, income, estate, wages, what is at stake. */
export function parseAmount(filter: FilterText): FilterRule | null {
  const limits = parseLimits(filter);
  if (limits !== null) return limits;
  const { main, whole } = filter;
  const text = foldText(hasMoney.test(main) ? main : whole);
  if (!hasMoney.test(text) || (dateLike.test(text) && findAmounts(text).length === 0)) return null;
  const subject = subjects.find(({ words }) => words.test(text));
  const read = boundOf(text);
  if (subject === undefined || read === null) return null;
  const { bound, period } = read;
  const withoutBound = text.replace(
    /\b(?:not|no|n't|cannot|must not|may not|can'?t|shouldn'?t)(?: be)? (?:exceed\w*|more than|over|above|greater than|higher than|less|lower|under|below|go over|smaller)\b/g,
    ' ',
  );
  const refusals = countRefusals(
    withoutBound.replace(
      /\b(?:unsecured|unpaid|non)\b|\bnot counting\b|\bexclud\w+ (?:the )?(?:house|home|mortgage)|\bno less\b|\bno more\b/g,
      ' ',
    ),
  );
  const refused =
    (refusals +
      (/[-:,;] ?(?:refer (?:\w+ )?out|pass|skip|decline|turn away)\b/.test(whole) &&
      !/[-:,;] ?(?:decline|skip|refer|turn)\b/.test(text)
        ? 1
        : 0)) %
      2 ===
    1;
  return (facts) => {
    const sum = sumFor(facts, subject, text, period);
    if (sum === null) return unknown(`the notes do not tell ${subject.name} in figures`);
    const holds = inBound(sum, bound);
    const evidence = evidenceAt(facts, sum.first.start, sum.first.end);
    return fromPredicate(holds, refused, {
      why: `${subject.name}: ${dollars(sum.least)}`,
      evidence,
      missing: `${subject.name} may lie on either side of the limit`,
    });
  };
}

function inBound({ least, most }: Sum, bound: AmountBound): boolean {
  if (bound.least !== null && (bound.most === null ? least : most) < bound.least) return false;
  return bound.most === null || least <= bound.most;
}
