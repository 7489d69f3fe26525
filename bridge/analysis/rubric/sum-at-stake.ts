import type { CaseFacts, Sum } from '../facts/case-facts.ts';
import type { Matter } from '../facts/named-matter.ts';

/** A house, savings and a policy limit are no sum in dispute; lost wages show as lost work. */
const disputedRoles: ReadonlySet<Sum['role']> = new Set(['lost', 'owed', 'charged', 'medical', 'asked', 'offered']);
const steps = [1000, 5000, 20_000, 75_000, 250_000];
/** From 1, below the first step. */
export const sumLevel = ({ amount }: Sum): number => 1 + steps.filter((step) => amount >= step).length;

function largestOf(sums: readonly Sum[], roles: ReadonlySet<Sum['role']>): Sum | null {
  return sums
    .filter(({ role }) => roles.has(role))
    .reduce<Sum | null>((most, sum) => (most === null || sum.amount > most.amount ? sum : most), null);
}

/** The largest sum that is lost, owed or in dispute. */
export const largestSum = ({ sums }: CaseFacts): Sum | null => largestOf(sums, disputedRoles);

/** Lost wages count as lost work; as a sum, only where the notes give no other. */
export const largestWages = ({ sums }: CaseFacts): Sum | null => largestOf(sums, new Set(['wages']));

/** The largest sum in dispute; in a message of a house or savings only where these are what is divided. */
export const sumAtStake = (facts: CaseFacts, matter: Matter): Sum | null =>
  largestSum(facts) ??
  (facts.narration === 'report' || /^(?:estate|family)$/.test(matter)
    ? largestOf(facts.sums, new Set(['value']))
    : null);

const LARGE_STAKES = 3;
/** Matters that may be about nothing but the money itself. */
const aboutMoney: ReadonlySet<Matter> = new Set(['home', 'money', 'other']);

/** Nothing but one sum that is hardly worth a lawyer. */
export function isPetty({ harms, care, lostWork, events, sums }: CaseFacts, matter: Matter): boolean {
  const more = harms.length + care.length + lostWork.length > 0 || events.some(({ stakes }) => stakes >= LARGE_STAKES);
  const isSmall = (sum: Sum) => sum.isOnly === true && disputedRoles.has(sum.role) && sumLevel(sum) === 1;
  return aboutMoney.has(matter) && sums.length > 0 && sums.every(isSmall) && !more;
}
