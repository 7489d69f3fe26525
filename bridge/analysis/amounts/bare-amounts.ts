import words from '../data/amounts.json' with { type: 'json' };
import { splitSentences } from '../text/clauses.ts';
import { matchesOf } from '../text/matches.ts';
import type { RawAmount } from './amount-mention.ts';

/** A pair of policy limits, per person and per accident, in thousands: "100/300". */
const limitPair = /(?<![\d/$.,])(\d{2,3})\/(\d{2,3})(?![\d/%]|,\d| ?(?:mm ?hg|blood|bp))/g;
const insurance =
  /\b(?:limits?|polic(?:y|ies)|coverage|insur\w+|adjuster|carrier|liability|um|uim|bi|min(?:imum)?|carr(?:y|ies)|no-?fault|state farm|geico|progressive|allstate)\b/;

/** Pairs that are neither a date nor an eye test. */
const usualLimits = /^(?:15\/30|25\/50|25\/65|30\/60|50\/100|100\/300|250\/500|300\/300|500\/500)$/;

/** What a policy pays one person. "Progressive says 50/50" splits the blame. */
const policyLimits = (folded: string): RawAmount[] =>
  matchesOf(folded, limitPair).flatMap(({ 0: text, 1: person = '', 2: accident = '', index }) => {
    const end = index + text.length;
    const isInsurance = usualLimits.test(text) || insurance.test(folded.slice(Math.max(0, index - 60), end + 40));
    if (!isInsurance || Number(person) > Number(accident) || text === '50/50') return [];
    return [{ start: index, end, value: Number(person) * 1_000, currency: true, isLimit: true as const }];
  });

const anyOf = (list: readonly string[]) => `(?:${list.join('|')})`;

