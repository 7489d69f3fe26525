import type { AmountMention, PayPeriod } from '../../amounts/amount-mention.ts';
import { findAmounts } from '../../amounts/find-amounts.ts';

export interface MoneyBound {
  /** "Nothing under … and nothing over …": what is refused lies outside. */
  excludesOutside?: boolean;
  least: number | null;
  most: number | null;
  /** "Over $5,000", "under $5,000": the limit itself lies outside. */
  exclusive?: boolean;
}

const upper = [
  /\b(?:under|below|less than|(?<!adds? )up to|at most|max\w*|(?:no|not) more than|not over|exceed|or (?:less|lower|under)|cap(?:ped)?|(?:smaller|fewer) than)\b/,
  /\b(?:short of|ceiling|(?:lower|cheaper|lesser|earlier) than|beneath|menos de|menor(?:es)? (?:de|a)|por debajo de|inferior(?:es)? a|hasta)\b/,
];
const sixFigures: readonly (readonly [RegExp, number])[] = [
  [/\b(?:five|5)[- ]figures?\b/, 10_000],
  [/\b(?:six|6)[- ]figures?\b/, 100_000],
  [/\b(?:seven|7)[- ]figures?\b/, 1_000_000],
];

const lower = [
  /\b(?:at (?:the )?(?:very )?least|more than|over|above|north of|min\w*|exceed\w*|(?:greater|higher|bigger|larger) than|no (?:less|lower) than)\b/,
  /\b(?:upwards of|past|beyond|mas de|arriba de|mayor(?:es)? (?:de|a)|superior(?:es)? a)\b/,
];
const under = [/\b(?:under|below|(?:less|smaller|fewer) than|short of|menos de|menor(?:es)? (?:de|a))\b/];
const over = [
  /\b(?:more than|over|above|north of|exceed\w*|(?:greater|higher|bigger|larger) than|past|beyond|mas de|arriba de|mayor(?:es)? (?:de|a))\b/,
];

/** Where the last of these words begins; -1 where there is none. */
const lastAt = (words: readonly RegExp[], text: string): number =>
  Math.max(...words.map(({ source }) => [...text.matchAll(new RegExp(source, 'g'))].at(-1)?.index ?? -1));

const perPeriod = /^ ?(?:\/ ?|an? |per |every )?(?:hr|hour|day|wk|week|mo|month|yr|year)\b/;

/** The limits a filter sets and the period they are meant for. */
export function moneyBoundIn(main: string): { bound: MoneyBound; period: PayPeriod | null } | null {
  const figures = sixFigures.find(([words]) => words.test(main))?.[1];
  const amounts = findAmounts(main).filter(({ isLoose }) => !isLoose);
  const [first, second] = amounts;
  if (first === undefined) {
    if (figures === undefined) return null;
    const most = upper.some((words) => words.test(main));
    return { bound: { least: most ? null : figures, most: most ? figures : null }, period: null };
  }
  const period =
    first.period ??
    (/\bmonthly|a month|per month\b|\bmensual\w*|\b(?:al|por) mes\b/.test(main)
      ? 'month'
      : /\bannual|yearly|a year|per year\b|\banual\w*|\b(?:al|por) ano\b/.test(main)
        ? 'year'
        : /\bhourly\b/.test(main)
          ? 'hour'
          : /\bweekly\b|\baww\b|\bt[tp]d\b|\bcomp rate\b|\bsemanal\w*/.test(main)
            ? 'week'
            : null);
  if (first.range) return { bound: { least: first.least, most: first.most }, period };
  const floorAndCeiling =
    second !== undefined && /\b(?:under|below|less than)\b[^.]*\b(?:over|above|more than)\b/.test(main);
  if (second !== undefined && floorAndCeiling)
    return {
      bound: {
        least: Math.min(first.value, second.value),
        most: Math.max(first.value, second.value),
        excludesOutside: true,
      },
      period,
    };
  if (second !== undefined && /\bbetween\b|\bbtwn?\b|\bfrom\b|-|\bto\b/.test(main))
    return { bound: { least: Math.min(first.value, second.value), most: Math.max(first.value, second.value) }, period };
  return { bound: oneSided(main, first), period };
}

/** The one limit of a filter, by the words on both sides of its sum. */
function oneSided(main: string, first: AmountMention): MoneyBound {
  const before = main.slice(Math.max(0, first.start - 30), first.start);
  const after = main.slice(first.end, first.end + 30).replace(perPeriod, '');
  const notOver =
    /(?:\b(?:not|no|cannot|never)|n't)(?: (?:be|go|run|get|come|have|make|owe|earn|cost)){0,2} (?:exceed\w*|more than|over|above|past|beyond|(?:greater|higher|bigger|larger) than)\s*(?:a )?\$?\s*$/.test(
      before,
    );
  const notUnder =
    /(?:\b(?:not|no|cannot)|n't)(?: be)? (?:less|lower|fewer|under|below|smaller)(?: than)?\s*\$?\s*$/.test(before);
  const below = /<=?\s*\$?\s*$/.test(before);
  const isUpper = notUnder
    ? false
    : below ||
      notOver ||
      (lastAt(upper, before) > lastAt(lower, before) && !/\bexceed\w*\b/.test(before)) ||
      /^\s*(?:(?:or|and|&) (?:less|lower|under|below|smaller|fewer|down)|max|cap\b|ceiling|tops\b|at (?:the )?(?:very )?most|is (?:the|our) (?:max|limit|cap|ceiling|most))/.test(
        after,
      );
  const exclusive = isUpper
    ? !notOver && (lastAt(under, before) > lastAt(lower, before) || /<\s*\$?\s*$/.test(before))
    : !notUnder && lastAt(over, before) > -1;
  return isUpper ? { least: null, most: first.value, exclusive } : { least: first.value, most: null, exclusive };
}

/** Whether a sum lies inside; null where the words leave open on which side of a limit it lies. */
export function inBound({ least, most }: { least: number; most: number }, bound: MoneyBound): boolean | null {
  const below = (sum: number) => bound.least !== null && (bound.exclusive ? sum <= bound.least : sum < bound.least);
  const above = (sum: number) => bound.most !== null && (bound.exclusive ? sum >= bound.most : sum > bound.most);
  if (below(most) || above(least)) return false;
  const open = below(least) || above(most);
  return open ? null : true;
}

export const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

/** What a bound asks of a sum: "at least $5,000", "between $10,000 and $50,000 a month". */
export function limitsOf(
  { least, most, exclusive = false }: MoneyBound,
  period: PayPeriod | null,
  refused: boolean,
): string {
  const every = period === null ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`;
  const [low, high] = [dollars(least ?? 0) + every, dollars(most ?? 0) + every];
  if (most === null) {
    if (refused) return `${exclusive ? 'at most' : 'less than'} ${low}`;
    return `${exclusive ? 'more than' : 'at least'} ${low}`;
  }
  if (least === null) {
    if (refused) return `${exclusive ? 'at least' : 'more than'} ${high}`;
    return `${exclusive ? 'less than' : 'at most'} ${high}`;
  }
  return refused ? `less than ${low} or more than ${high}` : `between ${low} and ${high}`;
}
