import { type AmountMention, sayDollars } from '../amounts/amount-mention.ts';
import { findAmounts } from '../amounts/find-amounts.ts';
import { readWordLists } from '../lexicon/word-files.ts';
import { ofAnecdote } from '../text/bystanders.ts';
import { onceFor } from '../text/once-for.ts';
import type { CaseText, Hit, Span } from '../text/read-text.ts';
import type { Sum } from './case-facts.ts';
import type { NotedDate } from './incident-date.ts';
import type { Matter } from './named-matter.ts';
import { isToldAtLength, nearestHit, type Place, placeOf } from './pick-told.ts';

const FARTHEST = 13;
const aboutMoney: ReadonlySet<Matter> = new Set(['money', 'home', 'estate', 'other']);
/** Small change is told for colour as often as for loss. */
const LEAST: Readonly<Partial<Record<Sum['role'], number>>> = { lost: 100, charged: 100, asked: 100, value: 1000 };
const sayOfRole: Readonly<Record<Sum['role'], string>> = {
  lost: 'at stake',
  owed: 'owed',
  charged: 'charged',
  medical: 'in medical bills',
  wages: 'in wages',
  offered: 'offered or paid',
  asked: 'demanded',
  policy: 'of coverage',
  value: 'in property or savings',
  other: '',
};

/** In a long story a sum is often somebody else's, paid long ago or not what is asked about: other roles say too much of it there. */
const surely: ReadonlySet<Sum['role']> = new Set(['medical', 'wages', 'policy']);

function sayOfSum(text: CaseText, role: Sum['role'], value: number): string {
  const dollars = sayDollars(value);
  return isToldAtLength(text) && !surely.has(role) ? `a sum of ${dollars}` : `${dollars} ${sayOfRole[role]}`.trim();
}

/** "A month", "/hr", "al mes": a rate is no sum, nor is "never in a million years". */
const list = readWordLists('rates.txt');
const rate = new RegExp(`^[^a-z\\d.;]{0,2}(?:${list('each').source} ?)?${list('units').source}`);

/** "From $4,000 to $14,000", "$15,000-20,000": neither is the sum. */
const range = /(?: to |\s?-\s?)\$?\d/;

/** What a law or a policy allows at most is no sum of the matter. */
const most =
  /\b(?:up to|as (?:much|high) as|to be (?:over|above|more than|at least)|(?:max(?:imum)?|limit|cap(?:ped)?)(?: of| at| is)?) (?:about |around )?$/;
const ofLawyer = /\b(?:lawyer|attorney)s?\b[^.]{0,60}\b(?:wants?|asking|charges?|quoted|costs?|retainer)\b[^.]{0,60}$/;
const ownDebt = /\b(?:i|we|and) (?:still )?owe (?:him|her|them) (?:about |around |over )?$/;
/** "There's a guy who wound up owing": the sum of somebody the client read or heard of. */
const strangers = /\b(?:an?|some|other|one) (?:guy|man|woman|lady|person|people) (?:who|that|whose|lost)\b[^.]*$/;

/** In a message the clause of a sum has to say what it is for; a price or a loan counts only where the matter is about money. */
function isShown(text: CaseText, { start, clause }: Span & Place, hit: Hit, matter: Matter): boolean {
  const before = text.text.slice(Math.max(0, start - 80), start);
  if (hit.clause !== clause && !before.endsWith('(')) return false;
  if (/\.(?:price|debt)$/.test(hit.concept.name) && (hit.mood === 'supposed' || !aboutMoney.has(matter))) return false;
  return ![most, ofLawyer, ownDebt, strangers].some((words) => words.test(before));
}

/** Sums of money that the matter is about, each with what it is for; pay, rents and budgets are none. */
export function readSums(text: CaseText, dates: readonly NotedDate[], matter: Matter): Sum[] {
  const hits = text.hits('money');
  const billed = text.told('harm').length + text.told('care').length > 0 ? 'medical' : 'charged';
  const values = valuesTold(text);
  const sums: Sum[] = [];
  let at = 0;
  for (const { start, end, value, isLimit, isLoose } of amountsOf(text)) {
    if (isLoose || dates.some((date) => start < date.end && date.start < end)) continue;
    const place = placeOf(text, { start, end }, at);
    at = place.first;
    const hit = nearestHit(place, hits, FARTHEST);
    const told = hit?.concept.attributes.role;
    const role = isLimit ? 'policy' : told === 'bill' ? billed : told;
    if (role === undefined || role === 'none') continue;
    if (ofAnecdote(text)(place)) continue;
    if (text.narration === 'first_person' && hit !== null && !isShown(text, { start, end, ...place }, hit, matter))
      continue;
    const sum = sumIn(text, { start, end, value }, role as Sum['role'], values);
    if (sum !== null) sums.push(sum);
  }
  return sums;
}

/** Read once for sums, their values and what filters ask. */
export const amountsOf = onceFor((text: CaseText): readonly AmountMention[] => findAmounts(text.text));

type Figure = Span & { value: number };
const isRate = ({ text }: CaseText, to: number): boolean => rate.test(text.slice(to, to + 24));

/** The different sums that the notes tell, without rates; in a message, a bare number beside talk of money is one too. */
export const valuesTold = (text: CaseText): ReadonlySet<number> =>
  new Set(
    amountsOf(text)
      .filter(({ isLoose, end }) => (!isLoose || isToldAtLength(text)) && !isRate(text, end))
      .map(({ value }) => value),
  );

/** A sum of the notes in its role; null for small change and rates. */
export function sumIn(text: CaseText, found: Figure, role: Sum['role'], values: ReadonlySet<number>): Sum | null {
  const { start, end, value } = found;
  if (range.test(text.text.slice(start, end))) return null;
  if (value < (LEAST[role] ?? 50) || isRate(text, end)) return null;
  const isOnly = values.size === 0 || (values.size === 1 && values.has(value));
  return { span: { start, end }, say: sayOfSum(text, role, value), amount: value, role, ...(isOnly && { isOnly }) };
}
