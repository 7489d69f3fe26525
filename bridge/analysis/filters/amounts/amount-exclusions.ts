import type { AmountMention } from '../../amounts/amount-mention.ts';
import type { RecordFacts } from '../record-facts.ts';

/** What a filter may leave out of a sum, by the words of filters and those of notes. */
const kinds: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bstudent loans?\b/,
    /\b(?:student loans?|school loans?|sallie mae|nelnet|navient|fafsa|from (?:the )?\w* ?school)\b/,
  ],
  [/\b(?:child support|support)\b/, /\b(?:child support|back support|support)\b/],
  [/\b(?:tax(?:es)?|irs)\b/, /\b(?:tax(?:es)?|irs)\b/],
  [/\b(?:house|home|mortgages?|primary residence|real estate)\b/, /\b(?:mortgage|house|home|condo)\b/],
  [/\b(?:cars?|auto|vehicles?)(?: loans?| notes?)?\b/, /\b(?:car|truck|auto|vehicle)(?: (?:loan|note|payment))?\b/],
  [/\bmedical(?: bills?| debts?)?\b/, /\b(?:hospital|medical|doctor|er|ambulance|clinic)\b/],
  [
    /\b(?:penalties|interest|late (?:fees?|charges?))\b/,
    /\b(?:penalt\w+|interest|late (?:fees?|charges?)|finance charges?)\b/,
  ],
  [
    /\b(?:attorney'?s?|legal|lawyer'?s?) (?:fees?|bills?|costs)\b/,
    /\b(?:attorney'?s?|legal|lawyer'?s?) (?:fees?|bills?|costs)\b/,
  ],
  [
    /\b(?:bonus(?:es)?|commissions?|stock|rsus?|overtime)\b/,
    /\b(?:bonus(?:es)?|commissions?|stock|rsus?|overtime|ot)\b/,
  ],
  [/\b(?:retirement|401k|ira)\b/, /\b(?:401\(?k\)?|ira|retirement|pension)\b/],
  [/\blife insurance\b/, /\blife (?:insurance|policy)\b/],
];

const leavesOut =
  /\b(?:not counting|not including|excluding|excl\.?|exclude (?=student|child|tax|interest|late|mortgage|retirement|car |legal)|exclusive of|besides|other than|apart from|aside from|leaving out|leave out|minus|don'?t count|do not count|outside of|sin contar)\b ([^.;)]{3,60})|\(([^)]{3,70}?) (?:do(?:es)?(?:n'?t| not) count|excluded|not counted|don'?t matter|left out)\)|(?:^|[,;-] ?)([^.;,()-]{3,50}(?:, [^.;,()-]{3,30})*) (?:do(?:es)?(?:n'?t| not) count|excluded|not counted)/;

/** "100k or more, base only". */
const baseOnly = /\b(?:base|straight)(?: (?:salary|pay|wage))? (?:only|alone)\b|\bonly (?:the )?base\b/;

/** The words for what a filter leaves out of the sum it sets; none where it leaves out nothing. */
export function exclusionsIn(filter: string): readonly RegExp[] {
  const match = leavesOut.exec(filter);
  const listed = match?.[1] ?? match?.[2] ?? match?.[3] ?? (baseOnly.test(filter) ? 'bonuses' : undefined);
  if (listed === undefined) return [];
  const known = kinds.filter(([asked]) => asked.test(listed)).map(([, told]) => told);
  if (known.length > 0) return known;
  const named = listed.trim().replace(sumWord, '');
  return /^[a-z]{4,} [a-z]+$/.test(named) ? [new RegExp(`\\b${named}`)] : [];
}

/** "Pain clinic bills don't count" leaves out what is told of a pain clinic. */
const sumWord = / (?:bills?|debts?|costs?|charges?|fees?|loans?|expenses|money|income)$/;

const REACH = 60;
/** Where the words of one sum end and those of the next begin. */
const border = /[.;!?\n](?=\s|$)|,|\b(?:and|plus|also|y|then)\b/;

/** The words a sum shares with no other: from the sum before to the one after, inside its own clause. */
export function ownWords(
  { folded }: RecordFacts,
  amount: AmountMention,
  amounts: readonly AmountMention[],
): [string, string] {
  const at = amounts.indexOf(amount);
  const from = Math.max(amounts[at - 1]?.end ?? 0, amount.start - REACH);
  const to = Math.min(amounts[at + 1]?.start ?? folded.length, amount.end + REACH);
  const before = folded.slice(from, amount.start).split(border).at(-1) ?? '';
  const after = folded.slice(amount.end, to).split(border)[0] ?? '';
  return [before, after];
}

/** Sums without those that are told beside words for what is left out, and without the whole they were part of. */
export function withoutExcluded(
  facts: RecordFacts,
  amounts: readonly AmountMention[],
  excluded: readonly RegExp[],
): AmountMention[] {
  if (excluded.length === 0) return [...amounts];
  const isLeftOut = (amount: AmountMention) => {
    const [before, after] = ownWords(facts, amount, facts.amounts);
    return excluded.some((words) => words.test(after) || words.test(before));
  };
  const kept = amounts.filter((amount) => !isLeftOut(amount));
  const parts = kept.filter(({ total }) => !total);
  return parts.length > 0 ? parts : kept;
}
