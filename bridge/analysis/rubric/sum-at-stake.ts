import type { CaseFacts, Sum } from '../facts/case-facts.ts';
import type { Matter } from './matter.ts';

/** A house, savings and a policy limit are no sum in dispute; lost wages show as lost work. */
const disputedRoles: ReadonlySet<Sum['role']> = new Set(['lost', 'owed', 'charged', 'medical', 'asked', 'offered']);
const divisibleRoles: ReadonlySet<Sum['role']> = new Set(['value']);
const wagesRole: ReadonlySet<Sum['role']> = new Set(['wages']);
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
export const largestWages = ({ sums }: CaseFacts): Sum | null => largestOf(sums, wagesRole);

/** The largest sum in dispute; of a house or savings where there is no other. */
export const sumAtStake = (facts: CaseFacts): Sum | null => largestSum(facts) ?? largestOf(facts.sums, divisibleRoles);

const GRAVE_STAKES = 4;
/** Matters that are about the money itself, or about a harm that it pays for. */
const aboutMoney: ReadonlySet<Matter> = new Set(['injury', 'work', 'home', 'money', 'other']);

/** Nothing but a sum that is hardly worth a lawyer. */
export function isPetty(facts: CaseFacts, matter: Matter): boolean {
  const { harms, events } = facts;
  const sum = sumAtStake(facts);
  const grave = harms.some(({ severity }) => severity > 1) || events.some(({ stakes }) => stakes === GRAVE_STAKES);
  return aboutMoney.has(matter) && sum !== null && sumLevel(sum) === 1 && !grave;
}
