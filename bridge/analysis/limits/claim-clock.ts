import { addMonths, addUnits, type DayNumber } from '../dates/calendar.ts';
import { limitationPeriod, longestPeriod, type TimedClaim } from './limitation-periods.ts';
import { discriminationCharge, federalDeadlines } from './short-deadlines.ts';

/** How long a claim may wait, with the statute it is read from. */
interface ClaimClock {
  readonly days: number;
  readonly source: string;
}

const kindsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const claims: readonly [TimedClaim, ReadonlySet<string>][] = [
  ['death', kindsOf('wrongful_death drowning')],
  ['malpractice', kindsOf('misdiagnosis surgical_error medication_error medical_neglect')],
  [
    'injury',
    kindsOf(
      'crash_rear crash_side crash_head_on crash_drunk hit_and_run pedestrian_hit bike_crash motorcycle_crash truck_crash transit_crash rideshare_crash road_rage crash boat_crash air_crash slip_fall trip_fall stair_fall collapse attack_on_premises burn_poison ride_or_sport daycare_injury dog_bite product_failure device_or_drug nursing_neglect assaulted',
    ),
  ],
  ['defamation', kindsOf('defamation')],
  ['contract', kindsOf('contract construction business_dispute')],
];
const employment = kindsOf('fired fired_by retaliation sexual_harassment discrimination hostile_work');

type Timed = TimedClaim | 'employment' | 'wage' | 'compensation';

/** The claim that a practice area's label names. */
const labels: readonly [RegExp, Timed][] = [
  [/death/, 'death'],
  [/malpractice|medical|misdiagnos|surgical/, 'malpractice'],
  [/comp\b|compensation|fela|longshore/, 'compensation'],
  [/wage|overtime/, 'wage'],
  [/employ|discriminat|terminat|harass|retaliat|firing|fired/, 'employment'],
  [/defam|slander|libel/, 'defamation'],
  [/contract/, 'contract'],
  [
    /injur|accident|crash|wreck|collision|auto\b|car\b|truck|motor|\bmva|\bpi\b|slip|fall|premises|dog|bite|product|pedestrian|bicycle|boat|nursing|device|mesh|recall/,
    'injury',
  ],
];

const inDays = (years: number): number => Math.round(years * 365.25);

function claimOf(practiceArea: string, eventKinds: readonly string[]): Timed | null {
  if (/legal mal/.test(practiceArea.toLowerCase())) return null;
  const label = labels.find(([words]) => words.test(practiceArea.toLowerCase()))?.[1];
  if (label !== undefined) return label;
  const claim = claims.find(([, kinds]) => eventKinds.some((kind) => kinds.has(kind)))?.[0];
  if (claim !== undefined) return claim;
  if (eventKinds.some((kind) => employment.has(kind))) return 'employment';
  return eventKinds.includes('unpaid_wages') ? 'wage' : null;
}

interface ClockInput {
  practiceArea: string;
  eventKinds: readonly string[];
  hasDied: boolean;
  /** Two letters. */
  state: string;
}

/** The ordinary time for a claim, by the label, else by what happened; null where no ordinary time is known. */
function claimClock({ practiceArea, eventKinds, hasDied, state }: ClockInput): ClaimClock | null {
  const found = claimOf(practiceArea, eventKinds);
  if (found === null) return null;
  if (found === 'employment') return discriminationCharge(state);
  if (found === 'wage') return federalDeadlines.wages;
  if (found === 'compensation') return federalDeadlines.compensationClaim;
  const claim = found === 'injury' && hasDied ? 'death' : found;
  const period = limitationPeriod(claim, state);
  return period === null
    ? { days: inDays(longestPeriod(claim)), source: 'longest period of any state' }
    : { days: inDays(period.years), source: period.source };
}

/** The last day of a clock; whole years end on the same day of the month. */
function lastDayOf({ days }: ClaimClock, start: DayNumber): DayNumber {
  const years = Math.round(days / 365.25);
  return years > 0 && inDays(years) === days ? addMonths(start, years * 12) : addUnits(start, days, 'day');
}

/** The last day of the ordinary time of a claim; null where none is known. */
export function lastDayOfClaim(claim: ClockInput, happened: DayNumber): DayNumber | null {
  const clock = claimClock(claim);
  return clock === null ? null : lastDayOf(clock, happened);
}

/** Whether the ordinary time of a claim is over since what happened. */
export function isTimeOver(claim: ClockInput, happened: DayNumber, today: DayNumber): boolean {
  const last = lastDayOfClaim(claim, happened);
  return last !== null && last < today;
}
