import { sayDollars } from '../amounts/amount-text.ts';
import { findAmounts } from '../amounts/find-amounts.ts';
import type { CaseText, Span } from '../text/read-text.ts';
import type { Sum } from './case-facts.ts';
import type { NotedDate } from './incident-date.ts';
import { nearestHit, placeOf } from './pick-told.ts';

const FARTHEST = 13;
/** Small change is told for colour as often as for loss. */
const LEAST: Readonly<Partial<Record<Sum['role'], number>>> = { lost: 100, charged: 100, asked: 100, value: 1000 };
const sayOfRole: Readonly<Record<Sum['role'], string>> = {
  lost: 'at stake',
  owed: 'owed',
  charged: 'charged',
  medical: 'in medical bills',
  wages: 'in wages',
  offered: 'offered',
  asked: 'demanded',
  policy: 'of coverage',
  value: 'in property or savings',
  other: '',
};

/** "A month", "/hr", "al mes": a rate is no sum. */
const rate =
  /^[^a-z\d.;]{0,2}(?:(?:an?|per|each|every|al|la|por|a la|cada|of it every) ?)?(?:hours?|hr|hora|day|dia|wk|week|semana|months?|mo|mes|yr|year|ano|monthly|weekly|biweekly|hourly|annual\w{0,2}|semanales|mensuales|every (?:two|2|other) (?:weeks|wks))\b/;

/** "Never in a million years". */
const figure = /^ (?:years|times|reasons|miles)\b/;
/** "From $4,000 to $14,000": neither is the sum. */
const range = / to \$?\d/;

/** Sums of money that the matter is about, each with what it is for; pay, rents and budgets are none. */
export function readSums(text: CaseText, dates: readonly NotedDate[]): Sum[] {
  const hits = text.hits('money');
  const billed = text.told('harm').length + text.told('care').length > 0 ? 'medical' : 'charged';
  const sums: Sum[] = [];
  let at = 0;
  for (const { start, end, value, isLimit, isLoose } of findAmounts(text.text)) {
    if (isLoose || dates.some((date) => start < date.end && date.start < end)) continue;
    const place = placeOf(text, { start, end }, at);
    at = place.first;
    const told = nearestHit(place, hits, FARTHEST)?.concept.attributes.role;
    const role = isLimit ? 'policy' : told === 'bill' ? billed : told;
    if (role === undefined || role === 'none') continue;
    const sum = sumIn(text, { start, end, value }, role as Sum['role']);
    if (sum !== null) sums.push(sum);
  }
  return sums;
}

/** A sum of the notes in its role; null for small change and rates. */
export function sumIn(text: CaseText, { start, end, value }: Span & { value: number }, role: Sum['role']): Sum | null {
  if (range.test(text.text.slice(start, end)) || figure.test(text.text.slice(end, end + 10))) return null;
  if (value < (LEAST[role] ?? 50) || rate.test(text.text.slice(end, end + 24))) return null;
  return { span: { start, end }, say: `${sayDollars(value)} ${sayOfRole[role]}`, amount: value, role };
}