/** Numbers that are money by the words right beside them: "Clinic 310, MRI 900", "15.25 an hour", "800 down". */
const besideWords: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${anyOf(words.wordsBeforeAmount)}\\s*(?:is |was |of |about |around |are |=|: ?|at |like )?\\s?|= ?)` +
      '(?<number>\\d{3,6})(?:\\.\\d{2})?' +
      `(?![\\d/,.]\\d|\\d|k\\b| ?${anyOf(words.wordsAfterOtherNumber)}\\b)`,
    'g',
  ),
  /(?<![\d$.,/#-])(?<number>\d{3,6})(?= ?(?:down|up ?front|to start|weekly|monthly|biweekly|each)\b)/g,
  /(?<![\d$.,/#-])(?<number>\d{3,6})(?= ?(?:\/|an? |per |every |al |a la |por )(?:day|week|wk|month|mo|year|yr|shift|visit|check|dia|semana|mes)\b)/g,
  /(?<=\b(?:my|our|his|her|their|the|an?) )(?<number>\d{3,5})(?= (?:deposit|retainer|bill|check|paycheck|loan|invoice|payment|bonus|refund)\b)/g,
  /(?<=\b(?:visits|sessions|treatments|shots|trips|loads|jobs|payments|months|weeks|checks|shifts) (?:at|@|of|x) ?)(?<number>\d{2,5})(?![\d/%]|[.,]\d| ?(?:k\b|days?|weeks?|months?|hours?|miles?))/g,
  /(?<![\d$.,/#-])(?<number>\d{1,3}(?:\.\d{1,2})?)(?= ?(?:\/ ?|an? |per |la |por |a la )(?:hr|hour|hora)\b)/g,
];

const namedAmounts = (folded: string): RawAmount[] =>
  besideWords.flatMap((pattern) =>
    matchesOf(folded, pattern).map(({ 0: text, index, groups }) => {
      const number = groups?.number ?? '';
      const start = index + text.lastIndexOf(number);
      return { start, end: start + number.length, value: Number(number), currency: false };
    }),
  );

const yearLike = /^(?:19[4-9]\d|20[0-3]\d)$/;
const beforeOther = new RegExp(`(?:^|[\\s(])${anyOf(words.wordsBeforeOtherNumber)}\\.?,? $`);
const afterOther = new RegExp(`^ ?${anyOf(words.wordsAfterOtherNumber)}\\b`);
const moneyWord = new RegExp(`\\b${anyOf(words.moneyWords)}\\b`);
const billWord = new RegExp(`\\b${anyOf(words.billWords)}\\b`);

/** Whether a number counts, numbers or dates something. */
const isOtherNumber = (text: string, start: number, end: number): boolean =>
  yearLike.test(text.slice(start, end)) ||
  beforeOther.test(text.slice(Math.max(0, start - 16), start)) ||
  afterOther.test(text.slice(end, end + 14));

const listed =
  /(?<=[a-z)'"] |: ?|, |= ?|- )(\d{2,6}(?:\.\d\d)?)(?=\s*(?:[,;+)]|\.(?!\d)|$|\n|each\b|apiece\b|and\b|plus\b|then\b|so far\b))/g;
const LEAST_LISTED = 50;

/** Amounts of a list without signs: "office visit 285, x-ray 190, splint 65". One number makes no list. */
const listedAmounts = (folded: string): RawAmount[] =>
  splitSentences(folded).flatMap(({ text, start: offset }) => {
    if (!billWord.test(text)) return [];
    const found = matchesOf(text, listed).flatMap(({ 0: number, index }) => {
      const end = index + number.length;
      if (Number(number) < LEAST_LISTED || isOtherNumber(text, index, end)) return [];
      return [{ start: offset + index, end: offset + end, value: Number(number), currency: false }];
    });
    return found.length < 2 ? [] : found;
  });

/** Property and savings are often given in thousands: "house is worth 320, owe 180", "his 401k 95". */
const inThousands = new RegExp(
  `\\b${anyOf(words.wordsBeforeThousands)}` +
    "(?:'s| is| are| at| about| around| maybe| of| has| was| for| roughly| like| says| put at|:)* \\$?(\\d{2,3})" +
    '(?= ?(?:[,.;)](?!\\d)|$|\\n|(?:left|owing|owed|and|with|mine|hers|his|on (?:it|the|my|his|her)|in (?:it|equity))\\b))',
  'g',
);
const property = new RegExp(`\\b${anyOf(words.property)}\\b`);
/** Smaller numbers after the same words are ages and months. */
const FEWEST_THOUSANDS = 20;

const propertyInThousands = (folded: string): RawAmount[] =>
  matchesOf(folded, inThousands).flatMap(({ 0: text, 1: number = '', index }) => {
    const end = index + text.length;
    if (Number(number) < FEWEST_THOUSANDS || !property.test(folded.slice(Math.max(0, index - 80), end))) return [];
    return [{ start: end - number.length, end, value: Number(number) * 1_000, currency: false }];
  });

/** Numbers that are money only by the words beside them. */
export const bareAmounts = (folded: string): RawAmount[] => [
  ...policyLimits(folded),
  ...[...propertyInThousands(folded), ...namedAmounts(folded), ...listedAmounts(folded)].filter(
    ({ start, end }) => !yearLike.test(folded.slice(start, end)),
  ),
];

const lone = /(?<![\w$.,/#:@&-])(\d{2,6}(?:\.\d{2})?)(?![\w/:%&-]|[.,]\d|')/g;
/** A plural after a number is counted: "300 boxes". */
const countedPlural =
  /^ (?!(?:is|was|as|plus|bucks|dollars|taxes|fees|has|this|fines|less|his|its|us|wages|tips|across|cards|loss)\b)[a-z]{3,}s\b/;
/** How far a word about money may be from a lone number, in characters. */
const REACH = 90;
const SMALLEST = 20;

/** Lone numbers near talk of money ("my last check was 310"). They count only where no clear amount answers a filter. */
export const looseAmounts = (folded: string): RawAmount[] =>
  matchesOf(folded, lone).flatMap(({ 0: number, index }) => {
    const end = index + number.length;
    if (Number(number) < SMALLEST || isOtherNumber(folded, index, end)) return [];
    if (countedPlural.test(folded.slice(end, end + REACH))) return [];
    if (!moneyWord.test(folded.slice(Math.max(0, index - REACH), end + REACH))) return [];
    return [{ start: index, end, value: Number(number), currency: false, isLoose: true as const }];
  });
