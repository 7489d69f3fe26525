import { addMonths, type DayNumber } from '../dates/calendar.ts';
import { limitationYears, longestPeriod, type TimedClaim } from './limitation-periods.ts';

type ClaimKind = TimedClaim | 'employment' | 'wage' | 'compensation';

/** The claim that a practice area names. */
const claimByArea: readonly (readonly [RegExp, ClaimKind])[] = [
  [/death/, 'death'],
  [/malpractice|medical|misdiagnos|surgical/, 'malpractice'],
  [/comp\b|compensation|fela|longshore/, 'compensation'],
  [/wage|overtime/, 'wage'],
  [/employ|discriminat|terminat|harass|retaliat|firing|fired/, 'employment'],
  [/defam|slander|libel/, 'defamation'],
  [/contract/, 'contract'],
  [/injur|accident|crash|wreck|collision|auto\b|car\b|truck|motor|\bmva|\bpi\b|slip|fall|premises/, 'injury'],
  [/dog|bite|product|pedestrian|bicycle|boat|nursing|device|mesh|recall/, 'injury'],
];

/** The claim that follows from what happened; the first line with one of the events counts. */
const claimByEvent = `
death: wrongful_death drowning
malpractice: misdiagnosis surgical_error medication_error medical_neglect
injury: crash_rear crash_side crash_head_on crash_drunk hit_and_run pedestrian_hit bike_crash motorcycle_crash truck_crash
injury: transit_crash rideshare_crash road_rage crash boat_crash air_crash slip_fall trip_fall stair_fall collapse
injury: attack_on_premises burn_poison ride_or_sport daycare_injury dog_bite product_failure device_or_drug
injury: nursing_neglect assaulted
defamation: defamation
contract: contract construction business_dispute
employment: fired fired_by retaliation sexual_harassment discrimination hostile_work
wage: unpaid_wages`
  .trim()
  .split('\n')
  .map((line) => line.split(': '))
  .map(([claim, events = '']) => ({ claim: claim as ClaimKind, events: events.split(' ') }));

interface Claim {
  practiceArea: string;
  eventKinds: readonly string[];
  hasDied: boolean;
  /** Two letters. */
  state: string;
}

function claimKind({ practiceArea, eventKinds }: Claim): ClaimKind | null {
  const area = practiceArea.toLowerCase();
  if (/legal mal/.test(area)) return null;
  const named = claimByArea.find(([words]) => words.test(area))?.[1];
  return named ?? claimByEvent.find(({ events }) => eventKinds.some((kind) => events.includes(kind)))?.claim ?? null;
}

/** The period for a charge with the EEOC: 300 days where a state agency shares the work, 42 U.S.C. 2000e-5(e)(1). */
const chargeDays = (state: string): number => (['AL', 'AR', 'GA', 'MS', 'NC'].includes(state) ? 180 : 300);

/** State laws that leave years for a discrimination complaint, and where they say so. */
const complaintYears: Readonly<Record<string, number>> = {
  CA: 3, // Cal. Gov. Code 12960
  NY: 3, // N.Y. Exec. Law 297
  NJ: 2, // N.J.S.A. 10:5-12; 2A:14-2
  OR: 5, // O.R.S. 659A.875
  DC: 1, // D.C. Code 2-1403.04
  MN: 1, // Minn. Stat. 363A.28
  WA: 3, // R.C.W. 4.16.080; 49.60
};

/** For a willful violation, 29 U.S.C. 255(a); states may grant more. */
const WAGE_YEARS = 3;
/** State workers' compensation acts grant one to three years. */
const COMPENSATION_YEARS = 2;

function yearsFor(kind: Exclude<ClaimKind, 'employment'>, { state, hasDied }: Claim): number {
  if (kind === 'wage') return WAGE_YEARS;
  if (kind === 'compensation') return COMPENSATION_YEARS;
  const claim = kind === 'injury' && hasDied ? 'death' : kind;
  return limitationYears(claim, state) ?? longestPeriod(claim);
}

/** The last day of the ordinary time for a claim, by its practice area, else by what happened; null where none is known. */
export function lastDayOfClaim(claim: Claim, happened: DayNumber): DayNumber | null {
  const kind = claimKind(claim);
  if (kind === null) return null;
  const years = kind === 'employment' ? complaintYears[claim.state] : yearsFor(kind, claim);
  return years === undefined ? happened + chargeDays(claim.state) : addMonths(happened, 12 * years);
}

/** Whether the ordinary time of a claim that arose on a day is over. */
export function isTimeOver(claim: Claim, happened: DayNumber, today: DayNumber): boolean {
  const last = lastDayOfClaim(claim, happened);
  return last !== null && last < today;
}

/** Days to appeal from a decision on benefits; the last with five days for the mail. */
const appealDays: readonly (readonly [RegExp, number])[] = [
  [/long.?term dis|\bltd\b|erisa/, 180], // 29 CFR 2560.503-1(h)
  [/unemploy/, 30], // the longest of the states
  [/social sec|\bssd?i?\b/, 65], // 20 CFR 404.901, 404.909, 404.933, 404.968
];

/** From the receipt of a right-to-sue letter, 42 U.S.C. 2000e-5(f)(1), and a week for the mail. */
export const RIGHT_TO_SUE_DAYS = 97;

/** How many days there are to appeal from a decision; null where no one time is known, as for veterans, who may file anew. */
export const daysToAppeal = (practiceArea: string): number | null =>
  appealDays.find(([words]) => words.test(practiceArea.toLowerCase()))?.[1] ?? null;
