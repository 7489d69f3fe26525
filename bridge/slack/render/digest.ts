import { z } from 'zod';
import { unfitReasons } from '../../../shared/lead-actions.ts';

const count = z.int().min(0);

/** How many waiting leads are listed. */
export const WAITING_MAX = 5;

/** Lower ends of the score distribution. */
export const scoreSteps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** Upper ends of the claim times, in minutes, as shown; longer ones come last. */
export const claimSteps = [
  { within: 5, label: 'in 5 min' },
  { within: 15, label: 'in 15 min' },
  { within: 60, label: 'in 1 h' },
  { within: 240, label: 'in 4 h' },
  { within: Number.POSITIVE_INFINITY, label: 'later' },
] as const;

/** A firm's day or week. Nothing in it is personal. */
export const digest = z.object({
  kind: z.enum(['daily', 'weekly']),
  /** First and last day, in the firm's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  received: count,
  valid: count,
  claimed: count,
  contacted: count,
  medianClaimMinutes: z.number().min(0).nullable(),
  /** Alerted and not claimed within the firm's target. */
  unclaimedPastSla: count,
  slaMinutes: count.nullable(),
  /** Valid unclaimed leads, longest waiting first: no names, because a digest outlives its leads. */
  waiting: z
    .array(z.object({ score: z.int().min(0).max(100), since: z.iso.datetime() }))
    .max(WAITING_MAX)
    .default([]),
  waitingTotal: count.default(0),
  /** Claimed, but not marked as contacted yet. */
  uncalled: count.default(0),
  unfit: z.array(z.object({ reason: z.enum(Object.keys(unfitReasons) as [keyof typeof unfitReasons]), count })),
  /** Leads received for each of `scoreSteps`. */
  scores: z.array(count).length(scoreSteps.length),
  /** Leads claimed for each of `claimSteps`. */
  claimTimes: z.array(count).length(claimSteps.length),
});
export type Digest = z.infer<typeof digest>;

/** Scores from 0 to 100, counted for each of `scoreSteps`. */
export function countScores(scores: readonly number[]): number[] {
  const counts = scoreSteps.map(() => 0);
  for (const score of scores) {
    const step = Math.min(scoreSteps.length - 1, Math.max(0, Math.floor(score / 10)));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** Minutes from alert to claim, counted for each of `claimSteps`. */
export function countClaims(minutes: readonly number[]): number[] {
  const counts = claimSteps.map(() => 0);
  for (const taken of minutes) {
    const step = claimSteps.findIndex(({ within }) => taken <= within);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** The value in the middle, null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
